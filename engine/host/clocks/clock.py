"""One task that sleeps until the nearest deadline of any game, and then lets silence speak."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

LOG = logging.getLogger(__name__)
LONGEST_SLEEP = 40 * 24 * 3600.0
RETRY = 5.0
"""Seconds until a bell that failed is rung again."""


class Clock:
    """Sleeps, never polls. `nearest` gives unix seconds or None, `ring` carries out what is due."""

    def __init__(
        self,
        now: Callable[[], float],
        nearest: Callable[[], Awaitable[float | None]],
        ring: Callable[[], Awaitable[None]],
    ) -> None:
        self._now = now
        self._nearest = nearest
        self._ring = ring
        self._task: asyncio.Task[None] | None = None
        self._ringing = False

    def set(self) -> None:
        """Deadlines have changed: sleep until the nearest, whatever was slept for before."""
        if self._ringing:
            return  # It looks again when it has rung.
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.get_running_loop().create_task(self._run(), name="clock")

    async def stop(self) -> None:
        """Sleep no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        rung: float | None = None
        while True:
            try:
                at = await self._nearest()
                if at is None:
                    return
                if (wait := at - self._now()) > 0:
                    await asyncio.sleep(min(wait, LONGEST_SLEEP))
                    continue
                await self._ring_for(at, rung)
                rung = at
            except Exception:
                LOG.exception("a deadline could not be carried out; it is tried again")
                await asyncio.sleep(RETRY)

    async def _ring_for(self, at: float, rung: float | None) -> None:
        """Ring; what is still due after a ring has time until the next."""
        if at == rung:
            await asyncio.sleep(RETRY)
        self._ringing = True
        try:
            await self._ring()
        finally:
            self._ringing = False
