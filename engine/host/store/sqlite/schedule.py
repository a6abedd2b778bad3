"""Statements on when something must happen in which game: deadlines, and lobbies' ends."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final

from engine.host.store.records import Deadline
from engine.host.store.slots import Slots
from engine.host.store.sqlite import settings
from engine.host.store.sqlite.places import inside, numbers_of
from engine.host.store.sqlite.rows import RowMapper

DEADLINE: Final = RowMapper(Deadline)

_CLOCKED: Final = "next_deadline IS NOT NULL AND paused_at IS NULL"


def next_deadline(db: sqlite3.Connection, within: Slots) -> float | None:
    """Return when something must happen next in any game of these slots."""
    found: tuple[float | None] = db.execute(
        f"SELECT min(next_deadline) FROM games WHERE next_deadline IS NOT NULL{inside(within)}",
        numbers_of(within),
    ).fetchone()
    return found[0]


def due(db: sqlite3.Connection, now: float, within: Slots) -> tuple[str, ...]:
    """Return the ids of games of these slots with a deadline that has passed."""
    rows = db.execute(
        f"SELECT id FROM games WHERE next_deadline <= ? AND phase = 'running'{inside(within)}"
        " ORDER BY next_deadline, id",
        (now, *numbers_of(within)),
    )
    return tuple(game_id for (game_id,) in rows)


def expired(db: sqlite3.Connection, now: float, within: Slots) -> tuple[str, ...]:
    """Return the ids of lobbies of these slots that have expired."""
    rows = db.execute(
        "SELECT id FROM games WHERE next_deadline <= ? AND expires_at <= ?"
        f"{inside(within)} ORDER BY expires_at, id",
        (now, now, *numbers_of(within)),
    )
    return tuple(game_id for (game_id,) in rows)


def deadlines(db: sqlite3.Connection, game_id: str) -> tuple[Deadline, ...]:
    """Return a game's deadlines."""
    return DEADLINE.all(
        db.execute(
            f"SELECT {DEADLINE.columns} FROM deadlines WHERE game_id = ?"
            " ORDER BY at, decision, seat",
            (game_id,),
        )
    )


def shift(db: sqlite3.Connection, seconds: float, within: Slots, values: Mapping[str, str]) -> None:
    """Move the deadlines of live games, whose messages then show outdated times.

    An agreed hour is the time that people have to leave at: it stays, and so do the days on which
    players have said to be back. Covered or paused deadlines move when they go on.
    """
    chosen = f"{_CLOCKED}{inside(within)}"
    numbers = numbers_of(within)
    db.execute(
        "INSERT OR REPLACE INTO outbox (game_id, role, version)"
        f" SELECT id, 'table', version FROM games WHERE {chosen}",
        numbers,
    )
    db.execute(
        "UPDATE deadlines SET at = at + ?, since = since + ?, next_call = next_call + ?"
        " WHERE kind NOT IN ('hour', 'return', 'vote') AND covered IS NULL AND game_id IN"
        f" (SELECT id FROM games WHERE {chosen})",
        (seconds, seconds, seconds, *numbers),
    )
    db.execute(
        "UPDATE games SET shifts = shifts + 1, expires_at = expires_at + ?,"
        " next_deadline = CASE phase"
        " WHEN 'lobby' THEN expires_at + ?"
        " ELSE (SELECT min(min(at, coalesce(next_call, at))) FROM deadlines"
        " WHERE game_id = games.id AND covered IS NULL) END"
        f" WHERE {chosen}",
        (seconds, seconds, *numbers),
    )
    for key, text in values.items():
        settings.put(db, key, text)
