"""Which groups two players share alone, so that an exchange completes them."""

from collections.abc import Collection, Mapping

from engine.core.actions import SeatId
from engine.core.position import Deed
from engine.players.judge.expected_rents import StreetRents

Prospects = tuple[float, float]
"""What a seat has to hope for from trades: the worth of the groups that it shares with just one
other player, and the lesser of the two best that it could swap with the same one."""


def prospects(
    streets: Collection[StreetRents], deeds: Mapping[int, Deed], seats: Collection[SeatId]
) -> dict[SeatId, Prospects]:
    """Return what each of these seats has to hope for."""
    found = dict.fromkeys(seats, (0.0, 0.0))
    shared: dict[frozenset[SeatId | None], list[float]] = {}
    for street in streets:
        owners = frozenset([deeds[space].owner for space in street.members])
        if len(owners) == 2 and owners <= found.keys():
            shared.setdefault(owners, []).append(group_worth(street))
    for pair, worths in shared.items():
        swap = sorted(worths)[-2] if len(worths) > 1 else 0.0
        for seat in found.keys() & pair:
            before, best = found[seat]
            found[seat] = before + sum(worths), max(best, swap)
    return found


def group_worth(street: StreetRents) -> float:
    """Return what a group is worth beside others: the rent that its best buildings bring."""
    return street.growth[0][0][2] / 50
