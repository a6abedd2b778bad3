"""Statements on what people have chosen for all their games."""

from __future__ import annotations

import sqlite3

from engine.host.store.sqlite.rows import one_text


def get(db: sqlite3.Connection, user_id: int) -> str | None:
    """Return a person's preferences."""
    return one_text(db.execute("SELECT body FROM preferences WHERE user_id = ?", (user_id,)))


def of_game(db: sqlite3.Connection, game_id: str) -> dict[int, str]:
    """Return the preferences of those who sit in a game."""
    rows = db.execute(
        "SELECT user_id, body FROM preferences WHERE user_id IN"
        " (SELECT user_id FROM players WHERE game_id = ?)",
        (game_id,),
    )
    return dict(rows.fetchall())
