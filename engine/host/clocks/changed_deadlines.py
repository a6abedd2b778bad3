"""How deadlines change with the people: after a pause or an absence, once the last one has left."""

from collections.abc import Iterable
from dataclasses import replace

from engine.core.state import GameState, waiting
from engine.host.clocks.calls import awake, with_calls
from engine.host.clocks.decision_classes import REMINDED, WAITED_FOR, WITH_BANK
from engine.host.clocks.paces import Pace
from engine.host.clocks.seat_status import SeatStatus
from engine.host.clocks.waiting_time import within_waiting_time
from engine.host.store.records import AUTOMATIC_ROLL, RETURN, VOTE, Deadline

FAREWELL = 15
"""Seconds from the last person's leaving, which the table tells, to the next roll."""


def after_pause(deadline: Deadline, seconds: float) -> Deadline:
    """Return a deadline after a pause of some seconds; covered ones, votes and returns stay."""
    if deadline.kind in (RETURN, VOTE) or deadline.covered is not None:
        return deadline
    return deadline.moved(seconds)


def after_farewell(
    state: GameState, before: Iterable[Deadline], now: float
) -> tuple[Deadline, ...]:
    """Return the deadlines once the last person has left; the dice wait for FAREWELL seconds."""
    on, at = waiting(state).id if not state.is_over else 0, now + FAREWELL
    return tuple(
        replace(it, kind=AUTOMATIC_ROLL, at=at) if it.decision == on else it for it in before
    )


def after_absence_change(
    deadline: Deadline, status: SeatStatus, pace: Pace, now: float
) -> Deadline:
    """Return the deadline of an open decision after its player went away or came back.

    Nobody gains time: who goes keeps half the time at most, except for offers, and who is back has
    what would be left without the absence, counted from when the decision was first asked.
    """
    if deadline.decision == 0 or deadline.kind not in REMINDED:
        return deadline
    is_offer_to_away = status.away and deadline.kind not in WAITED_FOR
    # The others wait for an auction's end together with this seat, and for no answer to an offer.
    if deadline.kind == "auction" or is_offer_to_away:
        return with_calls(deadline, status, pace, now)
    time = pace.time_for(deadline.kind)
    if status.away:
        then = now if deadline.covered is None else deadline.covered
        at = min(deadline.at, then + time / 2)
        bank = max(0.0, at - (deadline.at - deadline.bank))
    else:
        bank = status.bank if deadline.kind in WITH_BANK else 0.0
        at = max(deadline.at, awake(status, pace, deadline.since + time + bank))
    changed = within_waiting_time(replace(deadline, at=at, bank=bank), status, pace)
    return with_calls(changed, status, pace, now)
