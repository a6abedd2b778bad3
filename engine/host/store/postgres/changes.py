"""The statements that write changes of games, each whole or not at all.

One statement writes the changes of all games in a group: what is given for a column is an array
with the values of all of them. So a group costs one trip to the server, and begins one plan. A
statement begins with the games' own rows; the rest of a change follows its game, and is left out
where the game was not at its version.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from operator import attrgetter
from typing import Any, Final

from engine.host.store.database import Statement, Write, fences_of
from engine.host.store.games import DEADLINE, GAME, PLAYER, STEP
from engine.host.store.postgres.dialect import array_types, columns_of
from engine.host.store.records import Commit, Secret
from engine.host.store.rows import RowMapper
from engine.host.store.schedule import next_deadline

Columns = list[list[Any]]
"""A column is an array with a value for each row."""

_CHANGED: Final = tuple(name for name in GAME.names if name not in ("id", "shown_version"))
_changed: Final = attrgetter(*_CHANGED)
_TYPES: Final = dict(zip(GAME.names, array_types(GAME), strict=True)) | {
    "expected": "bigint[]",
    "next_deadline": "double precision[]",
    "seated": "boolean[]",
    "mix": "text[]",
    "seed": "bytea[]",
    "commitment": "text[]",
}


class _Text:
    """A statement that is put together; its placeholders are numbered as they come."""

    def __init__(self, given: Collection[str]) -> None:
        """Begin with what is given for the games themselves, by name."""
        self._numbers = count(1)
        rows = self._rows("given", given, [_TYPES[name] for name in given])
        self.parts = [f"given AS (SELECT * FROM {rows})"]

    def _rows(self, name: str, columns: Collection[str], types: Collection[str]) -> str:
        """Return rows that are given as an array a column."""
        arrays = ", ".join(f"${next(self._numbers)}::{kind}" for kind in types)
        return f"unnest({arrays}) AS {name} ({', '.join(columns)})"

    def _of_games(self, name: str, columns: Collection[str], types: Collection[str]) -> str:
        """Return rows that belong to the games which were at their versions."""
        rows = self._rows(name, ("game_id", *columns), ("text[]", *types))
        return f"{rows} JOIN game ON game.id = {name}.game_id"

    def _replaced(
        self, table: str, mapper: RowMapper[Any], keys: Collection[str], which: str = "TRUE"
    ) -> None:
        """Replace the rows of the games for `which` it holds; one whose key stays is updated."""
        same = " AND ".join(f"kept.{key} = {table}.{key}" for key in ("game_id", *keys))
        news = ", ".join(f"{name} = excluded.{name}" for name in mapper.names if name not in keys)
        rows = self._of_games("kept", mapper.names, array_types(mapper))
        self.parts += [
            f"new_{table} AS (SELECT kept.* FROM {rows})",
            f"gone_{table} AS (DELETE FROM {table} USING game WHERE game_id = game.id AND {which}"
            f" AND NOT EXISTS (SELECT 1 FROM new_{table} AS kept WHERE {same}))",
            f"put_{table} AS (INSERT INTO {table} (game_id, {mapper.columns})"
            f" SELECT game_id, {mapper.columns} FROM new_{table}"
            f" ON CONFLICT (game_id, {', '.join(keys)}) DO UPDATE SET {news})",
        ]

    def _texts(self, table: str, key: str, kind: str) -> None:
        """Write texts by a key in place of the earlier ones; what has none is deleted."""
        rows = self._of_games("kept", (key, "body"), (kind, "text[]"))
        self.parts += [
            f"new_{table} AS (SELECT kept.* FROM {rows})",
            f"gone_{table} AS (DELETE FROM {table} USING new_{table} AS kept WHERE kept.body"
            f" IS NULL AND {table}.game_id = kept.game_id AND {table}.{key} = kept.{key})",
            f"put_{table} AS (INSERT INTO {table} (game_id, {key}, body) SELECT game_id, {key},"
            f" body FROM new_{table} WHERE body IS NOT NULL"
            f" ON CONFLICT (game_id, {key}) DO UPDATE SET body = excluded.body)",
        ]

    def change(self) -> None:
        """Append to the log, note what must be shown, replace the deadlines."""
        lines = self._of_games("line", STEP.names, array_types(STEP))
        names = ", ".join(f"line.{name}" for name in STEP.names)
        roles = self._of_games("shown", ("role",), ("text[]",))
        self.parts += [
            f"logged AS (INSERT INTO steps (game_id, {STEP.columns})"
            f" SELECT line.game_id, {names} FROM {lines})",
            "put_outbox AS (INSERT INTO outbox (game_id, role, version)"
            f" SELECT shown.game_id, shown.role, game.version FROM {roles}"
            " ON CONFLICT (game_id, role) DO UPDATE SET version = excluded.version)",
        ]
        self._replaced("deadlines", DEADLINE, ("decision", "seat"))

    def more(self) -> None:
        """Seat people, write notes and orders: what few changes do."""
        self._replaced("players", PLAYER, ("seat",), "game.seated")
        self._texts("notes", "key", "text[]")
        self._texts("orders", "seat", "bigint[]")

    def __str__(self) -> str:
        return f"WITH {', '.join(self.parts)} SELECT id FROM game"


def _update(*more: str) -> _Text:
    text = _Text(("id", "expected", *_CHANGED, "next_deadline", *more))
    news = ", ".join(f"{name} = given.{name}" for name in (*_CHANGED, "next_deadline"))
    found = ", ".join(("games.id", "games.version", *(f"given.{name}" for name in more)))
    text.parts.append(
        f"game AS (UPDATE games SET {news} FROM given"
        " WHERE games.id = given.id AND games.version = given.expected"
        f" AND games.shifts = given.shifts RETURNING {found})"
    )
    text.change()
    return text


def _update_and_more() -> _Text:
    text = _update("seated", "mix")
    text.more()
    text.parts.append(
        "mixed AS (UPDATE secrets SET mix = game.mix FROM game"
        " WHERE game_id = game.id AND game.mix IS NOT NULL)"
    )
    return text


def _insert() -> _Text:
    columns = ", ".join((*GAME.names, "next_deadline"))
    text = _Text((*GAME.names, "next_deadline", "seed", "commitment", "mix"))
    text.parts.append(
        f"game AS (INSERT INTO games ({columns}) SELECT {columns} FROM given"
        " ON CONFLICT (id) DO NOTHING RETURNING id, version, TRUE AS seated)"
    )
    text.change()
    text.more()
    text.parts.append(
        "secret AS (INSERT INTO secrets (game_id, seed, commitment, mix)"
        " SELECT id, seed, commitment, mix FROM given JOIN game USING (id))"
    )
    return text


_UPDATE: Final = str(_update())
_UPDATE_AND_MORE: Final = str(_update_and_more())
_INSERT: Final = str(_insert())


def creation(first: Commit, secret: Secret) -> Write:
    """Return what writes a game's first version and its secret."""
    mix = secret.mix if first.mix is None else first.mix
    row = (*GAME.row(first.record), next_deadline(first), secret.seed, secret.commitment, mix)
    return _write(_INSERT, first, [[value] for value in row] + _change(first) + _more(first))


