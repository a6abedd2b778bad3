"""What is to be written, as statements: so that those of many writes can be sent together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from engine.host.store.leases import Fence
from engine.host.store.records import Commit

MOST: Final = 50
"""Writes that are sent at once: merged ones are compared with each other, row by row."""
EVERYTHING: Final = ""
"""What a write is about that may touch any row."""


class Statement(NamedTuple):
    """A statement with its values."""

    sql: str
    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Write:
    """Statements that are carried out together or not at all.

    Writes about the same thing (a game's id, a setting's key) keep their order. `change`: the
    change of a game, whose only statement is merged with those of other games: all its values are
    arrays. It returns the ids of the games that were at their versions. `is_swap`: its only
    statement is merged likewise, and returns what it was about unless something else was stored.
    `fences`: the ownerships without which it is refused.
    """

    about: str
    statements: tuple[Statement, ...]
    change: Commit | None = None
    fences: tuple[Fence, ...] = ()
    is_swap: bool = False


def fences_of(fence: Fence | None) -> tuple[Fence, ...]:
    """Return the fences of a write that takes one at the most."""
    return () if fence is None else (fence,)


class Part(NamedTuple):
    """One statement of a write; `layer`: after how many others of its group it has to come."""

    layer: int
    sql: str
    about: str
    write: int
    values: tuple[Any, ...]
    merged: bool


def batches(writes: Sequence[Write]) -> list[list[Part]]:
    """Return all statements of a group, those with one text together where their order allows it.

    Within a batch they are sorted by what they are about, so that two processes which write to the
    same rows wait for each other in the same order.
    """
    parts: list[Part] = []
    last: dict[str, Part] = {}
    lowest = 0
    for number, write in enumerate(writes):
        for sql, values in write.statements:
            before = last.get(write.about)
            if write.about == EVERYTHING:
                layer = lowest = 1 + max((it.layer for it in parts), default=0)
                last.clear()
            elif before is None:
                layer = lowest
            else:
                layer = before.layer + (before.sql != sql or before.merged)
            merged = write.change is not None or write.is_swap
            parts.append(Part(layer, sql, write.about, number, values, merged))
            last[write.about] = parts[-1]
        if write.about == EVERYTHING:
            lowest += 1
            last.clear()
    parts.sort(key=itemgetter(0, 1, 2))
    alike = [list(batch) for _, batch in groupby(parts, key=itemgetter(0, 1))]
    return [batch[at : at + MOST] for batch in alike for at in range(0, len(batch), MOST)]
