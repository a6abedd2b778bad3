"""Changes of a game as statements, one after the other: no trip to a server lies between them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from operator import attrgetter
from typing import Final, TypeVar

from engine.host.store.database import Statement, Write, fences_of
from engine.host.store.games import DEADLINE, GAME, PLAYER, SECRET, STEP
from engine.host.store.notes import text_statement
from engine.host.store.records import Commit, Secret
from engine.host.store.rows import RowMapper, placeholders
from engine.host.store.schedule import next_deadline

R = TypeVar("R")

# Columns that stay as they are in nearly every change: writing them would write their indexes.
_SETTLED: Final = (
    "phase",
    "pace",
    "guild_id",
    "channel_id",
    "thread",
    "host_id",
    "opened_at",
    "number",
)
_ELSEWHERE: Final = ("id", "shown_version", "shifts")
"""Columns that no change writes."""
_MOVED: Final = tuple(name for name in GAME.names if name not in (*_ELSEWHERE, *_SETTLED))
_INSERT: Final = (
    f"INSERT INTO games ({GAME.columns}, next_deadline) VALUES ({GAME.placeholders}, ?)"
)
_UPDATE: Final = (
    f"UPDATE games SET {', '.join(f'{name} = ?' for name in _MOVED)}, next_deadline = ?"
    " WHERE id = ? AND version = ? AND shifts = ?"
)
_SETTLE: Final = (
    f"UPDATE games SET ({', '.join(_SETTLED)}) = ({placeholders(_SETTLED)})"
    f" WHERE id = ? AND ({', '.join(_SETTLED)}) IS NOT ({placeholders(_SETTLED)})"
)
_APPEND: Final = f"INSERT INTO steps (game_id, {STEP.columns}) VALUES (?, {STEP.placeholders})"
_SHOW: Final = "INSERT OR REPLACE INTO outbox (game_id, role, version) VALUES (?, ?, ?)"
_moved: Final = attrgetter(*_MOVED)
_settled: Final = attrgetter(*_SETTLED)


def creation(first: Commit, secret: Secret) -> Write:
    """Return what writes a game's first version and its secret."""
    record = first.record
    statements = (
        Statement(_INSERT, (*GAME.row(record), next_deadline(first)), guards=True),
        Statement(SECRET.insert("secrets"), SECRET.row(secret)),
    )
    return Write(record.id, (*statements, *_rest(first)), fences_of(first.fence))


def change(commit: Commit) -> Write:
    """Return what writes a change; two guards stand against a second writer, UPDATE and log."""
    record = commit.record
    guard = (record.id, commit.expected_version, record.shifts)
    settled = _settled(record)
    statements = (
        Statement(_UPDATE, (*_moved(record), next_deadline(commit), *guard), guards=True),
        Statement(_SETTLE, (*settled, record.id, *settled)),
    )
    return Write(record.id, (*statements, *_rest(commit)), fences_of(commit.fence))


def _rest(change: Commit) -> Iterator[Statement]:
    game_id, version = change.record.id, change.record.version
    for step in change.steps:
        yield Statement(_APPEND, (game_id, *STEP.row(step)), guards=True)
    yield from _replace("deadlines", DEADLINE, game_id, change.deadlines)
    if change.players is not None:
        yield from _replace("players", PLAYER, game_id, change.players)
    for role in change.outbox:
        yield Statement(_SHOW, (game_id, role, version))
    if change.mix is not None:
        yield Statement("UPDATE secrets SET mix = ? WHERE game_id = ?", (change.mix, game_id))
    for key, note in change.notes.items():
        yield text_statement("notes", "key", game_id, key, note)
    for seat, orders in change.orders.items():
        yield text_statement("orders", "seat", game_id, seat, orders)


def _replace(
    table: str, mapper: RowMapper[R], game_id: str, records: Collection[R]
) -> Iterator[Statement]:
    yield Statement(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))
    insert = f"INSERT INTO {table} (game_id, {mapper.columns}) VALUES (?, {mapper.placeholders})"
    for record in records:
        yield Statement(insert, (game_id, *mapper.row(record)))
