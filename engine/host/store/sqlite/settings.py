"""Statements on the bot's notes to itself."""

from __future__ import annotations

import sqlite3

from engine.host.store.sqlite.rows import one_text


def get(db: sqlite3.Connection, key: str) -> str | None:
    """Return a note of the bot to itself."""
    return one_text(db.execute("SELECT body FROM settings WHERE key = ?", (key,)))


def put(db: sqlite3.Connection, key: str, text: str) -> None:
    """Keep a note."""
    db.execute("INSERT OR REPLACE INTO settings (key, body) VALUES (?, ?)", (key, text))


def drop(db: sqlite3.Connection, key: str) -> None:
    """Forget a note."""
    db.execute("DELETE FROM settings WHERE key = ?", (key,))
