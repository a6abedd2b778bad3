"""Houses and hotels: buying them from the Bank and selling them back (HOUSE, HOTEL, SELL)."""

import sys
from functools import cache

from engine.actions import Levels, SeatId, SellBuildings
from engine.decisions import Decision
from engine.editions.board import Group
from engine.editions.policies import OwnTurn, PerTurn
from engine.errors import IllegalAction, Reason, need
from engine.events import BuildingsSold, Built
from engine.offered import BuildOffer, Offer, SellOffer, Unbuildable
from engine.record import record
from engine.rules.business import need_business, need_no_lock, need_not_bid_for, need_open
from engine.state import GameState, Position
from engine.table import Table


@record
class Stock:
    """Buildings: what the Bank holds, or what stands on a group."""

    houses: int
    hotels: int


@cache
def standing(total: int, lots: int, hotel_level: int) -> Stock:
    """The buildings of an evenly built group whose levels add up to `total`."""
    base, extra = divmod(total, lots)
    if base == hotel_level:
        return Stock(0, lots)
    if base + 1 == hotel_level:
        return Stock(base * (lots - extra), extra)
    return Stock(total, 0)


def most_houses(position: Position, lots: int) -> int:
    """As many houses as ever stand on a group of so many lots at once."""
    return lots * (position.rules.hotel_level - 1)


def levels_of(position: Position, group: Group) -> tuple[int, ...]:
    """The levels of a group's lots, in board order."""
    return tuple([position.deeds[space].level for space in group.members])


def barred(position: Position, group: Group) -> set[int]:
    """HOUSE-10: the lots of a group that a mortgage keeps from being built on."""
    deeds, members = position.deeds, group.members
    mortgaged = [space for space in members if deeds[space].mortgaged]
    if not mortgaged:
        return set()
    bound = position.rules.bound_lots
    return {other for space in mortgaged for other in bound[space]}


def highest_total(position: Position, group: Group) -> int:
    """The total of levels that mortgages and even building let a group come to.

    HOUSE-05: beside a lot that has to stay bare, the others get one house each (AMB-55).
    """
    lots, kept_bare = len(group.members), len(barred(position, group))
    return lots - kept_bare if kept_bare else lots * position.rules.hotel_level


def layout(position: Position, group: str, total: int) -> Levels:
    """An even layout of that total, reached one level at a time: the lots that change.

    Building adds to the lowest lot, the dearest of several; selling takes from the highest, the
    cheapest of several.
    """
    members = position.members(group)
    closed = barred(position, position.rules.groups[group])
    open_lots = [space for space in reversed(members) if space not in closed] or [members[-1]]
    before = {space: position.deeds[space].level for space in members}
    after = dict(before)
    while (now := sum(after.values())) != total:
        if now < total:
            after[min(open_lots, key=after.__getitem__)] += 1
        else:
            after[max(members, key=after.__getitem__)] -= 1
    return tuple((space, level) for space, level in after.items() if level != before[space])


def _group_of(state: GameState, levels: Levels) -> str:
    """The one group that all these lots belong to."""
    properties = state.rules.properties
    need(levels, Reason.LEVEL_RANGE)
    for space, _ in levels:
        need(space in properties and properties[space].kind == "street", Reason.NOT_A_STREET)
    groups = {properties[space].group for space, _ in levels}
    need(len(groups) == 1 and len(dict(levels)) == len(levels), Reason.LEVEL_RANGE)
    return groups.pop()


def _even_total(state: GameState, group: str, levels: Levels) -> int:
    """HOUSE-05, HOUSE-09: the total the group comes to; no lot more than one ahead of another."""
    wanted = dict(levels)
    after = [wanted.get(space, state.deeds[space].level) for space in state.members(group)]
    need(max(after) - min(after) <= 1, Reason.UNEVEN)
    return sum(after)


def need_builder(state: GameState, seat: SeatId) -> None:
    """HOUSE-07, HOUSE-11: building is the business of a solvent player, in time."""
    need_business(state, seat)
    need(is_building_time(state, seat), Reason.NOT_OWN_TURN)


