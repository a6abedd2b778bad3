"""Which shards one of several processes connects, and when it takes those of others."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.process.shards import Shards
from engine.host.processes.leased_downtime import LeasedDowntimeWatch
from engine.host.processes.ownership import PATIENCE, LeasedSlots
from engine.host.store.slots import NO_SLOTS, Slots
from tests.support.memory_leases import MemoryLeases

pytestmark = pytest.mark.asyncio
COUNT = 6


def discord_of(shards: int, at_once: int) -> discord.AutoShardedClient:
    """A client whose Discord asks for so many shards, and lets some identify themselves at once."""
    limit = {"max_concurrency": at_once}
    http = SimpleNamespace(get_bot_gateway=AsyncMock(return_value=(shards, "", limit)))
    client = SimpleNamespace(
        http=http, shard_count=None, _connection=SimpleNamespace(), launch_shard=AsyncMock()
    )
    return cast(discord.AutoShardedClient, client)


async def launched(leases: MemoryLeases, at_once: int) -> Shards:
    """Return the shards of a process called one, of three, right after its start."""
    owned = LeasedSlots(leases, "one", 3, lambda: leases.now)
    watch: Any = SimpleNamespace(
        connected=NO_SLOTS, disconnected=NO_SLOTS, hold=lambda lease: None, let_go=lambda slot: None
    )
    watch.divide = lambda count: owned.begin(count, 0.0)
    shards = Shards(leases, owned, cast(LeasedDowntimeWatch, watch), lambda: None)
    await shards.launch(discord_of(COUNT, at_once))
    return shards


async def stopped(leases: MemoryLeases, *names: str) -> None:
    """Let processes of these names share all slots, and give them back."""
    each = [LeasedSlots(leases, name, len(names), lambda: leases.now) for name in names]
    for it in each:
        await it.begin(COUNT, 0.0)
        await it.take((await it.look()).free)
    for it in each:
        await it.release(())


async def test_while_its_own_shards_connect_it_leaves_the_others_to_who_may_be_starting() -> None:
    leases = MemoryLeases()
    await stopped(leases, "one", "two", "three")
    leases.now += PATIENCE + 1
    shards = await launched(leases, 1)
    assert shards.owned.slots == Slots.of(COUNT, {0, 1})
    await shards.look_after()
    assert shards.owned.slots == Slots.of(COUNT, {0, 1})
    for shard in (0, 1):
        await shards.mark_connected(shard, COUNT)
    await shards.look_after()
    assert shards.owned.slots == Slots.of(COUNT, {0, 1, 2})
    await shards.look_after()
    assert shards.owned.slots == Slots.of(COUNT, {0, 1, 2}), "the third has to connect first"
    await shards.stop()


async def test_where_several_may_identify_themselves_at_once_it_takes_as_many() -> None:
    leases = MemoryLeases()
    await stopped(leases, "one", "two", "three")
    leases.now += PATIENCE + 1
    shards = await launched(leases, 4)
    assert len(shards.owned.slots.numbers) == 4
    await shards.stop()
