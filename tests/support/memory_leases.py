"""Leases and hints in memory: the test sets the clock, and says what is heard."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

from engine.host.store.errors import Unwritable
from engine.host.store.leases import Fence, Lease, Leases


class MemoryLeases(Leases):
    """The leases of a database, whose clock the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.rows: dict[int, Lease] = {}
        """`left` and `absent` are moments here."""
        self.is_away = False
        """Whether the database cannot be asked."""

    async def divide(self, count: int, absent: float) -> None:
        if len(self.rows) != count:
            row = Lease(0, None, 0, self.now, self.now - absent)
            self.rows = {slot: replace(row, slot=slot) for slot in range(count)}

    async def all(self) -> tuple[Lease, ...]:
        if self.is_away:
            raise Unwritable("the database", "it is away")
        return tuple(self._seen(row) for row in self.rows.values())

    async def acquire(
        self, owner: str, expected: Collection[Fence], seconds: float
    ) -> tuple[Lease, ...]:
        found = [it for it in expected if self.rows[it.slot].fence == it.number]
        for slot, fence in found:
            row = self.rows[slot]
            self.rows[slot] = replace(row, owner=owner, fence=fence + 1, left=self.now + seconds)
        return tuple(self._seen(self.rows[it.slot]) for it in found)

    async def renew(
        self, held: Mapping[int, int], connected: Collection[int], seconds: float
    ) -> frozenset[int]:
        kept = {it for it, fence in held.items() if self.rows[it].fence == fence}
        kept = {it for it in kept if self.rows[it].left > self.now}
        for slot in kept:
            self.rows[slot] = replace(self.rows[slot], left=self.now + seconds)
        return frozenset(kept)

    async def release(self, held: Mapping[int, int], connected: Collection[int]) -> None:
        for slot, fence in held.items():
            if self.rows[slot].fence == fence:
                self.rows[slot] = replace(self.rows[slot], left=self.now)

    async def turn(self, line: str, pause: float) -> float:
        return 0.0

    def _seen(self, row: Lease) -> Lease:
        return replace(row, left=row.left - self.now, absent=self.now - row.absent)


@dataclass
class ScriptedHints:
    """Hints that come when the test says so; what is sent gets lost."""

    listeners: list[Callable[[str], None]] = field(default_factory=list)

    async def send(self, text: str) -> None:
        pass

    def listen(self, heard: Callable[[str], None]) -> None:
        self.listeners.append(heard)

    def come(self, text: str) -> None:
        """Let every listener hear a text."""
        for heard in self.listeners:
            heard(text)
