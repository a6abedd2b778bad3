"""Limits of offers: whom a computer player may ask for what, and when.

Everything follows from the offers that its view remembers. `Company` says what no view knows:
which seats are played by people.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.actions import OfferTrade, SeatId
from engine.core.events import PastOffer, Trade
from engine.view import View

LAP = 6
"""Rounds of the table in which a token comes around the board once: between two offers to a person
that did not ask for them, and for as long as what a person was refused is sold to no computer."""
OFFERS = 3
"""Offers of a seat that may be refused in one turn: those who trade first get the groups."""
REFUSALS = 2
"""How many of them by the same player: as many as a view remembers of the same deeds."""
NOTABLE = 150
"""Dollars by which the cash of a side has to change before an offer may be made again."""
PATIENCE = 2 * LAP
"""Rounds of the table in which a seat makes no offer again, whatever cash came and went: other
exchanges have their turn, and nobody is asked the same after every salary."""
BETTER = 25
"""Dollars by which another offer for the same deeds has to be better for its partner."""


@dataclass(frozen=True)
class Company:
    """What no view tells of a table: `persons` are seats that people play.

    `undisturbed`: the seats that are not to be asked now, because they want no offers or have had
    one not long ago. `unread`: offers to people, by id, that are not to be taken back yet.
    """

    persons: frozenset[SeatId] = frozenset()
    undisturbed: frozenset[SeatId] = frozenset()
    unread: frozenset[int] = frozenset()


NO_PERSONS = Company()
"""A table at which no person sits."""


def askable(view: View, seat: SeatId, company: Company) -> tuple[SeatId, ...]:
    """Return the seats that a seat may make an offer to now, from its left."""
    return tuple(
        other
        for other in view.trade_partners(seat)
        if other not in company.undisturbed
        and not any((trade.proposer, trade.partner) == (seat, other) for trade in view.trades)
        and not (other in company.persons and _was_asked(view, seat, other))
        and not _refuses_all(view, seat, other)
        and _refusals(view, seat, other) < REFUSALS
    )


def _was_asked(view: View, seat: SeatId, person: SeatId) -> bool:
    """Return whether a person has had an offer of a seat within a lap, counters not included."""
    return any(
        is_within(view, offer, LAP)
        for offer in view.past_offers
        if (offer.trade.proposer, offer.trade.partner) == (seat, person)
        and not is_counter(view, offer.trade)
    )


def _refuses_all(view: View, seat: SeatId, partner: SeatId) -> bool:
    """Return whether a partner has agreed to nothing for so long that it is not asked yet again.

    After REFUSALS offers in vain, and each that follows, the pause is four times as long.
    """
    between = [
        it for it in view.past_offers if {it.trade.proposer, it.trade.partner} == {seat, partner}
    ]
    refused = 0
    for past in reversed(between):
        if past.by == "made" or past.trade.proposer == partner:
            break
        refused += past.by == "declined"
    if refused < REFUSALS:
        return False
    return is_within(view, between[-1], LAP * 4 ** (refused - REFUSALS))


def is_within(view: View, past: PastOffer, rounds: int) -> bool:
    """Return whether an offer ended less than `rounds` rounds of the table ago."""
    return view.turn - past.turn < rounds * len(view.players())


def is_counter(view: View, trade: Trade) -> bool:
    """Return whether a trade came in answer to an offer for the same deeds."""
    return any(
        offer.by == "countered"
        and offer.trade.proposer == trade.partner
        and offer.trade.partner == trade.proposer
        and offer.trade.id < trade.id
        and exchanged_deeds(offer.trade) == exchanged_deeds(trade)[::-1]
        for offer in view.past_offers
    )


def exchanged_deeds(trade: Trade | OfferTrade) -> tuple[frozenset[int], frozenset[int]]:
    """Return the deeds that the proposer of a trade gives, and those it takes."""
    return frozenset(trade.gives.deeds), frozenset(trade.takes.deeds)


def is_done(view: View, seat: SeatId, most: int) -> bool:
    """Return whether an offer of a seat lies open, or `most` of this turn were refused."""
    asked = 0 if view.decision is None else view.decision.id
    if any(trade.proposer == seat and trade.id > asked for trade in view.trades):
        return True
    return sum(_refusals(view, seat, other) for other in view.from_left_of(seat)) >= most


def _refusals(view: View, seat: SeatId, partner: SeatId) -> int:
    """Return how many offers of a seat a partner has refused in this turn, as far as remembered."""
    return sum(
        offer.turn == view.turn
        and offer.by != "made"
        and (offer.trade.proposer, offer.trade.partner) == (seat, partner)
        for offer in view.past_offers
    )


def may_offer(view: View, seat: SeatId, offer: OfferTrade, company: Company) -> bool:
    """Return whether a seat may make an offer, of nothing that is withheld or repeated."""
    if offer.partner not in askable(view, seat, company):
        return False
    if refused_before(view, seat, offer.partner, offer.gives.deeds, company) is not None:
        return False
    return not any(
        is_within(view, it, LAP)
        or (
            has_as_many_deeds(view, it)
            and (is_within(view, it, PATIENCE) or _has_same_cash(view, it))
        )
        for it in _in_vain(view, seat, offer)
    )


def is_repeated(view: View, seat: SeatId, offer: OfferTrade) -> bool:
    """Return whether an offer is one that came to nothing, while nothing notable has changed."""
    return any(
        has_as_many_deeds(view, it) and _has_same_cash(view, it)
        for it in _in_vain(view, seat, offer)
    )


def was_declined(view: View, trade: Trade) -> bool:
    """Return whether its partner has declined a trade, or one that was worse for it by less than
    BETTER, while nothing notable has changed since. A counter is no refusal, and what was taken
    back was never answered.
    """
    again = OfferTrade(trade.partner, trade.gives, trade.takes)
    return any(
        it.by == "declined" and has_as_many_deeds(view, it) and _has_same_cash(view, it)
        for it in _in_vain(view, trade.proposer, again)
    )


def has_offered(view: View, seat: SeatId, trade: Trade) -> bool:
    """Return whether `seat`, the partner of a trade, has lately offered the same exchange of deeds,
    at whatever price, or still does.
    """
    return any(
        (own.proposer, own.partner) == (seat, trade.proposer)
        and exchanged_deeds(own) == exchanged_deeds(trade)[::-1]
        for own in (*view.trades, *(past.trade for past in view.past_offers))
    )


def lies_open(view: View, seat: SeatId, offer: OfferTrade) -> bool:
    """Return whether a seat has an open offer for the same deeds to the same player."""
    return any(
        (trade.proposer, trade.partner) == (seat, offer.partner)
        and exchanged_deeds(trade) == exchanged_deeds(offer)
        for trade in view.trades
    )


def _in_vain(view: View, seat: SeatId, offer: OfferTrade) -> Iterator[PastOffer]:
    """Yield the offers of a seat for the same deeds that came to nothing, but for those that were
    worse for the partner by BETTER dollars or more: who asks for price after price learns no more.
    """
    paid = offer.gives.cash - offer.takes.cash
    for past in view.past_offers:
        trade = past.trade
        if past.by == "made" or (trade.proposer, trade.partner) != (seat, offer.partner):
            continue
        is_as_good = paid - (trade.gives.cash - trade.takes.cash) < BETTER
        if is_as_good and exchanged_deeds(trade) == exchanged_deeds(offer):
            yield past


def has_as_many_deeds(view: View, past: PastOffer) -> bool:
    """Return whether both sides of an offer have as many deeds as when it ended."""
    owners = [deed.owner for deed in view.deeds.values()]
    sides = past.trade.proposer, past.trade.partner
    return tuple(owners.count(side) for side in sides) == past.deeds


def _has_same_cash(view: View, past: PastOffer) -> bool:
    """Return whether neither side's cash is notably different from when an offer ended."""
    sides = past.trade.proposer, past.trade.partner
    return all(
        abs(view.seats[side].cash - cash) < NOTABLE
        for side, cash in zip(sides, past.cash, strict=True)
    )


def refused_before(
    view: View, seat: SeatId, partner: SeatId, spaces: tuple[int, ...], company: Company
) -> SeatId | None:
    """Return the person who was refused one of these deeds of a seat within a lap.

    None where the `partner` who would have them now is a person too. Only offers in earnest count:
    for at least the printed prices.
    """
    if partner in company.persons:
        return None
    for past in view.past_offers:
        trade = past.trade
        if trade.partner != seat or trade.proposer not in company.persons or past.by != "declined":
            continue
        wanted = set(spaces) & set(trade.takes.deeds)
        if wanted and _is_earnest(view, trade) and is_within(view, past, LAP):
            return trade.proposer
    return None


def _is_earnest(view: View, trade: Trade) -> bool:
    properties = view.rules.properties
    given, taken = (
        side.cash + sum(properties[space].price for space in side.deeds)
        for side in (trade.gives, trade.takes)
    )
    return given >= taken
