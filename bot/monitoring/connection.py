"""The connections to Discord as they are at one moment."""

import math
from dataclasses import dataclass

import discord

from engine.host.store.slots import Slots


@dataclass(frozen=True, slots=True)
class ConnectionState:
    """How many shards there should be, which work, how fast they answer, and in how many servers.

    `latencies` are seconds by the number of a shard; one that has not answered yet has none.
    """

    shards: int
    connected: frozenset[int]
    latencies: dict[int, float]
    servers: int

    @property
    def is_complete(self) -> bool:
        """Whether every shard works."""
        return 0 < self.shards <= len(self.connected)


def connection_of(client: discord.AutoShardedClient, disconnected: Slots) -> ConnectionState:
    """Return the state of a client's connections; those of `disconnected` shards do not work yet.

    The host knows of an outage before the library does, and until it has made up for it.
    """
    count = client.shard_count or 0
    down = disconnected.numbers if disconnected.count == count else frozenset()
    connected = frozenset(
        number
        for number, shard in client.shards.items()
        if client.is_ready() and not shard.is_closed() and number not in down
    )
    latencies = {
        number: shard.latency
        for number, shard in client.shards.items()
        if number in connected and math.isfinite(shard.latency)
    }
    return ConnectionState(count, connected, latencies, len(client.guilds))
