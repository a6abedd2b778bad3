"""How a process is asked to stop, and how it ends whatever then goes wrong.

Nothing here imports more than it must: the signals are heard before all else is imported.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from bot.process.exit_codes import EXIT_UNFINISHED

LOG = logging.getLogger(__name__)
LONGEST_END: Final = 9.0
"""Seconds after which a process that is to end is gone, whatever it still waits for."""
STEP_TIMEOUT: Final = 3.0
"""Seconds that one step of the end may take."""
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class StopRequest:
    """Hears SIGTERM and SIGINT: before `bind` they end the process at once, then they set a future.

    No event loop has to hear signals, which those on Windows cannot.
    """

    def __init__(self) -> None:
        self._futures: list[asyncio.Future[None]] = []
        self._was_early = False

    def bind(self) -> asyncio.Future[None]:
        """Return a future of the running event loop that is set once the process is to stop: at
        once, if a signal came before.

        What ends the process then is an exception, which an import may have caught.
        """
        asked = asyncio.get_running_loop().create_future()
        self._futures.append(asked)
        if self._was_early:
            self.set()
        return asked

    def note(self, *_: object) -> None:
        """Handle a signal; one that comes after the event loop has ended changes nothing."""
        if not self._futures:
            self._was_early = True
            raise SystemExit(0)
        for asked in self._futures:
            if not (loop := asked.get_loop()).is_closed():
                loop.call_soon_threadsafe(self.set)

    def set(self) -> None:
        """Ask the process to stop, if nobody has before."""
        for asked in self._futures:
            if not asked.done():
                asked.set_result(None)


@contextmanager
def hearing() -> Iterator[StopRequest]:
    """Within this block, hear the signals that ask the process to stop."""
    request = StopRequest()
    before = {number: signal.signal(number, request.note) for number in SIGNALS}
    try:
        yield request
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Ending:
    """The steps of the end, the last one that was added first: each is tried, whatever came of
    those before it, and none is waited for longer than STEP_TIMEOUT.
    """

    def __init__(self) -> None:
        self.steps: list[tuple[str, Callable[[], Awaitable[object]]]] = []

    def add(self, what: str, step: Callable[[], Awaitable[object]]) -> None:
        """Add a step; `what` is the beginning of a sentence that says that it failed."""
        self.steps.append((what, step))

    async def run(self) -> bool:
        """Try each step once; return whether all of them were done."""
        done = True
        while self.steps:
            done = await _attempt(*self.steps.pop()) and done
        return done


async def _attempt(what: str, step: Callable[[], Awaitable[object]]) -> bool:
    """Try a step; return whether it was done. What goes wrong is logged."""
    task = asyncio.ensure_future(_all_of(step))
    await asyncio.wait({task}, timeout=STEP_TIMEOUT)
    if not task.done():
        task.cancel()  # Not waited for: it may wait for something that cannot be cancelled.
        LOG.error("at the end, %s: it takes too long", what)
        return False
    if task.cancelled():
        LOG.error("at the end, %s: it was cancelled", what)
        return False
    if (error := task.exception()) is not None:
        LOG.error("at the end, %s: %s", what, error, exc_info=_unless_told(error))
    return error is None


async def _all_of(step: Callable[[], Awaitable[object]]) -> None:
    await step()


def _unless_told(error: BaseException) -> Any:
    """Return an error whose traceback is needed: a store says all in its sentence."""
    from engine.host.store.errors import StoreError

    return None if isinstance(error, StoreError) else error


class LastResort:
    """Ends the process LONGEST_END seconds after `start`, whatever thread would keep it."""

    def __init__(self, leave: Callable[[int], object] = os._exit) -> None:
        self.code = EXIT_UNFINISHED
        """The exit code, as far as it is known."""
        self._leave = leave
        self._is_started = False

    def start(self) -> None:
        """Begin to count; a second call does nothing."""
        if not self._is_started:
            self._is_started = True
            threading.Thread(target=self._wait, name="last resort", daemon=True).start()

    def _wait(self) -> None:
        time.sleep(LONGEST_END)
        LOG.critical("the process does not end by itself, and is ended; all commits are on disk")
        self._leave(self.code)
