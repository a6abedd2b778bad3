"""The offers that GNOME-p3's background agent thinks of: sales, swaps and purchases.

Known from the helper functions of the project GNOME-p3: it deals in lone streets, the only ones
their owner has of a group, that complete that group for the other side; never in railroads,
utilities or mortgaged deeds.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.position import Position


@dataclass(frozen=True)
class _Deal:
    """A deed that passes between this seat and another, at a price."""

    other: SeatId
    space: int
    price: int


def proposals(position: Position, seat: SeatId, careful: bool) -> list[OfferTrade]:
    """Return this turn's offers, one for each partner: sales when poor, else swaps or purchases.

    The agent also swaps the two halves of one group, which completes it for nobody, unless careful.
    """
    sales = sorted(_sales(position, seat), key=lambda deal: -deal.price)
    wanted = sorted(_wanted(position, seat), key=lambda deal: deal.price)
    if position.seats[seat].cash < position.rules.go_salary or not wanted:
        return [
            OfferTrade(deal.other, Side((deal.space,)), Side((), deal.price))
            for deal in _first_each(sales)
        ]
    pairs = [(sale, deal) for deal in wanted for sale in sales if sale.other == deal.other]
    if careful:
        pairs = [pair for pair in pairs if not same_group(position, pair[0].space, pair[1].space)]
    swaps: dict[SeatId, OfferTrade] = {}
    for sale, deal in pairs:
        swaps.setdefault(deal.other, _swap(sale, deal))
    return list(swaps.values()) or list(_purchases(position, seat, wanted))


def _sales(position: Position, seat: SeatId) -> Iterator[_Deal]:
    """Yield lone streets that complete another's group, at 150 % or half of what that one has."""
    for space in _lone(position, seat):
        price = position.rules.properties[space].price * 3 // 2
        for other in position.trade_partners(seat):
            cash = position.seats[other].cash
            if completes(position, other, space) and price <= cash:
                yield _Deal(other, space, max(price, cash // 2))


def _wanted(position: Position, seat: SeatId) -> Iterator[_Deal]:
    """Yield others' lone streets that complete a group of this seat, at 75 %."""
    for other in position.trade_partners(seat):
        for space in _lone(position, other):
            price = position.rules.properties[space].price * 3 // 4
            if completes(position, seat, space) and price <= position.seats[seat].cash:
                yield _Deal(other, space, price)


def _purchases(position: Position, seat: SeatId, wanted: list[_Deal]) -> Iterator[OfferTrade]:
    """Yield offers of 112.5 %, while all of them together leave more than half of a salary."""
    spare, asked = position.seats[seat].cash - position.rules.go_salary // 2, set()
    for deal in wanted:
        price = position.rules.properties[deal.space].price * 9 // 8
        if deal.other not in asked and price < spare:
            asked.add(deal.other)
            spare -= price
            yield OfferTrade(deal.other, Side((), price), Side((deal.space,)))


def _swap(sale: _Deal, deal: _Deal) -> OfferTrade:
    """Both complete a group; each deed at its price, evened out in cash."""
    due = sale.price - deal.price
    gives = Side((sale.space,), max(0, -due))
    return OfferTrade(deal.other, gives, Side((deal.space,), max(0, due)))


def _first_each(deals: list[_Deal]) -> list[_Deal]:
    """Return the first deal with each other seat."""
    first: dict[SeatId, _Deal] = {}
    for deal in deals:
        first.setdefault(deal.other, deal)
    return list(first.values())


def completes(position: Position, seat: SeatId, space: int) -> bool:
    """Return whether a seat has all the rest of this deed's group."""
    members = position.members(position.rules.properties[space].group)
    return all(position.deeds[other].owner == seat for other in members if other != space)


def same_group(position: Position, one: int, other: int) -> bool:
    """Return whether two deeds belong to one group."""
    return position.rules.properties[one].group == position.rules.properties[other].group


def _lone(position: Position, seat: SeatId) -> Iterator[int]:
    """Yield unmortgaged streets of a seat that are its only ones of their group."""
    for space in position.owned(seat):
        prop = position.rules.properties[space]
        free = prop.kind == "street" and not position.deeds[space].mortgaged
        if free and position.count_owned(seat, prop.group) == 1:
            yield space


def stands(position: Position, seat: SeatId, offer: OfferTrade) -> bool:
    """Return whether an offer planned before others were answered may still be made."""
    deeds = position.deeds
    mine = all(deeds[space].owner == seat for space in offer.gives.deeds)
    theirs = all(deeds[space].owner == offer.partner for space in offer.takes.deeds)
    left = position.seats[seat].cash + offer.takes.cash - offer.gives.cash
    pays = position.seats[offer.partner].cash + offer.gives.cash - offer.takes.cash
    return mine and theirs and left >= 0 and pays >= 0
