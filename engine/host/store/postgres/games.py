"""Queries on games: their state, log, seats and secret."""

from __future__ import annotations

from typing import Final

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.records import GameRecord, Player, Secret, Step

GAME: Final = RowMapper(GameRecord)
STEP: Final = RowMapper(Step)
PLAYER: Final = RowMapper(Player)
SECRET: Final = RowMapper(Secret)


async def load(db: Db, game_id: str) -> GameRecord | None:
    """Return the game as last committed."""
    return await GAME.one(db, f"SELECT {GAME.columns} FROM games WHERE id = $1", game_id)


async def players(db: Db, game_id: str) -> tuple[Player, ...]:
    """Return the players of a game by seat."""
    query = f"SELECT {PLAYER.columns} FROM players WHERE game_id = $1 ORDER BY seat"
    return await PLAYER.select(db, query, game_id)


async def outcome(db: Db, game_id: str, key: str) -> Step | None:
    """Return the step that a request caused."""
    query = f"SELECT {STEP.columns} FROM steps WHERE game_id = $1 AND key = $2"
    return await STEP.one(db, query, game_id, key)


async def steps(db: Db, game_id: str, after_version: int, limit: int | None) -> tuple[Step, ...]:
    """Return the log after a version."""
    query = f"SELECT {STEP.columns} FROM steps WHERE game_id = $1 AND version > $2"
    return await STEP.select(
        db, f"{query} ORDER BY version LIMIT $3::bigint", game_id, after_version, limit
    )


async def secret(db: Db, game_id: str) -> Secret | None:
    """Return the seed of a game's dice."""
    return await SECRET.one(db, f"SELECT {SECRET.columns} FROM secrets WHERE game_id = $1", game_id)
