"""The condition that a game belongs to some slots, by the place where it is played."""

from __future__ import annotations

from engine.host.store.slots import ID_BITS, Slots
from engine.host.store.sqlite.rows import placeholders


def inside(slots: Slots) -> str:
    """Return the end of a condition on games; its values are `numbers_of(slots)`."""
    if slots.is_everything:
        return ""
    slot = f"(guild_id >> {ID_BITS}) % {int(slots.count)}"
    return f" AND {slot} IN ({placeholders(slots.numbers)})"


def numbers_of(slots: Slots) -> tuple[int, ...]:
    """Return the values of that condition."""
    return () if slots.is_everything else tuple(slots.numbers)