def change(commit: Commit) -> Write:
    """Return what writes a change; two guards stand against a second writer, UPDATE and log."""
    record = commit.record
    row = (record.id, commit.expected_version, *_changed(record), next_deadline(commit))
    if commit.players is None and commit.mix is None and not (commit.notes or commit.orders):
        return _write(_UPDATE, commit, [[value] for value in row] + _change(commit))
    row += (commit.players is not None, commit.mix)
    columns = [[value] for value in row] + _change(commit) + _more(commit)
    return _write(_UPDATE_AND_MORE, commit, columns)


def _write(sql: str, change: Commit, columns: Columns) -> Write:
    statement = Statement(sql, tuple(columns), guards=True, merges=True)
    return Write(change.record.id, (statement,), fences_of(change.fence))


def _change(change: Commit) -> Columns:
    game_id, roles = change.record.id, list(dict.fromkeys(change.outbox))
    lines = _of_game(game_id, columns_of(STEP, change.steps), len(change.steps))
    times = _of_game(game_id, columns_of(DEADLINE, change.deadlines), len(change.deadlines))
    return lines + _of_game(game_id, [roles], len(roles)) + times


def _more(change: Commit) -> Columns:
    game_id, players = change.record.id, change.players or ()
    notes, orders = change.notes, change.orders
    return (
        _of_game(game_id, columns_of(PLAYER, players), len(players))
        + _of_game(game_id, [list(notes), list(notes.values())], len(notes))
        + _of_game(game_id, [list(orders), list(orders.values())], len(orders))
    )


def _of_game(game_id: str, columns: Columns, rows: int) -> Columns:
    return [[game_id] * rows, *columns]