def could_build_in_turn(state: GameState, seat: SeatId) -> bool:
    """AMB-49: whether a seat could build now if it were its turn, on whatever it has."""
    try:
        need_business(state, seat)
    except IllegalAction:
        return False
    return True


def check_build(state: GameState, seat: SeatId, levels: Levels) -> None:
    """HOUSE-01 to HOUSE-11, HOTEL-01 to HOTEL-04: whatever its turn, evenly, and in cash."""
    need_business(state, seat)
    name = _group_of(state, levels)
    group = state.rules.groups[name]
    need(state.owns_group(seat, name), Reason.GROUP_INCOMPLETE)
    need(barred(state, group).isdisjoint(dict(levels)), Reason.GROUP_MORTGAGED)  # HOUSE-10
    for space, level in levels:
        need(state.deeds[space].level < level <= state.rules.hotel_level, Reason.LEVEL_RANGE)
    before, total = sum(levels_of(state, group)), _even_total(state, name, levels)
    need_limit(state, seat, total - before)
    _need_stock(state, group, before, total)
    _need_cash_to_build(state, seat, group.house_cost * (total - before))


def put_up(table: Table, seat: SeatId, levels: Levels, price: int | None = None) -> None:
    """The lots of one group brought up to these levels, at deed price if no other is named."""
    state = table.state
    group = state.rules.groups[state.rules.properties[levels[0][0]].group]
    before = sum(levels_of(state, group))
    more = sum([level - state.deeds[space].level for space, level in levels])
    stands, will = _standing(state, group, before), _standing(state, group, before + more)
    table.emit(
        Built(
            seat,
            levels,
            group.house_cost * more if price is None else price,
            state.houses + stands.houses - will.houses,
            state.hotels + stands.hotels - will.hotels,
        )
    )


def is_building_time(state: Position, seat: SeatId) -> bool:
    """HOUSE-07, AMB-47: at any time, or in one's own turn only, in Jail or not."""
    return seat == state.mover or not isinstance(state.rules.building_time, OwnTurn)


def need_limit(state: Position, seat: SeatId, more: int) -> None:
    most = most_levels(state, seat)
    need(more <= most, Reason.BUILDING_LIMIT, left=most)


def most_levels(state: Position, seat: SeatId) -> int:
    """HOUSE-08: no limit but the pocket, or a house rule's for the time of one turn."""
    match state.rules.building_limit:
        case PerTurn(most=most):
            return most - state.built.get(seat, 0)
        case _:
            return sys.maxsize


def _standing(state: Position, group: Group, total: int) -> Stock:
    return standing(total, len(group.members), state.rules.hotel_level)


def _need_stock(state: Position, group: Group, before: int, total: int) -> None:
    """SHTG-01, AMB-52: every single step must find its building in the Bank."""
    reach = _highest_in_stock(state, group, before, total)
    if reach < total:
        short = _standing(state, group, reach + 1).houses > _standing(state, group, reach).houses
        need(not short, Reason.NO_HOUSES, left=state.houses)
        need(short, Reason.NO_HOTELS, left=state.hotels)


def _highest_in_stock(state: Position, group: Group, before: int, highest: int) -> int:
    """How far up to `highest` the Bank's stock lets the group go, one level at a time."""
    stands = _standing(state, group, before)
    houses, hotels = state.houses + stands.houses, state.hotels + stands.hotels
    lots = len(group.members)
    if houses >= most_houses(state, lots) and hotels >= lots:
        return highest
    for total in range(before + 1, highest + 1):
        then = _standing(state, group, total)
        if then.houses > houses or then.hotels > hotels:
            return total - 1
    return highest


