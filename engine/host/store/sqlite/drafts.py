"""Statements on what one person still puts together."""

from __future__ import annotations

import sqlite3
from typing import Final

from engine.host.store.records import Draft
from engine.host.store.sqlite.rows import RowMapper

DRAFT: Final = RowMapper(Draft)


def put(db: sqlite3.Connection, draft: Draft) -> None:
    """Write a draft in place of the user's earlier one in that game, by the table's second key."""
    db.execute(
        f"INSERT OR REPLACE INTO drafts ({DRAFT.columns}) VALUES ({DRAFT.placeholders})",
        DRAFT.row(draft),
    )


def get(db: sqlite3.Connection, draft_id: str) -> Draft | None:
    """Return a draft by its id."""
    return DRAFT.one(db.execute(f"SELECT {DRAFT.columns} FROM drafts WHERE id = ?", (draft_id,)))


def of_user(db: sqlite3.Connection, game_id: str, user_id: int) -> Draft | None:
    """Return a user's draft in a game."""
    return DRAFT.one(
        db.execute(
            f"SELECT {DRAFT.columns} FROM drafts WHERE game_id = ? AND user_id = ?",
            (game_id, user_id),
        )
    )


def drop(db: sqlite3.Connection, draft_id: str) -> None:
    """Delete a draft."""
    db.execute("DELETE FROM drafts WHERE id = ?", (draft_id,))
