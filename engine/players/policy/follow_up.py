"""The move after a deal: what its sides build and mortgage at once, before anybody rolls again."""

from collections.abc import Collection, Sequence
from itertools import accumulate

from engine.core.actions import SeatId
from engine.core.buildings import exchanged, stock
from engine.core.position import Deed, Position
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.expected_rents import board_rents
from engine.players.judge.judging import Judge
from engine.players.policy.building import LEAST_KEPT, lap_reserve
from engine.players.policy.what_if import altered, built, mortgaged
from engine.rules.building.layouts import layout, levels_after, most_levels

BORROWED_FOR = 3
"""Houses on each lot up to which deeds are mortgaged for building: the third repays fastest."""


def gained(
    judge: Judge, before: Position, after: Position, sides: Collection[SeatId]
) -> dict[SeatId, float]:
    """Return by how much a deal changes each player's chance to win, from the positions without it
    and with it, once its sides have built in either.
    """
    now, then = chances_then(judge, before, sides), chances_then(judge, after, sides)
    return {seat: then.get(seat, 0.0) - now.get(seat, 0.0) for seat in {**now, **then}}


def chances_then(
    judge: Judge, position: Position, sides: Collection[SeatId]
) -> dict[SeatId, float]:
    """Return the chances to win once these seats have built."""
    return judge.chances(built_up(judge, position, sides))


def built_up(judge: Judge, position: Position, sides: Collection[SeatId]) -> Position:
    """Return the position after the sides of a deal have built what raises their own chances most.

    They mortgage for it what completes no group. Houses of the Bank that are too few are divided
    evenly among those who can build, as bids for them would (SHTG-02).
    """
    seats = position.seats
    builders = [it for it in sides if seats[it].left is None and position.complete_streets(it)]
    for number, seat in enumerate(builders):
        left = len(builders) - number
        houses = position.houses * (left - 1) // left
        ways = _ways(position, seat, houses)
        position = max(ways, key=lambda after: judge.chances(after)[seat])
    return position


def _ways(position: Position, seat: SeatId, left: int) -> Sequence[Position]:
    """Return what comes of building with what the next lap leaves, and with all there is.

    `left`: houses that stay in the Bank for others.
    """
    cash = position.seats[seat].cash
    reserve = int(lap_reserve(accounts_of(position).of(seat)))
    careful, spare = _built(position, seat, cash - reserve, left), cash - LEAST_KEPT
    idle = _idle(position, seat)
    loans = [*accumulate(position.rules.properties[space].mortgage for space in idle)]
    bold = _built(position, seat, spare + sum(loans[-1:]), left, BORROWED_FOR if idle else None)
    missing = LEAST_KEPT - bold.seats[seat].cash
    count = sum(sum_ < missing for sum_ in (0, *loans))
    return careful, mortgaged(bold, seat, idle[:count]) if count else bold


def _idle(position: Position, seat: SeatId) -> Sequence[int]:
    """Return what a seat could mortgage that completes no group, what brings least rent first."""
    properties, deeds = position.rules.properties, position.deeds
    found = [
        space
        for space in position.owned(seat)
        if not deeds[space].mortgaged and not position.owns_group(seat, properties[space].group)
    ]
    return sorted(found, key=lambda space: (not properties[space].house_cost, space))


def _built(
    position: Position, seat: SeatId, dollars: int, left: int, most: int | None = None
) -> Position:
    """Return the position after building for up to `dollars`; the same if nothing can be built.

    `left`: houses that stay in the Bank. `most`: the highest level that is built.
    """
    after, room = position, most_levels(position, seat)
    kept = position.seats[seat].cash - dollars
    for name in _by_value(position, seat):
        unmortgaged = _paid_off(after, seat, name)
        members, cost = position.members(name), position.rules.groups[name].house_cost
        hotel = position.rules.hotel_level
        standing = sum(unmortgaged.deeds[space].level for space in members)
        steps = min(
            (unmortgaged.seats[seat].cash - kept) // cost,
            len(members) * min(hotel, most or hotel) - standing,
            room,
        )
        if raised := _raised(unmortgaged, seat, name, standing, steps, left):
            room -= sum(raised.deeds[space].level for space in members) - standing
            after = raised
    return after


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


def _paid_off(position: Position, seat: SeatId, name: str) -> Position:
    """Return the position once the mortgages of a group are paid off."""
    loans = [space for space in position.members(name) if position.deeds[space].mortgaged]
    if not loans:
        return position
    cost = sum(map(position.unmortgage_cost, loans))
    return altered(position, {seat: -cost}, {space: Deed(seat) for space in loans})


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
