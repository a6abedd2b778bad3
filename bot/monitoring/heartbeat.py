"""The heartbeat: a task that measures how late the event loop is, and feeds the watchdog."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

INTERVAL: Final = 1.0
"""Seconds between two measurements."""


class Heartbeat:
    """Calls `observe` with the seconds by which the loop was late, and `beat` every time."""

    def __init__(
        self,
        observe: Callable[[float], None],
        beat: Callable[[], None],
        interval: float = INTERVAL,
    ) -> None:
        self._observe = observe
        self._beat = beat
        self._interval = interval

    async def run(self) -> None:
        """Measure until this task is cancelled."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(self._interval)
            self._observe(max(time.monotonic() - begun - self._interval, 0.0))
            self._beat()
