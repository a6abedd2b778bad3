"""What the groups of a board bring their owner: rents to expect, at each stage of building.

A rent to expect is in dollars for one roll of one opponent, in the long run of a game.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from engine.editions.board import Group, Property
from engine.editions.rules import Rules
from engine.players.judge.landings import Row, next_lap, per_roll

DICE = 7
"""What two dice come to on average; the rent of a utility is a multiple of the roll."""
Growth = tuple[float, int, float, tuple[float, ...]]
"""More building: the rent to expect for each dollar, the dollars, the rent for all of them, and of
it what each level adds.
"""


@dataclass(frozen=True)
class StreetRents:
    """Rents to expect of a group of streets.

    `lots`: those of `members`; `bare`: of each lot alone; `levels`: of each lot of the complete
    group, at each level; `growth`: by the levels that stand there already, what more building
    brings, best first.
    """

    members: tuple[int, ...]
    lots: tuple[Property, ...]
    bare: tuple[float, ...]
    levels: tuple[tuple[float, ...], ...]
    growth: tuple[tuple[Growth, ...], ...]
    house_cost: int


@dataclass(frozen=True)
class CountedRents:
    """Railroads or utilities: `lots` are those of `members`; landings on each, and the rent of a
    visit by how many one has.
    """

    members: tuple[int, ...]
    lots: tuple[Property, ...]
    landings: tuple[float, ...]
    rents: tuple[float, ...]


@dataclass(frozen=True, eq=False)
class BoardRents:
    """All groups of a board; `lap`: from each space, the landings of the next lap by space."""

    streets: tuple[StreetRents, ...]
    counted: tuple[CountedRents, ...]
    lap: tuple[Row, ...]


def board_rents(rules: Rules) -> BoardRents:
    """Return what the groups bring by these rules."""
    return _board_rents(rules.board, rules.cards, rules.full_group_factor, rules.hotel_level)


@cache
def _board_rents(board_name: str, cards_name: str, factor: int, hotel: int) -> BoardRents:
    rules = Rules(board=board_name, cards=cards_name)
    landings = per_roll(board_name, cards_name)
    streets, counted = [], []
    for group in rules.groups.values():
        lots = tuple(rules.properties[space] for space in group.members)
        if group.kind == "street":
            streets.append(_street_rents(group, lots, landings, factor, hotel))
        else:
            counted.append(_counted_rents(group, lots, landings))
    return BoardRents(tuple(streets), tuple(counted), next_lap(board_name, cards_name))


def _street_rents(
    group: Group, lots: tuple[Property, ...], landings: Row, factor: int, hotel: int
) -> StreetRents:
    """`factor`: of a complete group's bare rents; `hotel`: the level that is a hotel."""
    bare = tuple(landings[lot.index] * lot.rents[0] for lot in lots)
    levels = tuple(
        (rent * factor, *(landings[it.index] * built for built in _built(it, hotel)))
        for rent, it in zip(bare, lots, strict=True)
    )
    most = len(levels[0]) - 1
    growth = tuple(
        _growth(levels, group.house_cost, total) for total in range(most * len(lots) + 1)
    )
    return StreetRents(group.members, lots, bare, levels, growth, group.house_cost)


def _built(lot: Property, hotel: int) -> tuple[int, ...]:
    """Return the rents by level from 1 on; where hotels come early, their rent does too."""
    return *lot.rents[1:hotel], lot.rents[-1]


def _counted_rents(group: Group, lots: tuple[Property, ...], landings: Row) -> CountedRents:
    rents = group.rent_by_count_owned or tuple(
        DICE * times for times in group.dice_multiplier_by_count_owned
    )
    visits = tuple(landings[space] for space in group.members)
    return CountedRents(group.members, lots, visits, (0.0, *map(float, rents)))


def _growth(levels: tuple[tuple[float, ...], ...], cost: int, start: int) -> tuple[Growth, ...]:
    """Return what building on from `start` levels brings: its concave hull, best value first."""
    most = (len(levels[0]) - 1) * len(levels)
    rents = [_rent(levels, total) for total in range(start, most + 1)]
    hull = [0]
    for at in range(1, len(rents)):
        while len(hull) > 1 and _slope(rents, hull[-2], hull[-1]) <= _slope(rents, hull[-1], at):
            hull.pop()
        hull.append(at)
    return tuple(
        (
            _slope(rents, begin, end) / cost,
            cost * (end - begin),
            rents[end] - rents[begin],
            tuple(after - before for before, after in pairwise(rents[begin : end + 1])),
        )
        for begin, end in pairwise(hull)
    )


def _slope(rents: list[float], begin: int, end: int) -> float:
    return (rents[end] - rents[begin]) / (end - begin)


def _rent(levels: tuple[tuple[float, ...], ...], total: int) -> float:
    """Return the rent to expect with `total` levels, evenly, the dearest lots one ahead."""
    each, ahead = divmod(total, len(levels))
    rents = sorted(levels, key=lambda lot: lot[-1], reverse=True)
    return sum(lot[each + (at < ahead)] for at, lot in enumerate(rents))
