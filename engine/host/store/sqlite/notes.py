"""Statements on what hangs on a game beside its course: wishes, standing orders, notes."""

from __future__ import annotations

import sqlite3


def wishes(db: sqlite3.Connection, game_id: str) -> dict[int, str]:
    """The preferences of those who sit in a game."""
    rows = db.execute(
        "SELECT user_id, body FROM preferences WHERE user_id IN"
        " (SELECT user_id FROM players WHERE game_id = ?)",
        (game_id,),
    )
    return dict(rows.fetchall())


def orders(db: sqlite3.Connection, game_id: str) -> dict[int, str]:
    """Standing orders by seat."""
    rows = db.execute("SELECT seat, body FROM orders WHERE game_id = ? ORDER BY seat", (game_id,))
    return dict(rows.fetchall())


def put_orders(db: sqlite3.Connection, game_id: str, seat: int, body: str | None) -> None:
    """Keep or drop a seat's standing orders."""
    if body is None:
        db.execute("DELETE FROM orders WHERE game_id = ? AND seat = ?", (game_id, seat))
    else:
        row = (game_id, seat, body)
        db.execute("INSERT OR REPLACE INTO orders (game_id, seat, body) VALUES (?, ?, ?)", row)


def note(db: sqlite3.Connection, game_id: str, key: str) -> str | None:
    """A note on a game."""
    row = db.execute("SELECT body FROM notes WHERE game_id = ? AND key = ?", (game_id, key))
    found: tuple[str] | None = row.fetchone()
    return None if found is None else found[0]


def put_note(db: sqlite3.Connection, game_id: str, key: str, body: str | None) -> None:
    """Keep or drop a note on a game."""
    if body is None:
        db.execute("DELETE FROM notes WHERE game_id = ? AND key = ?", (game_id, key))
    else:
        row = (game_id, key, body)
        db.execute("INSERT OR REPLACE INTO notes (game_id, key, body) VALUES (?, ?, ?)", row)


def notes(db: sqlite3.Connection, game_id: str) -> dict[str, str]:
    """All notes on a game, by their keys."""
    rows = db.execute("SELECT key, body FROM notes WHERE game_id = ?", (game_id,))
    return dict(rows.fetchall())
