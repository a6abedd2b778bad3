"""How long the bot was away: deadlines move by as much, so that nobody pays for an outage."""

import asyncio
import logging
from collections.abc import Callable

from engine.host.store import Store, StoreError

LOG = logging.getLogger(__name__)
ALIVE = "alive"
NOTED_EVERY = 20.0
"""Seconds between two notes that the bot is alive."""
SHORT = 60.0
"""An absence of so many seconds costs nobody anything."""


class Pulse:
    """Notes at times that the bot lives, so that the next start knows since when it did not."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> float:
        """Move the deadlines by the absence, if it was long; its seconds, 0 if it was not."""
        last = await self._store.setting(ALIVE)
        away = self._now() - float(last) if last is not None else 0.0
        if away > SHORT:
            await self._store.shift_deadlines(away)
        await self._note()
        self._task = asyncio.create_task(self._beat(), name="pulse")
        return away if away > SHORT else 0.0

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(NOTED_EVERY)
            try:
                await self._note()
            except StoreError:
                LOG.exception("it could not be noted that the bot lives")

    async def _note(self) -> None:
        await self._store.put_setting(ALIVE, str(self._now()))

    async def stop(self) -> None:
        """The last note, and no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._note()
