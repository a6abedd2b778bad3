"""Houses and hotels: buying them from the Bank (HOUSE, HOTEL)."""

from engine.core.actions import Levels, SeatId
from engine.core.buildings import (
    Building,
    barred,
    exchanged,
    levels_of,
    next_building,
    stock,
)
from engine.core.errors import IllegalAction, Reason, allows, need
from engine.core.events import Built
from engine.core.offered import BuildOffer, Offer, Unbuildable
from engine.core.position import Position, sale_value
from engine.core.state import GameState
from engine.core.table import Table
from engine.editions.board import Group
from engine.rules.building.layouts import highest_total, levels_after, most_levels
from engine.rules.business import need_business, need_cash, need_open


def most_houses(position: Position, lots: int) -> int:
    """Return the most houses that ever stand on a group of `lots` lots at once."""
    return lots * (position.rules.hotel_level - 1)


def group_of(state: GameState, levels: Levels) -> str:
    """Return the one group that all these lots belong to."""
    properties = state.rules.properties
    need(levels, Reason.LEVEL_RANGE)
    for space, _ in levels:
        need(space in properties and properties[space].kind == "street", Reason.NOT_A_STREET)
    groups = {properties[space].group for space, _ in levels}
    need(len(groups) == 1 and len(dict(levels)) == len(levels), Reason.LEVEL_RANGE)
    return groups.pop()


def need_builder(state: GameState, seat: SeatId) -> None:
    """HOUSE-07, HOUSE-11: building is the business of a solvent player, in time."""
    need_business(state, seat)
    need(is_building_time(state, seat), Reason.NOT_OWN_TURN)


def could_build_in_turn(state: GameState, seat: SeatId) -> bool:
    """AMB-49: whether a seat could build now if it were its turn, on whatever it has."""
    return allows(need_business, state, seat)


def check_build(state: GameState, seat: SeatId, levels: Levels) -> None:
    """HOUSE-01 to HOUSE-11, HOTEL-01 to HOTEL-04: whatever its turn, evenly, and in cash."""
    need_business(state, seat)
    name = group_of(state, levels)
    group = state.rules.groups[name]
    need(state.owns_group(seat, name), Reason.GROUP_INCOMPLETE)
    need(barred(state, group).isdisjoint(dict(levels)), Reason.GROUP_MORTGAGED)  # HOUSE-10
    for space, level in levels:
        need(state.deeds[space].level < level <= state.rules.hotel_level, Reason.LEVEL_RANGE)
    after = levels_after(state, group, levels)
    # HOUSE-05: where buildings were sold in any order, what stands higher stays (SELL-05).
    need(all(level <= min(after) + 1 for _, level in levels), Reason.UNEVEN)
    more = sum(after) - sum(levels_of(state, group))
    need_limit(state, seat, more)
    _need_stock(state, group, sum(after))
    _need_cash_to_build(state, seat, group.house_cost * more)


def place_buildings(table: Table, seat: SeatId, levels: Levels, price: int | None = None) -> None:
    """Build the lots of one group up to these levels, at deed price if no other is named."""
    state = table.state
    group = state.rules.groups[state.rules.properties[levels[0][0]].group]
    before, after = levels_of(state, group), levels_after(state, group, levels)
    left = exchanged(stock(state), before, after, state.rules.hotel_level)
    if price is None:
        price = group.house_cost * (sum(after) - sum(before))
    table.emit(Built(seat, levels, price, left.houses, left.hotels))


def is_building_time(position: Position, seat: SeatId) -> bool:
    """HOUSE-07, AMB-47: at any time, or in one's own turn only, in Jail or not."""
    return seat == position.mover or not position.rules.is_built_in_own_turn


def need_limit(position: Position, seat: SeatId, more: int) -> None:
    most = most_levels(position, seat)
    need(more <= most, Reason.BUILDING_LIMIT, left=most)


