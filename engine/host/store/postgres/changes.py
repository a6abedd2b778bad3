"""The statements that write a change of a game, whole or not at all.

Each is one statement, so that a change costs one trip to the server. It begins with the game's own
row; all its other parts take the game from there, and do nothing where the version differs.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from operator import attrgetter
from typing import Any, Final

from engine.host.store.next_deadline import next_deadline
from engine.host.store.postgres.games import GAME, PLAYER, SECRET, STEP
from engine.host.store.postgres.rows import RowMapper, array_types, columns_of
from engine.host.store.postgres.schedule import DEADLINE
from engine.host.store.postgres.writes import Statement, Write
from engine.host.store.records import Commit, Secret

_CHANGED: Final = tuple(name for name in GAME.names if name not in ("id", "shown_version"))
_changed: Final = attrgetter(*_CHANGED)


class _Text:
    """A statement that is put together; its placeholders are numbered as they come."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self.parts: list[str] = []

    def next(self, cast: str = "") -> str:
        """Return one more placeholder."""
        return f"${next(self._numbers)}{cast and '::'}{cast}"

    def row(self, names: Collection[str]) -> str:
        """Return a placeholder for each of the columns."""
        return ", ".join(self.next() for _ in names)

    def lines(self, mapper: RowMapper[Any], name: str) -> str:
        """Return records given as an array a column, as rows that are called `name`."""
        arrays = ", ".join(self.next(kind) for kind in array_types(mapper))
        return f"unnest({arrays}) AS {name} ({mapper.columns})"

    def replaced(
        self, table: str, mapper: RowMapper[Any], keys: Collection[str], given: str = "TRUE"
    ) -> None:
        """Replace a game's rows if they are `given`; one whose key stays is updated."""
        same = " AND ".join(f"kept.{key} = {table}.{key}" for key in keys)
        news = ", ".join(f"{it} = excluded.{it}" for it in mapper.names if it not in keys)
        self.parts += [
            f"new_{table} AS (SELECT game.id AS game_id, kept.* FROM game,"
            f" {self.lines(mapper, 'kept')})",
            f"gone_{table} AS (DELETE FROM {table} USING game WHERE game_id = game.id AND {given}"
            f" AND NOT EXISTS (SELECT 1 FROM new_{table} AS kept WHERE {same}))",
            f"put_{table} AS (INSERT INTO {table} (game_id, {mapper.columns})"
            f" SELECT game_id, {mapper.columns} FROM new_{table}"
            f" ON CONFLICT (game_id, {', '.join(keys)}) DO UPDATE SET {news})",
        ]

    def texts(self, table: str, key: str, kind: str) -> None:
        """Write texts by a key in place of the earlier ones; what has none is deleted."""
        given = f"unnest({self.next(kind)}, {self.next('text[]')}) AS given ({key}, body)"
        self.parts += [
            f"new_{table} AS (SELECT game.id AS game_id, given.* FROM game, {given})",
            f"gone_{table} AS (DELETE FROM {table} USING new_{table} AS given WHERE given.body"
            f" IS NULL AND {table}.game_id = given.game_id AND {table}.{key} = given.{key})",
            f"put_{table} AS (INSERT INTO {table} (game_id, {key}, body) SELECT game_id, {key},"
            f" body FROM new_{table} WHERE body IS NOT NULL"
            f" ON CONFLICT (game_id, {key}) DO UPDATE SET body = excluded.body)",
        ]

    def change(self) -> None:
        """Append to the log, note what must be shown, replace the deadlines."""
        self.parts += [
            f"logged AS (INSERT INTO steps (game_id, {STEP.columns})"
            f" SELECT game.id, line.* FROM game, {self.lines(STEP, 'line')})",
            "put_outbox AS (INSERT INTO outbox (game_id, role, version)"
            f" SELECT game.id, role, game.version FROM game, unnest({self.next('text[]')}) AS role"
            " ON CONFLICT (game_id, role) DO UPDATE SET version = excluded.version)",
        ]
        self.replaced("deadlines", DEADLINE, ("decision", "seat"))

    def more(self) -> None:
        """Seat people, write notes and orders: what few changes do."""
        self.replaced("players", PLAYER, ("seat",), self.next("boolean"))
        self.texts("notes", "key", "text[]")
        self.texts("orders", "seat", "bigint[]")

    def __str__(self) -> str:
        return f"WITH {', '.join(self.parts)} SELECT EXISTS (SELECT 1 FROM game)"


def _update() -> _Text:
    text = _Text()
    where = f"WHERE id = {text.next()} AND version = {text.next()}"
    news = ", ".join(f"{name} = {text.next()}" for name in (*_CHANGED, "next_deadline"))
    text.parts.append(f"game AS (UPDATE games SET {news} {where} RETURNING id, version)")
    text.change()
    return text


def _update_and_more() -> _Text:
    text = _update()
    text.more()
    mix = text.next("text")
    text.parts.append(
        f"mixed AS (UPDATE secrets SET mix = {mix} FROM game"
        f" WHERE game_id = game.id AND {mix} IS NOT NULL)"
    )
    return text


def _insert() -> _Text:
    text = _Text()
    columns = (*GAME.names, "next_deadline")
    text.parts.append(
        f"game AS (INSERT INTO games ({', '.join(columns)}) VALUES ({text.row(columns)})"
        " ON CONFLICT (id) DO NOTHING RETURNING id, version)"
    )
    text.change()
    text.more()
    text.parts.append(
        f"secret AS (INSERT INTO secrets ({SECRET.columns}) SELECT game.id,"
        f" {', '.join(text.next(kind) for kind in ('bytea', 'text', 'text'))} FROM game)"
    )
    return text


_UPDATE: Final = str(_update())
_UPDATE_AND_MORE: Final = str(_update_and_more())
_INSERT: Final = str(_insert())


def create(first: Commit, secret: Secret) -> Write:
    """Write a game's first version and its secret."""
    mix = secret.mix if first.mix is None else first.mix
    values = (*GAME.row(first.record), next_deadline(first), *_change(first), *_more(first))
    statement = Statement(_INSERT, (*values, secret.seed, secret.commitment, mix))
    return Write(first.record.id, (statement,), first)


def commit(change: Commit) -> Write:
    """Write a change; two guards stand against a second writer, its UPDATE and the log's keys."""
    record = change.record
    values = (record.id, change.expected_version, *_changed(record), next_deadline(change))
    values += _change(change)
    if change.players is None and change.mix is None and not (change.notes or change.orders):
        return Write(record.id, (Statement(_UPDATE, values),), change)
    values += (*_more(change), change.mix)
    return Write(record.id, (Statement(_UPDATE_AND_MORE, values),), change)


def _change(change: Commit) -> tuple[Any, ...]:
    roles = list(dict.fromkeys(change.outbox))
    return (*columns_of(STEP, change.steps), roles, *columns_of(DEADLINE, change.deadlines))


def _more(change: Commit) -> tuple[Any, ...]:
    seated = change.players is not None
    notes, orders = change.notes, change.orders
    texts = (list(notes), list(notes.values()), list(orders), list(orders.values()))
    return (seated, *columns_of(PLAYER, change.players or ()), *texts)
