"""How a gentle computer player plays: by printed prices, with a plain reserve."""

from collections.abc import Iterator
from dataclasses import replace

from engine import actions as a
from engine.actions import Action, OfferTrade, SeatId, Side
from engine.debts import forgiven_debt, next_debt
from engine.decisions import ToThrow
from engine.events import Trade
from engine.exchange import as_trade, is_tradable, mortgaged_deeds, transfer_cost
from engine.layouts import layout
from engine.lots import Lot
from engine.offered import BuildOffer, LiftOffer
from engine.players import trading
from engine.players.motives import ChosenAction, Motive
from engine.players.policy import manners
from engine.players.policy.exchanges import completed
from engine.players.policy.group_motives import why_bought_at_price
from engine.players.policy.viewpoint import Viewpoint
from engine.players.settling import pays_creditor
from engine.players.worth import PASS
from engine.position import Position

RESERVE = 200
"""Dollars that are kept in hand when something is built or paid off."""
ROUNDS = 5
"""Rounds of the table from one thought of a trade to the next."""
LOVED = 1.25
"""What a property of a group that is loved is bid for, in printed prices."""
LEAST_GAIN = 1
"""Dollars that an offer has to bring for it to be accepted, at the least."""
SPREAD_PERCENT = 5
"""What it has to bring in per cent of the deeds on its dearer side.

What a deed is worth depends on the others of its group, and so on the order in which they change
hands. Without a spread, a group bought deed by deed and sold back in another order would cost this
player up to 5 % of a price (Park Place and Boardwalk).
"""
ROUND = 10
"""Dollars to which the cash of its own offers is rounded, in favor of the other player."""
ASKED = 20
"""Dollars to which it rounds up what it asks for when it refuses: a little less may do."""
COMPLETING = 1.5
"""What a property is bid for that completes an own group, in printed prices."""


def buy(viewpoint: Viewpoint, space: int) -> ChosenAction:
    """Buy whatever can be paid."""
    view, price = viewpoint.view, viewpoint.view.rules.properties[space].price
    if a.Buy() in view.offers:
        return ChosenAction(a.Buy(), why_bought_at_price(view, viewpoint.seat, space))
    return ChosenAction(a.Decline(), Motive("left-cash", (space,), dollars=price))


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


def business(viewpoint: Viewpoint) -> ChosenAction | None:
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
                return ChosenAction(a.Lift(space), Motive("lifted", (space,), dollars=cost))
    return None


def _build(viewpoint: Viewpoint, group: str, total: int) -> ChosenAction:
    levels = layout(viewpoint.view, group, total)
    cost = viewpoint.view.building_cost(levels)
    spaces = tuple(space for space, _ in levels)
    return ChosenAction(a.Build(levels), Motive("built-plain", spaces, group, dollars=cost))


def offer(viewpoint: Viewpoint) -> ChosenAction | None:
    """Ask for the one deed that a group lacks: persons in any round, computers now and then."""
    view, seat, decision = viewpoint.view, viewpoint.seat, viewpoint.decision
    if not isinstance(decision, ToThrow) or decision.doubles or view.closing:
        return None
    if manners.is_done(view, seat, 1):
        return None
    for wanted in _wanted(viewpoint):
        found = sweetened(view, seat, wanted)
        if not _leaves_houses(viewpoint, found):
            continue
        if manners.may_offer(view, seat, found, viewpoint.company):
            group = completed(view, seat, found.takes.deeds)
            kind = "offered-plain" if group else "offered"
            return ChosenAction(found, Motive(kind, group=group, seat=found.partner))
    return None


def _leaves_houses(viewpoint: Viewpoint, offer: OfferTrade) -> bool:
    """Return whether an offer for a whole group leaves the cash for a house on each of its lots."""
    view, paid = viewpoint.view, offer.gives.cash - offer.takes.cash
    group = completed(view, viewpoint.seat, offer.takes.deeds)
    if group is None or paid <= 0:
        return True
    houses = view.rules.groups[group].house_cost * len(view.members(group))
    return viewpoint.cash - paid >= houses


