"""Syncs that come later without a change of the game: after a failure, or by appointment."""

import asyncio
from collections.abc import Callable
from typing import Protocol

RETRY, LONGEST_RETRY = 5.0, 3600.0
"""Seconds until a sync that failed is repeated: at first, doubled each time, and at the most."""


class CallLater(Protocol):
    """Has work done on a game after some seconds."""

    def __call__(
        self, seconds: float, work: Callable[[str], None], game_id: str, /
    ) -> asyncio.TimerHandle: ...


def call_later(seconds: float, work: Callable[[str], None], game_id: str, /) -> asyncio.TimerHandle:
    """Do the work on the running event loop."""
    return asyncio.get_running_loop().call_later(seconds, work, game_id)


class LaterSyncs:
    """Timers by game, at most one of each sort; `schedule` starts a sync of a game."""

    def __init__(self, schedule: Callable[[str], None], timer: CallLater) -> None:
        self._schedule = schedule
        self._timer = timer
        self._failures: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._appointments: dict[str, asyncio.TimerHandle] = {}

    def note_failure(self, game_id: str) -> None:
        """Repeat a failed sync after RETRY seconds, doubled with each failure."""
        failures, timer = self._failures.get(game_id, (0, None))
        if timer is not None:
            timer.cancel()  # What happened meanwhile has been tried already.
        wait = min(RETRY * 2**failures, LONGEST_RETRY)
        timer = self._timer(wait, self._schedule, game_id)
        self._failures[game_id] = (failures + 1, timer)

    def forget_failures(self, game_id: str) -> None:
        """Cancel the repetition after a complete sync."""
        _, timer = self._failures.pop(game_id, (0, None))
        if timer is not None:
            timer.cancel()

    def appoint(self, game_id: str, seconds: float) -> None:
        """Start a sync after some seconds; an earlier appointment counts for this one too."""
        if game_id not in self._appointments:
            self._appointments[game_id] = self._timer(seconds, self._keep_appointment, game_id)

    def _keep_appointment(self, game_id: str) -> None:
        self._appointments.pop(game_id, None)
        self._schedule(game_id)
