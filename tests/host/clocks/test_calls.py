"""When people are called: as they are awaited, at half time, before the end; never at night."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.host.clocks.calls import CALL_INTERVAL, after_call, with_calls
from engine.host.clocks.paces import DAILY, EVENING, HOUR, LIVE, PACES, Pace
from engine.host.clocks.seat_status import SeatStatus
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.store.records import Deadline
from tests.support.quiet_windows import INSTANTS, windows

NOW = 1_750_000_000.0
HERE = SeatStatus()


def all_calls(deadline: Deadline, seat: SeatStatus, pace: Pace) -> list[float]:
    """When the seat is called for a decision that begins now and that it does not answer."""
    now = deadline.since
    running = with_calls(deadline, seat, pace, now)
    calls = [now] if running.calls else []
    while running.next_call is not None and running.next_call < running.at:
        now = running.next_call
        running = after_call(running, seat, pace, now)
        if running.calls > len(calls):
            calls.append(now)
    assert running.calls == len(calls)
    return calls


def begun(at: float, kind: str = "buy", now: float = NOW) -> Deadline:
    return Deadline(1, 0, kind, at, since=now)


@given(
    windows() | st.none(),
    INSTANTS,
    st.integers(10, 14 * 86400),
    st.sampled_from(sorted(PACES)),
)
def test_calls_are_an_hour_apart_in_no_quiet_hours_and_before_the_end(
    quiet: QuietHours | None, now: int, time: int, pace: str
) -> None:
    calls = all_calls(begun(now + time, now=now), replace(HERE, quiet=quiet), PACES[pace])
    assert len(calls) <= 3
    assert all(
        later - earlier >= CALL_INTERVAL for earlier, later in zip(calls, calls[1:], strict=False)
    )
    assert all(now <= call < now + time for call in calls)
    assert not any(quiet is not None and quiet.contains(call) for call in calls)


def test_of_a_day_one_is_called_at_once_at_half_time_and_two_hours_before_the_end() -> None:
    day = 24 * HOUR
    calls = all_calls(begun(NOW + day), HERE, DAILY)
    assert calls == [NOW, NOW + day / 2, NOW + day - 2 * HOUR]


@pytest.mark.parametrize(("pace", "time"), [(LIVE, 120), (EVENING, 600), (DAILY, HOUR)])
def test_of_a_time_too_short_for_two_calls_there_is_one(pace: Pace, time: int) -> None:
    assert all_calls(begun(NOW + time), HERE, pace) == [NOW]


def test_in_quiet_hours_the_first_call_waits_for_the_morning() -> None:
    midnight = NOW // 86400 * 86400
    night = replace(HERE, quiet=QuietHours("UTC", 22 * 60, 7 * 60))
    calls = all_calls(begun(midnight + 20 * HOUR, now=midnight), night, DAILY)
    assert calls[0] == midnight + 7 * HOUR


def test_a_call_that_is_rung_for_in_quiet_hours_waits_and_does_not_count() -> None:
    midnight = NOW // 86400 * 86400
    night = replace(HERE, quiet=QuietHours("UTC", 22 * 60, 7 * 60))
    due = replace(begun(midnight + 20 * HOUR), next_call=midnight)
    later = after_call(due, night, DAILY, midnight + 5)
    assert (later.calls, later.next_call) == (due.calls, midnight + 7 * HOUR)


@pytest.mark.parametrize("seat", [replace(HERE, away=True), replace(HERE, absent=True)])
def test_whoever_is_away_or_absent_is_not_called(seat: SeatStatus) -> None:
    assert all_calls(begun(NOW + 24 * HOUR), seat, DAILY) == []


@pytest.mark.parametrize("kind", ["beat", "hold"])
def test_nobody_is_called_for_dice_that_fall_by_themselves_or_are_held(kind: str) -> None:
    assert all_calls(begun(NOW + 24 * HOUR, kind), HERE, DAILY) == []
