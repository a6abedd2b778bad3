"""Statements on what people have chosen for all their games."""

from __future__ import annotations

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.writes import Statement, Write


async def get(db: Db, user_id: int) -> str | None:
    """Return a person's preferences."""
    query = "SELECT body FROM preferences WHERE user_id = $1"
    body: str | None = await db.fetchval(query, user_id)
    return body


async def of_game(db: Db, game_id: str) -> dict[int, str]:
    """Return the preferences of those who sit in a game."""
    query = (
        "SELECT user_id, body FROM preferences WHERE user_id IN"
        " (SELECT user_id FROM players WHERE game_id = $1)"
    )
    return {user_id: body for user_id, body in await db.fetch(query, game_id)}


def put(user_id: int, text: str) -> Write:
    """Write a person's preferences."""
    insert = (
        "INSERT INTO preferences (user_id, body) VALUES ($1, $2)"
        " ON CONFLICT (user_id) DO UPDATE SET body = excluded.body"
    )
    return Write(f"person {user_id}", (Statement(insert, (user_id, text)),))
