"""How records lie in PostgreSQL's rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.host.store import rows
from engine.host.store.postgres.connections import Db

R = TypeVar("R")


class RowMapper(rows.RowMapper[R]):
    """A record's columns, and the placeholders for their values."""

    def __init__(self, kind: type[R]) -> None:
        super().__init__(kind)
        self.placeholders = placeholders(self.names)

    async def one(self, db: Db, query: str, *values: Any) -> R | None:
        """Return the first record of a query, or None."""
        row = await db.fetchrow(query, *values)
        return None if row is None else self.record(row)

    async def select(self, db: Db, query: str, *values: Any) -> tuple[R, ...]:
        """Return every record of a query."""
        return self.all(await db.fetch(query, *values))


def placeholders(values: Iterable[object], first: int = 1) -> str:
    """Return placeholders for a list of values, numbered from `first`."""
    return ", ".join(f"${number}" for number, _ in enumerate(values, first))


def array_types(mapper: RowMapper[Any]) -> tuple[str, ...]:
    """Return the type of each column's values as an array."""
    return tuple(f"{_TYPES.get(kind.partition(' ')[0], 'text')}[]" for kind in mapper.kinds)


def columns_of(mapper: RowMapper[R], records: Sequence[R]) -> list[list[Any]]:
    """Return records as an array for each column."""
    if not records:
        return [[] for _ in mapper.names]
    return [list(values) for values in zip(*map(mapper.row, records), strict=True)]


_TYPES = {"int": "bigint", "float": "double precision", "bool": "boolean", "bytes": "bytea"}
"""Types by those of the records' fields; all others are texts."""
