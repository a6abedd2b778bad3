"""Buildings on lots and in the Bank: who could use scarce ones, and what claims come to.

A building is named by the lot it goes on: the next level of that lot says whether it is a house or
a hotel. `wanted` is a row of such lots, each with the most that is paid for it, in dollars.
"""

from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations
from typing import Literal, NamedTuple

from engine.core.actions import Levels, SeatId
from engine.core.position import Position
from engine.editions.board import Group

Building = Literal["house", "hotel"]
BUILDINGS: tuple[Building, ...] = ("house", "hotel")
"""The kinds, in the order in which they are shared out (AMB-50)."""


class BuildingCount(NamedTuple):
    """A number of buildings of each kind."""

    houses: int = 0
    hotels: int = 0

    def of(self, building: Building) -> int:
        """Return how many of one kind."""
        return self.houses if building == "house" else self.hotels

    def after(self, building: Building, position: Position) -> "BuildingCount":
        """Return the Bank's stock after one is built; HOTEL-05: a hotel hands its houses back."""
        if building == "house":
            return BuildingCount(self.houses - 1, self.hotels)
        return BuildingCount(self.houses + position.rules.hotel_level - 1, self.hotels - 1)


def stock(position: Position) -> BuildingCount:
    """Return the buildings that the Bank has."""
    return BuildingCount(position.houses, position.hotels)


@cache
def standing(levels: tuple[int, ...], hotel_level: int) -> BuildingCount:
    """Return the buildings that stand on lots of these levels."""
    hotels = levels.count(hotel_level)
    return BuildingCount(sum(levels) - hotels * hotel_level, hotels)


def exchanged(
    bank: BuildingCount, before: tuple[int, ...], after: tuple[int, ...], hotel_level: int
) -> BuildingCount:
    """Return what the Bank has once lots have come from some levels to others; below 0: too few."""
    back, out = standing(before, hotel_level), standing(after, hotel_level)
    return BuildingCount(
        bank.houses + back.houses - out.houses, bank.hotels + back.hotels - out.hotels
    )


def next_building(position: Position, level: int) -> Building:
    """Return what brings a lot from this level to the next."""
    return "hotel" if level + 1 == position.rules.hotel_level else "house"


def house_cost(position: Position, space: int) -> int:
    """Return the deed price of a house or a hotel on this lot (HOUSE-04, HOTEL-03)."""
    return position.rules.properties[space].house_cost


def is_barred(position: Position, space: int) -> bool:
    """HOUSE-10: whether a mortgage keeps buildings off this lot."""
    return any([position.deeds[lot].mortgaged for lot in position.rules.bound_lots[space]])


def in_single_steps(position: Position, levels: Levels) -> tuple[int, ...]:
    """Return the lots of a request one building at a time, so that each step is even."""
    steps = [
        (level, space)
        for space, target in levels
        for level in range(position.deeds[space].level, target)
    ]
    return tuple([space for _, space in sorted(steps)])


def to_levels(position: Position, lots: Iterable[int]) -> Levels:
    """Return the levels that these lots come to, one building each time a lot is named."""
    after: dict[int, int] = {}
    for space in lots:
        after[space] = after.get(space, position.deeds[space].level) + 1
    return tuple(after.items())


def buildings_for(position: Position, lots: Iterable[int]) -> BuildingCount:
    """Return how many houses and hotels the Bank gives to build on these lots in this order."""
    levels: dict[int, int] = {}
    houses = hotels = 0
    for space in lots:
        level = levels.get(space, position.deeds[space].level)
        levels[space] = level + 1
        if next_building(position, level) == "house":
            houses += 1
        else:
            hotels += 1
    return BuildingCount(houses, hotels)


class Site:
    """The lots of one seat while it builds in thought."""

    def __init__(self, position: Position, seat: SeatId) -> None:
        self._position = position
        self._seat = seat
        self._levels: dict[int, int] = {}

    def level(self, space: int) -> int:
        """Return how high a lot is built by now."""
        return self._levels.get(space, self._position.deeds[space].level)

    def next_on(self, space: int) -> Building | None:
        """Return what may go on this lot next, evenly (HOUSE-01, HOUSE-05); None for nothing."""
        position, level = self._position, self.level(space)
        group = position.rules.properties[space].group
        if level == position.rules.hotel_level or not position.owns_group(self._seat, group):
            return None
        if level > min([self.level(lot) for lot in position.members(group)]):
            return None
        return None if is_barred(position, space) else next_building(position, level)

    def add(self, space: int) -> None:
        """Put one more building on a lot."""
        self._levels[space] = self.level(space) + 1


