"""Statements on what people have chosen for all their games."""

from __future__ import annotations

from engine.host.store.postgres.connections import Db


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
