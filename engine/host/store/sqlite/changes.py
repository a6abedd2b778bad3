"""Statements that write a change of a game, whole or refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from operator import attrgetter
from typing import Final, TypeVar

from engine.host.store.errors import Conflict, Repeated, StoreError
from engine.host.store.next_deadline import next_deadline
from engine.host.store.records import Commit, Secret
from engine.host.store.sqlite import notes
from engine.host.store.sqlite.games import GAME, PLAYER, SECRET, STEP, outcome
from engine.host.store.sqlite.rows import RowMapper, placeholders
from engine.host.store.sqlite.schedule import DEADLINE

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
_UPDATE: Final = (
    f"UPDATE games SET {', '.join(f'{name} = ?' for name in _MOVED)}, next_deadline = ?"
    " WHERE id = ? AND version = ? AND shifts = ?"
)
_SETTLE: Final = (
    f"UPDATE games SET ({', '.join(_SETTLED)}) = ({placeholders(_SETTLED)})"
    f" WHERE id = ? AND ({', '.join(_SETTLED)}) IS NOT ({placeholders(_SETTLED)})"
)
_moved: Final = attrgetter(*_MOVED)
_settled: Final = attrgetter(*_SETTLED)
_IN_GAMES: Final = "SELECT version FROM games WHERE id = ?"
_IN_LOG: Final = "SELECT max(version) FROM steps WHERE game_id = ?"


def create(db: sqlite3.Connection, first: Commit, secret: Secret) -> None:
    """Write a game's first version and its secret."""
    record = first.record
    try:
        db.execute(
            f"INSERT INTO games ({GAME.columns}, next_deadline) VALUES ({GAME.placeholders}, ?)",
            (*GAME.row(record), next_deadline(first)),
        )
    except sqlite3.IntegrityError as error:
        raise _refusal(db, first, _IN_GAMES) from error
    db.execute(
        f"INSERT INTO secrets ({SECRET.columns}) VALUES ({SECRET.placeholders})", SECRET.row(secret)
    )
    _write_rest(db, first)


def commit(db: sqlite3.Connection, change: Commit) -> None:
    """Write a change; two guards stand against a second writer, this UPDATE and the log's keys."""
    record = change.record
    guard = (record.id, change.expected_version, record.shifts)
    values = (*_moved(record), next_deadline(change), *guard)
    if db.execute(_UPDATE, values).rowcount != 1:
        raise _refusal(db, change, _IN_GAMES)
    settled = _settled(record)
    db.execute(_SETTLE, (*settled, record.id, *settled))
    _write_rest(db, change)


def _write_rest(db: sqlite3.Connection, change: Commit) -> None:
    game_id, version = change.record.id, change.record.version
    _append(db, change)
    _replace(db, "deadlines", DEADLINE, game_id, change.deadlines)
    if change.players is not None:
        _replace(db, "players", PLAYER, game_id, change.players)
    db.executemany(
        "INSERT OR REPLACE INTO outbox (game_id, role, version) VALUES (?, ?, ?)",
        [(game_id, role, version) for role in change.outbox],
    )
    if change.mix is not None:
        db.execute("UPDATE secrets SET mix = ? WHERE game_id = ?", (change.mix, game_id))
    for key, note in change.notes.items():
        notes.put(db, game_id, key, note)
    for seat, orders in change.orders.items():
        notes.put_orders(db, game_id, seat, orders)


def _append(db: sqlite3.Connection, change: Commit) -> None:
    try:
        db.executemany(
            f"INSERT INTO steps (game_id, {STEP.columns}) VALUES (?, {STEP.placeholders})",
            [(change.record.id, *STEP.row(step)) for step in change.steps],
        )
    except sqlite3.IntegrityError as error:
        raise _refusal(db, change, _IN_LOG) from error


def _replace(
    db: sqlite3.Connection, table: str, mapper: RowMapper[R], game_id: str, records: Collection[R]
) -> None:
    db.execute(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))
    db.executemany(
        f"INSERT INTO {table} (game_id, {mapper.columns}) VALUES (?, {mapper.placeholders})",
        [(game_id, *mapper.row(record)) for record in records],
    )


def _refusal(db: sqlite3.Connection, change: Commit, newest: str) -> StoreError:
    """Return why a change cannot follow; that it was made before comes first."""
    for step in change.steps:
        if step.key is not None and (first := outcome(db, change.record.id, step.key)):
            return Repeated(first.version)
    row = db.execute(newest, (change.record.id,)).fetchone()
    return Conflict(change.record.id, change.expected_version, None if row is None else row[0])
