"""Slots: the parts into which all games are divided by the place where they are played.

Each has an owner at any time, and an absence of its own. Direct messages belong to the first.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from engine.host.store.rows import placeholders

ID_BITS: Final = 22
"""The lowest bits of a server's id, which say nothing about its slot."""


def slot_of(guild_id: int, count: int) -> int:
    """Return which of `count` slots the games of a server belong to; of direct messages, 0."""
    return (guild_id >> ID_BITS) % count


@dataclass(frozen=True, slots=True)
class Slots:
    """Some of `count` slots, by their numbers from 0 to `count` - 1."""

    numbers: frozenset[int] = field(default_factory=frozenset)
    count: int = 1

    @classmethod
    def of(cls, count: int, numbers: Collection[int]) -> Slots:
        """Return these slots out of a number of slots."""
        return cls(frozenset(numbers), count)

    def __bool__(self) -> bool:
        return bool(self.numbers)

    @property
    def is_everything(self) -> bool:
        """Whether every game belongs to one of them."""
        return len(self.numbers) == self.count

    def contains(self, guild_id: int) -> bool:
        """Return whether the games of a server belong to one of them."""
        return slot_of(guild_id, self.count) in self.numbers


NO_SLOTS: Final = Slots()
ALL_SLOTS: Final = Slots.of(1, {0})


def inside(slots: Slots) -> tuple[str, tuple[int, ...]]:
    """Return the end of a condition on games that belong to some slots, and its values."""
    if slots.is_everything:
        return "", ()
    if not slots:
        return " AND FALSE", ()
    slot = f"(guild_id >> {ID_BITS}) % {int(slots.count)}"
    return f" AND {slot} IN ({placeholders(slots.numbers)})", tuple(slots.numbers)