def _need_stock(position: Position, group: Group, total: int) -> None:
    """SHTG-01, AMB-52: every single step must find its building in the Bank."""
    _, missing = _reach(position, group, total)
    need(missing != "house", Reason.NO_HOUSES, left=position.houses)
    need(missing != "hotel", Reason.NO_HOTELS, left=position.hotels)


def _reach(position: Position, group: Group, highest: int) -> tuple[int, Building | None]:
    """Return how far up to `highest` the Bank's stock lets the group go, and what it then lacks.

    One level at a time, always where the group is lowest (HOUSE-05).
    """
    lots = len(group.members)
    if position.houses >= most_houses(position, lots) and position.hotels >= lots:
        return highest, None
    closed, left = barred(position, group), stock(position)
    levels = [position.deeds[space].level for space in group.members if space not in closed]
    for total in range(sum(levels), highest):
        lowest = levels.index(min(levels))
        building = next_building(position, levels[lowest])
        if not left.of(building):
            return total, building
        left = left.after(building, position)
        levels[lowest] += 1
    return highest, None


def _need_cash_to_build(state: GameState, seat: SeatId, cost: int) -> None:
    need_cash(state, seat, cost)
    lead = state.leading_bids_cost(seat)  # AMB-21: a bid one leads with must stay payable.
    if lead:
        payable = state.bid_limit(seat, cost, sale_value(cost))
        need(payable >= lead, Reason.BID_BINDS, price=lead)


def build_offers(state: GameState, seat: SeatId, complete: list[str]) -> list[Offer]:
    """Return, for each complete group, how far mortgages, stock and cash let it be built on."""
    return _build_offers(state, seat, complete, state.to_spend(seat))


def could_build(position: Position, seat: SeatId) -> bool:
    """AMB-07: whether a seat has a group, the cash and the stock for a building, in its turn."""
    complete = position.groups_of(seat, position.owned(seat))
    return bool(_build_offers(position, seat, complete, position.spare_cash(seat)))


def _build_offers(position: Position, seat: SeatId, complete: list[str], spare: int) -> list[Offer]:
    offers: list[Offer] = []
    rules = position.rules
    limit = most_levels(position, seat)
    for name in complete:
        group = rules.groups[name]
        if group.kind != "street" or spare < group.house_cost:
            continue
        before = sum(levels_of(position, group))
        more = min(limit, spare // group.house_cost)
        most = min(highest_total(position, group), before + more)
        highest, _ = _reach(position, group, most)
        if highest > before:
            offers.append(BuildOffer(name, before + 1, highest))
    return offers


def unbuildable(state: GameState, seat: SeatId) -> list[Unbuildable]:
    """Return the complete groups with room for a building that `build` would refuse, and why."""
    found = []
    for name in groups_with_room(state, seat):
        group = state.rules.groups[name]
        total = sum(levels_of(state, group))
        try:
            need_open(state)
            need(highest_total(state, group) > total, Reason.GROUP_MORTGAGED)
            need(is_building_time(state, seat), Reason.NOT_OWN_TURN)
            need_limit(state, seat, 1)
            _need_stock(state, group, total + 1)
            _need_cash_to_build(state, seat, group.house_cost)
        except IllegalAction as refused:
            found.append(Unbuildable(name, refused.reason))
    return found


def groups_with_room(position: Position, seat: SeatId) -> list[str]:
    """Return the complete groups of streets that a seat has not built up to the hotels yet."""
    return _groups_below(position, position.complete_streets(seat), position.rules.hotel_level)


def with_stock(position: Position, groups: list[str]) -> list[str]:
    """Return those of these groups in which a lot can be raised with the Bank's hotels."""
    hotel = position.rules.hotel_level
    return _groups_below(position, groups, hotel if position.hotels else hotel - 1)


def _groups_below(position: Position, groups: list[str], level: int) -> list[str]:
    """Return those of these groups that have a lot below a level."""
    all_groups = position.rules.groups
    return [name for name in groups if min(levels_of(position, all_groups[name])) < level]
