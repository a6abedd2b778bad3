"""Statements on when something must happen in which game: deadlines, and lobbies' ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.host.store.postgres import settings
from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.postgres.writes import EVERYTHING, Statement, Write
from engine.host.store.records import Deadline
from engine.host.store.shards import ID_BITS, Shards

DEADLINE: Final = RowMapper(Deadline)

_SHARD: Final = f"(guild_id >> {ID_BITS}) % $1::bigint"
_OUTSIDE: Final = f"({_SHARD} <> ALL ($2::bigint[]))"
_CHOSEN: Final = (
    f"next_deadline IS NOT NULL AND paused_at IS NULL AND {_SHARD} = ANY ($2::bigint[])"
)


def _of(shards: Shards) -> tuple[int, list[int]]:
    return shards.count, list(shards.numbers)


async def next_deadline(db: Db, besides: Shards) -> float | None:
    """Return when something must happen next in any game of the other shards."""
    query = f"SELECT min(next_deadline) FROM games WHERE next_deadline IS NOT NULL AND {_OUTSIDE}"
    found: float | None = await db.fetchval(query, *_of(besides))
    return found


async def due(db: Db, now: float, besides: Shards) -> tuple[str, ...]:
    """Return the ids of other shards' games with a deadline that has passed."""
    rows = await db.fetch(
        f"SELECT id FROM games WHERE next_deadline <= $3 AND phase = 'running' AND {_OUTSIDE}"
        " ORDER BY next_deadline, id",
        *_of(besides),
        now,
    )
    return tuple(game_id for (game_id,) in rows)


async def expired(db: Db, now: float, besides: Shards) -> tuple[str, ...]:
    """Return the ids of other shards' lobbies that have expired."""
    rows = await db.fetch(
        f"SELECT id FROM games WHERE next_deadline <= $3 AND expires_at <= $3 AND {_OUTSIDE}"
        " ORDER BY expires_at, id",
        *_of(besides),
        now,
    )
    return tuple(game_id for (game_id,) in rows)


async def deadlines(db: Db, game_id: str) -> tuple[Deadline, ...]:
    """Return a game's deadlines."""
    query = f"SELECT {DEADLINE.columns} FROM deadlines WHERE game_id = $1"
    return await DEADLINE.select(db, f"{query} ORDER BY at, decision, seat", game_id)


def shift(seconds: float, within: Shards, values: Mapping[str, str]) -> Write:
    """Move the deadlines of live games, whose messages then show outdated times.

    An agreed hour is the time that people have to leave at: it stays, and so do the days on which
    players have said to be back. Covered or paused deadlines move when they go on.
    """
    shards, by = _of(within), (*_of(within), float(seconds))
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
        "UPDATE games SET expires_at = expires_at + $3, next_deadline = CASE phase"
        " WHEN 'lobby' THEN expires_at + $3"
        " ELSE (SELECT min(least(at, next_call)) FROM deadlines"
        f" WHERE game_id = games.id AND covered IS NULL) END WHERE {_CHOSEN}"
    )
    # The games first: they are locked in the order in which changes of them lock.
    lock = f"SELECT TRUE FROM games WHERE {_CHOSEN} ORDER BY id FOR NO KEY UPDATE"
    statements = [Statement(lock, shards), Statement(show, shards)]
    statements += [Statement(move, by), Statement(follow, by)]
    statements += [settings.put_statement(key, text) for key, text in values.items()]
    return Write(EVERYTHING, tuple(statements))
