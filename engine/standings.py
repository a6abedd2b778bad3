"""The places of a finished game, for the final table and for its stored results."""

from engine.actions import SeatId
from engine.position import Position
from engine.valuation import worth_of


def standings(position: Position) -> list[tuple[SeatId, int]]:
    """Return seats with their places: winners, those still in by worth, the others as they left.

    A player who left later is placed higher; equals share a place.
    """
    ranks = {seat: _rank(position, seat) for seat in range(len(position.seats))}
    order = sorted(ranks, key=lambda seat: (ranks[seat], -seat), reverse=True)
    return [(seat, 1 + sum(r > ranks[seat] for r in ranks.values())) for seat in order]


def _rank(position: Position, seat: SeatId) -> tuple[int, int, int]:
    left = position.seats[seat].left
    if left is not None:
        return 0, left, 0
    return 1, int(seat in position.winners), worth_of(position, seat).total
