"""How a gentle computer player plays: by printed prices, with a plain reserve."""

from collections.abc import Iterator

from engine.core import actions as a
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.decisions import ToThrow
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.core.offered import BuildOffer, LiftOffer
from engine.core.position import Position
from engine.players import trading
from engine.players.motives import ChosenAction, Motive
from engine.players.policy import manners
from engine.players.policy.exchanges import completed, owner_of_rest
from engine.players.policy.group_motives import top_rents, why_bought_at_price
from engine.players.policy.plain_prices import (
    arms_leader,
    least_gain,
    sweetened,
    sweetened_fairly,
    why_at_no_price,
)
from engine.players.policy.viewpoint import Viewpoint
from engine.players.settling import pays_creditor
from engine.players.worth import PASS
from engine.rules.building.layouts import layout
from engine.rules.debt.debts import forgiven_debt
from engine.rules.trade.exchange import as_trade, is_tradable, mortgaged_deeds, transfer_cost
from engine.view import View

RESERVE = 200
"""Dollars that are kept in hand when something is built or paid off."""
ROUNDS = 5
"""Rounds of the table from one thought of a trade to the next."""
LOVED = 1.25
"""What a property of a group that is loved is worth, in printed prices."""
ROUND = 10
"""Dollars to which the cash of its own offers is rounded, in favor of the other player."""
ASKED = 20
"""Dollars to which it rounds up what it asks for when it refuses: a little less may do."""
COMPLETING = 1.5
"""What a property is bid for that completes an own group, in printed prices."""


def buy(viewpoint: Viewpoint, space: int) -> ChosenAction:
    """Buy whatever can be paid, within what a careful player spends."""
    view, price = viewpoint.view, viewpoint.view.rules.properties[space].price
    if a.Buy() in view.offers and price <= limit(viewpoint, space):
        return ChosenAction(a.Buy(), why_bought_at_price(view, viewpoint.seat, space))
    if viewpoint.cash < price:
        return ChosenAction(a.Decline(), Motive("left-short", (space,), dollars=viewpoint.cash))
    return ChosenAction(a.Decline(), Motive("left-cash", (space,), dollars=price))


