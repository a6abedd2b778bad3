"""The connections to Discord, one a shard: while one is down, nobody on it can answer."""

import logging
from collections.abc import Callable

from engine.host.processes.downtime import DowntimeWatch
from engine.host.store.errors import StoreError

LOG = logging.getLogger(__name__)


class Connections:
    """Holds the deadlines of a shard's servers while it is down; calls `on_connected` afterwards.

    Shards are named by their number and by how many there are.
    """

    def __init__(self, watch: DowntimeWatch, on_connected: Callable[[], None]) -> None:
        self._watch = watch
        self._on_connected = on_connected

    def mark_lost(self, shard: int, count: int) -> None:
        """Note that the shard has lost its connection, or failed to get it back."""
        self._watch.mark_lost(shard, count)

    async def mark_connected(self, shard: int, count: int) -> None:
        """Note that the shard is connected."""
        if self._watch.disconnected:
            await self._watch.mark_connected(shard, count)
            self._on_connected()

    async def note_activity(self, shard: int, count: int) -> None:
        """Note that something came by a shard; database trouble is logged and does not stop it."""
        try:
            await self._watch.compensate()
            await self.mark_connected(shard, count)
        except StoreError:
            LOG.exception("deadlines could not be moved; the bot tries again")
