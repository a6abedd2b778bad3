"""Statements on what hangs on a game beside its log: notes, and standing orders."""

from __future__ import annotations

import sqlite3


def get(db: sqlite3.Connection, game_id: str, key: str) -> str | None:
    """Return a note on a game."""
    row = db.execute("SELECT body FROM notes WHERE game_id = ? AND key = ?", (game_id, key))
    found: tuple[str] | None = row.fetchone()
    return None if found is None else found[0]


def of_game(db: sqlite3.Connection, game_id: str) -> dict[str, str]:
    """Return all notes on a game, by their keys."""
    rows = db.execute("SELECT key, body FROM notes WHERE game_id = ?", (game_id,))
    return dict(rows.fetchall())


def put(db: sqlite3.Connection, game_id: str, key: str, body: str | None) -> None:
    """Write a note on a game; None deletes it."""
    if body is None:
        db.execute("DELETE FROM notes WHERE game_id = ? AND key = ?", (game_id, key))
    else:
        row = (game_id, key, body)
        db.execute("INSERT OR REPLACE INTO notes (game_id, key, body) VALUES (?, ?, ?)", row)


def orders(db: sqlite3.Connection, game_id: str) -> dict[int, str]:
    """Return a game's standing orders by seat."""
    rows = db.execute("SELECT seat, body FROM orders WHERE game_id = ? ORDER BY seat", (game_id,))
    return dict(rows.fetchall())


def put_orders(db: sqlite3.Connection, game_id: str, seat: int, body: str | None) -> None:
    """Write a seat's standing orders; None deletes them."""
    if body is None:
        db.execute("DELETE FROM orders WHERE game_id = ? AND seat = ?", (game_id, seat))
    else:
        row = (game_id, seat, body)
        db.execute("INSERT OR REPLACE INTO orders (game_id, seat, body) VALUES (?, ?, ?)", row)
