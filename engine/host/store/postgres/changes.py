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

from engine.host.store.next_deadline import next_deadline
from engine.host.store.personal import Replacement
from engine.host.store.postgres.games import GAME, PLAYER, STEP
from engine.host.store.postgres.rows import RowMapper, array_types, columns_of
from engine.host.store.postgres.schedule import DEADLINE
from engine.host.store.postgres.writes import Statement, Write, fences_of
from engine.host.store.records import Commit, Secret

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
    "user_id": "bigint[]",
    "stand_in": "bigint[]",
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
        news = ", ".join(f"{it} = excluded.{it}" for it in mapper.names if it not in keys)
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

    def person(self) -> None:
        """Put a stand-in in the place of a person: in notices, messages, results and drafts."""
        said = self._of_games("said", ("number", "notice"), ("bigint[]", "text[]"))
        shown = self._of_games("replaced", ("role", "body"), ("text[]", "text[]"))
        same = "messages.game_id = kept.game_id AND messages.role = kept.role"
        self.parts += [
            f"put_notices AS (UPDATE steps SET notice = said.notice FROM {said}"
            " WHERE steps.game_id = game.id AND steps.version = said.number)",
            f"new_bodies AS (SELECT replaced.* FROM {shown})",
            "gone_messages AS (DELETE FROM messages USING new_bodies AS kept"
            f" WHERE kept.body IS NULL AND {same})",
            "put_messages AS (UPDATE messages SET body = kept.body FROM new_bodies AS kept"
            f" WHERE kept.body IS NOT NULL AND {same})",
            "put_results AS (UPDATE results SET user_id = game.stand_in, name = '' FROM game"
            " WHERE results.game_id = game.id AND results.user_id = game.user_id)",
            "gone_drafts AS (DELETE FROM drafts USING game"
            " WHERE drafts.game_id = game.id AND drafts.user_id = game.user_id)",
        ]

    def __str__(self) -> str:
        return f"WITH {', '.join(self.parts)} SELECT id FROM game"


def _update(*more: str, and_set: str = "") -> _Text:
    text = _Text(("id", "expected", *_CHANGED, "next_deadline", *more))
    news = ", ".join(f"{name} = given.{name}" for name in (*_CHANGED, "next_deadline")) + and_set
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


def _replace() -> _Text:
    shown = "CASE games.shown_version WHEN games.version THEN given.version"
    shown = f", shown_version = {shown} ELSE games.shown_version END"
    text = _update("seated", "user_id", "stand_in", and_set=shown)
    text.more()
    text.person()
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
_REPLACE: Final = str(_replace())
_INSERT: Final = str(_insert())


def create(first: Commit, secret: Secret) -> Write:
    """Write a game's first version and its secret."""
    mix = secret.mix if first.mix is None else first.mix
    row = (*GAME.row(first.record), next_deadline(first), secret.seed, secret.commitment, mix)
    return _write(_INSERT, first, [[value] for value in row] + _change(first) + _more(first))


def commit(change: Commit) -> Write:
    """Write a change; two guards stand against a second writer, its UPDATE and the log's keys."""
    record = change.record
    row = (record.id, change.expected_version, *_changed(record), next_deadline(change))
    if change.players is None and change.mix is None and not (change.notes or change.orders):
        return _write(_UPDATE, change, [[value] for value in row] + _change(change))
    row += (change.players is not None, change.mix)
    columns = [[value] for value in row] + _change(change) + _more(change)
    return _write(_UPDATE_AND_MORE, change, columns)


def replace(change: Replacement) -> Write:
    """Write what stands in place of a person in a game, guarded as any change."""
    record, commit = change.commit.record, change.commit
    row = (record.id, commit.expected_version, *_changed(record), next_deadline(commit))
    row += (commit.players is not None, change.user_id, change.stand_in)
    columns = [[value] for value in row] + _change(commit) + _more(commit)
    for texts in (change.notices, change.bodies):
        columns += _of_game(record.id, [list(texts), list(texts.values())], len(texts))
    return _write(_REPLACE, commit, columns)


def _write(sql: str, change: Commit, columns: Columns) -> Write:
    statements = (Statement(sql, tuple(columns)),)
    return Write(change.record.id, statements, change, fences_of(change.fence))


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
