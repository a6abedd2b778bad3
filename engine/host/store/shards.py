"""Shards: the parts into which all servers are divided, each with a connection of its own."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

ID_BITS: Final = 22
"""The lowest bits of a server's id, which say nothing about its shard."""


def shard_of(guild_id: int, count: int) -> int:
    """Return which of `count` shards a server belongs to.

    Direct messages (id 0) belong to the first.
    """
    return (guild_id >> ID_BITS) % count


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of `count` shards, by their numbers from 0 to `count` - 1."""

    numbers: frozenset[int] = field(default_factory=frozenset)
    count: int = 1

    @classmethod
    def of(cls, count: int, numbers: Collection[int]) -> Shards:
        """Return these shards out of a number of shards."""
        return cls(frozenset(numbers), count)

    def __bool__(self) -> bool:
        return bool(self.numbers)

    def contains(self, guild_id: int) -> bool:
        """Return whether a server belongs to one of them."""
        return shard_of(guild_id, self.count) in self.numbers


NO_SHARDS: Final = Shards()
ALL_SHARDS: Final = Shards.of(1, {0})