def levels_of(position: Position, group: Group) -> tuple[int, ...]:
    """Return the levels of a group's lots, in board order."""
    return tuple([position.deeds[space].level for space in group.members])


def barred(position: Position, group: Group) -> set[int]:
    """HOUSE-10: the lots of a group that a mortgage keeps from being built on."""
    deeds, members = position.deeds, group.members
    mortgaged = [space for space in members if deeds[space].mortgaged]
    if not mortgaged:
        return set()
    bound = position.rules.bound_lots
    return {other for space in mortgaged for other in bound[space]}


def room(position: Position, group: str) -> BuildingCount:
    """Return how many more houses and hotels could stand on a complete group, money no object."""
    lots, hotel = position.members(group), position.rules.hotel_level
    levels = [position.deeds[space].level for space in lots]
    if min(levels) == hotel:
        return BuildingCount()
    closed = barred(position, position.rules.groups[group])
    if closed:  # Those lots stay bare, and even building keeps the others at one house.
        free = [level for level, lot in zip(levels, lots, strict=True) if lot not in closed]
        return BuildingCount(free.count(0))
    below = [level for level in levels if level < hotel]
    return BuildingCount(len(below) * (hotel - 1) - sum(below), len(below))


def usable(position: Position, seat: SeatId, cash: int, most: int) -> BuildingCount:
    """SHTG-02: how many houses, or hotels, a seat could place and pay for now, `most` in all."""
    rooms = []
    for name in position.complete_streets(seat):
        if any(found := room(position, name)):
            rooms.append((position.rules.groups[name].house_cost, found))
    if not rooms:
        return BuildingCount()
    houses = min(most, _houses(rooms, cash))
    return BuildingCount(houses, _hotels(rooms, cash, position.houses, most))


def _houses(rooms: list[tuple[int, BuildingCount]], cash: int) -> int:
    """Return how many houses the cash pays for, the cheapest first."""
    found = 0
    for cost, most in sorted(rooms):
        some = min(most.houses, cash // cost)
        found, cash = found + some, cash - some * cost
    return found


def _hotels(rooms: list[tuple[int, BuildingCount]], cash: int, houses: int, limit: int) -> int:
    """Return how many hotels the cash pays for, after the houses that a group lacks."""
    ready = [(cost, most) for cost, most in rooms if most.hotels and most.houses <= houses]
    found = 0
    for some in chain.from_iterable(combinations(ready, n + 1) for n in range(len(ready))):
        left, hotels = cash - sum(cost * most.houses for cost, most in some), 0
        allowed = limit - sum(most.houses for _, most in some)
        for cost, most in sorted(some):
            paid = min(most.hotels, max(0, left) // cost)
            hotels, left = hotels + paid, left - paid * cost
        found = max(found, min(hotels, allowed))
    return found


def fitting(
    position: Position, seat: SeatId, wanted: Levels, building: Building, cash: int
) -> tuple[int, ...]:
    """Return the wanted lots that can get such a building now, as far as the cash goes."""
    return _fit(position, Site(position, seat), list(wanted), building, cash)


def _fit(
    position: Position, site: Site, rest: list[tuple[int, int]], building: Building, cash: int
) -> tuple[int, ...]:
    """Return the lots built one after another, always the first possible; they leave `rest`."""
    found = []
    while (at := _first(site, rest, building)) is not None:
        space, _ = rest[at]
        cash -= house_cost(position, space)
        if cash < 0:
            break
        site.add(space)
        found.append(space)
        del rest[at]
    return tuple(found)


def _first(site: Site, rest: list[tuple[int, int]], building: Building) -> int | None:
    return next((at for at, lot in enumerate(rest) if site.next_on(lot[0]) == building), None)


def comes_to(position: Position, seat: SeatId, wanted: Levels, cash: int) -> BuildingCount:
    """Return how many houses and then hotels a claim still comes to."""
    site, rest = Site(position, seat), list(wanted)
    houses = _fit(position, site, rest, "house", cash)
    cash -= sum([house_cost(position, space) for space in houses])
    return BuildingCount(len(houses), len(_fit(position, site, rest, "hotel", cash)))


def without_lots(wanted: Levels, lots: Iterable[int]) -> Levels:
    """Return a claim without these buildings, each of which is named in it."""
    rest = list(wanted)
    for space in lots:
        rest.remove(next(lot for lot in rest if lot[0] == space))
    return tuple(rest)
