"""Offers of trades by printed prices, the answers to them, and taking one back."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core import actions as a
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.decisions import Debt
from engine.core.events import Trade
from engine.core.position import Position
from engine.players import offer_limits, past_prices
from engine.players.characters import Character
from engine.players.motives import ChosenAction, Motive
from engine.players.plain.debt_trades import is_heir, lost_by_helping, pays_creditor
from engine.players.plain.demands import (
    arms_leader,
    least_gain,
    sweetened,
    sweetened_fairly,
    why_at_no_price,
)
from engine.players.plain.groups import completed, completed_alone
from engine.players.plain.outlook import Outlook
from engine.players.plain.prices import gain
from engine.players.plain.purchases import LOVED, likes, reserve
from engine.players.plain.wanted_trades import (
    ROUND,
    completing_offers,
    is_affordable,
    lone_sales,
    lone_swaps,
)
from engine.rules.debt.debts import forgiven_debt, is_unpayable
from engine.rules.trade.exchange import (
    as_trade,
    cash_after,
    is_tradable,
    mirrored,
    mortgaged_deeds,
    transfer_cost,
)
from engine.view import View

ROUNDS = 5
"""Rounds of the table from one thought of a trade to the next."""
ASKED = 10
"""Dollars of which a price is a multiple that a refusal names: a little less may do."""

ASKED_TWICE, MOST_REFUSED = 2, 4
"""Refusals of the same exchange, and of any, after which a player is not asked again for it, or
for anything, until the two have made a trade."""


def offer(outlook: Outlook) -> ChosenAction | None:
    """Ask for what a group lacks, or for a swap that comes closer to one, until one is whole; offer
    persons lone streets of groups that they have begun. Persons are asked in any round, computers
    now and then.
    """
    view, seat = outlook.view, outlook.seat
    if not outlook.is_turn_begun:
        return None
    if not (outlook.company.persons or is_round(view, seat, outlook.character)):
        return None
    if offer_limits.is_done(view, seat, 1):
        return None
    for found in (*_purchases(outlook), *lone_sales(view, seat, outlook.company.persons)):
        if arms_leader(view, seat, as_trade(seat, found)) or _is_refused(view, seat, found):
            continue
        if offer_limits.may_offer(view, seat, found, outlook.company):
            group = completed(view, seat, found.takes.deeds)
            kind = "offered-plain" if group else "offered"
            return ChosenAction(found, Motive(kind, group=group, seat=found.partner))
    return None


def _is_refused(view: View, seat: SeatId, offer: OfferTrade) -> bool:
    """Return whether the partner of an offer has refused it, or others, too often already."""
    refused = []
    for past in reversed(view.past_offers):
        sides = past.trade.proposer, past.trade.partner
        if past.by == "made" and {*sides} == {seat, offer.partner}:
            break
        if sides == (seat, offer.partner):
            refused.append(offer_limits.exchanged_deeds(past.trade))
    again = refused.count(offer_limits.exchanged_deeds(offer))
    return len(refused) >= MOST_REFUSED or again >= ASKED_TWICE


def _purchases(outlook: Outlook) -> Iterator[OfferTrade]:
    """Yield what the seat would ask for, until it has a whole group, at what a partner demands."""
    view, seat = outlook.view, outlook.seat
    if view.complete_streets(seat):
        return
    for wanted in _wanted(outlook):
        sweeten = sweetened_fairly if wanted.partner in outlook.company.persons else sweetened
        found = sweeten(view, seat, wanted, ROUND)
        resold = past_prices.is_resold_dear(view, mirrored(as_trade(seat, found)))
        if not resold and is_affordable(view, seat, found):
            yield found


def _wanted(outlook: Outlook) -> Iterator[OfferTrade]:
    """Yield the trades that the seat could wish for in this round, those with persons first."""
    view, seat, persons = outlook.view, outlook.seat, outlook.company.persons
    wanted = [*completing_offers(view, seat), *lone_swaps(view, seat), *_steps(outlook)]
    yield from (it for it in wanted if it.partner in persons)
    if is_round(view, seat, outlook.character):
        yield from (it for it in wanted if it.partner not in persons)


def is_round(position: Position, seat: SeatId, character: Character) -> bool:
    """Return whether a seat thinks of trades with anybody in the present round of the table."""
    return _rounds(position, seat) % _interval(character) == 0


def _rounds(position: Position, seat: SeatId) -> int:
    return position.turn // len(position.seats) + seat


def _interval(character: Character) -> int:
    """Return the rounds of the table from one thought of a trade to the next."""
    return max(1, round(ROUNDS / character.hunger))


def _steps(outlook: Outlook) -> Iterator[OfferTrade]:
    """Yield purchases from persons of single streets of groups that the seat has begun."""
    view, seat, persons = outlook.view, outlook.seat, outlook.company.persons
    for person in sorted(persons.intersection(view.trade_partners(seat))):
        for space in view.owned(person):
            prop = view.rules.properties[space]
            if (
                prop.house_cost
                and view.count_owned(seat, prop.group)
                and view.count_owned(person, prop.group) == 1
                and is_tradable(view, space)
                and outlook.cash - 2 * prop.price >= reserve(outlook)
            ):
                yield OfferTrade(person, Side(), Side((space,)))


def answer(outlook: Outlook, trade: Trade) -> ChosenAction:
    """Accept what is worth more than it costs, by printed prices.

    A refusal states dollars with which it would accept, added, or taken off what it is asked for.
    What it has offered itself within a lap it still stands by.
    """
    view, seat, other = outlook.view, outlook.seat, trade.proposer
    debt = forgiven_debt(view.debt_settlements, trade)
    if found := refused_person(outlook, trade):
        return found
    if motive := why_at_no_price(view, seat, trade):
        return ChosenAction(a.DeclineTrade(trade.id), motive)
    gained = gain(view, seat, trade) + _liking(outlook, trade)
    if debt is not None and (found := _settled(outlook, trade, debt, gained)):
        return found
    gained += -lost_by_helping(view, seat, trade) if debt is None else debt.amount
    lacking = lacking_dollars(outlook, trade, gained)
    if lacking <= 0:
        return _choice(a.AcceptTrade(trade.id), "accepted-price", other, gained)
    if _stands_by(outlook, trade):
        return ChosenAction(a.AcceptTrade(trade.id), Motive("accepted-own", seat=other))
    if trade.gives == Side() and trade.takes == Side(cash=trade.takes.cash) and debt is None:
        return ChosenAction(a.DeclineTrade(trade.id), Motive("refused-rival", seat=other))
    asked = _asked(outlook, trade, gained)
    kind = "refused-price-less" if asked <= trade.takes.cash else "refused-price"
    return _choice(a.DeclineTrade(trade.id), kind, other, asked)


def refused_person(outlook: Outlook, trade: Trade) -> ChosenAction | None:
    """Return the refusal of what a person has been refused lately, in an offer of a computer."""
    person = offer_limits.refused_before(
        outlook.view, outlook.seat, trade.proposer, trade.takes.deeds, outlook.company
    )
    if person is None:
        return None
    return ChosenAction(a.DeclineTrade(trade.id), Motive("refused-person", seat=person))


def _settled(outlook: Outlook, trade: Trade, debt: Debt, gained: int) -> ChosenAction | None:
    """Return the answer to a trade that settles a debt; None where its price decides.

    Its creditor takes no less than the debt would bring; a debtor who cannot pay takes anything.
    """
    if debt.debtor == outlook.seat:
        is_good = is_unpayable(outlook.view, debt)
        if not is_good:
            return None
    else:
        is_good = pays_creditor(outlook.view, trade, debt)
    if is_good:
        return _choice(a.AcceptTrade(trade.id), "accepted-price", trade.proposer, max(gained, 0))
    is_last = is_heir(outlook.view, outlook.seat, debt.debtor) and len(outlook.view.players()) == 2
    kind = "refused-debt" if is_last else "refused-settlement"
    return ChosenAction(a.DeclineTrade(trade.id), Motive(kind, seat=trade.proposer))


def _liking(outlook: Outlook, trade: Trade) -> int:
    """Return the dollars that a trade is worth beside to a character, for what it loves or not."""

    def extra(space: int) -> int:
        liking = likes(outlook, space)
        more = int(outlook.view.rules.properties[space].price * (LOVED - 1))
        return more if liking > 0 else -more if liking < 0 else 0

    return sum(map(extra, trade.gives.deeds)) - sum(map(extra, trade.takes.deeds))


def _stands_by(outlook: Outlook, trade: Trade) -> bool:
    """Return whether a seat has offered a trade itself, and can still pay for it and offer it."""
    view, seat = outlook.view, outlook.seat
    return (
        past_prices.is_own_offer(view, seat, trade)
        and _paid(view, trade) <= outlook.cash
        and not _has_become_bad(view, mirrored(trade))
    )


def _asked(outlook: Outlook, trade: Trade, gained: int) -> int:
    """Return what to ask for beside an offer, so that its price is a round sum: the same one,
    whatever was offered. No more than the seat would pay, where it is only its reserve that forbids
    to pay.
    """
    offered = trade.gives.cash - trade.takes.cash
    lacking = _lacking_worth(outlook, trade, gained)
    spared = _lacking_cash(outlook, trade)
    by_worth, by_cash = (
        -(-(offered + it) // ASKED) * ASKED - offered if it > 0 else 0 for it in (lacking, spared)
    )
    asked = max(by_worth, min(by_cash, _paid(outlook.view, trade)))
    over = past_prices.over_own_offer(outlook.view, outlook.seat, trade)
    # Less would do: the seat still stands by what it has offered itself.
    if over is not None and over < asked and _stands_by(outlook, _cheaper(trade, over)):
        return over
    return asked


def _cheaper(trade: Trade, dollars: int) -> Trade:
    """Return a trade that costs its partner fewer dollars."""
    paid = trade.takes.cash - trade.gives.cash - dollars
    gives, takes = replace(trade.gives, cash=max(0, -paid)), replace(trade.takes, cash=max(0, paid))
    return replace(trade, gives=gives, takes=takes)


def lacking_dollars(outlook: Outlook, trade: Trade, gained: int) -> int:
    """Return the dollars by which an offer that brings `gained` falls short; 0 or less if none."""
    return max(_lacking_worth(outlook, trade, gained), _lacking_cash(outlook, trade))


def _lacking_worth(outlook: Outlook, trade: Trade, gained: int) -> int:
    """Return the dollars by which it brings too little; no deed goes for less than it just cost."""
    least = least_gain(outlook.view, outlook.seat, trade)
    return max(least - gained, past_prices.undersold(outlook.view, outlook.seat, trade))


def _lacking_cash(outlook: Outlook, trade: Trade) -> int:
    """Return the dollars by which an offer that costs cash would cut into the seat's reserve."""
    view, paid = outlook.view, _paid(outlook.view, trade)
    if paid <= 0 or forgiven_debt(view.debt_settlements, trade) is not None:
        return 0
    return min(paid, reserve(outlook) + paid - outlook.cash)


