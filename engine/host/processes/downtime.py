"""How long the bot was disconnected: deadlines move by as much, so that an outage costs nobody.

The bot itself may have been away or have stood still, or one of the connections on which it hears
what people do. Each brings the presses of one slot's games: its outage stops their clocks only.
A process makes up for the absences of the slots that it owns. One that is alone owns all of them,
and notes in the settings when each was last connected; of several, each notes that in its leases,
where the next owner finds it.

Deadlines are times of day, since they outlive the process. A clock that is set, forward or back,
moves them by as much, so that people have the time they had: what the time of day has gained on
the monotonic clock was either slept through by the machine or never was.
"""

import asyncio
import json
import logging
import math
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final, Protocol

from engine.host.processes.ownership import Ownership, SoleOwner
from engine.host.store.errors import StoreError
from engine.host.store.leases import Fence, Lease
from engine.host.store.slots import NO_SLOTS, Slots, slot_of
from engine.host.store.store import Store

LOG = logging.getLogger(__name__)
ALIVE = "alive"
"""The setting that says when the bot last lived, in unix seconds."""
DISCONNECTED = "unheard"
"""The setting that says which slots, of how many, were disconnected, and since when; none are
there where leases tell it.
"""
NOTED_EVERY = 20.0
"""Seconds between two notes that the bot is alive; far fewer than SHORT."""
SHORT = 60.0
"""Seconds of downtime, at the most, that are not made up for."""
_NOBODY: Final = '{"count": 1, "since": {}}'


class Shift(Protocol):
    """Moves the deadlines of games, and writes the settings in the same transaction."""

    async def __call__(
        self, seconds: float, within: Slots = ..., fences: Collection[Fence] = ..., **settings: str
    ) -> None: ...


async def _nothing(seconds: float) -> None:
    """Do nothing when deadlines have moved."""


