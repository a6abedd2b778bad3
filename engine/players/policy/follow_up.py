"""The move after a deal: what its sides build and mortgage at once, before anybody rolls again."""

from collections.abc import Collection, Sequence
from itertools import accumulate

from engine.core.actions import SeatId
from engine.core.buildings import exchanged, stock
from engine.core.position import Position
from engine.players.judge.account import BUILT_IN, LEAST_KEPT
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.expected_rents import board_rents
from engine.players.judge.judging import Judge
from engine.players.policy.what_if import built, mortgaged, without_mortgages
from engine.rules.building.layouts import layout, levels_after, most_levels

BORROWED_FOR = 3
"""Houses on each lot up to which deeds are mortgaged for building: the third repays fastest."""


def built_up(judge: Judge, position: Position, sides: Collection[SeatId]) -> Position:
    """Return the position once the sides of a deal have built.

    They build what raises their own chances most, and mortgage for it what completes no group.
    Houses of the Bank that are too few are divided evenly among those who can build, as bids for
    them would (SHTG-02).
    """
    builders = [
        it for it in sides if position.seats[it].left is None and position.complete_streets(it)
    ]
    for number, seat in enumerate(builders):
        left = len(builders) - number
        careful, bold = _ways(position, seat, position.houses * (left - 1) // left)
        if careful is not bold and judge.chances(bold)[seat] > judge.chances(careful)[seat]:
            careful = bold
        position = careful
    return position


def _ways(position: Position, seat: SeatId, left: int) -> tuple[Position, Position]:
    """Return what comes of building with what the next lap leaves, and with all there is.

    `left`: houses that stay in the Bank for others.
    """
    cash, reserve = position.seats[seat].cash, accounts_of(position).of(seat).reserve
    idle, properties = _idle(position, seat), position.rules.properties
    loans = [0, *accumulate(properties[space].mortgage for space in idle)]
    spare = min(cash - LEAST_KEPT, int((cash - reserve) / BUILT_IN))
    careful = _built(position, seat, spare, left)
    bold = _built(
        position, seat, cash - LEAST_KEPT + loans[-1], left, BORROWED_FOR if idle else None
    )
    count = sum([loan < LEAST_KEPT - bold.seats[seat].cash for loan in loans])
    return careful, mortgaged(bold, seat, idle[:count]) if count else bold


def _built(
    position: Position, seat: SeatId, spare: int, left: int, most: int | None = None
) -> Position:
    """Return the position after building with some spare dollars; the same if they are too few.

    `left`: houses that stay in the Bank. `most`: the highest level that is built.
    """
    rules, room = position.rules, most_levels(position, seat)
    for name in _by_value(position, seat):
        after, group = without_mortgages(position, seat, name), rules.groups[name]
        standing = _levels(after, group.members)
        paid = position.seats[seat].cash - after.seats[seat].cash
        steps = min(
            (spare - paid) // group.house_cost,
            len(group.members) * min(rules.hotel_level, most or rules.hotel_level) - standing,
            room,
        )
        if steps > 0 and (raised := _raised(after, seat, name, standing, steps, left)):
            room -= _levels(raised, group.members) - standing
            spare -= position.seats[seat].cash - raised.seats[seat].cash
            position = raised
    return position


def _levels(position: Position, spaces: Sequence[int]) -> int:
    return sum([position.deeds[space].level for space in spaces])


def _idle(position: Position, seat: SeatId) -> Sequence[int]:
    """Return what a seat could mortgage that completes no group, what brings least rent first."""
    properties, deeds = position.rules.properties, position.deeds
    found = [
        space
        for space in position.owned(seat)
        if not deeds[space].mortgaged and not position.owns_group(seat, properties[space].group)
    ]
    return sorted(found, key=lambda space: (not properties[space].house_cost, space))


def _by_value(position: Position, seat: SeatId) -> Sequence[str]:
    """Return the groups on which a seat can build, what brings most rent for its price first."""
    complete = position.complete_streets(seat)
    if len(complete) == 1:
        return complete
    growth = {street.members: street.growth for street in board_rents(position.rules).streets}
    found = []
    for name in complete:
        members = position.members(name)
        more = growth[members][sum(position.deeds[space].level for space in members)]
        if more:
            found.append((more[0][0], name))
    return [name for _, name in sorted(found, reverse=True)]


def _raised(
    position: Position, seat: SeatId, name: str, standing: int, steps: int, left: int
) -> Position | None:
    """Return the position after building `steps` levels on a group, or as many as the Bank has.

    None where it has none.
    """
    group, hotel = position.rules.groups[name], position.rules.hotel_level
    before = levels_after(position, group, ())
    for more in range(steps, 0, -1):
        levels = layout(position, name, standing + more)
        bank = exchanged(stock(position), before, levels_after(position, group, levels), hotel)
        if bank.houses >= left and bank.hotels >= 0:
            after = built(position, seat, levels)
            after.houses, after.hotels = bank
            return after
    return None
