"""Statements on what games came to for those who played them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.postgres.writes import Statement, Write
from engine.host.store.records import Result

RESULT: Final = RowMapper(Result)
_PUT: Final = (
    f"INSERT INTO results ({RESULT.columns}) VALUES ({RESULT.placeholders}) ON CONFLICT DO NOTHING"
)


async def unsettled(db: Db, guild_id: int) -> tuple[str, ...]:
    """Return the ids of ended games without results; schema 0 is that of a lobby."""
    rows = await db.fetch(
        "SELECT id FROM games WHERE guild_id = $1 AND phase IN ('over', 'cancelled')"
        " AND schema > 0 AND NOT EXISTS (SELECT 1 FROM results WHERE game_id = games.id)"
        " ORDER BY moved_at, id",
        guild_id,
    )
    return tuple(game_id for (game_id,) in rows)


async def notices(db: Db, game_id: str) -> tuple[str, ...]:
    """Return the notices of a game as JSON, oldest first."""
    rows = await db.fetch(
        "SELECT notice FROM steps WHERE game_id = $1 AND notice IS NOT NULL ORDER BY version",
        game_id,
    )
    return tuple(notice for (notice,) in rows)


def put(found: Collection[Result]) -> Write:
    """Write results; a person who has one of that game already keeps the first."""
    game_id = min((result.game_id for result in found), default="none")
    return Write(game_id, tuple(Statement(_PUT, RESULT.row(result)) for result in found))


async def of_guild(db: Db, guild_id: int) -> tuple[Result, ...]:
    """Return all results of a server."""
    return await _results(db, "guild_id = $1", guild_id)


async def of_user(db: Db, user_id: int) -> tuple[Result, ...]:
    """Return all results of a person."""
    return await _results(db, "user_id = $1", user_id)


async def _results(db: Db, condition: str, value: int) -> tuple[Result, ...]:
    query = f"SELECT {RESULT.columns} FROM results WHERE {condition}"
    return await RESULT.select(db, f"{query} ORDER BY ended_at, game_id, user_id", value)


async def guilds_of(db: Db, user_id: int) -> tuple[int, ...]:
    """Return the servers that a person has played in."""
    rows = await db.fetch(
        "SELECT guild_id FROM games WHERE id IN (SELECT game_id FROM players WHERE user_id = $1"
        " UNION SELECT game_id FROM players WHERE owner_id = $1)"
        " UNION SELECT guild_id FROM results WHERE user_id = $1 ORDER BY guild_id",
        user_id,
    )
    return tuple(guild_id for (guild_id,) in rows)
