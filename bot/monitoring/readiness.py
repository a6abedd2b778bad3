"""Whether the bot can do its work: connected to Discord, and able to write to its database."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bot.monitoring.connection import ConnectionState
from engine.host.store.errors import StoreError
from engine.host.store.health import Health, Use

PROBE: Final = "readiness"
"""The setting that is written to find out whether the database can be written to."""
LARGE: Final = 64 * 1024
"""Bytes that are written once the change of a game was refused: more than such a change has."""
PATIENCE: Final = 2.0
"""Seconds that a write may take."""
VALID: Final = 10.0
"""Seconds for which the outcome of a write holds: asking often writes no more often."""
Put = Callable[[str, str], Awaitable[None]]


class Readiness:
    """Answers what keeps the bot from doing its work."""

    def __init__(
        self,
        state: Callable[[], ConnectionState],
        put: Put,
        now: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
        health: Health | None = None,
    ) -> None:
        self._connection = state
        self._put = put
        self._now = now
        self._patience = patience
        self._health = health or Health()
        self._probe: asyncio.Task[str | None] | None = None
        self._begun = -VALID

    async def problems(self) -> tuple[str, ...]:
        """Return one sentence for each thing that keeps the bot from working; none if it can."""
        return tuple(filter(None, (self._disconnected(), await self._database())))

    def _disconnected(self) -> str | None:
        state = self._connection()
        if state.is_complete:
            return None
        if state.stands_by:
            return "No shard belongs to this process: it stands by, or has just started."
        if not state.shards:
            return "The bot has not reached Discord yet."
        return f"{len(state.connected)} of {state.shards} shards are connected to Discord."

    async def _database(self) -> str | None:
        if self._probe is None or self._probe.done() and self._now() >= self._begun + VALID:
            self._begun = self._now()
            self._probe = asyncio.create_task(self._write())
        done, _ = await asyncio.wait((self._probe,), timeout=self._patience)
        if not done:
            return "The database does not answer."
        return self._probe.result() or self._health.trouble

    async def _write(self) -> str | None:
        small = str(int(time.time()))
        try:
            if self._health.trouble is not None:
                with self._health.noting(Use.GAME):
                    await self._put(PROBE, small.ljust(LARGE))
            await self._put(PROBE, small)
        except StoreError as error:
            return str(error)
        return None

    async def stop(self) -> None:
        """Wait for a write that has begun."""
        if self._probe is not None:
            await asyncio.wait((self._probe,))
