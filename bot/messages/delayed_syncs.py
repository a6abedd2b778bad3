"""Syncs that no change of the game starts: after a failure, or because one asked for another."""

import asyncio
import math
from collections.abc import Callable
from time import monotonic
from typing import Protocol

RETRY, LONGEST_RETRY = 5.0, 3600.0
"""Seconds until a sync that failed is repeated: at first, doubled each time, and at the most."""


_NO_TIMER: tuple[float, asyncio.TimerHandle | None] = (math.inf, None)


class CallLater(Protocol):
    """Has work done on a game after some seconds."""

    def __call__(
        self, seconds: float, work: Callable[[str], None], game_id: str, /
    ) -> asyncio.TimerHandle: ...


def call_later(seconds: float, work: Callable[[str], None], game_id: str, /) -> asyncio.TimerHandle:
    """Do the work on the running event loop."""
    return asyncio.get_running_loop().call_later(seconds, work, game_id)


class DelayedSyncs:
    """Timers by game, at most one of each kind; `schedule` starts a sync of a game."""

    def __init__(self, schedule: Callable[[str], None], timer: CallLater) -> None:
        self._schedule = schedule
        self._timer = timer
        self._failures: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._timers: dict[str, tuple[float, asyncio.TimerHandle | None]] = {}

    @property
    def retrying(self) -> frozenset[str]:
        """The games whose last sync failed."""
        return frozenset(self._failures)

    def retry_later(self, game_id: str) -> None:
        """Repeat a failed sync after RETRY seconds, doubled with each failure in a row."""
        failures, timer = self._failures.get(game_id, (0, None))
        if timer is not None:
            timer.cancel()  # What happened meanwhile has been tried already.
        wait = min(RETRY * 2**failures, LONGEST_RETRY)
        timer = self._timer(wait, self._schedule, game_id)
        self._failures[game_id] = (failures + 1, timer)

    def cancel_retry(self, game_id: str) -> None:
        """Forget the failures of a game after a complete sync."""
        _, timer = self._failures.pop(game_id, (0, None))
        if timer is not None:
            timer.cancel()

    def sync_later(self, game_id: str, seconds: float) -> None:
        """Start a sync after some seconds, or sooner if a timer that runs for the game is up then.

        That sync asks for another one where it comes too early for something.
        """
        due, (running_due, running) = monotonic() + seconds, self._timers.get(game_id, _NO_TIMER)
        if running_due <= due:
            return
        if running is not None:
            running.cancel()
        self._timers[game_id] = due, self._timer(seconds, self._fire, game_id)

    def _fire(self, game_id: str) -> None:
        self._timers.pop(game_id, None)
        self._schedule(game_id)
