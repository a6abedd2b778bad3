"""The condition that a game belongs to some slots, by the place where it is played."""

from __future__ import annotations

from typing import Final

from engine.host.store.slots import ID_BITS, Slots

INSIDE: Final = f"((guild_id >> {ID_BITS}) % $1::bigint = ANY ($2::bigint[]))"
"""A condition on games, whose first two values are `numbers_of(slots)`."""


def numbers_of(slots: Slots) -> tuple[int, list[int]]:
    """Return the values of that condition."""
    return slots.count, list(slots.numbers)
