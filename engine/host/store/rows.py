"""How records lie in rows: a record's fields are its columns, in the same order."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Generic, TypeVar

R = TypeVar("R")
Row = Any
"""A sequence of values, of the kind that the engine's driver gives."""


def placeholders(values: Iterable[object]) -> str:
    """Return placeholders for a list of values, as in IN (…)."""
    return ", ".join("?" for _ in values)


class RowMapper(Generic[R]):
    """A record's column names for SQL, and the way from record to row and back."""

    def __init__(self, kind: type[R]) -> None:
        columns = fields(kind)  # type: ignore[arg-type]  # every record is a dataclass
        self.names = tuple(column.name for column in columns)
        self.kinds = tuple(str(column.type) for column in columns)
        self.columns = ", ".join(self.names)
        self.row = attrgetter(*self.names)
        self._kind = kind
        # Not every engine has booleans.
        self._flags = tuple(at for at, kind in enumerate(self.kinds) if kind == "bool")

    def insert(self, table: str, *before: str) -> str:
        """Return the statement that writes a record as a new row, whose values follow others."""
        names = (*before, *self.names)
        return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({placeholders(names)})"

    def put(self, table: str, keys: Collection[str]) -> str:
        """Return the statement that writes a record in place of the one with the same keys."""
        news = ", ".join(f"{name} = excluded.{name}" for name in self.names if name not in keys)
        return f"{self.insert(table)} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {news}"

    def record(self, row: Iterable[Any]) -> R:
        """Return the record that a row of `columns` holds."""
        values = list(row)
        for at in self._flags:
            values[at] = bool(values[at])
        return self._kind(*values)

    def all(self, rows: Iterable[Iterable[Any]]) -> tuple[R, ...]:
        """Return every record of a query."""
        return tuple(self.record(row) for row in rows)

    def one(self, rows: Iterable[Iterable[Any]]) -> R | None:
        """Return the first record of a query, or None."""
        return next((self.record(row) for row in rows), None)
