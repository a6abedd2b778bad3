"""Leases: which of several processes owns which slot, by the clock of the database.

Only the owner of a slot shows its games and carries out their deadlines. A lease ends by itself
unless it is renewed; the slot can then be taken by any process. Each time it is taken, its fence
grows. What a former owner still wants to write carries an older fence, and is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from engine.host.store.errors import StoreError


class Fence(NamedTuple):
    """By which ownership of a slot something is written."""

    slot: int
    number: int


@dataclass(frozen=True, slots=True)
class Lease:
    """The owner of a slot, and for how many more seconds; none are left once it can be taken.

    `absent`: seconds since the slot was last connected, as far as its owner has told.
    """

    slot: int
    owner: str | None
    fence: int
    left: float
    absent: float

    @property
    def is_free(self) -> bool:
        """Whether nobody owns the slot now."""
        return self.owner is None or self.left <= 0


class LostLease(StoreError):
    """The writer does not own the slot any more; nothing was written."""

    def __init__(self, fence: Fence) -> None:
        super().__init__(f"slot {fence.slot} has a newer owner than that of fence {fence.number}")
        self.fence = fence


class OtherDivision(StoreError):
    """Other processes have divided the games into another number of slots, and are running."""

    def __init__(self, found: int, wanted: int) -> None:
        super().__init__(
            f"Other processes on this database run with {found} shards, and this one would with "
            f"{wanted}. Set SHARD_COUNT to {found}, or stop the others first."
            if wanted
            else "Other processes are running on this database. Set PROCESSES to how many there "
            "should be, as it is set for them, or stop them first."
        )


class Hints(Protocol):
    """What processes on one database tell each other at once; the database is the truth."""

    async def send(self, text: str) -> None:
        """Tell every process that listens, this one too."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with each text from now on, until the store is closed.

        An empty text means that some may have been missed.
        """


class Leases(Protocol):
    """The leases of all slots. Times are spans in seconds, because clocks of machines differ."""

    async def divide(self, count: int, absent: float) -> None:
        """Divide all games into `count` slots, all of them free, unless they are already.

        With 0, one process owns all of them from now on, and needs no lease.

        After another division, a slot counts as absent for as long as any of its parts; after
        none, for `absent` seconds. Raises OtherDivision while others own a slot of another one.
        """

    async def all(self) -> tuple[Lease, ...]:
        """Return the leases of all slots, by their numbers."""

    async def acquire(
        self, owner: str, expected: Collection[Fence], seconds: float
    ) -> tuple[Lease, ...]:
        """Become the owner of slots that still have these fences, for some seconds.

        Return the new leases: others may have been faster.
        """

    async def renew(
        self, held: Mapping[int, int], connected: Collection[int], seconds: float
    ) -> frozenset[int]:
        """Own slots, by their fences, for some seconds from now; return those that were not lost.

        A lease that has ended is lost, even if nobody has taken it. `connected` are slots which
        are not absent now.
        """

    async def release(self, held: Mapping[int, int], connected: Collection[int]) -> None:
        """Own slots, by their fences, no longer; what is lost already stays as it is.

        The name of the last owner stays with a slot.
        """

    async def turn(self, line: str, pause: float) -> float:
        """Join a line; return the seconds until one's turn, `pause` after the one before."""
