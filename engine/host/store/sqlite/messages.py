"""Statements on what stands beside the games: messages, drafts, preferences, settings."""

from __future__ import annotations

import sqlite3
from typing import Final

from engine.host.store.records import Draft, Message
from engine.host.store.sqlite.rows import Shape

MESSAGE: Final = Shape(Message)
DRAFT: Final = Shape(Draft)


def put_message(db: sqlite3.Connection, message: Message) -> None:
    """Keep the message of a role."""
    db.execute(
        f"INSERT OR REPLACE INTO messages ({MESSAGE.columns}) VALUES ({MESSAGE.holes})",
        MESSAGE.row(message),
    )


def message(db: sqlite3.Connection, game_id: str, role: str) -> Message | None:
    """The message of a role."""
    return MESSAGE.one(
        db.execute(
            f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = ? AND role = ?",
            (game_id, role),
        )
    )


def messages(db: sqlite3.Connection, game_id: str, open_only: bool) -> tuple[Message, ...]:
    """A game's messages, or those that still carry buttons."""
    return MESSAGE.all(
        db.execute(
            f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = ? AND open >= ?"
            " ORDER BY posted_at, role",
            (game_id, open_only),
        )
    )


def drop_message(db: sqlite3.Connection, game_id: str, role: str) -> None:
    """Forget the message of a role."""
    db.execute("DELETE FROM messages WHERE game_id = ? AND role = ?", (game_id, role))


def put_draft(db: sqlite3.Connection, draft: Draft) -> None:
    """Keep a draft; the table's second key lets go of the user's earlier one."""
    db.execute(
        f"INSERT OR REPLACE INTO drafts ({DRAFT.columns}) VALUES ({DRAFT.holes})",
        DRAFT.row(draft),
    )


def draft(db: sqlite3.Connection, draft_id: str) -> Draft | None:
    """A draft by its id."""
    return DRAFT.one(db.execute(f"SELECT {DRAFT.columns} FROM drafts WHERE id = ?", (draft_id,)))


def draft_of(db: sqlite3.Connection, game_id: str, user_id: int) -> Draft | None:
    """A user's draft in a game."""
    return DRAFT.one(
        db.execute(
            f"SELECT {DRAFT.columns} FROM drafts WHERE game_id = ? AND user_id = ?",
            (game_id, user_id),
        )
    )


def drop_draft(db: sqlite3.Connection, draft_id: str) -> None:
    """Forget a draft."""
    db.execute("DELETE FROM drafts WHERE id = ?", (draft_id,))


def preferences(db: sqlite3.Connection, user_id: int) -> str | None:
    """A person's preferences."""
    return _text(db.execute("SELECT body FROM preferences WHERE user_id = ?", (user_id,)))


def put_preferences(db: sqlite3.Connection, user_id: int, text: str) -> None:
    """Keep a person's preferences."""
    db.execute("INSERT OR REPLACE INTO preferences (user_id, body) VALUES (?, ?)", (user_id, text))


def setting(db: sqlite3.Connection, key: str) -> str | None:
    """A note of the bot to itself."""
    return _text(db.execute("SELECT body FROM settings WHERE key = ?", (key,)))


def put_setting(db: sqlite3.Connection, key: str, text: str) -> None:
    """Keep a note."""
    db.execute("INSERT OR REPLACE INTO settings (key, body) VALUES (?, ?)", (key, text))


def drop_setting(db: sqlite3.Connection, key: str) -> None:
    """Forget a note."""
    db.execute("DELETE FROM settings WHERE key = ?", (key,))


def _text(cursor: sqlite3.Cursor) -> str | None:
    row: tuple[str] | None = cursor.fetchone()
    return None if row is None else row[0]
