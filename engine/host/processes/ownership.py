"""Which slots this process owns: all of a database of its own, or those that are leased to it.

Of several processes on one database, each shows the games of its own slots only, and carries out
their deadlines. A lease ends by itself where a process cannot renew it; from then on it acts as if
it had lost the slot, by its own monotonic clock, while all leases end by that of the database.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final

from engine.host.store.leases import Fence, Lease, Leases
from engine.host.store.slots import Slots, slot_of

LEASE_SECONDS: Final = 12.0
"""How long a slot stays with a process that does not renew its lease."""
PATIENCE: Final = 6.0
"""Seconds for which a slot has to be free until others than those with too few take it."""
UNOWNED: Final = -1
"""A fence that no slot ever has."""


class SoleOwner:
    """The only process on its database: it holds all leases, and none of them ends.

    `leases`: those of several processes, where the database can have them.
    """

    is_alone = True

    def __init__(self, leases: Leases | None = None) -> None:
        self._leases = leases
        self.count = 1

    @property
    def slots(self) -> Slots:
        """All slots."""
        return Slots.of(self.count, range(self.count))

    def owns(self, guild_id: int) -> bool:
        """Return that it does."""
        return True

    def answers(self, guild_id: int) -> bool:
        """Return that it does."""
        return True

    def fence(self, guild_id: int) -> Fence | None:
        """Return that it needs none."""
        return None

    def fences(self, slots: Slots) -> tuple[Fence, ...]:
        """Return that it needs none."""
        return ()

    def absent(self, guild_id: int) -> float:
        """Return that no slot of another process is absent."""
        return 0.0

    async def begin(self, count: int, absent: float) -> tuple[Lease, ...]:
        """Own all of `count` slots, and end the division between several processes.

        Return the leases that those had. Raises OtherDivision while any of them runs.
        """
        self.count = count
        if self._leases is None:
            return ()
        left = await self._leases.all()
        await self._leases.divide(0, 0.0)
        self.count = len(left) or count
        return left

    def drop(self) -> None:
        """Keep everything: nobody else can have taken it."""


@dataclass(frozen=True, slots=True)
class _Held:
    """A lease of this process: its fence, and its end by the monotonic clock."""

    fence: int
    until: float


@dataclass(frozen=True, slots=True)
class Choice:
    """Slots to take now, and slots to take over from their owners once they are connected here."""

    free: tuple[Fence, ...] = ()
    others: tuple[Fence, ...] = ()


class LeasedSlots:
    """The slots of one of several processes.

    `name` stays with a process over its restarts, so that it goes on with its slots; a second
    process of one name succeeds the first. `processes`: how many there should be.
    """

    is_alone = False

    def __init__(
        self, leases: Leases, name: str, processes: int, monotonic: Callable[[], float]
    ) -> None:
        self._leases = leases
        self.name = name
        self._processes = processes
        self._monotonic = monotonic
        self._held: dict[int, _Held] = {}
        self._newest: dict[int, int] = {}
        self._known: dict[int, Lease] = {}
        self.count = 1
        self.is_succeeded = False
        """Whether another process of this name has taken a slot: this one has to leave."""

    # -- what is owned ---------------------------------------------------------------------------

    @property
    def slots(self) -> Slots:
        """The slots that this process owns right now."""
        now = self._monotonic()
        return Slots.of(self.count, [it for it, held in self._held.items() if now < held.until])

    def owns(self, guild_id: int) -> bool:
        """Return whether the games of a server belong to this process right now."""
        return self.has(slot_of(guild_id, self.count))

    def has(self, slot: int) -> bool:
        """Return whether this process owns a slot right now."""
        held = self._held.get(slot)
        return held is not None and self._monotonic() < held.until

    def fence(self, guild_id: int) -> Fence:
        """Return by which ownership this process writes about a server's games.

        With the fence of a slot that this process does not own, the store refuses to write.
        """
        return self._fence(slot_of(guild_id, self.count))

    def fences(self, slots: Slots) -> tuple[Fence, ...]:
        """Return by which ownerships this process writes about slots."""
        return tuple(self._fence(number) for number in sorted(slots.numbers))

    def _fence(self, slot: int) -> Fence:
        held = self._held.get(slot)
        return Fence(slot, UNOWNED if held is None else held.fence)

    def answers(self, guild_id: int) -> bool:
        """Return whether this process answers in a server: its owner does, if there is one."""
        return not self.is_others(slot_of(guild_id, self.count))

    def is_others(self, slot: int) -> bool:
        """Return whether another process owned a slot when this one last looked."""
        known = self._known.get(slot)
        return not self.has(slot) and known is not None and not known.is_free

    def absent(self, guild_id: int) -> float:
        """Return for how many seconds the slot of a server was absent at the last look."""
        known = self._known.get(slot_of(guild_id, self.count))
        return 0.0 if known is None else known.absent

    # -- how that changes ------------------------------------------------------------------------

    async def begin(self, count: int, absent: float) -> tuple[Lease, ...]:
        """Divide all games into slots, unless they are; none is this process's yet.

        Raises OtherDivision or Unwritable.
        """
        await self._leases.divide(count, absent)
        self.count = count
        return ()

    async def renew(self, connected: Collection[int]) -> frozenset[int]:
        """Renew all leases, and return the slots that were lost. Raises Unwritable."""
        if not self._held:
            return frozenset()
        began = self._monotonic()
        held = {slot: it.fence for slot, it in self._held.items()}
        kept = await self._leases.renew(held, connected, LEASE_SECONDS)
        for slot in kept & held.keys():
            self._held[slot] = _Held(held[slot], began + LEASE_SECONDS)
        lost = frozenset(held) - kept
        for slot in lost:
            self._held.pop(slot, None)
        return lost

    async def look(self, room: int = 1) -> Choice:
        """Look at all leases, and choose what this process should own. Raises Unwritable.

        `room`: how many slots beyond its share it could connect right away. Without room it leaves
        them to others, who may be starting too.
        """
        found = await self._leases.all()
        self._known = {lease.slot: lease for lease in found}
        if any(self._succeeds(lease) for lease in found):
            self.is_succeeded = True
        return Choice() if self.is_succeeded else self._choice(found, room)

    async def take(self, expected: Iterable[Fence]) -> tuple[Lease, ...]:
        """Take slots that still have these fences; return those that this process has now."""
        wanted = tuple(expected)
        if not wanted or self.is_succeeded:
            return ()
        began = self._monotonic()
        taken = await self._leases.acquire(self.name, wanted, LEASE_SECONDS)
        for lease in taken:
            self._held[lease.slot] = _Held(lease.fence, began + LEASE_SECONDS)
            self._newest[lease.slot] = lease.fence
            self._known[lease.slot] = lease
        return taken

    async def release(self, connected: Collection[int]) -> None:
        """Own nothing any more. Raises Unwritable."""
        held = {slot: it.fence for slot, it in self._held.items()}
        self._held.clear()
        if held:
            await self._leases.release(held, connected)

    def drop(self) -> None:
        """Act as if everything were lost: for all this process knows, it may be."""
        self._held.clear()

    # -- what to own -----------------------------------------------------------------------------

    def _succeeds(self, lease: Lease) -> bool:
        mine = self._newest.get(lease.slot)
        return lease.owner == self.name and mine is not None and lease.fence > mine

    def _choice(self, found: Collection[Lease], room: int) -> Choice:
        """Choose what has this name, what a fair share lacks, and what nobody else takes."""
        free = [it for it in found if it.is_free and not self.has(it.slot)]
        mine = [it for it in free if it.owner == self.name]
        namesakes = [
            it for it in found if it.owner == self.name and not it.is_free and not self.has(it.slot)
        ]
        missing = self._share - len(self.slots.numbers) - len(mine) - len(namesakes)
        others = [it for it in free if it.owner != self.name]
        taken = others[: max(0, missing)]
        missing -= len(taken)
        if room > 0 and not mine and not taken and self._has_fewest(found):
            taken = [other for other in others if other.left < -PATIENCE][:1]
        over = self._surplus(found)[: max(0, missing)]
        return Choice(_fences([*mine, *taken]), _fences([*namesakes, *over]))

    @property
    def _share(self) -> int:
        return math.ceil(self.count / self._processes)

    def _has_fewest(self, found: Collection[Lease]) -> bool:
        """Return whether no other process has fewer slots."""
        counts = _counts(it for it in found if it.owner != self.name)
        return len(self.slots.numbers) <= min(counts.values(), default=self.count)

    def _surplus(self, found: Collection[Lease]) -> list[Lease]:
        """Return slots of those that own more than their share."""
        surplus: list[Lease] = []
        counts = _counts(it for it in found if it.owner != self.name)
        for owner, count in sorted(counts.items(), key=lambda it: (-it[1], it[0])):
            theirs = [it for it in found if it.owner == owner and not it.is_free]
            surplus += theirs[: max(0, count - self._share)]
        return surplus


Ownership = SoleOwner | LeasedSlots
"""What the host asks before it does what only the owner of a game may do."""


def _counts(leases: Iterable[Lease]) -> dict[str, int]:
    """Return how many slots each owner has that owns any."""
    counts: dict[str, int] = {}
    for lease in leases:
        if not lease.is_free and lease.owner is not None:
            counts[lease.owner] = counts.get(lease.owner, 0) + 1
    return counts


def _fences(leases: Iterable[Lease]) -> tuple[Fence, ...]:
    return tuple(Fence(lease.slot, lease.fence) for lease in leases)
