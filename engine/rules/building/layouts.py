"""How buildings may stand on the lots of one group: for rules, players and screens.

A layout is the levels that lots come to, only those lots that change. Levels: 0 for a bare lot, one
a house, `hotel_level` for a hotel.
"""

import sys
from collections.abc import Iterator
from itertools import combinations

from engine.core.actions import Levels, SeatId
from engine.core.buildings import barred
from engine.core.offered import BuildOffer, SellLotsOffer, SellOffer
from engine.core.position import Position
from engine.editions.board import Group
from engine.editions.policies import PerTurn

GroupOffer = BuildOffer | SellOffer | SellLotsOffer
"""What may be done with the buildings of one group."""


def levels_after(position: Position, group: Group, levels: Levels) -> tuple[int, ...]:
    """Return the levels of all lots of a group once some of them are changed to these."""
    wanted = dict(levels)
    return tuple([wanted.get(space, position.deeds[space].level) for space in group.members])


def highest_total(position: Position, group: Group) -> int:
    """Return the total of levels that mortgages and even building let a group come to.

    HOUSE-05: beside a lot that has to stay bare, the others get one house each (AMB-55); what
    stands higher there already stays.
    """
    kept_bare = barred(position, group)
    if not kept_bare:
        return len(group.members) * position.rules.hotel_level
    open_lots = [space for space in group.members if space not in kept_bare]
    return sum([max(1, position.deeds[space].level) for space in open_lots])


def most_levels(position: Position, seat: SeatId) -> int:
    """Return how many levels a seat may still build in this turn.

    HOUSE-08: no limit but the pocket, or a house rule's for the time of one turn.
    """
    match position.rules.building_limit:
        case "no-limit":
            return sys.maxsize
        case PerTurn(most=most):
            return most - position.built.get(seat, 0)


def layout(position: Position, group: str, total: int) -> Levels:
    """Return a layout of that total, reached one level at a time: the lots that change.

    Building adds to the lowest lot, the dearest of several; selling takes from the highest, the
    cheapest of several.
    """
    members = position.members(group)
    before = {space: position.deeds[space].level for space in members}
    after = before.copy()
    more = total - sum(before.values())
    if more > 0:
        closed = barred(position, position.rules.groups[group])
        open_lots = [space for space in reversed(members) if space not in closed] or [members[-1]]
        for _ in range(more):
            after[min(open_lots, key=after.__getitem__)] += 1
    for _ in range(-more):
        after[max(members, key=after.__getitem__)] -= 1
    return tuple([(space, level) for space, level in after.items() if level != before[space]])


def even_levels(total: int, lots: int) -> tuple[int, ...]:
    """HOUSE-05: return the levels of `lots` lots that share `total` evenly, the highest first."""
    base, more = divmod(total, lots)
    return (base + 1,) * more + (base,) * (lots - more)


def offered_layouts(position: Position, offer: GroupOffer) -> tuple[Levels, ...]:
    """List layouts of an offer to choose from: each lot alone by one level, the row level by level.

    Any other layout is some of these, one after another. Where the Bank's stock forbids the steps
    in between, the layouts behind them are listed themselves.
    """
    match offer:
        case BuildOffer():
            found = _upwards(position, offer)
        case SellOffer():
            found = _evenly_down(position, offer)
        case SellLotsOffer():
            found = _lot_by_lot_down(offer)
    return tuple(dict.fromkeys(found))


def _upwards(position: Position, offer: BuildOffer) -> Iterator[Levels]:
    """Yield layouts from the lowest lots up: no house goes on a mortgaged one."""
    deeds = position.deeds
    before = {s: deeds[s].level for s in position.members(offer.group) if not deeds[s].mortgaged}
    lowest, total = min(before.values()), sum(before.values())
    yield from [((space, lowest + 1),) for space, level in before.items() if level == lowest]
    for target in range(lowest + 1, position.rules.hotel_level + 1):
        row = tuple((space, target) for space, level in before.items() if level < target)
        total_then = total + sum(target - before[space] for space, _ in row)
        if total_then <= offer.highest:
            yield row


def _evenly_down(position: Position, offer: SellOffer) -> Iterator[Levels]:
    """Yield each lot of the highest level alone, and the row level by level."""
    members = position.members(offer.group)
    before = sum(position.deeds[space].level for space in members)
    reached = {before, *offer.totals}
    for total in sorted(offer.totals, reverse=True):
        above = total + 1
        if total % len(members) == 0 or above == before or above not in reached:
            even = _even_below(position, members, total)
            yield from sorted(even, key=lambda levels: [space for space, _ in levels])


def _even_below(position: Position, members: tuple[int, ...], total: int) -> Iterator[Levels]:
    """Yield every even layout of a total that only sells."""
    base, more = divmod(total, len(members))
    for higher in combinations(members, more):
        after = [(space, base + (space in higher)) for space in members]
        if all(level <= position.deeds[space].level for space, level in after):
            yield tuple(
                (space, level) for space, level in after if level < position.deeds[space].level
            )


def _lot_by_lot_down(offer: SellLotsOffer) -> Iterator[Levels]:
    """Yield each lot by as little as the stock allows, then each bare, then the whole row."""
    for space, levels in offer.lots:
        yield ((space, levels[-1]),)
    for space, _ in offer.lots:
        yield ((space, 0),)
    yield tuple((space, 0) for space, _ in offer.lots)
