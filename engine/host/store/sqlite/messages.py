"""Statements on which message plays which role for a game."""

from __future__ import annotations

import sqlite3
from typing import Final

from engine.host.store.records import Message
from engine.host.store.sqlite.rows import RowMapper

MESSAGE: Final = RowMapper(Message)


def put(db: sqlite3.Connection, message: Message) -> None:
    """Write the message of a role."""
    db.execute(
        f"INSERT OR REPLACE INTO messages ({MESSAGE.columns}) VALUES ({MESSAGE.placeholders})",
        MESSAGE.row(message),
    )


def get(db: sqlite3.Connection, game_id: str, role: str) -> Message | None:
    """Return the message of a role."""
    return MESSAGE.one(
        db.execute(
            f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = ? AND role = ?",
            (game_id, role),
        )
    )


def of_game(db: sqlite3.Connection, game_id: str, open_only: bool) -> tuple[Message, ...]:
    """Return a game's messages, or those that still carry buttons."""
    return MESSAGE.all(
        db.execute(
            f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = ? AND open >= ?"
            " ORDER BY posted_at, role",
            (game_id, open_only),
        )
    )


def drop(db: sqlite3.Connection, game_id: str, role: str) -> None:
    """Delete the message of a role."""
    db.execute("DELETE FROM messages WHERE game_id = ? AND role = ?", (game_id, role))
