"""What the deeds of one group mean to each seat, counted once for each state of the group.

Positions that are compared mostly differ in one or two groups: the others are found counted.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from operator import itemgetter

from engine.core.actions import SeatId
from engine.core.position import Deed, Position
from engine.editions.board import Property
from engine.editions.rules import Rules
from engine.players.judge.expected_rents import (
    BoardRents,
    CountedRents,
    Growth,
    StreetRents,
    board_rents,
)

CAPACITY = 1024
"""States of a group that are kept."""
State = tuple[SeatId | None, bool, int]
"""The owner of a deed, whether it is mortgaged, and its building level."""
States = tuple[State, ...]
Shared = tuple[frozenset[SeatId], float]
"""Two seats that have all of a group of streets between them, and what it is worth to trade."""
Rents = tuple[tuple[int, float], ...]
"""Space and dollars of each rent that a seat charges."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """What one seat has of a group, as `Holdings` sums it up.

    What is no whole number stands there for each deed: rounding then does not depend on how deeds
    are grouped. The names are those of `Holdings`.
    """

    deeds: int
    loans: int
    mortgaged: int
    incomes: tuple[float, ...]
    rents: Rents
    complete: int = 0
    resale: int = 0
    growth: tuple[Growth, ...] = ()
    begun_open: float = 0.0
    begun_held: float = 0.0
    blocks: float = 0.0
    counted: tuple[float, ...] = ()
    counted_open: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class GroupCount:
    """The part of each owner, and how many deeds the Bank has."""

    parts: tuple[tuple[SeatId, Part], ...]
    unowned: int
    shared: Shared | None = None


class GroupCounts:
    """The counts of all groups of a board by the states of its deeds.

    `lap`: from each space, the landings of the next lap by space.
    """

    def __init__(self, rents: BoardRents) -> None:
        self.lap = rents.lap
        self._counts: list[tuple[slice, Callable[[States], GroupCount]]] = []
        spaces: list[int] = []
        for count, members in (
            *((partial(_street_count, it), it.members) for it in rents.streets),
            *((partial(_counted_count, it), it.members) for it in rents.counted),
        ):
            where = slice(len(spaces), len(spaces) + len(members))
            self._counts.append((where, lru_cache(CAPACITY)(count)))
            spaces += members
        self._deeds = itemgetter(*spaces)

    def states(self, position: Position) -> States:
        """Return the states of all deeds, group by group."""
        deeds: tuple[Deed, ...] = self._deeds(position.deeds)
        return tuple([(it.owner, it.mortgaged, it.level) for it in deeds])

    def of(self, states: States) -> list[GroupCount]:
        """Return the counts of all groups."""
        return [count(states[where]) for where, count in self._counts]


def group_counts(rules: Rules) -> GroupCounts:
    """Return what counts the groups by these rules: the same for the same rents, kept forever."""
    return counts_of(board_rents(rules))


@cache
def counts_of(rents: BoardRents) -> GroupCounts:
    """Return what counts the groups of a board with these rents, kept forever."""
    return GroupCounts(rents)


def _street_count(street: StreetRents, states: States) -> GroupCount:
    owners = [owner for owner, _, _ in states]
    free, seats = owners.count(None), {owner for owner in owners if owner is not None}
    if not free and len(seats) == 1:
        return GroupCount(((seats.pop(), _complete_part(street, states)),), 0)
    parts = tuple([(seat, _begun_part(street, states, seat)) for seat in seats])
    is_shared = not free and len(seats) == 2
    return GroupCount(parts, free, (frozenset(seats), _worth(street)) if is_shared else None)


def _complete_part(street: StreetRents, states: States) -> Part:
    """Return the part of the owner of a whole group."""
    deeds = levels = loans = mortgaged = 0
    incomes, rents = [], []
    for number, (lot, (_, is_mortgaged, level)) in enumerate(zip(street.lots, states, strict=True)):
        deeds += lot.price + level * lot.house_cost
        if is_mortgaged:
            mortgaged += lot.mortgage
            continue
        levels += level
        loans += lot.mortgage
        rent = street.levels[number][level]
        incomes.append(rent)
        rents.append((lot.index, rent * lot.rents[0] / street.bare[number]))
    growth = _with_mortgages(street.growth[levels], mortgaged, street.house_cost)
    resale = street.house_cost * levels // 2
    return Part(deeds, loans, mortgaged, tuple(incomes), tuple(rents), 1, resale, growth)


def _with_mortgages(
    growth: tuple[Growth, ...], mortgaged: int, house_cost: int
) -> tuple[Growth, ...]:
    """Return growth with the mortgages of a group paid off before anything is built on it.

    That adds no rent: it counts as levels that add nothing, for about what they cost.
    """
    if not mortgaged or not growth:
        return growth
    dues = mortgaged * 1.1
    cost, gain, steps = dues, 0.0, (0.0,) * max(1, round(dues / house_cost))
    left = list(growth)
    while left and left[0][0] > gain / cost:
        _, dollars, rent, levels = left.pop(0)
        cost, gain, steps = cost + dollars, gain + rent, steps + levels
    return ((gain / cost, int(cost), gain, steps), *left)


def _begun_part(street: StreetRents, states: States, seat: SeatId) -> Part:
    """Return the part of a seat without the whole group: how near it is, or in whose way."""
    owners = [owner for owner, _, _ in states]
    size, count, free = len(owners), owners.count(seat), owners.count(None)
    worth = _worth(street)
    begun, is_open = worth * (count / size) ** 2, free == size - count
    is_block = not is_open and (count == 1 or size - count - free == 1)
    _, charging, sums = _held(street.lots, states, seat)
    return Part(
        *sums,
        incomes=tuple([street.bare[it] for it in charging]),
        rents=tuple([(street.members[it], float(street.lots[it].rents[0])) for it in charging]),
        begun_open=begun if is_open else 0.0,
        begun_held=0.0 if is_open else begun,
        blocks=worth / size if is_block else 0.0,
    )


def _counted_count(counted: CountedRents, states: States) -> GroupCount:
    owners = [owner for owner, _, _ in states]
    seats = {owner for owner in owners if owner is not None}
    parts = tuple([(seat, _counted_part(counted, states, seat)) for seat in seats])
    return GroupCount(parts, owners.count(None))


def _counted_part(counted: CountedRents, states: States, seat: SeatId) -> Part:
    """Return what a seat has of railroads or utilities."""
    own, charging, sums = _held(counted.lots, states, seat)
    free = [owner for owner, _, _ in states].count(None)
    dollars, landings = counted.rents[len(own)], counted.landings
    more = counted.rents[len(own) + free] - dollars
    incomes = tuple([landings[it] * dollars for it in charging])
    return Part(
        *sums,
        incomes=incomes,
        rents=tuple([(counted.members[it], dollars) for it in charging]),
        counted=incomes,
        counted_open=tuple([landings[it] * more for it in own]),
    )


def _held(
    lots: Sequence[Property], states: States, seat: SeatId
) -> tuple[list[int], list[int], tuple[int, int, int]]:
    """Return which deeds of a group a seat has, which of them charge rent, and what they come to:
    in printed prices, in loans, and in mortgages.
    """
    own = [it for it, (owner, _, _) in enumerate(states) if owner == seat]
    charging = [it for it in own if not states[it][1]]
    loans = sum([lots[it].mortgage for it in charging])
    mortgaged = sum([lots[it].mortgage for it in own]) - loans
    return own, charging, (sum([lots[it].price for it in own]), loans, mortgaged)


def _worth(street: StreetRents) -> float:
    """Return what a group is worth beside others: the rent that its best buildings bring."""
    return street.growth[0][0][2] / 50
