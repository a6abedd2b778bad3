"""Durable commits: through the store, beside plain sqlite3 writing the same rows in one run."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from engine.host.store.records import Commit, Deadline, GameRecord, Player, Secret, Step
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store

STATE = '{"seats": "' + "x" * 6_000 + '"}'
EVENTS = '[{"kind": "dice-thrown"}, "' + "x" * 400 + '"]'
SEATS = tuple(Player(seat, 100 + seat, f"Player {seat}", "hat") for seat in range(4))
BUSY_GAMES = 10
ROUNDS = 5

Moves = Iterator[Commit]


def measure(seconds: float) -> dict[str, Any]:
    """Commits a second with the median and the 99th percentile in ms, in about `seconds`.

    `plain` is one game through sqlite3 alone; `one_game` and `ten_games` go through the store,
    each game committing when its last commit is done. The three take turns, so that a slow
    spell of the disk meets them all.
    """
    # Beside the sources, because a folder for temporary files may live in memory.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".commits-") as folder:
        return asyncio.run(_measure(Path(folder), seconds / (3 * ROUNDS)))


async def _measure(folder: Path, seconds: float) -> dict[str, Any]:
    store = await open_sqlite(folder / "store.db")
    single = [await opened(store, "single")]
    busy = [await opened(store, f"busy{number}") for number in range(BUSY_GAMES)]
    alone = await _opened_alone(folder / "plain.db")
    times: dict[str, list[float]] = {"plain": [], "one_game": [], "ten_games": []}
    spent = dict.fromkeys(times, 0.0)
    with closing(_plain(folder / "plain.db")) as plain:
        for _ in range(ROUNDS):
            spent["plain"] += _commit_plainly(plain, alone, seconds, times["plain"])
            spent["one_game"] += await play(store, single, seconds, times["one_game"])
            spent["ten_games"] += await play(store, busy, seconds, times["ten_games"])
    await store.close()
    told: dict[str, Any] = {name: figures(times[name], spent[name]) for name in times}
    for name in ("one_game", "ten_games"):
        ratio = told[name]["commits_per_s"] / told["plain"]["commits_per_s"]
        told[f"{name}_to_plain"] = round(ratio, 2)
    return told


def figures(times: list[float], spent: float) -> dict[str, float]:
    """Return what the times of commits come to that took `spent` seconds together."""
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return {
        "commits_per_s": round(len(times) / spent, 1),
        "p50_ms": round(cuts[49] * 1000, 3),
        "p99_ms": round(cuts[98] * 1000, 3),
    }


async def opened(store: Store, game_id: str) -> Moves:
    """Create a game; return its changes, one after the other."""
    game = GameRecord(game_id, 1, 1, "running", STATE, "live", 1, 2, False, 100, 0.0, 0.0)
    await store.games.create(Commit(game, 0, players=SEATS), Secret(game_id, b"seed", "hash"))
    return _moves(game)


async def _opened_alone(place: Path) -> Moves:
    store = await open_sqlite(place)
    moves = await opened(store, "plain")
    await store.close()
    return moves


def _moves(game: GameRecord) -> Moves:
    for version in count(game.version + 1):
        at = 1000.0 + version
        yield Commit(
            record=replace(game, version=version, moved_at=at),
            expected_version=version - 1,
            steps=(Step(version, at, f"press {version}", version % 4, "0 roll", EVENTS),),
            deadlines=(Deadline(version, version % 4, "throw", at + 120),),
            outbox=("table",),
        )


async def play(store: Store, games: list[Moves], seconds: float, times: list[float]) -> float:
    """Commit changes of games at once for some seconds; return how long it took."""
    start = time.perf_counter()

    async def go_on(moves: Moves) -> None:
        while (begun := time.perf_counter()) < start + seconds:
            await store.games.commit(next(moves))
            times.append(time.perf_counter() - begun)

    await asyncio.gather(*(go_on(moves) for moves in games))
    return time.perf_counter() - start


def _commit_plainly(
    db: sqlite3.Connection, moves: Moves, seconds: float, times: list[float]
) -> float:
    start = time.perf_counter()
    while (begun := time.perf_counter()) < start + seconds:
        _write(db, next(moves))
        times.append(time.perf_counter() - begun)
    return time.perf_counter() - start


def _plain(place: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(place, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _write(db: sqlite3.Connection, change: Commit) -> None:
    game, (step,), (deadline,) = change.record, change.steps, change.deadlines
    db.execute("BEGIN IMMEDIATE")
    db.execute(
        "UPDATE games SET version = ?, state = ?, moved_at = ?, next_deadline = ? WHERE id = ?",
        (game.version, game.state, game.moved_at, deadline.at, game.id),
    )
    db.execute(
        "INSERT INTO steps (game_id, version, at, key, seat, action, events)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (game.id, step.version, step.at, step.key, step.seat, step.action, step.events),
    )
    db.execute("DELETE FROM deadlines WHERE game_id = ?", (game.id,))
    db.execute(
        "INSERT INTO deadlines (game_id, decision, seat, kind, at) VALUES (?, ?, ?, ?, ?)",
        (game.id, deadline.decision, deadline.seat, deadline.kind, deadline.at),
    )
    db.execute(
        "INSERT OR REPLACE INTO outbox (game_id, role, version) VALUES (?, 'table', ?)",
        (game.id, game.version),
    )
    db.execute("COMMIT")
