"""Numbers of games, read from the database for metrics at most once in a while."""

import time
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from engine.host.store.errors import StoreError

T = TypeVar("T")
A_MINUTE: Final = 60.0
AN_HOUR: Final = 3600.0


class GameCounts(Generic[T]):
    """The last known numbers; `unknown` until they were read, and while they cannot be.

    They hold for `valid` seconds: with many games stored, counting them takes a while.
    """

    def __init__(
        self,
        count: Callable[[], Awaitable[T]],
        unknown: T,
        valid: float = A_MINUTE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._count, self._unknown, self._valid = count, unknown, valid
        self._now = now
        self._counted = -valid
        self.latest = unknown

    async def refresh(self) -> None:
        """Count again if that was long ago; a database in trouble leaves the numbers unknown.

        The readiness of the bot says what is wrong with the database.
        """
        if self._now() < self._counted + self._valid:
            return
        self._counted = self._now()
        try:
            self.latest = await self._count()
        except StoreError:
            self.latest = self._unknown
