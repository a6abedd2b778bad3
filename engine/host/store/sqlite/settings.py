"""Statements on settings: the bot's notes to itself, and what servers have chosen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.host.store.sqlite.rows import one_text


def get(db: sqlite3.Connection, key: str) -> str | None:
    """Return a setting."""
    return one_text(db.execute("SELECT body FROM settings WHERE key = ?", (key,)))


def setting_in(place: Path, key: str) -> str | None:
    """Return a setting of a file that is not open, without changing it; None for what is no
    database with settings.
    """
    try:
        with closing(sqlite3.connect(f"{place.as_uri()}?mode=ro", uri=True)) as db:
            return get(db, key)
    except sqlite3.Error:
        return None


def put(db: sqlite3.Connection, key: str, text: str) -> None:
    """Write a setting in place of the earlier one."""
    db.execute("INSERT OR REPLACE INTO settings (key, body) VALUES (?, ?)", (key, text))
