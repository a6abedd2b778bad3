"""Statements on games: their state, log, seats and secret."""

from __future__ import annotations

import sqlite3
from typing import Final

from engine.host.store.records import (
    GameRecord,
    Player,
    Secret,
    Step,
)
from engine.host.store.sqlite.rows import RowMapper

GAME: Final = RowMapper(GameRecord)
STEP: Final = RowMapper(Step)
PLAYER: Final = RowMapper(Player)
SECRET: Final = RowMapper(Secret)


def load(db: sqlite3.Connection, game_id: str) -> GameRecord | None:
    """Return the game as last committed."""
    return GAME.one(db.execute(f"SELECT {GAME.columns} FROM games WHERE id = ?", (game_id,)))


def players(db: sqlite3.Connection, game_id: str) -> tuple[Player, ...]:
    """Return the players of a game by seat."""
    return PLAYER.all(
        db.execute(
            f"SELECT {PLAYER.columns} FROM players WHERE game_id = ? ORDER BY seat", (game_id,)
        )
    )


def outcome(db: sqlite3.Connection, game_id: str, key: str) -> Step | None:
    """Return the step that a request caused."""
    return STEP.one(
        db.execute(
            f"SELECT {STEP.columns} FROM steps WHERE game_id = ? AND key = ?", (game_id, key)
        )
    )


def steps(
    db: sqlite3.Connection, game_id: str, after_version: int, limit: int | None
) -> tuple[Step, ...]:
    """Return the log after a version."""
    return STEP.all(
        db.execute(
            f"SELECT {STEP.columns} FROM steps WHERE game_id = ? AND version > ?"
            " ORDER BY version LIMIT ?",
            (game_id, after_version, -1 if limit is None else limit),
        )
    )


def secret(db: sqlite3.Connection, game_id: str) -> Secret | None:
    """Return the seed of a game's dice."""
    return SECRET.one(
        db.execute(f"SELECT {SECRET.columns} FROM secrets WHERE game_id = ?", (game_id,))
    )
