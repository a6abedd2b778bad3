"""Buildings back to the Bank, for half of what they cost (SELL)."""

from collections.abc import Iterator

from engine.core.actions import Levels, SeatId, SellBuildings
from engine.core.buildings import BuildingCount, exchanged, levels_of, standing, stock
from engine.core.decisions import Decision
from engine.core.errors import Reason, need
from engine.core.events import BuildingsSold
from engine.core.offered import Offer, SellLotsOffer, SellOffer
from engine.core.position import Position, sale_value
from engine.core.state import GameState
from engine.core.table import Table
from engine.rules.building.buying import group_of, most_houses
from engine.rules.building.layouts import even_levels, layout, levels_after
from engine.rules.business import need_no_lock, need_not_bid_for


def sell(table: Table, decision: Decision, seat: SeatId, action: SellBuildings) -> None:
    """SELL-04 to SELL-09, AMB-51: back to the Bank at half price, to any layout in stock."""
    state = table.state
    need_no_lock(state, seat)
    need_not_bid_for(state, seat, [space for space, _ in action.levels])
    proceeds, bank = check_sale(state, seat, action.levels, stock(state))
    table.emit(BuildingsSold(seat, action.levels, proceeds, bank.houses, bank.hotels))


def check_sale(
    state: GameState, seat: SeatId, levels: Levels, bank: BuildingCount
) -> tuple[int, BuildingCount]:
    """Return what the Bank pays for bringing lots of one group down, and its stock after that."""
    group = state.rules.groups[group_of(state, levels)]
    for space, level in levels:
        need(state.deeds[space].owner == seat, Reason.NOT_OWNER)
        need(0 <= level < state.deeds[space].level, Reason.LEVEL_RANGE)
    before, after = levels_of(state, group), levels_after(state, group, levels)
    if not sells_in_any_order(state):  # HOUSE-09, SELL-06
        need(max(after) - min(after) <= 1, Reason.UNEVEN)
    left = exchanged(bank, before, after, state.rules.hotel_level)
    need(left.houses >= 0, Reason.NO_HOUSES, left=bank.houses)
    return sale_value(group.house_cost * (sum(before) - sum(after))), left


def sells_in_any_order(position: Position) -> bool:
    """SELL-05: whether buildings come off a group however its owner likes, as in 1935."""
    return position.rules.selling == "sell-in-any-order"


def sale_totals(position: Position, name: str, houses: int) -> tuple[int, ...]:
    """Return the totals to which a built group may be sold down evenly, given the Bank's houses."""
    levels = levels_of(position, position.rules.groups[name])
    lots, hotel = len(levels), position.rules.hotel_level
    room = houses + standing(levels, hotel).houses
    if room >= most_houses(position, lots):
        return tuple(range(sum(levels)))
    return tuple(
        [
            total
            for total in range(sum(levels))
            if standing(even_levels(total, lots), hotel).houses <= room
        ]
    )


def ways_down(
    position: Position, name: str, houses: int, first: int | None = None
) -> Iterator[Levels]:
    """Yield the layouts on the way to a bare group, given the Bank's houses, highest first.

    The group goes down one level at a time as far as its stock goes. In any order the buildings of
    the lot `first` go first, then always those of the highest lot.
    """
    if sells_in_any_order(position):
        yield from _lot_by_lot(position, name, houses, first)
        return
    for total in reversed(sale_totals(position, name, houses)):
        yield layout(position, name, total)


def _lot_by_lot(position: Position, name: str, houses: int, first: int | None) -> Iterator[Levels]:
    before = {space: position.deeds[space].level for space in position.members(name)}
    after, hotel = dict(before), position.rules.hotel_level
    while any(after.values()):
        lot = max(after, key=lambda space: (space == first and after[space] > 0, after[space]))
        if after[lot] == hotel:  # AMB-51
            after[lot] = min(hotel - 1, houses)
            houses -= after[lot]
        else:
            after[lot] -= 1
            houses += 1
        yield tuple((space, level) for space, level in after.items() if level != before[space])


def sell_offers(state: GameState, seat: SeatId, built: list[str]) -> list[Offer]:
    """Return, for each built group, the totals or each lot's levels to sell down to."""
    bid_for = state.group_bid_for(seat)
    built = [name for name in built if name != bid_for]
    if sells_in_any_order(state):
        return [SellLotsOffer(name, _lots_down(state, name)) for name in built]
    return [SellOffer(name, sale_totals(state, name, state.houses)) for name in built]


def _lots_down(state: GameState, name: str) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return each built lot with the levels that it alone may be brought down to (AMB-51)."""
    hotel = state.rules.hotel_level
    found = []
    for space in state.members(name):
        if level := state.deeds[space].level:
            most = min(level, state.houses + 1) if level == hotel else level
            found.append((space, tuple(range(most))))
    return tuple(found)
