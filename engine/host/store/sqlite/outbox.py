"""Statements on what has been committed and not been shown yet."""

from __future__ import annotations

import sqlite3
from typing import Final

from engine.host.store.records import OutboxEntry
from engine.host.store.slots import Slots
from engine.host.store.sqlite.places import inside, numbers_of
from engine.host.store.sqlite.rows import RowMapper

OUTBOX_ENTRY: Final = RowMapper(OutboxEntry)


def unshown(db: sqlite3.Connection, within: Slots) -> tuple[str, ...]:
    """Return the ids of these slots' games with something that nobody has seen."""
    rows = db.execute(
        f"SELECT id FROM games WHERE shown_version < version{inside(within)}"
        f" UNION SELECT id FROM outbox JOIN games ON id = game_id WHERE TRUE{inside(within)}",
        2 * numbers_of(within),
    )
    return tuple(game_id for (game_id,) in rows)


def of_game(db: sqlite3.Connection, game_id: str) -> tuple[OutboxEntry, ...]:
    """Return the messages still to be shown."""
    return OUTBOX_ENTRY.all(
        db.execute(
            f"SELECT {OUTBOX_ENTRY.columns} FROM outbox WHERE game_id = ? ORDER BY role", (game_id,)
        )
    )


def mark_shown(db: sqlite3.Connection, game_id: str, role: str, version: int) -> None:
    """Take from the outbox what has been shown."""
    db.execute(
        "DELETE FROM outbox WHERE game_id = ? AND role = ? AND version <= ?",
        (game_id, role, version),
    )
    db.execute(
        "UPDATE games SET shown_version = :v WHERE id = :id AND shown_version < :v",
        {"id": game_id, "v": version},
    )
