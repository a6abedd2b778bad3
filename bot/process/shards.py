"""The shards of one of several processes: it connects those of its slots, and no others.

A slot is a shard here. What is free is taken before its shard connects. A slot of another process
is taken over once its shard is connected here too, so that there is always one that answers.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import discord
import yarl

from bot.discord.connections import Connections
from engine.host.processes.downtime import DowntimeWatch
from engine.host.processes.ownership import Choice, LeasedSlots
from engine.host.store.errors import StoreError
from engine.host.store.leases import Fence, Lease, Leases

LOG = logging.getLogger(__name__)
RENEWED_EVERY: Final = 3.0
"""Seconds between two renewals of the leases."""
IDENTIFY_PAUSE: Final = 5.0
"""Seconds between two shards that identify themselves in one of Discord's buckets."""


UPLOAD_PAUSE: Final = 60.0
"""Seconds that an upload of all emoji takes at the most."""


class SlotListener(Protocol):
    """What has to know of the slots of this process."""

    def taken(self) -> None:
        """Note that slots have become this process's."""

    async def served(self, slot: int) -> None:
        """Note that a slot is connected now."""

    async def looked(self) -> None:
        """Note that this process has looked at the leases."""

    def left(self) -> None:
        """Note that a newer process of the same name has taken all slots."""


