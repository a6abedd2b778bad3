"""Statements on what hangs on a game beside its log: notes, and standing orders."""

from __future__ import annotations

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.writes import Statement, Write


async def get(db: Db, game_id: str, key: str) -> str | None:
    """Return a note on a game."""
    query = "SELECT body FROM notes WHERE game_id = $1 AND key = $2"
    body: str | None = await db.fetchval(query, game_id, key)
    return body


async def of_game(db: Db, game_id: str) -> dict[str, str]:
    """Return all notes on a game, by their keys."""
    rows = await db.fetch("SELECT key, body FROM notes WHERE game_id = $1", game_id)
    return {key: body for key, body in rows}


def put(game_id: str, key: str, body: str | None) -> Write:
    """Write a note on a game; None deletes it."""
    delete = Statement("DELETE FROM notes WHERE game_id = $1 AND key = $2", (game_id, key))
    if body is None:
        return Write(game_id, (delete,))
    insert = (
        "INSERT INTO notes (game_id, key, body) VALUES ($1, $2, $3)"
        " ON CONFLICT (game_id, key) DO UPDATE SET body = excluded.body"
    )
    return Write(game_id, (Statement(insert, (game_id, key, body)),))


async def orders(db: Db, game_id: str) -> dict[int, str]:
    """Return a game's standing orders by seat."""
    query = "SELECT seat, body FROM orders WHERE game_id = $1 ORDER BY seat"
    return {seat: body for seat, body in await db.fetch(query, game_id)}
