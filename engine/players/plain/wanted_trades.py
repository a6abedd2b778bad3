"""The trades that a plain player wishes for: for a whole color group, or to come closer to one."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.position import Position
from engine.players.plain.demands import least_gain, why_at_no_price
from engine.players.plain.groups import completed
from engine.players.plain.prices import KEPT, gain, value
from engine.rules.trade.exchange import as_trade, cash_after, is_tradable
from engine.view import View

ROUND = 10
"""Dollars to which the cash of offers is rounded."""
SWEETENER = 10
"""Dollars on top of what the other side gives up in a swap."""
MARKUP_PERCENT = 125
"""What a deed that completes a group is bought for, in per cent of its worth to its owner."""

Lots = tuple[int, ...]


def completing_offers(position: Position, seat: SeatId) -> Iterator[OfferTrade]:
    """Yield the trades by which a color group of a seat gets whole: swaps that complete one of the
    other side as well, then purchases of a last deed.
    """
    partners = position.trade_partners(seat)
    found = [(lots, owner) for lots, owner in _lacking(position, seat) if owner in partners]
    for lots, owner in found:
        for given, holder in _lacking(position, owner):
            if holder == seat and not _same_group(position, given[0], lots[0]):
                yield from _swap(position, seat, owner, given, lots)
    for lots, owner in found:
        if len(lots) == 1:
            price = value(position, seat, lots[0]) * MARKUP_PERCENT // 100
            offer = OfferTrade(owner, Side((), price), Side(lots))
            if is_affordable(position, seat, offer):
                yield offer


def lone_swaps(position: Position, seat: SeatId) -> Iterator[OfferTrade]:
    """Yield swaps of two streets, each its owner's only one of a color group that the other side
    has begun, that complete no group of the other side.
    """
    for other in position.trade_partners(seat):
        for given in _lone(position, seat, other):
            for taken in _lone(position, other, seat):
                is_swap = not _same_group(position, given, taken)
                if is_swap and not completed(position, other, (given,)):
                    yield from _swap(position, seat, other, (given,), (taken,))


def _lacking(position: Position, seat: SeatId) -> list[tuple[Lots, SeatId]]:
    """Return what is missing from each color group of a seat, where one player has it all."""
    found = []
    for group in position.rules.groups.values():
        others = tuple(lot for lot in group.members if position.deeds[lot].owner != seat)
        owners = {position.deeds[lot].owner for lot in others}
        is_begun = 0 < len(others) < len(group.members) and len(owners) == 1
        owner = owners.pop() if group.kind == "street" and is_begun else None
        if owner is not None and is_tradable(position, others[0]):
            found.append((others, owner))
    return found


def lone_sales(view: View, seat: SeatId, persons: frozenset[SeatId]) -> Iterator[OfferTrade]:
    """Yield sales to persons of lone streets of groups that they have begun, for what the seat
    would sell them for, in round sums.
    """
    for person in sorted(persons.intersection(view.trade_partners(seat))):
        for space in _lone(view, seat, person):
            offer = OfferTrade(person, Side((space,)), Side())
            trade = as_trade(seat, offer)
            asked = least_gain(view, seat, trade) - gain(view, seat, trade)
            price = -(-asked // ROUND) * ROUND
            if why_at_no_price(view, seat, trade) is None and price <= view.seats[person].cash:
                yield replace(offer, takes=Side(cash=price))


def _lone(position: Position, seat: SeatId, other: SeatId) -> list[int]:
    """Return the streets of a seat that are its only ones of groups that another has begun."""
    properties = position.rules.properties
    return [
        lot
        for lot in position.owned(seat)
        if properties[lot].house_cost
        and position.count_owned(seat, properties[lot].group) == 1
        and position.count_owned(other, properties[lot].group)
        and is_tradable(position, lot)
    ]


def _same_group(position: Position, one: int, other: int) -> bool:
    return position.rules.properties[one].group == position.rules.properties[other].group


def _swap(
    position: Position, seat: SeatId, owner: SeatId, given: Lots, taken: Lots
) -> Iterator[OfferTrade]:
    """Yield a swap, evened out in cash, if both sides can pay for it."""
    balance = sum(value(position, seat, lot) for lot in taken) + SWEETENER
    balance -= sum(value(position, owner, lot) for lot in given)
    offer = OfferTrade(owner, Side(given, max(0, balance)), Side(taken, max(0, -balance)))
    if is_affordable(position, seat, offer):
        yield offer


def is_affordable(position: Position, seat: SeatId, offer: OfferTrade) -> bool:
    """Return whether both sides can pay for an offer, and its proposer keeps enough in hand."""
    left, _ = cash_after(position, seat, offer.gives, offer.takes, ())
    theirs, _ = cash_after(position, offer.partner, offer.takes, offer.gives, ())
    return left >= KEPT and theirs >= 0
