"""Which shards one of several processes connects, and when it takes those of others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.process.shards import RENEWED_EVERY, Shards, SlotListener
from engine.host.processes.downtime import DowntimeWatch
from engine.host.processes.ownership import PATIENCE, LeasedSlots
from engine.host.store.errors import Unwritable
from engine.host.store.slots import NO_SLOTS, Slots
from tests.support.memory_leases import MemoryLeases

pytestmark = pytest.mark.asyncio
COUNT = 6


def discord_of(shards: int, at_once: int) -> discord.AutoShardedClient:
    """A client whose Discord asks for so many shards, and lets some identify themselves at once."""
    limit = {"max_concurrency": at_once}
    http = SimpleNamespace(get_bot_gateway=AsyncMock(return_value=(shards, "", limit)))
    client = SimpleNamespace(
        http=http, shard_count=None, _connection=SimpleNamespace(), launch_shard=AsyncMock(),
        get_shard=lambda number: SimpleNamespace(disconnect=AsyncMock()),
    )  # fmt: skip
    return cast(discord.AutoShardedClient, client)


class Unheard(SlotListener):
    """A listener to whom it is all the same."""

    def taken(self) -> None: ...

    async def served(self, slot: int) -> None: ...

    async def looked(self) -> None: ...

    def left(self) -> None: ...


async def launched(
    leases: MemoryLeases,
    at_once: int,
    name: str = "one",
    processes: int = 3,
    client: discord.AutoShardedClient | None = None,
) -> Shards:
    """Return the shards of a process, one of several, right after its start."""
    owned = LeasedSlots(leases, name, processes, lambda: leases.now)
    watch: Any = SimpleNamespace(connected=NO_SLOTS, disconnected=NO_SLOTS, hold=lambda lease: None)
    watch.begin = lambda count: owned.begin(count, 0.0)
    found = client or discord_of(COUNT, at_once)
    shards = Shards(found, leases, owned, cast(DowntimeWatch, watch), lambda: None, Unheard())
    await shards.launch_shards()
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


class Process:
    """One of several processes, whose shards are connected when the test says so."""

    def __init__(self, leases: MemoryLeases, name: str, processes: int) -> None:
        self.leases, self.name, self.processes = leases, name, processes
        self.client: Any = discord_of(COUNT, COUNT)
        self.shards: Shards

    async def start(self) -> None:
        """Take what is free, and begin to connect it."""
        self.shards = await launched(
            self.leases, COUNT, self.name, self.processes, client=self.client
        )

    @property
    def count(self) -> int:
        """How many slots it owns."""
        return len(self.shards.owned.slots.numbers)

    async def connect(self) -> None:
        """Let every shard be connected that it has begun to launch."""
        for _ in range(2 * COUNT):
            await asyncio.sleep(0)  # Each is launched in its turn.
        calls = list(self.client.launch_shard.await_args_list)
        self.client.launch_shard.await_args_list.clear()
        for call in calls:
            with suppress(Unwritable):
                await self.shards.mark_connected(call.args[1], COUNT)

    async def go_on(self) -> None:
        """Look after its shards once."""
        await self.shards.look_after()
        await self.connect()


async def shared_by_two(leases: MemoryLeases) -> list[Process]:
    """Return two processes, each of which has its share and is connected."""
    both = [Process(leases, name, 2) for name in ("one", "two")]
    for process in both:
        await process.start()
        await process.connect()
    for process in both:
        await process.go_on()
    assert [it.count for it in both] == [3, 3]
    return both


async def test_a_process_that_was_suspended_gets_its_share_back() -> None:
    leases = MemoryLeases()
    one, two = await shared_by_two(leases)
    for _ in range(14):  # Meanwhile the first stands still, with open connections.
        leases.now += RENEWED_EVERY
        await two.go_on()
    assert two.count == COUNT
    for _ in range(4):
        leases.now += RENEWED_EVERY
        await one.go_on()
        await two.go_on()
    assert [one.count, two.count] == [3, 3]
    for process in (one, two):
        await process.shards.stop()


async def test_a_slot_whose_takeover_failed_is_taken_over_later() -> None:
    leases = MemoryLeases()
    one, two = await shared_by_two(leases)
    three = Process(leases, "three", 3)
    await three.start()
    leases.is_away = True
    await three.connect()
    leases.is_away = False
    assert three.count == 0
    await three.shards.look_after()
    assert three.count == 2
    for process in (one, two, three):
        await process.shards.stop()
