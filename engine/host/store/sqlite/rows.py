"""How records lie in SQLite's rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import TypeVar

from engine.host.store import rows

R = TypeVar("R")


class RowMapper(rows.RowMapper[R]):
    """A record's columns, and the placeholders for their values."""

    def __init__(self, kind: type[R]) -> None:
        super().__init__(kind)
        self.placeholders = placeholders(self.names)

    def one(self, cursor: sqlite3.Cursor) -> R | None:
        """Return the first record of a query, or None."""
        row = cursor.fetchone()
        return None if row is None else self.record(row)


def placeholders(values: Iterable[object]) -> str:
    """Return placeholders for a list of values, as in IN (…)."""
    return ", ".join("?" for _ in values)


def one_text(cursor: sqlite3.Cursor) -> str | None:
    """Return the text in the first row of a query, or None."""
    row: tuple[str] | None = cursor.fetchone()
    return None if row is None else row[0]
