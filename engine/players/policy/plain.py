"""How a gentle computer player plays: by printed prices, with a plain reserve."""

from engine import actions as a
from engine.actions import Action, SeatId
from engine.decisions import ToThrow
from engine.events import Trade
from engine.layouts import layout
from engine.lots import Lot
from engine.offered import BuildOffer, LiftOffer
from engine.players import trading
from engine.players.policy import manners
from engine.players.policy.viewpoint import Viewpoint
from engine.players.reasons import Choice, Reason
from engine.players.worth import PASS

RESERVE = 200
"""Dollars that are kept in hand when something is built or paid off."""
ROUNDS = 8
"""Rounds of the table from one thought of a trade to the next."""
LOVED = 1.25
"""What a property of a group that is loved is bid for, in printed prices."""
LEAST_GAIN = 1
"""Dollars that an offer has to bring for it to be accepted."""
COMPLETING = 1.5
"""What a property is bid for that completes an own group, in printed prices."""


def buy(viewpoint: Viewpoint, space: int) -> Choice:
    """Buy whatever can be paid."""
    price = viewpoint.view.rules.properties[space].price
    if a.Buy() in viewpoint.view.offers:
        return Choice(a.Buy(), Reason("bought-price", (space,), dollars=price))
    return Choice(a.Decline(), Reason("left-cash", (space,), dollars=price))


def worth(viewpoint: Viewpoint, lot: Lot) -> int:
    """Return the most to bid for a lot: the printed price, more for an own group and for love."""
    if isinstance(lot, str):
        return PASS
    view, prop = viewpoint.view, viewpoint.view.rules.properties[lot]
    lacking = len(view.members(prop.group)) - view.count_owned(viewpoint.seat, prop.group)
    factor = COMPLETING if lacking == 1 else 1.0
    if prop.group in dict(viewpoint.character.loves):
        factor = max(factor, LOVED)
    return int(prop.price * factor)


def reserve(viewpoint: Viewpoint) -> int:
    """Return the dollars that the seat keeps in hand."""
    return int(RESERVE * viewpoint.character.reserve)


def business(viewpoint: Viewpoint) -> Choice | None:
    """Build as high as the reserve allows, then pay mortgages off."""
    view, spare = viewpoint.view, viewpoint.cash - reserve(viewpoint)
    for offer in view.offers:
        match offer:
            case BuildOffer(group=group, lowest=lowest, highest=highest):
                steps = spare // view.rules.groups[group].house_cost
                if steps > 0:
                    return _build(viewpoint, group, min(highest, lowest - 1 + steps))
            case LiftOffer(spaces=(space, *_)) if view.lift_cost(space) <= spare:
                cost = view.lift_cost(space)
                return Choice(a.Lift(space), Reason("lifted", (space,), dollars=cost))
    return None


def _build(viewpoint: Viewpoint, group: str, total: int) -> Choice:
    levels = layout(viewpoint.view, group, total)
    cost = viewpoint.view.building_cost(levels)
    spaces = tuple(space for space, _ in levels)
    return Choice(a.Build(levels), Reason("built-plain", spaces, group, dollars=cost))


def offer(viewpoint: Viewpoint) -> Choice | None:
    """Ask now and then for the one deed that a group lacks."""
    view, seat, decision = viewpoint.view, viewpoint.seat, viewpoint.decision
    if not isinstance(decision, ToThrow) or decision.doubles or view.closing:
        return None
    rounds = view.turn // len(view.seats) + seat
    every = max(1, round(ROUNDS / viewpoint.character.hunger))
    if rounds % every or manners.is_done(view, seat, 1):
        return None
    found = trading.wanted_trade(view, seat, rounds // every)
    if found is None or not manners.may_offer(view, seat, found, viewpoint.company):
        return None
    (space, *_) = found.takes.deeds
    group = view.rules.properties[space].group
    return Choice(found, Reason("offered-plain", group=group, seat=found.partner))


def answer(viewpoint: Viewpoint, trade: Trade) -> Choice:
    """Accept what is worth more than it costs, by printed prices.

    A refusal states the dollars that would have to be added for it to be accepted.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    gained = trading.gain(view, seat, trade)
    if gained >= LEAST_GAIN:
        return _choice(a.AcceptTrade(trade.id), "accepted-price", other, gained)
    return _choice(a.DeclineTrade(trade.id), "refused-price", other, LEAST_GAIN - gained)


def _choice(action: Action, kind: str, other: SeatId, dollars: int) -> Choice:
    return Choice(action, Reason(kind, seat=other, dollars=dollars))
