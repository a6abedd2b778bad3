"""The turns of a stay in Jail, counted from what lies open on the table (JAIL-12, AMB-40)."""

from engine.actions import SeatId
from engine.position import Position


def turn_in_jail(position: Position, seat: SeatId) -> int:
    """Return the turns of a seat in Jail, from 1, with the one that its next throw belongs to."""
    return (position.seats[seat].jail or 0) + 1


def is_last_throw(position: Position, seat: SeatId) -> bool:
    """JAIL-12: whether the next throw of a jailed seat moves it in any case."""
    return turn_in_jail(position, seat) >= position.rules.jail_turns


def counts_after_last_throw(position: Position) -> bool:
    """AMB-40: whether a pass may still be played once the last throw has failed (S94-05)."""
    return position.rules.pass_after_last_throw