class DowntimeWatch:
    """Notes regularly that the bot lives and which slots are down, so that the next start knows.

    `now` is unix seconds, `monotonic` a clock that nobody can set. `shift` moves deadlines, and
    `moved` is called afterwards with the number of seconds: copies of games held in memory are
    stale then. `owned`: the slots of this process.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        shift: Shift | None = None,
        moved: Callable[[float], Awaitable[None]] = _nothing,
        owned: Ownership | None = None,
    ) -> None:
        self._store = store
        self._now = now
        self._monotonic = monotonic
        self._shift: Shift = store.schedule.shift if shift is None else shift
        self._moved = moved
        self._owned = owned or SoleOwner()
        self._task: asyncio.Task[None] | None = None
        self._disconnected: dict[int, float] = {}
        self._lost_again: set[int] = set()
        self._noted = ""
        self._read: tuple[float, float] | None = None
        """The time of day and the monotonic clock when they were last compared."""
        self._turn = asyncio.Lock()
        self._running: set[asyncio.Task[float]] = set()

    # -- who is connected ---------------------------------------------------------------------

    @property
    def disconnected(self) -> Slots:
        """The disconnected slots of this process: no deadline of theirs may pass meanwhile."""
        if not self._disconnected:
            return NO_SLOTS
        owned = self._owned.slots
        return Slots.of(owned.count, owned.numbers & self._disconnected.keys())

    @property
    def connected(self) -> Slots:
        """The other slots of this process."""
        owned = self._owned.slots
        return Slots.of(owned.count, owned.numbers - self._disconnected.keys())

    def connected_until(self, guild_id: int) -> float:
        """Return when a server's slot was last connected, in unix seconds; infinity for just now.

        Their games stay at that time. The owner of another slot tells it with its lease.
        """
        if not self._owned.owns(guild_id):
            absent = self._owned.absent(guild_id)
            return self._now() - absent if absent > SHORT else math.inf
        since = self._disconnected.get(slot_of(guild_id, self._owned.count), math.inf)
        return min(since, self._known_until()) if self._step() else since

    def _known_until(self) -> float:
        """Now; or the last reading, while the time since then still has to be made up for."""
        return self._read[0] if self._read is not None and self._step() else self._now()

    def hold(self, lease: Lease) -> None:
        """Count a slot that has been taken as disconnected, for as long as its lease says."""
        self._disconnected[lease.slot] = self._now() - max(0.0, lease.absent)

    def mark_lost(self, number: int, count: int) -> None:
        """Note that a slot, one of `count`, is down from now on, if it was not before."""
        self._divide(count)
        self._disconnected.setdefault(number, self._known_until())
        self._lost_again.add(number)

    async def mark_connected(self, number: int, count: int) -> float:
        """Note that a slot is connected; make up for its outage before any event is handled.

        Return the seconds by which its games' deadlines were moved, 0 for none.
        """
        return await self._exclusively(lambda: self._mark_connected(number, count))

    async def _mark_connected(self, number: int, count: int) -> float:
        step = await self._compensate()
        self._divide(count)
        since = self._disconnected.get(number)
        if since is None:
            return step
        now = self._now()
        away = now - since
        self._lost_again.discard(number)
        if away <= SHORT:
            del self._disconnected[number]
            return step
        others = {it: at for it, at in self._disconnected.items() if it != number}
        await self._move(away, Slots.of(count, {number}), now, others)
        LOG.info("slot %d was disconnected for %d s; its deadlines moved by as much", number, away)
        # How many slots there are may have changed meanwhile.
        self._disconnected.pop(number, None)
        if number in self._lost_again:
            self._disconnected[number] = now
        return step + away

    def _divide(self, count: int) -> None:
        """Divide the outages among a new number of slots, each since the earliest of its parts."""
        if count == self._owned.count:
            return
        common = math.gcd(count, self._owned.count)
        parts: dict[int, list[float]] = {}
        for number, since in self._disconnected.items():
            parts.setdefault(number % common, []).append(since)
        self._disconnected = {
            number: min(parts[number % common])
            for number in range(count)
            if number % common in parts
        }
        self._owned.count = count

    # -- whether time has run ------------------------------------------------------------------

    async def compensate(self) -> float:
        """Make up for a time in which the process stood still, or for a clock that was set.

        Return the seconds by which the deadlines of all its slots were moved, 0 for none. To be
        called before carrying out what people have done, or what silence means. Slots that another
        process may have taken meanwhile are not its own any more; their next owner makes up for it.
        """
        return await self._exclusively(self._compensate) if self._step() else 0.0

    def _step(self) -> float:
        """Return the seconds since the last reading that nobody has had; 0 if they are few."""
        if self._read is None:
            return 0.0
        wall, ran = self._now() - self._read[0], self._monotonic() - self._read[1]
        step = wall - (ran if ran <= SHORT else 0.0)
        return step if abs(step) > SHORT else 0.0

    async def _compensate(self) -> float:
        step, now = self._step(), self._now()
        if not step:
            return 0.0
        self._owned.drop()
        if within := self._owned.slots:
            await self._move(step, within, now, self._later(step))
            # What was lost meanwhile was lost at the last reading, for all that is known.
            self._disconnected = self._later(step)
        self._read_clocks()
        LOG.info(
            "the process stood still, or the clock was set, by %d s; deadlines of %d slots moved",
            step,
            len(within.numbers),
        )
        return step if within else 0.0

    def _later(self, seconds: float) -> dict[int, float]:
        return {it: since + seconds for it, since in self._disconnected.items()}

    def _read_clocks(self) -> None:
        self._read = self._now(), self._monotonic()

    # -- moving and noting ---------------------------------------------------------------------

    async def _exclusively(self, work: Callable[[], Awaitable[float]]) -> float:
        """Move deadlines, one movement after the other, and call `moved` afterwards.

        A caller that is cancelled does not stop a movement: half done, it would be done again.
        """
        running = asyncio.get_running_loop().create_task(self._in_turn(work))
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        seconds = await asyncio.shield(running)
        if seconds:
            await self._moved(seconds)
        return seconds

    async def _in_turn(self, work: Callable[[], Awaitable[float]]) -> float:
        async with self._turn:
            return await work()

    async def _move(
        self, seconds: float, within: Slots, now: float, disconnected: Mapping[int, float]
    ) -> None:
        """Move, and note in the same transaction that it is done."""
        noted, fences = self._dump(disconnected), self._owned.fences(within)
        await self._shift(seconds, within, fences, **{ALIVE: str(now), DISCONNECTED: noted})
        self._noted = noted

    async def begin(self, count: int | None = None) -> None:
        """Go on where the last process ended: every slot counts as down since its last note.

        `count`: into how many slots to divide all games, by default into as many as there were.
        Of several processes, the first of all notes the absence in the leases, and each begins with
        none of them; a later process alone finds it there. Raises OtherDivision or Unwritable.
        """
        found, connected = await self._last_connected()
        left = await self._owned.begin(count or found, self._now() - min(connected.values()))
        if self._owned.is_alone:
            self._disconnected = connected
        for lease in left:
            self.hold(lease)
        await self._note()
        if self._task is None:
            self._task = asyncio.create_task(self._heartbeat(), name="downtime-watch")

    async def _last_connected(self) -> tuple[int, dict[int, float]]:
        """Return how many slots there were, and when each was last connected, for all we know."""
        last = await self._store.settings.get(ALIVE)
        noted = json.loads(await self._store.settings.get(DISCONNECTED) or _NOBODY)
        count, since, now = noted["count"], noted["since"], self._now()
        alive = now if last is None else min(now, float(last))
        return count, {number: min(alive, since.get(str(number), alive)) for number in range(count)}

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(NOTED_EVERY)
            try:
                await self.note()
            except StoreError:
                LOG.exception("could not note that the bot is alive")

    async def note(self) -> None:
        """Note that the bot lives, after making up for any time in which it did not.

        Raises StoreError.
        """
        await self.compensate()
        await self._note()

    async def _note(self) -> None:
        """Write which slots are down first: a crash before the second note loses no outage."""
        self._read_clocks()
        text = self._dump(self._disconnected)
        if text != self._noted:
            await self._store.settings.put(DISCONNECTED, text)
            self._noted = text
        await self._store.settings.put(ALIVE, str(self._now()))

    def _dump(self, disconnected: Mapping[int, float]) -> str:
        since = disconnected if self._owned.is_alone else {}
        return json.dumps({"count": self._owned.count, "since": since})

    async def stop(self) -> None:
        """Write the last note, unless the leases tell it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._moved = _nothing
            if self._owned.is_alone:
                await self.note()
