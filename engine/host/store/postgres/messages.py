"""Statements on which message plays which role for a game."""

from __future__ import annotations

from typing import Final

from engine.host.store.leases import Fence
from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.postgres.writes import Statement, Write, fences_of
from engine.host.store.records import Message

MESSAGE: Final = RowMapper(Message)
_PUT: Final = (
    f"INSERT INTO messages ({MESSAGE.columns}) VALUES ({MESSAGE.placeholders})"
    " ON CONFLICT (game_id, role) DO UPDATE SET "
    + ", ".join(f"{it} = excluded.{it}" for it in MESSAGE.names if it not in ("game_id", "role"))
)


def put(message: Message, fence: Fence | None) -> Write:
    """Write the message of a role."""
    put = Statement(_PUT, MESSAGE.row(message))
    return Write(message.game_id, (put,), fences=fences_of(fence))


async def get(db: Db, game_id: str, role: str) -> Message | None:
    """Return the message of a role."""
    query = f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = $1 AND role = $2"
    return await MESSAGE.one(db, query, game_id, role)


async def of_game(db: Db, game_id: str, open_only: bool) -> tuple[Message, ...]:
    """Return a game's messages, or those that still carry buttons."""
    query = f"SELECT {MESSAGE.columns} FROM messages WHERE game_id = $1 AND (open OR NOT $2)"
    return await MESSAGE.select(db, f"{query} ORDER BY posted_at, role", game_id, open_only)


def drop(game_id: str, role: str, fence: Fence | None) -> Write:
    """Delete the message of a role."""
    delete = "DELETE FROM messages WHERE game_id = $1 AND role = $2"
    return Write(game_id, (Statement(delete, (game_id, role)),), fences=fences_of(fence))
