"""Statements on games and what hangs on them: log, seats, deadlines, outbox, secret."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Final, TypeVar

from engine.host.records import (
    LIVE,
    Commit,
    Deadline,
    Game,
    Phase,
    Player,
    Secret,
    Step,
    Unshown,
)
from engine.host.sqlite_rows import Shape, holes
from engine.host.store import Conflict, Repeated

R = TypeVar("R")

GAME: Final = Shape(Game)
STEP: Final = Shape(Step)
PLAYER: Final = Shape(Player)
DEADLINE: Final = Shape(Deadline)
SECRET: Final = Shape(Secret)
UNSHOWN: Final = Shape(Unshown)

_MOVED: Final = ", ".join(f"{name} = :{name}" for name in GAME.names if name != "shown_version")
_UPDATE: Final = (
    f"UPDATE games SET {_MOVED}, next_deadline = :next_deadline"
    " WHERE id = :id AND version = :expected_version"
)
_IN_GAMES: Final = "SELECT version FROM games WHERE id = ?"
_IN_LOG: Final = "SELECT max(version) FROM steps WHERE game_id = ?"


def create(db: sqlite3.Connection, first: Commit, secret: Secret) -> None:
    """Write a game's first version and its secret."""
    _refuse_repeated(db, first)
    game = first.game
    try:
        db.execute(
            f"INSERT INTO games ({GAME.columns}, next_deadline) VALUES ({GAME.holes}, ?)",
            (*GAME.row(game), _nearest(first)),
        )
    except sqlite3.IntegrityError as error:
        raise _conflict(db, first, _IN_GAMES) from error
    db.execute(
        f"INSERT INTO secrets ({SECRET.columns}) VALUES ({SECRET.holes})", SECRET.row(secret)
    )
    _write_rest(db, first)


def commit(db: sqlite3.Connection, change: Commit) -> None:
    """Write a change; two guards stand against a second writer, this UPDATE and the log's keys."""
    _refuse_repeated(db, change)
    values = dict(zip(GAME.names, GAME.row(change.game), strict=True))
    values |= {"next_deadline": _nearest(change), "expected_version": change.expected_version}
    if db.execute(_UPDATE, values).rowcount != 1:
        raise _conflict(db, change, _IN_GAMES)
    _write_rest(db, change)


def _write_rest(db: sqlite3.Connection, change: Commit) -> None:
    game_id, version = change.game.id, change.game.version
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


def _append(db: sqlite3.Connection, change: Commit) -> None:
    try:
        db.executemany(
            f"INSERT INTO steps (game_id, {STEP.columns}) VALUES (?, {STEP.holes})",
            [(change.game.id, *STEP.row(step)) for step in change.steps],
        )
    except sqlite3.IntegrityError as error:
        raise _conflict(db, change, _IN_LOG) from error


def _replace(
    db: sqlite3.Connection, table: str, shape: Shape[R], game_id: str, records: Collection[R]
) -> None:
    db.execute(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))
    db.executemany(
        f"INSERT INTO {table} (game_id, {shape.columns}) VALUES (?, {shape.holes})",
        [(game_id, *shape.row(record)) for record in records],
    )


def _nearest(change: Commit) -> float | None:
    if change.game.phase not in LIVE:
        return None
    times = [deadline.at for deadline in change.deadlines]
    if change.game.expires_at is not None:
        times.append(change.game.expires_at)
    return min(times, default=None)


def _refuse_repeated(db: sqlite3.Connection, change: Commit) -> None:
    for step in change.steps:
        if step.key is not None and (first := outcome(db, change.game.id, step.key)):
            raise Repeated(first.version)


def _conflict(db: sqlite3.Connection, change: Commit, newest: str) -> Conflict:
    row = db.execute(newest, (change.game.id,)).fetchone()
    return Conflict(change.game.id, change.expected_version, None if row is None else row[0])


def load(db: sqlite3.Connection, game_id: str) -> Game | None:
    """The game as last committed."""
    return GAME.one(db.execute(f"SELECT {GAME.columns} FROM games WHERE id = ?", (game_id,)))


def players(db: sqlite3.Connection, game_id: str) -> tuple[Player, ...]:
    """Who sits where."""
    return PLAYER.all(
        db.execute(
            f"SELECT {PLAYER.columns} FROM players WHERE game_id = ? ORDER BY seat", (game_id,)
        )
    )


def outcome(db: sqlite3.Connection, game_id: str, key: str) -> Step | None:
    """The step that a request caused."""
    return STEP.one(
        db.execute(
            f"SELECT {STEP.columns} FROM steps WHERE game_id = ? AND key = ?", (game_id, key)
        )
    )


def steps(
    db: sqlite3.Connection, game_id: str, after_version: int, limit: int | None
) -> tuple[Step, ...]:
    """The log after a version."""
    return STEP.all(
        db.execute(
            f"SELECT {STEP.columns} FROM steps WHERE game_id = ? AND version > ?"
            " ORDER BY version LIMIT ?",
            (game_id, after_version, -1 if limit is None else limit),
        )
    )