def _paid(view: View, trade: Trade) -> int:
    """Return the dollars that a trade costs its partner, interest on mortgages included."""
    interest = transfer_cost(view, mortgaged_deeds(view, trade.gives.deeds), ())
    return trade.takes.cash + interest - trade.gives.cash


def withdrawal(outlook: Outlook) -> ChosenAction | None:
    """Return the taking back of an open offer that the seat could not pay any more, or that would
    by now complete a group of its partner alone.
    """
    for trade in outlook.view.trades:
        if trade.proposer != outlook.seat or trade.id in outlook.company.unread:
            continue
        if found := unpaid(outlook, trade):
            return found
        if _has_become_bad(outlook.view, trade):
            return ChosenAction(a.WithdrawTrade(trade.id), Motive("withdrew", seat=trade.partner))
    return None


def unpaid(outlook: Outlook, trade: Trade) -> ChosenAction | None:
    """Return the taking back of an own offer that costs more cash than there is by now, interest
    on the mortgages that it would take over included.
    """
    after, dollars = cash_after(outlook.view, outlook.seat, trade.gives, trade.takes, ())
    if after >= 0:
        return None
    return _choice(a.WithdrawTrade(trade.id), "withdrew-cash", trade.partner, dollars)


def _has_become_bad(position: Position, trade: Trade) -> bool:
    """Return whether an offer would by now complete a group of the partner's, and none for it."""
    gets, gives = trade.takes.deeds, trade.gives.deeds
    return completed_alone(position, trade.proposer, gets, trade.partner, gives) is not None


def _choice(action: Action, kind: str, other: SeatId, dollars: int) -> ChosenAction:
    return ChosenAction(action, Motive(kind, seat=other, dollars=dollars))