def _wanted(viewpoint: Viewpoint) -> Iterator[OfferTrade]:
    """Yield the trades that the seat could wish for in this round, those with persons first."""
    view, seat, company = viewpoint.view, viewpoint.seat, viewpoint.company
    yield from (it for it in trading.completing_offers(view, seat) if it.partner in company.persons)
    rounds = view.turn // len(view.seats) + seat
    every = max(1, round(ROUNDS / viewpoint.character.hunger))
    if rounds % every:
        return
    if found := trading.wanted_trade(view, seat, rounds // every):
        yield found
    yield from _steps(viewpoint)


def _steps(viewpoint: Viewpoint) -> Iterator[OfferTrade]:
    """Yield purchases from persons of single streets of groups that the seat has begun."""
    view, seat, persons = viewpoint.view, viewpoint.seat, viewpoint.company.persons
    for person in sorted(persons.intersection(view.trade_partners(seat))):
        for space in view.owned(person):
            prop = view.rules.properties[space]
            if (
                prop.house_cost
                and view.count_owned(seat, prop.group)
                and view.count_owned(person, prop.group) == 1
                and is_tradable(view, space)
                and viewpoint.cash - 2 * prop.price >= reserve(viewpoint)
            ):
                yield OfferTrade(person, Side(), Side((space,)))


def sweetened(position: Position, seat: SeatId, offer: OfferTrade, step: int = ROUND) -> OfferTrade:
    """Return an offer of a seat with as much cash as its partner demands by printed prices.

    `step`: the dollars to which it is rounded, in favor of the partner.
    """
    trade, partner = as_trade(seat, offer), offer.partner
    lacking = least_gain(position, partner, trade) - trading.gain(position, partner, trade)
    return rounded(offer, step, more=max(0, lacking))


def rounded(offer: OfferTrade, step: int, more: int = 0) -> OfferTrade:
    """Return an offer that pays some dollars more, rounded up to a multiple of `step`."""
    gives, takes = offer.gives, offer.takes
    paid = -(-(gives.cash - takes.cash + more) // step) * step
    return replace(
        offer, gives=Side(gives.deeds, max(0, paid)), takes=Side(takes.deeds, max(0, -paid))
    )


def has_become_bad(position: Position, trade: Trade) -> bool:
    """Return whether an offer would by now complete a group of the partner's, and none for it."""
    if completed(position, trade.proposer, trade.takes.deeds):
        return False
    return completed(position, trade.partner, trade.gives.deeds) is not None


def answer(viewpoint: Viewpoint, trade: Trade) -> ChosenAction:
    """Accept what is worth more than it costs, by printed prices.

    A refusal states dollars with which it would accept: a round sum, added, or taken off what it
    is asked for.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    debt = forgiven_debt(view.debt_settlements, trade)
    gained = trading.gain(view, seat, trade)
    if debt is not None and debt.debtor != seat:
        if not pays_creditor(view, trade, debt):
            return ChosenAction(a.DeclineTrade(trade.id), Motive("refused-debt", seat=other))
        return _choice(a.AcceptTrade(trade.id), "accepted-price", other, max(gained, 0))
    if debt is not None:
        gained += debt.amount
    lacking = lacking_dollars(viewpoint, trade, gained)
    if lacking <= 0:
        return _choice(a.AcceptTrade(trade.id), "accepted-price", other, gained)
    asked = -(-lacking // ASKED) * ASKED
    kind = "refused-price-less" if asked <= trade.takes.cash else "refused-price"
    return _choice(a.DeclineTrade(trade.id), kind, other, asked)


def lacking_dollars(viewpoint: Viewpoint, trade: Trade, gained: int) -> int:
    """Return the dollars by which an offer that brings `gained` falls short; 0 or less if none."""
    least = least_gain(viewpoint.view, viewpoint.seat, trade)
    return max(least - gained, _lacking_cash(viewpoint, trade))


def _lacking_cash(viewpoint: Viewpoint, trade: Trade) -> int:
    """Return the dollars by which an offer that costs cash would cut into the seat's reserve."""
    view = viewpoint.view
    interest = transfer_cost(view, mortgaged_deeds(view, trade.gives.deeds), ())
    paid = trade.takes.cash + interest - trade.gives.cash
    if paid <= 0 or next_debt(view.debt_settlements, viewpoint.seat) is not None:
        return 0
    return min(paid, reserve(viewpoint) + paid - viewpoint.cash)


def least_gain(position: Position, seat: SeatId, trade: Trade) -> int:
    """Return the dollars that a trade has to bring a gentle seat for it to agree."""
    both = (trade.proposer, trade.partner)
    gets, gives = (trade.takes, trade.gives)
    if seat != trade.proposer:
        gets, gives = gives, gets
    got = sum(trading.worth_now(position, seat, lot) for lot in gets.deeds)
    given = sum(max(trading.worth_now(position, it, lot) for it in both) for lot in gives.deeds)
    return max(LEAST_GAIN, -(-max(got, given) * SPREAD_PERCENT // 100))


def _choice(action: Action, kind: str, other: SeatId, dollars: int) -> ChosenAction:
    return ChosenAction(action, Motive(kind, seat=other, dollars=dollars))
