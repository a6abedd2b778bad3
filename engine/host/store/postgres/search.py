"""Queries that find games, by person, channel, server or what is typed, without their states."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import Any, Final

from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.rows import RowMapper
from engine.host.store.records import EVERY_PHASE, GameRef, Phase

REF: Final = RowMapper(GameRef)

_OF_PERSON: Final = (
    "id IN (SELECT game_id FROM players WHERE user_id = $1"
    " UNION SELECT game_id FROM players WHERE owner_id = $1)"
)
_NAMES: Final = (
    "(SELECT string_agg(name, ', ' ORDER BY seat) FROM players WHERE game_id = games.id)"
)


async def games_of(db: Db, user_id: int, phases: Collection[Phase]) -> tuple[GameRef, ...]:
    """Return the games in which a person has a seat, or has lent it."""
    return await _games(db, _OF_PERSON, user_id, phases)


async def games_in_channel(
    db: Db, channel_id: int, phases: Collection[Phase]
) -> tuple[GameRef, ...]:
    """Return the games of a channel."""
    return await _games(db, "channel_id = $1", channel_id, phases)


async def games_in_guild(db: Db, guild_id: int, phases: Collection[Phase]) -> tuple[GameRef, ...]:
    """Return the games of a server."""
    return await _games(db, "guild_id = $1", guild_id, phases)


async def count_by_phase(db: Db) -> dict[Phase, int]:
    """Return how many games are in each phase."""
    rows = await db.fetch("SELECT phase, count(*) FROM games GROUP BY phase")
    return dict.fromkeys(EVERY_PHASE, 0) | {row["phase"]: row["count"] for row in rows}


async def _games(
    db: Db, condition: str, value: int, phases: Collection[Phase]
) -> tuple[GameRef, ...]:
    query = f"SELECT {REF.columns} FROM games WHERE {condition} AND phase = ANY ($2)"
    return await REF.select(db, f"{query} ORDER BY opened_at, id", value, list(phases))


async def last_over(db: Db, channel_id: int, user_id: int) -> str | None:
    """Return the id of a channel's last game that is over, of the person's own if there is one."""
    found: str | None = await db.fetchval(
        "SELECT id FROM games WHERE channel_id = $2 AND phase IN ('over', 'cancelled')"
        " ORDER BY EXISTS (SELECT 1 FROM players WHERE game_id = games.id"
        " AND $1 IN (user_id, owner_id)) DESC, opened_at DESC, id DESC LIMIT 1",
        user_id,
        channel_id,
    )
    return found


async def matching_games(
    db: Db, typed: str, limit: int, user_id: int, channel_id: int | None
) -> tuple[GameRef, ...]:
    """Return live games of a person, then others of a channel, that fit what is typed."""
    query = _of_person_or_channel("phase IN ('lobby', 'running')", "opened_at")
    return await _matching(db, typed, limit, query, user_id, channel_id)


async def matching_over(
    db: Db, typed: str, limit: int, user_id: int, channel_id: int | None
) -> tuple[GameRef, ...]:
    """Return games of a person that are over, then others of a channel, that fit what is typed."""
    query = _of_person_or_channel("phase IN ('over', 'cancelled')", "opened_at DESC")
    return await _matching(db, typed, limit, query, user_id, channel_id)


def _of_person_or_channel(phase: str, order: str) -> str:
    """Return a query in two halves, each with an index: one with OR would read all games."""
    mine = f"SELECT *, 0 AS place FROM games WHERE {_OF_PERSON} AND {phase}"
    here = f"SELECT *, 1 FROM games WHERE channel_id = $2 AND {phase} AND NOT {_OF_PERSON}"
    return (
        f"SELECT {REF.columns}, {_NAMES} FROM ({mine} UNION ALL {here}) AS games"
        f" ORDER BY place, {order}, id"
    )


async def matching_in_guild(
    db: Db, typed: str, limit: int, guild_id: int, channel_id: int
) -> tuple[GameRef, ...]:
    """Return running games of a server that fit what is typed, those of a channel first."""
    query = (
        f"SELECT {REF.columns}, {_NAMES} FROM games WHERE phase = 'running' AND guild_id = $1"
        " ORDER BY channel_id = $2 DESC, opened_at, id"
    )
    return await _matching(db, typed, limit, query, guild_id, channel_id)


async def _matching(
    db: Db, typed: str, limit: int, query: str, *values: Any
) -> tuple[GameRef, ...]:
    # Compared here: what a server knows of upper and lower case depends on its language.
    found = ((REF.record(row[:-1]), row[-1] or "") for row in await db.fetch(query, *values))
    fitting = (game for game, names in found if _fits(game.id, names, typed.casefold()))
    return tuple(islice(fitting, limit))


def _fits(game_id: str, names: str, typed: str) -> bool:
    """Return whether what is typed is part of who plays and the id, or has the id in it."""
    return typed in f"{names} ({game_id})".casefold() or f"({game_id})" in typed
