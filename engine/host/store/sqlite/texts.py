"""Statements that change a single text as it was read, or not at all."""

from __future__ import annotations

import sqlite3

from engine.host.store.sqlite.rows import one_text, placeholders
from engine.host.store.texts import Outdated, StoredText


def get(db: sqlite3.Connection, text: StoredText) -> str | None:
    """Return a text."""
    which, values = _which(text)
    return one_text(db.execute(f"SELECT body FROM {text.table} WHERE {which}", values))


def swap(db: sqlite3.Connection, text: StoredText, before: str | None, after: str | None) -> None:
    """Write a text in place of `before`. Raises Outdated."""
    if get(db, text) != before:
        raise Outdated(f"another request has changed {text.lock}")
    which, values = _which(text)
    if after is None:
        db.execute(f"DELETE FROM {text.table} WHERE {which}", values)
    elif before is None:
        columns = ", ".join((*(name for name, _ in text.key), "body"))
        row = (*values, after)
        db.execute(f"INSERT INTO {text.table} ({columns}) VALUES ({placeholders(row)})", row)
    else:
        columns = ", ".join(f"{name} = ?" for name in ("body", *(name for name, _ in text.also)))
        also = tuple(value for _, value in text.also)
        update = f"UPDATE {text.table} SET {columns} WHERE {which}"
        db.execute(update, (after, *also, *values))


def _which(text: StoredText) -> tuple[str, tuple[str | int, ...]]:
    return (
        " AND ".join(f"{name} = ?" for name, _ in text.key),
        tuple(value for _, value in text.key),
    )