class Shards(Connections):
    """Keeps leases and connections together, and tells a listener what becomes of slots."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        leases: Leases,
        owned: LeasedSlots,
        watch: DowntimeWatch,
        on_connected: Callable[[], None],
        listener: SlotListener,
    ) -> None:
        super().__init__(watch, on_connected)
        self._client = client
        self._leases = leases
        self.owned = owned
        self._listener = listener
        self._gateway = yarl.URL()
        self._buckets = 1
        self._choice = Choice()
        self._launched: list[int] = []
        self._begun: set[int] = set()
        self._ready: set[int] = set()
        self._task: asyncio.Task[None] | None = None
        self._launching: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._leaving = False

    @property
    def is_launched(self) -> bool:
        """Whether this process has begun to connect shards."""
        return self._task is not None

    # -- the client asks -----------------------------------------------------------------------

    async def launch_shards(self) -> None:
        """Begin to connect shards, and to keep the right ones connected.

        Raises OtherDivision or Unwritable.
        """
        client = self._client
        count, url, limit = await client.http.get_bot_gateway()
        self._buckets = max(1, int(limit["max_concurrency"]))
        self._gateway = yarl.URL(url)
        client.shard_count = count = client.shard_count or count
        client._connection.shard_count = count
        # discord.py calls the client ready once all of these are.
        client._connection.shard_ids = self._launched
        await self._watch.begin(count)
        await self.look_after()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="shards")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify itself, since all processes share Discord's limit."""
        bucket = f"identify {(shard_id or 0) % self._buckets}"
        await asyncio.sleep(await self._leases.turn(bucket, IDENTIFY_PAUSE))

    async def wait_to_upload(self) -> None:
        """Wait until no other process changes the application’s emoji, which they all share."""
        await asyncio.sleep(await self._leases.turn("emoji", UPLOAD_PAUSE))

    # -- the connections tell ------------------------------------------------------------------

    def mark_lost(self, shard: int, count: int) -> None:
        """Note that the shard has lost its connection, or failed to get it back."""
        self._ready.discard(shard)
        if self.owned.has(shard):
            super().mark_lost(shard, count)

    async def mark_connected(self, shard: int, count: int) -> None:
        """Note that the shard is connected; take its slot over if that was planned."""
        self._ready.add(shard)
        if not self.owned.has(shard):
            await self._take_over(shard)
        if self.owned.has(shard):
            await self._serve(shard)

    async def note_activity(self, shard: int, count: int) -> None:
        """Note that something came by a shard."""
        if self.owned.has(shard):
            await super().note_activity(shard, count)

    async def _serve(self, shard: int) -> None:
        if shard in self._watch.disconnected.numbers:
            await super().mark_connected(shard, self.owned.count)
            await self._listener.served(shard)

    # -- the leases ----------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            try:
                await self.look_after()
            except StoreError as error:
                LOG.warning("the leases of this process could not be renewed: %s", error)
            except Exception:
                LOG.exception("the shards of this process could not be looked after")

    async def look_after(self) -> None:
        """Renew the leases, take what this process should own, and connect what belongs to it."""
        async with self._turn:
            lost = await self.owned.renew(self._watch.connected.numbers)
            for slot in lost:
                LOG.info("slot %d is lost to this process", slot)
            if not self._leaving:
                await self._take_free()
                await self._leave_to_others(lost)
                self._have(await self.owned.take(self._prepared))
                await self._connect()
        for slot in sorted(self._ready & self.owned.slots.numbers):
            await self._serve(slot)
        if self.owned.is_succeeded and not self.owned.slots:
            self._listener.left()
        await self._listener.looked()

    async def _take_free(self) -> None:
        while True:
            self._choice = await self.owned.look(self._room)
            if not self._have(await self.owned.take(self._choice.free)):
                return

    @property
    def _room(self) -> int:
        """How many more shards could identify themselves while those that are owned do."""
        return self._buckets - len(self.owned.slots.numbers - self._ready)

    @property
    def _prepared(self) -> list[Fence]:
        """The slots of others that this process should own, and whose shards are connected here."""
        return [other for other in self._choice.others if other.slot in self._ready]

    async def _leave_to_others(self, lost: Iterable[int]) -> None:
        """End the connections of slots that others have taken: to get one back takes a new one.

        A process that was suspended cannot know whether its old ones still work.
        """
        for slot in [it for it in lost if it in self._launched and self.owned.is_others(it)]:
            self._launched.remove(slot)
            await self._disconnect(slot)

    async def _take_over(self, shard: int) -> None:
        async with self._turn:
            self._choice = await self.owned.look()
            wanted: Iterable[Fence] = (*self._choice.free, *self._choice.others)
            self._have(await self.owned.take([it for it in wanted if it.slot == shard]))

    def _have(self, leases: tuple[Lease, ...]) -> bool:
        for lease in leases:
            LOG.info("slot %d is this process's now", lease.slot)
            self._watch.hold(lease)
        if leases:
            self._listener.taken()
        return bool(leases)

    async def _connect(self) -> None:
        """Connect the shards of what is owned or to be taken over; leave what is others'."""
        prepared = {other.slot for other in self._choice.others}
        wanted = self.owned.slots.numbers | prepared
        await self._leave_to_others([it for it in self._launched if it not in wanted])
        self._launched += sorted(wanted - set(self._launched))
        missing = set(self._launched) - self._begun
        if missing and (self._launching is None or self._launching.done()):
            self._launching = asyncio.create_task(self._launch_all(), name="launching shards")

    async def _launch_all(self) -> None:
        while missing := [it for it in self._launched if it not in self._begun]:
            self._begun.add(missing[0])
            await self._client.launch_shard(self._gateway, missing[0])
            if missing[0] not in self._launched:  # It has become another process's meanwhile.
                await self._disconnect(missing[0])

    async def _disconnect(self, slot: int) -> None:
        self._ready.discard(slot)
        if (shard := self._client.get_shard(slot)) is not None:
            self._begun.discard(slot)
            await shard.disconnect()

    # -- the end -------------------------------------------------------------------------------

    def leave(self) -> None:
        """Take nothing any more: this process answers what it has begun, and ends."""
        self._leaving = True

    async def stop(self) -> None:
        """Give all slots back, and take none again."""
        self.leave()
        tasks = [it for it in (self._task, self._launching) if it is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            async with self._turn:
                await self.owned.release(self._watch.connected.numbers)
        except StoreError as error:
            LOG.warning("the slots of this process could not be given back: %s", error)