def limit(viewpoint: Viewpoint, lot: Lot) -> int:
    """Return the most that a seat pays for a lot, in dollars: all its cash; for a character that
    keeps more than others do, but a quarter of its reserve: with more, it gets too few properties.
    What completes an own group may cost everything.
    """
    careful, view = viewpoint.character.reserve > 1, viewpoint.view
    if not careful or (isinstance(lot, int) and owner_of_rest(view, lot) == viewpoint.seat):
        return viewpoint.cash
    return max(0, viewpoint.cash - reserve(viewpoint) // 4)


def worth(viewpoint: Viewpoint, lot: Lot) -> int:
    """Return the most to bid for a lot: the printed price, more for an own group and for love."""
    if isinstance(lot, str):
        return PASS
    view, prop = viewpoint.view, viewpoint.view.rules.properties[lot]
    lacking = len(view.members(prop.group)) - view.count_owned(viewpoint.seat, prop.group)
    factor = COMPLETING if lacking == 1 else 1.0
    if _likes(viewpoint, lot) > 0:
        factor = max(factor, LOVED)
    return int(prop.price * factor)


def _likes(viewpoint: Viewpoint, space: int) -> float:
    """Return more than 0 for a property of a group that the character loves, less for one that it
    would be rid of.
    """
    group = viewpoint.view.rules.properties[space].group
    return dict(viewpoint.character.loves).get(group, 0.0)


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
    rents = top_rents(viewpoint.view, levels)
    motive = Motive("built-plain", spaces, group, dollars=cost, rents=rents)
    return ChosenAction(a.Build(levels), motive)


def offer(viewpoint: Viewpoint) -> ChosenAction | None:
    """Ask for the one deed that a group lacks: persons in any round, computers now and then."""
    view, seat, decision = viewpoint.view, viewpoint.seat, viewpoint.decision
    if not isinstance(decision, ToThrow) or decision.doubles or view.closing:
        return None
    if manners.is_done(view, seat, 1):
        return None
    for wanted in _wanted(viewpoint):
        is_to_person = wanted.partner in viewpoint.company.persons
        sweeten = sweetened_fairly if is_to_person else sweetened
        found = sweeten(view, seat, wanted, ROUND)
        if arms_leader(view, seat, as_trade(seat, found)) or not _leaves_houses(viewpoint, found):
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


def has_become_bad(position: Position, trade: Trade) -> bool:
    """Return whether an offer would by now complete a group of the partner's, and none for it."""
    if completed(position, trade.proposer, trade.takes.deeds):
        return False
    return completed(position, trade.partner, trade.gives.deeds) is not None


def answer(viewpoint: Viewpoint, trade: Trade) -> ChosenAction:
    """Accept what is worth more than it costs, by printed prices.

    A refusal states dollars with which it would accept: a round sum, added, or taken off what it
    is asked for. What it has offered itself within a lap it still stands by.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    debt = forgiven_debt(view.debt_settlements, trade)
    if motive := why_at_no_price(view, seat, trade):
        return ChosenAction(a.DeclineTrade(trade.id), motive)
    gained = trading.gain(view, seat, trade) + _liking(viewpoint, trade)
    if debt is not None and debt.debtor != seat:
        if not pays_creditor(view, trade, debt):
            return ChosenAction(a.DeclineTrade(trade.id), Motive("refused-debt", seat=other))
        return _choice(a.AcceptTrade(trade.id), "accepted-price", other, max(gained, 0))
    if debt is not None:
        gained += debt.amount
    lacking = lacking_dollars(viewpoint, trade, gained)
    if lacking <= 0:
        return _choice(a.AcceptTrade(trade.id), "accepted-price", other, gained)
    if _stands_by(viewpoint, trade):
        return ChosenAction(a.AcceptTrade(trade.id), Motive("accepted-own", seat=other))
    if trade.gives == Side() and trade.takes == Side(cash=trade.takes.cash) and debt is None:
        return ChosenAction(a.DeclineTrade(trade.id), Motive("refused-rival", seat=other))
    asked = _asked(viewpoint, trade, gained)
    kind = "refused-price-less" if asked <= trade.takes.cash else "refused-price"
    return _choice(a.DeclineTrade(trade.id), kind, other, asked)


def _liking(viewpoint: Viewpoint, trade: Trade) -> int:
    """Return the dollars that a trade is worth beside to a character, for what it loves or not."""

    def extra(space: int) -> int:
        liking = _likes(viewpoint, space)
        more = int(viewpoint.view.rules.properties[space].price * (LOVED - 1))
        return more if liking > 0 else -more if liking < 0 else 0

    return sum(map(extra, trade.gives.deeds)) - sum(map(extra, trade.takes.deeds))


def _stands_by(viewpoint: Viewpoint, trade: Trade) -> bool:
    """Return whether a seat has offered a trade itself, and can still pay for it and offer it."""
    view, seat = viewpoint.view, viewpoint.seat
    return (
        manners.is_own_offer(view, seat, trade)
        and _paid(view, trade) <= viewpoint.cash
        and not has_become_bad(view, manners.mirrored(trade))
    )


def _asked(viewpoint: Viewpoint, trade: Trade, gained: int) -> int:
    """Return the round sum to ask for beside an offer; no more than the seat would pay, where it
    is only its reserve that forbids to pay.
    """
    lacking = _lacking_worth(viewpoint, trade, gained)
    spared = _lacking_cash(viewpoint, trade)
    by_worth, by_cash = (max(0, -(-it // ASKED) * ASKED) for it in (lacking, spared))
    return max(by_worth, min(by_cash, _paid(viewpoint.view, trade)))


def lacking_dollars(viewpoint: Viewpoint, trade: Trade, gained: int) -> int:
    """Return the dollars by which an offer that brings `gained` falls short; 0 or less if none."""
    return max(_lacking_worth(viewpoint, trade, gained), _lacking_cash(viewpoint, trade))


def _lacking_worth(viewpoint: Viewpoint, trade: Trade, gained: int) -> int:
    """Return the dollars by which it brings too little; no deed goes for less than it just cost."""
    view, seat = viewpoint.view, viewpoint.seat
    return max(least_gain(view, seat, trade) - gained, manners.undersold(view, seat, trade))


def _lacking_cash(viewpoint: Viewpoint, trade: Trade) -> int:
    """Return the dollars by which an offer that costs cash would cut into the seat's reserve."""
    view, paid = viewpoint.view, _paid(viewpoint.view, trade)
    if paid <= 0 or forgiven_debt(view.debt_settlements, trade) is not None:
        return 0
    return min(paid, reserve(viewpoint) + paid - viewpoint.cash)


def _paid(view: View, trade: Trade) -> int:
    """Return the dollars that a trade costs its partner, interest on mortgages included."""
    interest = transfer_cost(view, mortgaged_deeds(view, trade.gives.deeds), ())
    return trade.takes.cash + interest - trade.gives.cash


def _choice(action: Action, kind: str, other: SeatId, dollars: int) -> ChosenAction:
    return ChosenAction(action, Motive(kind, seat=other, dollars=dollars))