def _need_cash_to_build(state: GameState, seat: SeatId, cost: int) -> None:
    cash = state.seats[seat].cash
    need(cash >= cost, Reason.CANNOT_AFFORD, price=cost, cash=cash)
    lead = state.committed(seat)  # AMB-21: a bid one leads with must stay payable.
    need(not lead or state.bid_limit(seat, cost, cost // 2) >= lead, Reason.BID_BINDS, price=lead)


def build_offers(state: GameState, seat: SeatId, complete: list[str]) -> list[Offer]:
    """For each complete group, whatever its turn: how far mortgages, stock and cash let it go."""
    offers: list[Offer] = []
    rules = state.rules
    spare, limit = state.to_spend(seat), most_levels(state, seat)
    for name in complete:
        group = rules.groups[name]
        if group.kind != "street" or spare < group.house_cost:
            continue
        before = sum(levels_of(state, group))
        more = min(limit, spare // group.house_cost)
        most = min(highest_total(state, group), before + more)
        highest = _highest_in_stock(state, group, before, most)
        if highest > before:
            offers.append(BuildOffer(name, before + 1, highest))
    return offers


def unbuildable(state: GameState, seat: SeatId) -> list[Unbuildable]:
    """The complete groups with room for a building that `build` would refuse, and why."""
    found = []
    for name in state.groups_of(seat, state.owned(seat)):
        if has_room(state, name):
            group = state.rules.groups[name]
            total = sum(levels_of(state, group))
            try:
                need_open(state)
                need(highest_total(state, group) > total, Reason.GROUP_MORTGAGED)
                need(is_building_time(state, seat), Reason.NOT_OWN_TURN)
                need_limit(state, seat, 1)
                _need_stock(state, group, total, total + 1)
                _need_cash_to_build(state, seat, group.house_cost)
            except IllegalAction as refused:
                found.append(Unbuildable(name, refused.reason))
    return found


def has_room(position: Position, name: str) -> bool:
    """Whether a group of streets is not built up to the hotels yet."""
    group = position.rules.groups[name]
    full = len(group.members) * position.rules.hotel_level
    return group.kind == "street" and sum(levels_of(position, group)) < full


def sell(table: Table, decision: Decision, seat: SeatId, action: SellBuildings) -> None:
    """SELL-04 to SELL-09, AMB-51: back to the Bank at half price, to any even layout in stock."""
    state = table.state
    need_no_lock(state, seat)
    need_not_bid_for(state, seat, [space for space, _ in action.levels])
    bank = Stock(state.houses, state.hotels)
    proceeds, bank = check_sale(state, seat, action.levels, bank)
    table.emit(BuildingsSold(seat, action.levels, proceeds, bank.houses, bank.hotels))


def check_sale(state: GameState, seat: SeatId, levels: Levels, bank: Stock) -> tuple[int, Stock]:
    """What the Bank pays for bringing these lots of one group down, and its stock afterwards."""
    name = _group_of(state, levels)
    group = state.rules.groups[name]
    for space, level in levels:
        need(state.deeds[space].owner == seat, Reason.NOT_OWNER)
        need(0 <= level < state.deeds[space].level, Reason.LEVEL_RANGE)
    before, total = sum(levels_of(state, group)), _even_total(state, name, levels)
    stands, will = _standing(state, group, before), _standing(state, group, total)
    houses = bank.houses + stands.houses - will.houses
    need(houses >= 0, Reason.NO_HOUSES, left=bank.houses)
    hotels = bank.hotels + stands.hotels - will.hotels
    return group.house_cost * (before - total) // 2, Stock(houses, hotels)


def sale_totals(state: Position, name: str, houses: int) -> tuple[int, ...]:
    """The totals a built group may be brought down to while the Bank has so many houses."""
    group = state.rules.groups[name]
    before = sum(levels_of(state, group))
    room = houses + _standing(state, group, before).houses
    if room >= most_houses(state, len(group.members)):
        return tuple(range(before))
    return tuple(
        [total for total in range(before) if _standing(state, group, total).houses <= room]
    )


def sell_offers(state: GameState, seat: SeatId, built: list[str]) -> list[Offer]:
    """For each built group: the totals it may be brought down to."""
    bid_for = state.group_bid_for(seat)
    built = [name for name in built if name != bid_for]
    return [SellOffer(name, sale_totals(state, name, state.houses)) for name in built]
