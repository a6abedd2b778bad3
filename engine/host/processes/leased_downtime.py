"""Downtime of one of several processes: each makes up for the absences of its own slots.

When a slot was last connected stands in its lease, so that its next owner knows. A process that has
stood still owns nothing any more; the next owner of its slots makes up for that too.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping

from engine.host.clocks import downtime
from engine.host.clocks.downtime import ALIVE, DISCONNECTED, DowntimeWatch, Shift
from engine.host.processes.ownership import LeasedSlots
from engine.host.store.leases import Lease
from engine.host.store.protocol import Store
from engine.host.store.slots import Slots

LOG = logging.getLogger(__name__)


class LeasedDowntimeWatch(DowntimeWatch):
    """Knows which slots of this process are disconnected, and since when."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        shift: Shift,
        moved: Callable[[float], Awaitable[None]],
        owned: LeasedSlots,
    ) -> None:
        super().__init__(store, now, monotonic, shift, moved)
        self._owned = owned
        self._divided = False

    @property
    def disconnected(self) -> Slots:
        """The slots of this process that are disconnected."""
        owned = self._owned.slots
        return Slots.of(owned.count, owned.numbers & self._disconnected.keys())

    @property
    def connected(self) -> Slots:
        """The slots of this process that are connected."""
        owned = self._owned.slots
        return Slots.of(owned.count, owned.numbers - self._disconnected.keys())

    def connected_until(self, guild_id: int) -> float:
        """Return when a server's slot was last connected, in unix seconds; infinity for just now.

        The owner of another slot tells that with its lease.
        """
        if self._owned.owns(guild_id):
            return super().connected_until(guild_id)
        absent = self._owned.absent(guild_id)
        return self._now() - absent if absent > downtime.SHORT else math.inf

    async def begin(self) -> None:
        """Watch the clocks; nothing is owned yet."""
        self._read_clocks()
        self._task = asyncio.create_task(self._heartbeat(), name="downtime-watch")

    async def divide(self, count: int) -> None:
        """Divide all games into slots. Raises OtherDivision or Unwritable.

        Where that is done for the first time, all count as absent since the bot was last alive.
        """
        alive, since = await self._last_alive()
        now = self._now()
        await self._owned.begin(count, max(0.0, now - min([now, alive or now, *since.values()])))
        self._divided = True
        # From now on leases tell that.
        await self._store.settings.put(DISCONNECTED, self._dump({}))
        await self._note()

    def hold(self, lease: Lease) -> None:
        """Count a slot that has just been taken as absent, until it is connected."""
        self._disconnected[lease.slot] = self._now() - max(0.0, lease.absent)

    def let_go(self, slot: int) -> None:
        """Forget about a slot that was lost: its next owner knows."""
        self._disconnected.pop(slot, None)
        self._lost_again.discard(slot)

    async def _compensate(self) -> float:
        if self._step():
            LOG.info("the process stood still, or the clock was set; its slots may be others' now")
            self._owned.drop()
            self._read_clocks()
        return 0.0

    async def _move(
        self, seconds: float, within: Slots, now: float, disconnected: Mapping[int, float]
    ) -> None:
        """Move, and note in the leases, in the same transaction, that it is done."""
        await self._shift(seconds, within, self._owned.fences(within))

    async def _note(self) -> None:
        """Note that one of the processes lives, for when there is only one again."""
        self._read_clocks()
        if self._divided:
            await self._store.settings.put(ALIVE, str(self._now()))

    async def stop(self) -> None:
        """Watch no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
