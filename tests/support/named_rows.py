"""Where a person's id or name stands in a database file: every value of every table is read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def columns_of(place: Path) -> set[tuple[str, str]]:
    """Every table and column of a database."""
    with closing(sqlite3.connect(place)) as db:
        return {(table, column) for table in _tables(db) for column in _columns(db, table)}


def named_in(place: Path, *needles: object) -> set[tuple[str, str]]:
    """The tables and columns in which any of these stands, as it is or as part of a text."""
    texts = [str(it) for it in needles]
    with closing(sqlite3.connect(place)) as db:
        return {
            (table, column)
            for table in _tables(db)
            for column in _columns(db, table)
            for (value,) in db.execute(f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL")
            if any(text in str(value) for text in texts)
        }


def _tables(db: sqlite3.Connection) -> list[str]:
    return [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]
