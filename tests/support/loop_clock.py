"""Time that a test moves: timers of the event loop wait for it, and so do the bot's own clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from math import inf
from typing import Any
from unittest.mock import patch

from bot.discord.drawing_thread import DrawingThread

SOON = 0.1
"""Seconds within which what is due happens before the loop counts as being at rest."""
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
POLLED_EVERY = 10
"""Turns of a busy loop between two looks for what other threads have done."""


class LoopClock:
    """Seconds that go by only in `wait`, or where nothing else can happen until a timer is up.

    Whatever is ready is done first, then what threads are at. That the loop would have to wait is
    known where it asks its selector, so nobody has to look again and again whether it is at rest.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        """Since the clock was started."""
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []
        """Who waits for the loop to be at rest, each until a moment."""
        self._in_threads = 0
        self._turns = count()
        self._before = set[asyncio.Task[Any]]()
        self._poll: Callable[[float | None], list[Any]]

    def time(self) -> float:
        """Return seconds that only this clock counts."""
        return self.seconds

    def now(self) -> datetime:
        """Return the date and the time."""
        return BEGIN + timedelta(seconds=self.seconds)

    async def settle(self) -> None:
        """Return once nothing is left to be done, and nothing will be due soon."""
        await self._run_until(self.seconds + SOON)

    async def wait(self, seconds: float) -> None:
        """Let time go by: what becomes due happens in its order, each at its time."""
        ends = self.seconds + seconds
        await self._run_until(self.seconds)
        await self._run_until(ends)
        self.seconds = ends
        await self.settle()

    async def end_tasks(self) -> None:
        """End what was begun since the clock was started, as the end of a process does."""
        loop: Any = asyncio.get_running_loop()
        begun = asyncio.all_tasks() - self._before - {asyncio.current_task()}
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        for timer in loop._scheduled:
            timer.cancel()

    @contextmanager
    def started(self) -> Iterator[None]:
        """Make this the clock of the running loop."""
        loop: Any = asyncio.get_running_loop()
        selector = loop._selector
        self._poll, self._before = selector.select, asyncio.all_tasks()
        run, draw = self._counted(loop.run_in_executor), self._counted(DrawingThread.begin)
        with (
            patch.object(loop, "time", self.time),
            patch.object(loop, "run_in_executor", run),
            patch.object(DrawingThread, "begin", draw),
            patch.object(selector, "select", self._select),
            patch("discord.utils.utcnow", self.now),
        ):
            yield

    async def _run_until(self, until: float) -> None:
        rest = asyncio.get_running_loop().create_future()
        self._waiting.append((until, rest))
        await rest

    def _counted(self, begin: Callable[..., asyncio.Future[Any]]) -> Callable[..., Any]:
        """Return what begins work in a thread, so that it is waited for."""

        def begin_counted(*given: Any) -> asyncio.Future[Any]:
            future = begin(*given)
            self._in_threads += 1
            future.add_done_callback(self._returned)
            return future

        return begin_counted

    def _returned(self, _: object) -> None:
        self._in_threads -= 1

    def _select(self, timeout: float | None) -> list[Any]:
        """In place of waiting for input, which nothing but threads can bring."""
        if timeout == 0:
            return self._poll(0) if next(self._turns) % POLLED_EVERY == 0 else []
        if self._in_threads:
            return self._poll_threads(timeout)
        due = inf if timeout is None else self.seconds + timeout
        if self._has_let_go(due):
            return []
        if due == inf:
            return self._poll(None)  # Nothing can happen any more: the test's own limit ends it.
        self.seconds = due
        return []

    def _has_let_go(self, due: float) -> bool:
        """Tell those who wait for no more than what is due before; return whether there are any."""
        done = [it for it in self._waiting if it[0] < due]
        for it in done:
            self._waiting.remove(it)
            if not it[1].done():
                it[1].set_result(None)
        return bool(done)

    def _poll_threads(self, timeout: float | None) -> list[Any]:
        events = self._poll(timeout)
        if not events and timeout is not None:
            self.seconds += timeout
        return events
