"""The connections to Discord as they are at one moment."""

import math
from dataclasses import dataclass

import discord

from engine.host.store.slots import Slots


@dataclass(frozen=True, slots=True)
class ConnectionState:
    """How many shards there should be, which work, how fast they answer, and in how many servers.

    `latencies` are seconds by the number of a shard; one that has not answered yet has none.
    `stands_by`: other processes have all of them.
    """

    shards: int
    connected: frozenset[int]
    latencies: dict[int, float]
    servers: int
    stands_by: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether every shard works."""
        return 0 < self.shards <= len(self.connected)


def connection_of(
    client: discord.AutoShardedClient, disconnected: Slots, owned: Slots | None = None
) -> ConnectionState:
    """Return the state of a client's connections; those of `disconnected` shards do not work yet.

    The host knows of an outage before the library does, and until it has made up for it. `owned`:
    the only ones that this process has to connect, where several processes share them.
    """
    count = client.shard_count or 0
    down = disconnected.numbers if disconnected.count == count else frozenset()
    wanted = frozenset(range(count)) if owned is None else owned.numbers
    connected = frozenset(
        number
        for number, shard in client.shards.items()
        if client.is_ready() and not shard.is_closed() and number not in down and number in wanted
    )
    latencies = {
        number: shard.latency
        for number, shard in client.shards.items()
        if number in connected and math.isfinite(shard.latency)
    }
    stands_by = owned is not None and not wanted
    return ConnectionState(len(wanted), connected, latencies, len(client.guilds), stands_by)
