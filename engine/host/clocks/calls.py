"""When people are called: as they are newly awaited, at half time, and shortly before the end."""

from dataclasses import replace

from engine.host.clocks.decision_classes import REMINDED
from engine.host.clocks.paces import DAY, HOUR, Pace
from engine.host.clocks.seat_status import SeatStatus
from engine.host.clocks.waiting_time import within_waiting_time
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.store.records import Deadline

CALL_INTERVAL = HOUR
"""Seconds between two calls for the same decision, at the least."""
LONGEST_POSTPONEMENT = 3 * DAY
"""Seconds by which quiet hours put off a deadline that was not set for them, at the most."""


def with_calls(deadline: Deadline, seat: SeatStatus, pace: Pace, now: float) -> Deadline:
    """Return a deadline that begins now, with its calls.

    There are none in quiet hours, and none for a player who is away.
    """
    if (deadline.calls, deadline.next_call) != (0, None):
        deadline = replace(deadline, calls=0, next_call=None)
    is_called = deadline.kind in REMINDED and seat.is_here
    return after_call(deadline, seat, pace, now) if is_called else deadline


def after_call(deadline: Deadline, seat: SeatStatus, pace: Pace, now: float) -> Deadline:
    """Return the deadline after one more call, now; in quiet hours the call waits for their end."""
    if seat.quiet is not None and (morning := seat.quiet.after(now)) > now:
        return replace(deadline, next_call=morning)
    return replace(
        deadline,
        calls=deadline.calls + 1,
        called_at=now,
        next_call=_next_call(deadline, seat, pace, now),
    )


def postpone(deadline: Deadline, seat: SeatStatus, pace: Pace, now: float) -> Deadline | None:
    """Return a deadline or a call that has come in quiet hours, put off until they are over.

    It was set for another time: the bot was down, the game paused, or the hours are new. That has
    an end, or new hours every day would put it off for ever.
    """
    quiet = deadline_quiet_hours(seat, pace)
    if quiet is None or deadline.kind not in REMINDED or (end := quiet.after(now)) <= now:
        return None
    usual = deadline.since + pace.time_for(deadline.kind) + deadline.bank
    if now > usual + LONGEST_POSTPONEMENT:
        return None
    if deadline.at > now:
        return replace(deadline, next_call=end)
    later = within_waiting_time(replace(deadline, at=end + pace.last_call), seat, pace)
    return replace(later, next_call=min(end, later.at)) if later.at > now else None


def awake(seat: SeatStatus, pace: Pace, at: float) -> float:
    """Return the end of a deadline: not in quiet hours, and with time left when they are over."""
    quiet = deadline_quiet_hours(seat, pace)
    if quiet is None or (end := quiet.after(at)) == at:
        return at
    return end + pace.last_call


def deadline_quiet_hours(seat: SeatStatus, pace: Pace) -> QuietHours | None:
    """Return the quiet hours in which none of a seat's deadlines passes.

    None at pace live: all are at the table together, and one who acts is awake. None either for
    whom the table has waited long enough.
    """
    return None if pace.live or seat.is_out_of_time else seat.deadline_quiet_hours


def _next_call(deadline: Deadline, seat: SeatStatus, pace: Pace, now: float) -> float | None:
    half_time = deadline.since + (deadline.at - deadline.since) / 2
    for due in (half_time, deadline.at - pace.last_call):
        at = due if seat.quiet is None else seat.quiet.after(due)
        if now + CALL_INTERVAL <= at < deadline.at:
            return at
    return None
