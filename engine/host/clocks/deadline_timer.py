"""One task that sleeps until the nearest deadline of any game, and then fires what is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

LOG = logging.getLogger(__name__)
LONGEST_SLEEP = 40 * 24 * 3600.0
RETRY = 5.0
"""Seconds until deadlines whose firing failed are tried again."""


class DeadlineTimer:
    """Sleeps, never polls.

    `nearest` gives unix seconds, or None for no deadline; `fire_due` carries out what is due.
    `observe` gets the seconds by which the nearest of them is late.
    """

    def __init__(
        self,
        now: Callable[[], float],
        nearest: Callable[[], Awaitable[float | None]],
        fire_due: Callable[[], Awaitable[None]],
        observe: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._now = now
        self._nearest = nearest
        self._fire_due = fire_due
        self._observe = observe
        self._task: asyncio.Task[None] | None = None
        self._until: float | None = None
        """The deadline that it sleeps for; None while it does not."""
        self._is_firing = False

    def reschedule(self) -> None:
        """Sleep until the nearest deadline, after deadlines have changed."""
        if self._is_firing:
            return  # The task looks again when it has fired.
        if self._task is not None:
            self._task.cancel()
        self._until = None
        self._task = asyncio.get_running_loop().create_task(self._run(), name="deadline timer")

    def expect(self, at: float) -> None:
        """Wake up for a deadline that has been set; nothing changes where one before it is awaited.

        Where that one is gone by then, the timer looks once more and sleeps on: this is rarer than
        changes of deadlines, each of which would cost a query. Does nothing before the first
        `reschedule`.
        """
        if self._task is not None and (self._until is None or at < self._until):
            self.reschedule()

    async def stop(self) -> None:
        """Sleep no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        fired: float | None = None
        while True:
            try:
                at = await self._nearest()
                if at is None:
                    return
                if (wait := at - self._now()) > 0:
                    self._until = at
                    await asyncio.sleep(min(wait, LONGEST_SLEEP))
                    self._until = None
                    continue
                await self._fire(at, fired)
                fired = at
            except Exception:
                LOG.exception("a deadline could not be carried out; the bot tries again")
                await asyncio.sleep(RETRY)

    async def _fire(self, at: float, fired: float | None) -> None:
        """Fire what is due; wait RETRY seconds first where that deadline has just been fired."""
        if at == fired:
            await asyncio.sleep(RETRY)
        self._is_firing = True
        self._observe(self._now() - at)
        try:
            await self._fire_due()
        finally:
            self._is_firing = False
