"""Statements on when something must happen in which game: deadlines, and lobbies' ends."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.host.store.leases import Fence
from engine.host.store.postgres import leases, settings
from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.places import INSIDE, numbers_of
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.postgres.writes import EVERYTHING, Statement, Write
from engine.host.store.records import Deadline
from engine.host.store.slots import Slots

DEADLINE: Final = RowMapper(Deadline)

_CHOSEN: Final = f"next_deadline IS NOT NULL AND paused_at IS NULL AND {INSIDE}"


async def next_deadline(db: Db, within: Slots) -> float | None:
    """Return when something must happen next in any game of these slots."""
    query = f"SELECT min(next_deadline) FROM games WHERE next_deadline IS NOT NULL AND {INSIDE}"
    found: float | None = await db.fetchval(query, *numbers_of(within))
    return found


async def due(db: Db, now: float, within: Slots) -> tuple[str, ...]:
    """Return the ids of games of these slots with a deadline that has passed."""
    rows = await db.fetch(
        f"SELECT id FROM games WHERE next_deadline <= $3 AND phase = 'running' AND {INSIDE}"
        " ORDER BY next_deadline, id",
        *numbers_of(within),
        now,
    )
    return tuple(game_id for (game_id,) in rows)


async def expired(db: Db, now: float, within: Slots) -> tuple[str, ...]:
    """Return the ids of lobbies of these slots that have expired."""
    rows = await db.fetch(
        f"SELECT id FROM games WHERE next_deadline <= $3 AND expires_at <= $3 AND {INSIDE}"
        " ORDER BY expires_at, id",
        *numbers_of(within),
        now,
    )
    return tuple(game_id for (game_id,) in rows)


async def deadlines(db: Db, game_id: str) -> tuple[Deadline, ...]:
    """Return a game's deadlines."""
    query = f"SELECT {DEADLINE.columns} FROM deadlines WHERE game_id = $1"
    return await DEADLINE.select(db, f"{query} ORDER BY at, decision, seat", game_id)


def shift(
    seconds: float, within: Slots, fences: Collection[Fence], values: Mapping[str, str]
) -> Write:
    """Move the deadlines of live games, whose messages then show outdated times.

    An agreed hour is the time that people have to leave at: it stays, and so do the days on which
    players have said to be back. Covered or paused deadlines move when they go on.
    """
    numbers, by = numbers_of(within), (*numbers_of(within), float(seconds))
    show = (
        "INSERT INTO outbox (game_id, role, version)"
        f" SELECT id, 'table', version FROM games WHERE {_CHOSEN}"
        " ON CONFLICT (game_id, role) DO UPDATE SET version = excluded.version"
    )
    move = (
        "UPDATE deadlines SET at = at + $3, since = since + $3, next_call = next_call + $3"
        " WHERE kind NOT IN ('hour', 'return', 'vote') AND covered IS NULL AND game_id IN"
        f" (SELECT id FROM games WHERE {_CHOSEN})"
    )
    follow = (
        "UPDATE games SET shifts = shifts + 1, expires_at = expires_at + $3,"
        " next_deadline = CASE phase"
        " WHEN 'lobby' THEN expires_at + $3"
        " ELSE (SELECT min(least(at, next_call)) FROM deadlines"
        f" WHERE game_id = games.id AND covered IS NULL) END WHERE {_CHOSEN}"
    )
    # The games first: they are locked in the order in which changes of them lock.
    lock = f"SELECT TRUE FROM games WHERE {_CHOSEN} ORDER BY id FOR NO KEY UPDATE"
    statements = [Statement(lock, numbers), Statement(show, numbers)]
    statements += [Statement(move, by), Statement(follow, by)]
    if fences:
        statements.append(leases.connected(fences))
    statements += [settings.put_statement(key, text) for key, text in values.items()]
    return Write(EVERYTHING, tuple(statements), fences=tuple(fences))