def next_deadline(db: sqlite3.Connection) -> float | None:
    """When something must happen next in any game."""
    found: tuple[float | None] = db.execute(
        "SELECT min(next_deadline) FROM games WHERE next_deadline IS NOT NULL"
    ).fetchone()
    return found[0]


def due(db: sqlite3.Connection, now: float) -> tuple[tuple[str, Deadline], ...]:
    """Passed deadlines with their game's id."""
    rows = db.execute(
        "SELECT d.game_id, d.decision, d.seat, d.kind, d.at"
        " FROM games AS g JOIN deadlines AS d ON d.game_id = g.id"
        " WHERE g.next_deadline <= :now AND d.at <= :now ORDER BY d.at, d.game_id, d.decision",
        {"now": now},
    )
    return tuple((game_id, Deadline(*rest)) for game_id, *rest in rows)


def expired(db: sqlite3.Connection, now: float) -> tuple[str, ...]:
    """Games whose end has come."""
    rows = db.execute(
        "SELECT id FROM games WHERE next_deadline <= :now AND expires_at <= :now"
        " ORDER BY expires_at, id",
        {"now": now},
    )
    return tuple(game_id for (game_id,) in rows)


def deadlines(db: sqlite3.Connection, game_id: str) -> tuple[Deadline, ...]:
    """A game's deadlines."""
    return DEADLINE.all(
        db.execute(
            f"SELECT {DEADLINE.columns} FROM deadlines WHERE game_id = ?"
            " ORDER BY at, decision, seat",
            (game_id,),
        )
    )


def shift_deadlines(db: sqlite3.Connection, seconds: float) -> None:
    """Move all that live games wait for; the times that their messages tell are wrong then.

    An agreed hour is the time that people have to leave at: it stays.
    """
    db.execute(
        "INSERT OR REPLACE INTO outbox (game_id, role, version)"
        " SELECT id, 'table', version FROM games WHERE next_deadline IS NOT NULL"
    )
    db.execute(
        "UPDATE deadlines SET at = at + ? WHERE kind <> 'hour' AND game_id IN"
        " (SELECT id FROM games WHERE next_deadline IS NOT NULL)",
        (seconds,),
    )
    db.execute(
        "UPDATE games SET expires_at = expires_at + :s, next_deadline = CASE phase"
        " WHEN 'lobby' THEN expires_at + :s"
        " ELSE (SELECT min(at) FROM deadlines WHERE game_id = games.id) END"
        " WHERE next_deadline IS NOT NULL",
        {"s": seconds},
    )


def games_of(db: sqlite3.Connection, user_id: int, phases: Collection[Phase]) -> tuple[Game, ...]:
    """Games in which a person has a seat."""
    condition = "id IN (SELECT game_id FROM players WHERE user_id = ?)"
    return _games(db, condition, user_id, phases)


def games_in_channel(
    db: sqlite3.Connection, channel_id: int, phases: Collection[Phase]
) -> tuple[Game, ...]:
    """Games of a channel."""
    return _games(db, "channel_id = ?", channel_id, phases)


def games_in_guild(
    db: sqlite3.Connection, guild_id: int, phases: Collection[Phase]
) -> tuple[Game, ...]:
    """Games of a server."""
    return _games(db, "guild_id = ?", guild_id, phases)


def _games(
    db: sqlite3.Connection, condition: str, value: int, phases: Collection[Phase]
) -> tuple[Game, ...]:
    return GAME.all(
        db.execute(
            f"SELECT {GAME.columns} FROM games WHERE {condition}"
            f" AND phase IN ({holes(phases)}) ORDER BY opened_at, id",
            (value, *phases),
        )
    )


def unshown(db: sqlite3.Connection) -> tuple[str, ...]:
    """Games with something nobody has seen."""
    rows = db.execute(
        "SELECT id FROM games WHERE shown_version < version UNION SELECT game_id FROM outbox"
    )
    return tuple(game_id for (game_id,) in rows)


def outbox(db: sqlite3.Connection, game_id: str) -> tuple[Unshown, ...]:
    """The messages still to be shown."""
    return UNSHOWN.all(
        db.execute(
            f"SELECT {UNSHOWN.columns} FROM outbox WHERE game_id = ? ORDER BY role", (game_id,)
        )
    )


def shown(db: sqlite3.Connection, game_id: str, role: str, version: int) -> None:
    """Take from the outbox what has been shown."""
    db.execute(
        "DELETE FROM outbox WHERE game_id = ? AND role = ? AND version <= ?",
        (game_id, role, version),
    )
    db.execute(
        "UPDATE games SET shown_version = :v WHERE id = :id AND shown_version < :v",
        {"id": game_id, "v": version},
    )


def secret(db: sqlite3.Connection, game_id: str) -> Secret | None:
    """The seed of a game's dice."""
    return SECRET.one(
        db.execute(f"SELECT {SECRET.columns} FROM secrets WHERE game_id = ?", (game_id,))
    )
