"""How long the table waits for each player of a game: time that slow answers use up.

The first quarter of a decision's time is free. What a player takes beyond it, by a time bank and by
quiet hours too, comes out of the player's waiting time, and an answer within the quarter gives the
rest of it back. No deadline is later than that time allows: with none left, a decision has its free
quarter.
"""

from collections.abc import Collection
from dataclasses import replace

from engine.host.clocks.decision_classes import WAITED_FOR, WITH_BANK
from engine.host.clocks.paces import Pace
from engine.host.clocks.seat_status import SeatStatus
from engine.host.store.records import Deadline, Player

_FREE = 1 / 4
"""The part of a decision's time that uses up no waiting time."""


def free_time(kind: str, pace: Pace) -> float:
    """Return the seconds for which a decision of that class uses up no waiting time."""
    return pace.time_for(kind) * _FREE


def within_waiting_time(deadline: Deadline, seat: SeatStatus, pace: Pace) -> Deadline:
    """Return the deadline, no later than the seat's waiting time allows."""
    if deadline.kind not in WAITED_FOR or not deadline.since:
        return deadline
    early = deadline.at - (deadline.since + free_time(deadline.kind, pace) + seat.waiting)
    if early <= 0:
        return deadline
    return replace(deadline, at=deadline.at - early, bank=max(0.0, deadline.bank - early))


def settled(before: Collection[Deadline], after: Collection[Deadline]) -> list[Deadline]:
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
        return player  # Stored before beginnings were.
    waited = min(until, deadline.at) - deadline.since - free_time(deadline.kind, pace)
    # Rounded, or a deadline at the very end of the waiting time would leave a trace of it.
    return player if waited <= 0 else replace(player, waited=round(player.waited + waited, 3))


def after_quick_answer(player: Player, deadline: Deadline, pace: Pace, now: float) -> Player:
    """Note an answer: what it leaves of the free time is won back.

    Not so by a player without any waiting time left, whom the others may have voted on already.
    """
    if deadline.kind not in WITH_BANK or player.waited >= pace.waiting:
        return player
    spared = free_time(deadline.kind, pace) - max(0.0, now - deadline.since)
    return player if spared <= 0 else replace(player, waited=max(0.0, player.waited - spared))
