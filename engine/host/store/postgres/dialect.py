"""How statements are told to PostgreSQL: with numbered placeholders, and columns as arrays."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from engine.host.store.database import Statement
from engine.host.store.leases import Fence
from engine.host.store.rows import RowMapper

R = TypeVar("R")
NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
_TYPES = {"int": "bigint", "float": "double precision", "bool": "boolean", "bytes": "bytea"}
"""Types by those of the records' fields; all others are texts."""


@lru_cache(1000)
def numbered(sql: str) -> str:
    """Return a statement with $1 in place of `?1`, and of the first `?`."""
    last = 0

    def number(found: re.Match[str]) -> str:
        nonlocal last
        at = int(found[1] or last + 1)
        last = max(last, at)
        return f"${at}"

    return re.sub(r"\?(\d*)", number, sql)


def at_once(*statements: Statement) -> tuple[Statement, ...]:
    """Return one statement that does what all of them do; none of them sees what another does."""
    *others, last = statements
    parts = ", ".join(f"part{at} AS ({it.sql})" for at, it in enumerate(others))
    values = tuple(value for statement in statements for value in statement.values)
    return (Statement(f"WITH {parts} {last.sql}", values),)


def connected(fences: Collection[Fence]) -> tuple[Statement, ...]:
    """Return what notes that slots are connected now, in the order in which rows are locked."""
    update = f"UPDATE leases SET connected_at = {NOW} WHERE slot = ? AND fence = ?"
    return tuple(Statement(update, fence) for fence in sorted(fences))


def array_types(mapper: RowMapper[Any]) -> tuple[str, ...]:
    """Return the type of each column's values as an array."""
    return tuple(f"{_TYPES.get(kind.partition(' ')[0], 'text')}[]" for kind in mapper.kinds)


def columns_of(mapper: RowMapper[R], records: Sequence[R]) -> list[list[Any]]:
    """Return records as an array for each column."""
    if not records:
        return [[] for _ in mapper.names]
    return [list(values) for values in zip(*map(mapper.row, records), strict=True)]
