"""Changes of a game as statements, one after the other: no trip to a server lies between them."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from engine.host.store.database import Statement, Write, fences_of
from engine.host.store.games import DEADLINE, GAME, PLAYER, SECRET, STEP
from engine.host.store.notes import text_statement
from engine.host.store.records import Commit, Secret
from engine.host.store.rows import placeholders
from engine.host.store.schedule import next_deadline

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
_INSERT: Final = GAME.insert("games", "next_deadline")
_UPDATE: Final = (
    f"UPDATE games SET {', '.join(f'{name} = ?' for name in _MOVED)}, next_deadline = ?"
    " WHERE id = ? AND version = ? AND shifts = ?"
)
_SETTLE: Final = (
    f"UPDATE games SET ({', '.join(_SETTLED)}) = ({placeholders(_SETTLED)})"
    f" WHERE id = ? AND ({', '.join(_SETTLED)}) IS NOT ({placeholders(_SETTLED)})"
)
_APPEND: Final = STEP.insert("steps", "game_id")
_SET: Final = DEADLINE.insert("deadlines", "game_id")
_SEAT: Final = PLAYER.insert("players", "game_id")
_SHOW: Final = "INSERT OR REPLACE INTO outbox (game_id, role, version) VALUES (?, ?, ?)"
_moved: Final = attrgetter(*_MOVED)
_settled: Final = attrgetter(*_SETTLED)


def creation(first: Commit, secret: Secret) -> Write:
    """Return what writes a game's first version and its secret."""
    record = first.record
    statements = (
        Statement(_INSERT, (next_deadline(first), *GAME.row(record)), guards=True),
        Statement(SECRET.insert("secrets"), SECRET.row(secret)),
    )
    return Write(record.id, (*statements, *_rest(first), *_shown(first)), fences_of(first.fence))


def change(commit: Commit) -> Write:
    """Return what writes a change; two guards stand against a second writer, UPDATE and log."""
    record = commit.record
    guard = (record.id, commit.expected_version, record.shifts)
    update = Statement(_UPDATE, (*_moved(record), next_deadline(commit), *guard), guards=True)
    statements = (update, *_rest(commit))
    if not commit.is_move:
        settled = _settled(record)
        statements += (Statement(_SETTLE, (*settled, record.id, *settled)), *_shown(commit))
    return Write(record.id, statements, fences_of(commit.fence))


def _rest(change: Commit) -> Iterator[Statement]:
    """Yield what appends to the log and replaces the deadlines, and what few changes do."""
    game_id = change.record.id
    for step in change.steps:
        yield Statement(_APPEND, (game_id, *STEP.row(step)), guards=True)
    yield Statement("DELETE FROM deadlines WHERE game_id = ?", (game_id,))
    for deadline in change.deadlines:
        yield Statement(_SET, (game_id, *DEADLINE.row(deadline)))
    yield from _more(change, game_id)


def _shown(change: Commit) -> Iterator[Statement]:
    """Yield what notes which messages must be shown."""
    for role in change.outbox:
        yield Statement(_SHOW, (change.record.id, role, change.record.version))


def _more(change: Commit, game_id: str) -> Iterator[Statement]:
    """Yield what few changes do: seat people, write notes and orders."""
    if change.players is not None:
        yield Statement("DELETE FROM players WHERE game_id = ?", (game_id,))
        for player in change.players:
            yield Statement(_SEAT, (game_id, *PLAYER.row(player)))
    if change.mix is not None:
        yield Statement("UPDATE secrets SET mix = ? WHERE game_id = ?", (change.mix, game_id))
    for key, note in change.notes.items():
        yield text_statement("notes", "key", game_id, key, note)
    for seat, orders in change.orders.items():
        yield text_statement("orders", "seat", game_id, seat, orders)
