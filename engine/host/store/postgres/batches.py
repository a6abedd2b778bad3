"""The statements of many writes, put in the order in which they are sent together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from engine.host.store.database import EVERYTHING, Statement, Write

MOST: Final = 50
"""Writes that are sent at once: merged ones are compared with each other, row by row."""


class Part(NamedTuple):
    """One statement of a write; `layer`: after how many others of its group it has to come."""

    layer: int
    sql: str
    about: str
    write: int
    statement: Statement


def batches(writes: Sequence[Write]) -> list[list[Part]]:
    """Return all statements of a group, those with one text together where their order allows it.

    Within a batch they are sorted by what they are about, so that two processes which write to the
    same rows wait for each other in the same order.
    """
    parts: list[Part] = []
    last: dict[str, Part] = {}
    lowest = 0
    for number, write in enumerate(writes):
        for statement in write.statements:
            sql, before = statement.sql, last.get(write.about)
            if write.about == EVERYTHING:
                if before is None or before.sql != sql:
                    lowest = 1 + max((part.layer for part in parts), default=0)
                    last.clear()
                layer = lowest
            elif before is None:
                layer = lowest
            else:
                layer = before.layer + (before.sql != sql or before.statement.merges)
            parts.append(Part(layer, sql, write.about, number, statement))
            last[write.about] = parts[-1]
        if write.about == EVERYTHING:
            lowest += 1
            last.clear()
    parts.sort(key=itemgetter(0, 1, 2))
    alike = [list(batch) for _, batch in groupby(parts, key=itemgetter(0, 1))]
    return [batch[at : at + MOST] for batch in alike for at in range(0, len(batch), MOST)]
