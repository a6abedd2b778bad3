"""Statements on what games came to for those who played them."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Final

from engine.host.store.records import Result
from engine.host.store.sqlite.rows import RowMapper

RESULT: Final = RowMapper(Result)


def unsettled(db: sqlite3.Connection, guild_id: int) -> tuple[str, ...]:
    """Return the ids of ended games without results; schema 0 is that of a lobby."""
    rows = db.execute(
        "SELECT id FROM games WHERE guild_id = ? AND phase IN ('over', 'cancelled') AND schema > 0"
        " AND NOT EXISTS (SELECT 1 FROM results WHERE game_id = games.id) ORDER BY moved_at, id",
        (guild_id,),
    )
    return tuple(game_id for (game_id,) in rows)


def notices(db: sqlite3.Connection, game_id: str) -> tuple[str, ...]:
    """Return the notices of a game as JSON, oldest first."""
    rows = db.execute(
        "SELECT notice FROM steps WHERE game_id = ? AND notice IS NOT NULL ORDER BY version",
        (game_id,),
    )
    return tuple(notice for (notice,) in rows)


def put(db: sqlite3.Connection, found: Collection[Result]) -> None:
    """Write results; a person who has one of that game already keeps the first."""
    db.executemany(
        f"INSERT OR IGNORE INTO results ({RESULT.columns}) VALUES ({RESULT.placeholders})",
        [RESULT.row(result) for result in found],
    )


def of_guild(db: sqlite3.Connection, guild_id: int) -> tuple[Result, ...]:
    """Return all results of a server."""
    return _results(db, "guild_id = ?", guild_id)


def of_user(db: sqlite3.Connection, user_id: int) -> tuple[Result, ...]:
    """Return all results of a person."""
    return _results(db, "user_id = ?", user_id)


def _results(db: sqlite3.Connection, condition: str, value: int) -> tuple[Result, ...]:
    return RESULT.all(
        db.execute(
            f"SELECT {RESULT.columns} FROM results WHERE {condition}"
            " ORDER BY ended_at, game_id, user_id",
            (value,),
        )
    )


def guilds_of(db: sqlite3.Connection, user_id: int) -> tuple[int, ...]:
    """Return the servers that a person has played in."""
    rows = db.execute(
        "SELECT guild_id FROM games WHERE id IN (SELECT game_id FROM players WHERE user_id = ?1"
        " UNION SELECT game_id FROM players WHERE owner_id = ?1)"
        " UNION SELECT guild_id FROM results WHERE user_id = ?1 ORDER BY guild_id",
        (user_id,),
    )
    return tuple(guild_id for (guild_id,) in rows)
