"""How long nobody could be heard: deadlines move by as much, so that nobody pays for an outage.

The bot itself may have been away, or the lines on which it hears of what people do.
"""

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
    """Notes at times that the bot lives, so that the next start knows since when it did not.

    While a line is dead the bot is as good as away: nothing is noted.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._task: asyncio.Task[None] | None = None
        self._lost: dict[int, float] = {}
        self._made_up = 0.0
        self._turn = asyncio.Lock()

    @property
    def is_lost(self) -> bool:
        """Whether somebody cannot be heard: no deadline may pass meanwhile."""
        return bool(self._lost)

    def lost(self, line: int) -> None:
        """A line is dead from now on, if it was not before."""
        self._lost.setdefault(line, self._now())

    async def back(self, line: int) -> float:
        """A line works: make up for a long absence before anything that comes by it is heard.

        The seconds by which deadlines were moved, 0 for none. What was made up for another line
        in the same time counts; copies of games that are held in memory are stale afterwards.
        """
        async with self._turn:
            since = self._lost.get(line)
            if since is None:
                return 0.0
            now = self._now()
            away = now - max(since, self._made_up)
            if away > SHORT:
                await self._store.shift_deadlines(away, **{ALIVE: str(now)})
                self._made_up = now
            del self._lost[line]
            return away if away > SHORT else 0.0

    async def begin(self) -> float:
        """Move the deadlines by the absence, if it was long; its seconds, 0 if it was not."""
        last = await self._store.setting(ALIVE)
        now = self._now()
        away = now - float(last) if last is not None else 0.0
        if away > SHORT:
            await self._store.shift_deadlines(away, **{ALIVE: str(now)})
        else:
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
        if not self._lost:
            await self._store.put_setting(ALIVE, str(self._now()))

    async def stop(self) -> None:
        """The last note, and no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._note()
