"""One task that sleeps until the nearest deadline; here its sleeps are counted, not slept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from engine.host.clocks.deadline_timer import LONGEST_SLEEP, RETRY, DeadlineTimer

pytestmark = pytest.mark.asyncio
SETTLED = 30


class Time:
    """A virtual clock: sleeping takes as long as the test says. `deadlines`: when to fire."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *deadlines: float) -> None:
        self.now = 0.0
        self.deadlines = list(deadlines)
        self.slept: list[float] = []
        self.looked = 0
        self.fired: list[float] = []
        self.troubles: list[Exception] = []
        self.looking: list[Exception] = []
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._yield: Callable[[float], Awaitable[None]] = asyncio.sleep
        monkeypatch.setattr("engine.host.clocks.deadline_timer.asyncio.sleep", self._sleep)
        self.timer = DeadlineTimer(lambda: self.now, self.nearest, self._fire_due)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        woken = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, woken))
        await woken

    async def nearest(self) -> float | None:
        self.looked += 1
        if self.looking:
            raise self.looking.pop()
        return min(self.deadlines, default=None)

    async def _fire_due(self) -> None:
        self.fired.append(self.now)
        if self.troubles:
            raise self.troubles.pop()
        self.deadlines = [each for each in self.deadlines if each > self.now]
        self.timer.reschedule()  # What firing changes sets the timer again.

    async def settle(self) -> None:
        for _ in range(SETTLED):
            await self._yield(0)

    async def pass_until(self, at: float) -> None:
        """Time passes, from sleeper to sleeper."""
        while due := [it for it in self._sleepers if it[0] <= at and not it[1].done()]:
            until, woken = min(due, key=lambda it: it[0])
            self.now = until
            woken.set_result(None)
            await self.settle()
        self.now = at
        await self.settle()


async def test_it_sleeps_until_the_nearest_and_never_polls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Time(monkeypatch, 50.0, 20.0)
    time.timer.reschedule()
    await time.settle()
    assert time.slept == [20.0]
    await time.pass_until(19.9)
    assert time.looked == 1
    await time.pass_until(20.0)
    assert time.fired == [20.0]
    assert time.slept == [20.0, 30.0]
    await time.pass_until(100.0)
    assert time.fired == [20.0, 50.0]
    assert time.looked <= 5
    await time.timer.stop()


async def test_it_rests_while_there_is_nothing_and_starts_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Time(monkeypatch)
    time.timer.reschedule()
    await time.settle()
    assert "deadline timer" not in {task.get_name() for task in asyncio.all_tasks()}
    time.deadlines.append(7.0)
    time.timer.reschedule()
    await time.settle()
    await time.pass_until(7.0)
    assert time.fired == [7.0]
    await time.timer.stop()


async def test_an_earlier_deadline_is_not_slept_through(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch, 50.0)
    time.timer.reschedule()
    await time.settle()
    time.now = 10.0
    time.deadlines.append(15.0)
    time.timer.reschedule()
    await time.settle()
    assert time.slept == [50.0, 5.0]
    await time.pass_until(15.0)
    assert time.fired == [15.0]
    await time.timer.stop()


async def test_an_expected_deadline_wakes_it_only_if_it_is_the_nearest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Time(monkeypatch, 50.0)
    time.timer.expect(50.0)
    await time.settle()
    assert time.looked == 0  # It has not begun.
    time.timer.reschedule()
    await time.settle()
    time.deadlines += [60.0, 20.0]
    time.timer.expect(60.0)
    await time.settle()
    assert time.looked == 1
    time.timer.expect(20.0)
    await time.settle()
    assert time.slept == [50.0, 20.0]
    time.deadlines = [60.0]  # What it sleeps for has been answered.
    await time.pass_until(60.0)
    assert time.fired == [60.0]
    await time.settle()
    time.deadlines = [70.0]
    time.timer.expect(70.0)  # It had nothing left to wait for.
    await time.settle()
    await time.pass_until(70.0)
    assert time.fired == [60.0, 70.0]
    await time.timer.stop()


async def test_a_deadline_that_is_set_while_it_looks_is_not_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, read = Time(monkeypatch), asyncio.Event()

    async def nearest() -> float | None:
        found = await time.nearest()
        await read.wait()
        return found

    time.timer = DeadlineTimer(lambda: time.now, nearest, time._fire_due)
    time.timer.reschedule()
    await time.settle()
    time.deadlines = [20.0]
    time.timer.expect(20.0)
    read.set()
    await time.settle()
    await time.pass_until(20.0)
    assert time.fired == [20.0]
    await time.timer.stop()


async def test_a_deadline_that_has_passed_already_fires_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Time(monkeypatch, -100.0, -50.0)
    time.timer.reschedule()
    await time.settle()
    assert time.fired == [0.0]
    assert time.slept == []


async def test_firing_that_fails_is_logged_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = Time(monkeypatch, 10.0, 60.0)
    time.troubles.append(RuntimeError("no"))
    time.timer.reschedule()
    await time.settle()
    with caplog.at_level(logging.ERROR):
        await time.pass_until(10.0 + RETRY)
    assert "tries again" in caplog.text
    assert time.fired == [10.0, 10.0 + RETRY]
    await time.pass_until(60.0)
    assert time.fired[-1] == 60.0
    await time.timer.stop()


async def test_a_database_that_cannot_be_asked_does_not_stop_the_timer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = Time(monkeypatch, 10.0)
    time.looking.append(OSError("locked"))
    with caplog.at_level(logging.ERROR):
        time.timer.reschedule()
        await time.settle()
    assert "locked" in caplog.text
    await time.pass_until(10.0)
    assert time.fired == [10.0]
    await time.timer.stop()


async def test_what_stays_due_after_firing_is_not_fired_without_a_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Time(monkeypatch, 10.0)

    async def nothing() -> None:
        time.fired.append(time.now)

    time.timer = DeadlineTimer(lambda: time.now, time.nearest, nothing)
    time.timer.reschedule()
    await time.settle()
    await time.pass_until(10.0 + 3 * RETRY)
    assert time.fired == [10.0 + n * RETRY for n in range(4)]
    await time.timer.stop()


async def test_very_far_deadlines_are_slept_for_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch, 2.5 * LONGEST_SLEEP)
    time.timer.reschedule()
    await time.settle()
    await time.pass_until(2.5 * LONGEST_SLEEP)
    assert time.slept == [LONGEST_SLEEP, LONGEST_SLEEP, LONGEST_SLEEP / 2]
    assert time.fired == [2.5 * LONGEST_SLEEP]
    await time.timer.stop()


async def test_a_stopped_timer_fires_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch, 10.0)
    time.timer.reschedule()
    await time.settle()
    await time.timer.stop()
    await time.timer.stop()
    await time.pass_until(20.0)
    assert time.fired == []


async def test_setting_it_during_firing_loses_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch, 10.0)

    async def fire() -> None:
        time.fired.append(time.now)
        time.deadlines = [time.now + 4.0] if len(time.fired) < 3 else []
        time.timer.reschedule()

    time.timer = DeadlineTimer(lambda: time.now, time.nearest, fire)
    time.timer.reschedule()
    await time.settle()
    await time.pass_until(30.0)
    assert time.fired == [10.0, 14.0, 18.0]


async def test_whoever_observes_hears_how_late_a_deadline_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, late = Time(monkeypatch, 5.0), list[float]()
    time.timer = DeadlineTimer(lambda: time.now, time.nearest, time._fire_due, late.append)
    time.now = 8.0
    time.timer.reschedule()
    await time.settle()
    assert late == [3.0]
