"""What happens to the connections with Discord: they are ready, lost, or back."""

import logging

from bot.discord.connections import Connections
from bot.messages.publisher import Publisher
from bot.process.blocking import leave_blocked
from bot.process.client import Client
from engine.host.service import Host

LOG = logging.getLogger(__name__)


class ConnectionEvents:
    """Stops the clocks of those who cannot answer; shows what is unshown once they can again."""

    def __init__(
        self, client: Client, host: Host, publisher: Publisher, connections: Connections
    ) -> None:
        self._client = client
        self._host = host
        self._publisher = publisher
        self._connections = connections
        self._lost: set[int] = set()

    async def on_ready(self) -> None:
        """Show what an earlier process left unshown."""
        if self._client.is_closed():
            return  # The library tells so seconds later: the database may be closed by now.
        guilds = list(self._client.guilds)
        LOG.info("ready as %s in %d servers", self._client.user, len(guilds))
        await leave_blocked(self._host, guilds)
        await self._publisher.catch_up()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Hold the deadlines of the shard's servers until it is back."""
        self._lost.add(shard)
        self._connections.mark_lost(shard, self._client.shards_in_all)

    async def on_shard_connect(self, shard: int) -> None:
        """Note that a session of the shard has begun; it is ready some moments later."""
        self._lost.discard(shard)
        self._publisher.forget_connection(shard, self._client.shards_in_all)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that the shard is back: missed events have been replayed."""
        self._lost.discard(shard)
        await self._connections.mark_connected(shard, self._client.shards_in_all)

    async def on_shard_ready(self, shard: int) -> None:
        """Note that the shard has a new session: its first, or one after a lost one."""
        if self._client.is_closed():
            return
        connection = self._client.get_shard(shard)
        is_open = connection is None or not connection.is_closed()
        # This comes seconds after the session began: the shard may be lost again by now, or have a
        # new connection over which nothing has come yet.
        if is_open and shard not in self._lost:
            await self._connections.mark_connected(shard, self._client.shards_in_all)
        await self._publisher.catch_up()
