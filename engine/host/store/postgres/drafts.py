"""Statements on what one person still puts together."""

from __future__ import annotations

from typing import Final

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.postgres.writes import Statement, Write
from engine.host.store.records import Draft

DRAFT: Final = RowMapper(Draft)


def put(draft: Draft) -> Write:
    """Write a draft in place of the user's earlier one in that game."""
    earlier = "DELETE FROM drafts WHERE id = $1 OR (game_id = $2 AND user_id = $3)"
    insert = f"INSERT INTO drafts ({DRAFT.columns}) VALUES ({DRAFT.placeholders})"
    statements = (
        Statement(earlier, (draft.id, draft.game_id, draft.user_id)),
        Statement(insert, DRAFT.row(draft)),
    )
    return Write(draft.game_id, statements)


async def get(db: Db, draft_id: str) -> Draft | None:
    """Return a draft by its id."""
    return await DRAFT.one(db, f"SELECT {DRAFT.columns} FROM drafts WHERE id = $1", draft_id)


async def of_user(db: Db, game_id: str, user_id: int) -> Draft | None:
    """Return a user's draft in a game."""
    query = f"SELECT {DRAFT.columns} FROM drafts WHERE game_id = $1 AND user_id = $2"
    return await DRAFT.one(db, query, game_id, user_id)


def drop(draft_id: str) -> Write:
    """Delete a draft."""
    return Write(draft_id, (Statement("DELETE FROM drafts WHERE id = $1", (draft_id,)),))
