"""The part of the store on what is kept about people, in SQLite, with its statements."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Final

from engine.host.store import personal as protocol
from engine.host.store.personal import Replacement, numbers_in
from engine.host.store.records import DIRECT
from engine.host.store.sqlite import changes
from engine.host.store.sqlite.database import Database
from engine.host.store.sqlite.file import refusals

_NAMING: Final = """
    SELECT id FROM games WHERE host_id = :user OR (schema = 0 AND instr(state, :text))
    UNION SELECT game_id FROM players WHERE user_id = :user OR owner_id = :user
    UNION SELECT game_id FROM results WHERE user_id = :user
    UNION SELECT game_id FROM drafts WHERE user_id = :user
    UNION SELECT game_id FROM notes WHERE instr(key, :text) OR instr(body, :text)
    UNION SELECT game_id FROM messages WHERE instr(body, :text)
    UNION SELECT game_id FROM steps WHERE notice IS NOT NULL AND instr(notice, :text)
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
    """protocol.Personal, in SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games_naming(self, user_id: int) -> tuple[str, ...]:
        return await self._database.read(games_naming, user_id)

    async def settings_naming(self, user_id: int) -> dict[str, str]:
        return await self._database.read(settings_naming, user_id)

    async def replace(self, change: Replacement) -> None:
        await self._database.write(replace, change)

    async def forget(self, user_id: int) -> None:
        await self._database.write(forget, user_id)

    async def numbers(self) -> frozenset[int]:
        return await self._database.read(numbers)

    async def delete_games(self, game_ids: Collection[str]) -> None:
        await self._database.write(delete_games, game_ids)

    async def servers(self) -> frozenset[int]:
        return await self._database.read(servers)

    async def closed_lobbies(self, before: float) -> tuple[str, ...]:
        return await self._database.read(closed_lobbies, before)

    async def ended_games(self, before: float) -> tuple[str, ...]:
        return await self._database.read(ended_games, before)

    async def drop_log(self, game_id: str) -> None:
        await self._database.write(drop_log, game_id)

    async def purge(self) -> None:
        with refusals(self._database.place):
            await self._database.checkpoints.purge()


def games_naming(db: sqlite3.Connection, user_id: int) -> tuple[str, ...]:
    """Return the ids of the games that name a person."""
    rows = db.execute(
        f"SELECT id FROM games WHERE id IN ({_NAMING}) ORDER BY opened_at, id",
        {"user": user_id, "text": str(user_id)},
    )
    return tuple(game_id for (game_id,) in rows)


def settings_naming(db: sqlite3.Connection, user_id: int) -> dict[str, str]:
    """Return the settings that name a person."""
    query = "SELECT key, body FROM settings WHERE instr(key, :text) OR instr(body, :text)"
    return dict(db.execute(query, {"text": str(user_id)}).fetchall())


def replace(db: sqlite3.Connection, change: Replacement) -> None:
    """Write what stands in place of a person in a game."""
    record, user_id = change.commit.record, change.user_id
    changes.commit(db, change.commit)
    db.execute(
        "UPDATE games SET shown_version = version WHERE id = ? AND shown_version = ?",
        (record.id, change.commit.expected_version),
    )
    db.executemany(
        "UPDATE steps SET notice = ? WHERE game_id = ? AND version = ?",
        [(text, record.id, version) for version, text in change.notices.items()],
    )
    for role, body in change.bodies.items():
        if body is None:
            db.execute("DELETE FROM messages WHERE game_id = ? AND role = ?", (record.id, role))
        else:
            db.execute(
                "UPDATE messages SET body = ? WHERE game_id = ? AND role = ?",
                (body, record.id, role),
            )
    db.execute(
        "UPDATE results SET user_id = ?, name = '' WHERE game_id = ? AND user_id = ?",
        (change.stand_in, record.id, user_id),
    )
    db.execute("DELETE FROM drafts WHERE game_id = ? AND user_id = ?", (record.id, user_id))


def forget(db: sqlite3.Connection, user_id: int) -> None:
    """Delete what hangs on a person alone."""
    db.execute("DELETE FROM preferences WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM drafts WHERE user_id = ?", (user_id,))


def numbers(db: sqlite3.Connection) -> frozenset[int]:
    """Return all numbers that may be ids of people."""
    ids = frozenset(user_id for (user_id,) in db.execute(_IDS))
    return ids | numbers_in(text for (text,) in db.execute(_TEXTS))


def delete_games(db: sqlite3.Connection, game_ids: Collection[str]) -> None:
    """Delete games; what belongs to them goes with them."""
    db.executemany("DELETE FROM games WHERE id = ?", [(game_id,) for game_id in game_ids])


def servers(db: sqlite3.Connection) -> frozenset[int]:
    """Return the servers of all games."""
    rows = db.execute("SELECT DISTINCT guild_id FROM games WHERE guild_id <> ?", (DIRECT,))
    return frozenset(guild_id for (guild_id,) in rows)


def closed_lobbies(db: sqlite3.Connection, before: float) -> tuple[str, ...]:
    """Return the ids of lobbies that closed before a time; schema 0 is that of a lobby."""
    rows = db.execute(
        "SELECT id FROM games WHERE phase = 'cancelled' AND schema = 0 AND moved_at < ?"
        " ORDER BY moved_at, id",
        (before,),
    )
    return tuple(game_id for (game_id,) in rows)


def ended_games(db: sqlite3.Connection, before: float) -> tuple[str, ...]:
    """Return the ids of games that ended before a time and have a log."""
    rows = db.execute(
        "SELECT id FROM games WHERE phase IN ('over', 'cancelled') AND schema > 0 AND moved_at < ?"
        " AND EXISTS (SELECT 1 FROM steps WHERE game_id = games.id) ORDER BY moved_at, id",
        (before,),
    )
    return tuple(game_id for (game_id,) in rows)


def drop_log(db: sqlite3.Connection, game_id: str) -> None:
    """Delete a game's steps."""
    db.execute("DELETE FROM steps WHERE game_id = ?", (game_id,))
