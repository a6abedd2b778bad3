"""The part of the store on what is kept about people, in PostgreSQL, with its statements."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.host.store import personal as protocol
from engine.host.store.personal import Replacement, numbers_in
from engine.host.store.postgres import changes
from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.database import Database
from engine.host.store.postgres.writes import EVERYTHING, Statement, Write
from engine.host.store.records import DIRECT

_TABLES: Final = (
    "games", "players", "steps", "results", "preferences", "orders", "drafts", "notes", "messages",
    "settings",
)  # fmt: skip
"""Those with rows about people."""
_NAMING: Final = """
    SELECT id FROM games WHERE host_id = $1 OR (schema = 0 AND strpos(state, $2) > 0)
    UNION SELECT game_id FROM players WHERE user_id = $1 OR owner_id = $1
    UNION SELECT game_id FROM results WHERE user_id = $1
    UNION SELECT game_id FROM drafts WHERE user_id = $1
    UNION SELECT game_id FROM notes WHERE strpos(key, $2) > 0 OR strpos(body, $2) > 0
    UNION SELECT game_id FROM messages WHERE strpos(body, $2) > 0
    UNION SELECT game_id FROM steps WHERE notice IS NOT NULL AND strpos(notice, $2) > 0
"""
_IDS: Final = """
    SELECT host_id FROM games
    UNION SELECT user_id FROM players WHERE user_id IS NOT NULL
    UNION SELECT owner_id FROM players WHERE owner_id IS NOT NULL
    UNION SELECT user_id FROM results
    UNION SELECT user_id FROM drafts
    UNION SELECT user_id FROM preferences
"""
_TEXTS: Final = """
    SELECT state FROM games WHERE schema = 0
    UNION ALL SELECT key || ' ' || body FROM notes
    UNION ALL SELECT key || ' ' || body FROM settings
    UNION ALL SELECT body FROM messages
    UNION ALL SELECT notice FROM steps WHERE notice IS NOT NULL
"""


class Personal(protocol.Personal):
    """protocol.Personal, in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games_naming(self, user_id: int) -> tuple[str, ...]:
        return await self._database.read(games_naming, user_id)

    async def settings_naming(self, user_id: int) -> dict[str, str]:
        return await self._database.read(settings_naming, user_id)

    async def replace(self, change: Replacement) -> None:
        await self._database.write(changes.replace(change))

    async def forget(self, user_id: int) -> None:
        await self._database.write(forget(user_id))

    async def numbers(self) -> frozenset[int]:
        return await self._database.read(numbers)

    async def delete_games(self, game_ids: Collection[str]) -> None:
        await self._database.write(delete_games(game_ids))

    async def servers(self) -> frozenset[int]:
        return await self._database.read(servers)

    async def closed_lobbies(self, before: float) -> tuple[str, ...]:
        return await self._database.read(closed_lobbies, before)

    async def ended_games(self, before: float) -> tuple[str, ...]:
        return await self._database.read(ended_games, before)

    async def drop_log(self, game_id: str) -> None:
        await self._database.write(drop_log(game_id))

    async def purge(self) -> None:
        await self._database.vacuum(_TABLES)


async def games_naming(db: Db, user_id: int) -> tuple[str, ...]:
    """Return the ids of the games that name a person."""
    query = f"SELECT id FROM games WHERE id IN ({_NAMING}) ORDER BY opened_at, id"
    return tuple(game_id for (game_id,) in await db.fetch(query, user_id, str(user_id)))


async def settings_naming(db: Db, user_id: int) -> dict[str, str]:
    """Return the settings that name a person."""
    query = "SELECT key, body FROM settings WHERE strpos(key, $1) > 0 OR strpos(body, $1) > 0"
    return {key: body for key, body in await db.fetch(query, str(user_id))}


def forget(user_id: int) -> Write:
    """Delete what hangs on a person alone."""
    statements = (
        Statement("DELETE FROM preferences WHERE user_id = $1", (user_id,)),
        Statement("DELETE FROM drafts WHERE user_id = $1", (user_id,)),
    )
    return Write(EVERYTHING, statements)


async def numbers(db: Db) -> frozenset[int]:
    """Return all numbers that may be ids of people."""
    ids = frozenset(user_id for (user_id,) in await db.fetch(_IDS))
    return ids | numbers_in(text for (text,) in await db.fetch(_TEXTS))


def delete_games(game_ids: Collection[str]) -> Write:
    """Delete games; what belongs to them goes with them."""
    delete = Statement("DELETE FROM games WHERE id = ANY($1::text[])", (list(game_ids),))
    return Write(EVERYTHING, (delete,))


async def servers(db: Db) -> frozenset[int]:
    """Return the servers of all games."""
    rows = await db.fetch("SELECT DISTINCT guild_id FROM games WHERE guild_id <> $1", DIRECT)
    return frozenset(guild_id for (guild_id,) in rows)


async def closed_lobbies(db: Db, before: float) -> tuple[str, ...]:
    """Return the ids of lobbies that closed before a time; schema 0 is that of a lobby."""
    rows = await db.fetch(
        "SELECT id FROM games WHERE phase = 'cancelled' AND schema = 0 AND moved_at < $1"
        " ORDER BY moved_at, id",
        before,
    )
    return tuple(game_id for (game_id,) in rows)


async def ended_games(db: Db, before: float) -> tuple[str, ...]:
    """Return the ids of games that ended before a time and have a log."""
    rows = await db.fetch(
        "SELECT id FROM games WHERE phase IN ('over', 'cancelled') AND schema > 0 AND moved_at < $1"
        " AND EXISTS (SELECT 1 FROM steps WHERE game_id = games.id) ORDER BY moved_at, id",
        before,
    )
    return tuple(game_id for (game_id,) in rows)


def drop_log(game_id: str) -> Write:
    """Delete a game's steps."""
    return Write(game_id, (Statement("DELETE FROM steps WHERE game_id = $1", (game_id,)),))
