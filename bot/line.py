"""The lines to Discord, one a shard: while one is dead, nobody on it can be heard in time."""

import logging
from collections.abc import Awaitable, Callable

from engine.host.downtime import Pulse
from engine.host.store import StoreError

LOG = logging.getLogger(__name__)
START = -1
"""In place of a shard: from the start of the bot until it is ready."""


class Line:
    """Holds the deadlines while a line is dead; `can_hear` is told the seconds that they moved."""

    def __init__(self, pulse: Pulse, can_hear: Callable[[float], Awaitable[None]]) -> None:
        self._pulse = pulse
        self._can_hear = can_hear

    def lost(self, shard: int) -> None:
        """The shard has lost its connection, or failed to get it back."""
        self._pulse.lost(shard)

    async def back(self, shard: int) -> None:
        """The shard is connected, or the bot ready."""
        if self._pulse.is_lost:
            await self._can_hear(await self._pulse.back(shard))

    async def heard(self, shard: int) -> None:
        """Something has come by a shard. It is answered even where the database is in trouble."""
        try:
            await self.back(START)
            await self.back(shard)
        except StoreError:
            LOG.exception("deadlines could not be moved; it is tried again")
