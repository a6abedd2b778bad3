"""How long the table waits for each player of a game: time that slow answers use up.

The first quarter of a decision's time is free. What a player takes beyond it, by a time bank and by
quiet hours too, comes out of the player's waiting time, and an answer within the quarter gives the
rest of it back. No deadline is later than that time allows: with none left, a decision has its free
quarter, quiet hours put nothing off, and the others may vote on the seat. Their vote to wait gives
the time anew.

What a decision has used up is counted when the table stops waiting for the seat, for any reason.
Being away and holding a roll use time up. What moves the beginning of a deadline is not the
player's waiting, and costs nothing: a pause, an outage, a decision on top, a moderator's extension,
late bids of others. So a game takes at most a quarter of all its decisions' times, and the waiting
time of each player once.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.core.actions import SeatId
from engine.host.clocks.decision_classes import WAITED_FOR, WITH_BANK
from engine.host.clocks.paces import Pace
from engine.host.clocks.seat_status import SeatStatus, waiting_time_left
from engine.host.store.records import Deadline, Player

_FREE = 1 / 4
"""The part of a decision's time that uses up no waiting time."""


def free_time(kind: str, pace: Pace) -> float:
    """Return the seconds for which a decision of that class uses up no waiting time."""
    return pace.time_for(kind) * _FREE


def _free_time_left(deadline: Deadline, pace: Pace) -> float:
    """Return the seconds from its beginning for which a deadline uses up no waiting time."""
    return free_time(deadline.kind, pace) - deadline.used


def within_waiting_time(deadline: Deadline, seat: SeatStatus, pace: Pace) -> Deadline:
    """Return the deadline, no later than the seat's waiting time allows."""
    if deadline.kind not in WAITED_FOR or not deadline.since:
        return deadline
    latest = deadline.since + _free_time_left(deadline, pace) + seat.waiting_time_left
    early = deadline.at - latest
    if early <= 0:
        return deadline
    return replace(deadline, at=deadline.at - early, bank=max(0.0, deadline.bank - early))


def ended_deadlines(before: Collection[Deadline], after: Collection[Deadline]) -> list[Deadline]:
    """Return the deadlines of decisions that are no longer asked."""
    asked = {(it.decision, it.seat, it.kind) for it in after}
    return [
        it
        for it in before
        if it.kind in WAITED_FOR and (it.decision, it.seat, it.kind) not in asked
    ]


def after_waiting(player: Player, deadline: Deadline, pace: Pace, now: float) -> Player:
    """Note that a decision is no longer asked: what the table has waited is used up."""
    until = now if deadline.covered is None else deadline.covered
    if not deadline.since:
        return player  # A version without beginnings has stored it: nothing can be counted.
    waited = min(until, deadline.at) - deadline.since - _free_time_left(deadline, pace)
    # Rounded, or a deadline at the very end of the waiting time would leave a trace of it.
    return player if waited <= 0 else replace(player, waited=round(player.waited + waited, 3))


def spared_time(player: Player, deadline: Deadline, pace: Pace, now: float) -> float:
    """Return the seconds of free time that an answer leaves, which the player wins back.

    Nothing is won by a player without any waiting time left, on whom the others may vote already.
    """
    if deadline.kind not in WITH_BANK or waiting_time_left(player, pace) <= 0:
        return 0.0
    spared = _free_time_left(deadline, pace) - max(0.0, now - deadline.since)
    return max(0.0, round(spared, 3))


def outbid_again(deadline: Deadline, bids: int, pace: Pace) -> Deadline:
    """Return the deadline of a player who is outbid after some `bids` in the same auction.

    Each bid halves the free time of the next: in one auction a player has twice the usual one at
    the most, however long two players bid each other up.
    """
    used = free_time(deadline.kind, pace) * (1 - 0.5**bids)
    return replace(deadline, used=used)


def after_undo(
    before: Collection[Deadline],
    after: Collection[Deadline],
    seat: SeatId,
    seats: Sequence[SeatStatus],
    pace: Pace,
) -> tuple[Deadline, ...]:
    """Return the deadlines after a seat's undo: what it is asked again has no free time anew.

    Nothing is won by the next answer either: else answering and undoing again and again would win
    time. With less waiting time left than the free time, the rest of the free time stays.
    """
    again = [deadline for deadline in ended_deadlines(after, before) if deadline.seat == seat]
    return tuple(_asked_again(it, seats[seat], pace) if it in again else it for it in after)


def _asked_again(deadline: Deadline, seat: SeatStatus, pace: Pace) -> Deadline:
    used = min(free_time(deadline.kind, pace), seat.waiting_time_left)
    return within_waiting_time(replace(deadline, used=used), seat, pace)
