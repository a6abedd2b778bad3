"""Statements that find games, by person, channel, server or what is typed, without their states."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Final

from engine.host.store.records import EVERY_PHASE, GameRef, Phase
from engine.host.store.sqlite.rows import RowMapper, placeholders

REF: Final = RowMapper(GameRef)

_OF_PERSON: Final = (
    "id IN (SELECT game_id FROM players WHERE user_id = :person"
    " UNION SELECT game_id FROM players WHERE owner_id = :person)"
)
_NAMES: Final = (
    "(SELECT group_concat(name, ', ')"
    " FROM (SELECT name FROM players WHERE game_id = found.id ORDER BY seat))"
)
_FITS: Final = (
    f"(instr(casefold(coalesce({_NAMES}, '') || ' (' || id || ')'), :typed)"
    " OR instr(:typed, '(' || id || ')'))"
)
"""What is typed may be part of who plays and the id, or a whole label with an id in it."""


def games_of(
    db: sqlite3.Connection, user_id: int, phases: Collection[Phase]
) -> tuple[GameRef, ...]:
    """Return the games in which a person has a seat, or has lent it."""
    of_user = "SELECT game_id FROM players WHERE user_id = ?1"
    lent = "SELECT game_id FROM players WHERE owner_id = ?1"
    return _games(db, f"id IN ({of_user} UNION {lent})", user_id, phases)


def count_by_phase(db: sqlite3.Connection) -> dict[Phase, int]:
    """Return how many games are in each phase."""
    # An index has every phase: no game's own page is read.
    return dict.fromkeys(EVERY_PHASE, 0) | dict(
        db.execute("SELECT phase, count(*) FROM games INDEXED BY games_by_channel GROUP BY phase")
    )


def games_in_channel(
    db: sqlite3.Connection, channel_id: int, phases: Collection[Phase]
) -> tuple[GameRef, ...]:
    """Return the games of a channel."""
    return _games(db, "channel_id = ?", channel_id, phases)


def games_in_guild(
    db: sqlite3.Connection, guild_id: int, phases: Collection[Phase]
) -> tuple[GameRef, ...]:
    """Return the games of a server."""
    return _games(db, "guild_id = ?", guild_id, phases)


def _games(
    db: sqlite3.Connection, condition: str, value: int, phases: Collection[Phase]
) -> tuple[GameRef, ...]:
    return REF.all(
        db.execute(
            f"SELECT {REF.columns} FROM games WHERE {condition}"
            f" AND phase IN ({placeholders(phases)}) ORDER BY opened_at, id",
            (value, *phases),
        )
    )


def last_over(db: sqlite3.Connection, channel_id: int, user_id: int) -> str | None:
    """Return the id of a channel's last game that is over, of the person's own if there is one."""
    found = db.execute(
        "SELECT id FROM games WHERE channel_id = :channel AND phase IN ('over', 'cancelled')"
        " ORDER BY EXISTS (SELECT 1 FROM players WHERE game_id = games.id"
        " AND :person IN (user_id, owner_id)) DESC, opened_at DESC, id DESC LIMIT 1",
        {"channel": channel_id, "person": user_id},
    ).fetchone()
    return None if found is None else str(found[0])


def matching_games(
    db: sqlite3.Connection, typed: str, limit: int, user_id: int, channel_id: int | None
) -> tuple[GameRef, ...]:
    """Return live games of a person, then others of a channel, that fit what is typed."""
    mine = f"SELECT *, 0 AS place FROM games WHERE {_OF_PERSON}"
    here = f"SELECT *, 1 AS place FROM games WHERE channel_id = :channel AND NOT {_OF_PERSON}"
    return _matching(
        db,
        f"{mine} UNION ALL {here}",
        "phase IN ('lobby', 'running')",
        {"person": user_id, "channel": channel_id, "typed": typed.casefold(), "limit": limit},
    )


def matching_over(
    db: sqlite3.Connection, typed: str, limit: int, user_id: int, channel_id: int | None
) -> tuple[GameRef, ...]:
    """Return games of a person that are over, then others of a channel, that fit what is typed."""
    # The newest first: moments are far below 1e12 seconds.
    mine = f"SELECT *, -opened_at AS place FROM games WHERE {_OF_PERSON}"
    others = f"channel_id = :channel AND NOT {_OF_PERSON}"
    here = f"SELECT *, 1e12 - opened_at AS place FROM games WHERE {others}"
    return _matching(
        db,
        f"{mine} UNION ALL {here}",
        "phase IN ('over', 'cancelled')",
        {"person": user_id, "channel": channel_id, "typed": typed.casefold(), "limit": limit},
    )


def matching_in_guild(
    db: sqlite3.Connection, typed: str, limit: int, guild_id: int, channel_id: int
) -> tuple[GameRef, ...]:
    """Return running games of a server that fit what is typed, those of a channel first."""
    return _matching(
        db,
        "SELECT *, channel_id <> :channel AS place FROM games WHERE guild_id = :guild",
        "phase = 'running'",
        {"guild": guild_id, "channel": channel_id, "typed": typed.casefold(), "limit": limit},
    )


def _matching(
    db: sqlite3.Connection, those: str, phase: str, values: dict[str, str | int | None]
) -> tuple[GameRef, ...]:
    # SQLite itself knows upper and lower case of English letters only.
    db.create_function("casefold", 1, str.casefold, deterministic=True)
    return REF.all(
        db.execute(
            f"SELECT {REF.columns} FROM ({those}) AS found WHERE {phase} AND {_FITS}"
            " ORDER BY place, opened_at, id LIMIT :limit",
            values,
        )
    )
