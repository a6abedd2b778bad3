"""Deadlines of the whole table, or of a seat's return: they belong to no decision."""

from collections.abc import Collection
from dataclasses import replace

from engine.core.actions import SeatId
from engine.host.store.records import (
    AUTOMATIC_ROLL,
    MODERATORS_PAUSE,
    PAUSE,
    RETURN,
    TIME_LIMIT,
    VOTE,
    Deadline,
)


def hour_at(at: float) -> Deadline:
    """Return the deadline of an agreed hour: it belongs to no decision and to no seat."""
    return Deadline(0, -1, TIME_LIMIT, at)


def pause_until(at: float) -> Deadline:
    """Return the end of a pause that the table may end sooner."""
    return Deadline(0, -2, PAUSE, at)


def moderators_pause_until(at: float) -> Deadline:
    """Return the end of a pause that only moderators may end sooner."""
    return Deadline(0, MODERATORS_PAUSE, PAUSE, at)


def return_at(seat: SeatId, at: float) -> Deadline:
    """Return the deadline at which a player who is away is back; `at` is in unix seconds."""
    return Deadline(0, seat, RETURN, at)


def vote_until(number: int, at: float) -> Deadline:
    """Return the end of a vote, of no seat; `number` tells the votes of a game apart."""
    return Deadline(0, number, VOTE, at, calls=0)


def holding_vote_until(number: int, at: float, since: float) -> Deadline:
    """Return the end of a vote as `vote_until` does, for which automatic rolls wait until then."""
    return replace(vote_until(number, at), since=since)


def holds_rolls(deadline: Deadline) -> bool:
    """Return whether automatic rolls wait for a deadline: the end of such a vote."""
    return deadline.kind == VOTE and deadline.since > 0


def held_by_vote(deadline: Deadline, before: Collection[Deadline], now: float) -> Deadline:
    """Return a deadline that keeps the rest of its time, if it is a roll that waits for a vote."""
    waits = deadline.kind == AUTOMATIC_ROLL and any(holds_rolls(old) for old in before)
    return replace(deadline, covered=now) if waits else deadline
