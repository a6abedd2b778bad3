"""How many games are in each phase, counted at most once a minute."""

import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from engine.host.store.errors import StoreError
from engine.host.store.records import Phase

VALID: Final = 60.0
"""Seconds for which numbers hold: with many games stored, counting them takes a while."""


class GameCounts:
    """The last known numbers of games by phase; empty until they were counted."""

    def __init__(
        self,
        count: Callable[[], Awaitable[Mapping[Phase, int]]],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._count = count
        self._now = now
        self._counted = -VALID
        self.latest: Mapping[Phase, int] = {}

    async def refresh(self) -> None:
        """Count again if that was long ago; a database in trouble leaves the numbers as they are.

        The readiness of the bot says what is wrong with the database.
        """
        if self._now() < self._counted + VALID:
            return
        self._counted = self._now()
        try:
            self.latest = await self._count()
        except StoreError:
            self.latest = {}
