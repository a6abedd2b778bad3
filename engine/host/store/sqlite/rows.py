"""How records lie in rows: a record's fields are its columns, in the same order."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Generic, TypeVar

R = TypeVar("R")
Row = tuple[Any, ...]


class RowMapper(Generic[R]):
    """A record's column names for SQL, and the way from record to row and back."""

    def __init__(self, kind: type[R]) -> None:
        columns = fields(kind)  # type: ignore[arg-type]  # every record is a dataclass
        self.names = tuple(column.name for column in columns)
        self.columns = ", ".join(self.names)
        self.placeholders = ", ".join("?" * len(self.names))
        self.row: Callable[[R], Row] = attrgetter(*self.names)
        self._kind = kind
        # SQLite has no booleans.
        self._flags = tuple(at for at, column in enumerate(columns) if column.type == "bool")

    def record(self, row: Row) -> R:
        """Return the record that a row of `columns` holds."""
        values = list(row)
        for at in self._flags:
            values[at] = bool(values[at])
        return self._kind(*values)

    def one(self, cursor: sqlite3.Cursor) -> R | None:
        """Return the first record of a query, or None."""
        row = cursor.fetchone()
        return None if row is None else self.record(row)

    def all(self, rows: Iterable[Row]) -> tuple[R, ...]:
        """Return every record of a query."""
        return tuple(self.record(row) for row in rows)


def placeholders(values: Iterable[object]) -> str:
    """Return placeholders for a list of values, as in IN (…)."""
    return ", ".join("?" for _ in values)


def one_text(cursor: sqlite3.Cursor) -> str | None:
    """Return the text in the first row of a query, or None."""
    row: tuple[str] | None = cursor.fetchone()
    return None if row is None else row[0]
