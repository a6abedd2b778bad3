"""Opening a store of many games, few of them live, until everything is known that a start asks."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.commits import EVENTS, SEATS, STATE
from engine.host.store.records import Commit, GameRecord, Message, Secret, Step
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store

GAMES = 100_000
LIVE_EACH = 100
STEPS = 5
DEADLINE = 2000.0
MODEL = "model"
TABLES = ("steps", "players", "secrets", "messages")


def measure(rounds: int) -> dict[str, Any]:
    """Return milliseconds of each part of a start after a long outage, and of all; the file is
    cold.

    Of every hundred games one is live, half of those with a deadline that has passed.
    """
    # Beside the sources, because a folder for temporary files may live in memory.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".opening-") as folder:
        place = Path(folder) / "store.db"
        asyncio.run(_model(place))
        _multiply(place)
        runs = [asyncio.run(_start(place)) for _ in range(rounds)]
        figures = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
        figures["all_ms"] = statistics.median(sum(run.values()) for run in runs)
        size = place.stat().st_size // 2**20
        return {"games": GAMES, "live": GAMES // LIVE_EACH, "file_mb": size} | {
            name: round(value, 2) for name, value in figures.items()
        }


async def _model(place: Path) -> None:
    """One game that is over: what a year of play is made of."""
    store = await open_sqlite(place)
    game = GameRecord(MODEL, 1, 1, "running", STATE, "live", 1, 2, False, 100, 0.0, 0.0)
    await store.games.create(Commit(game, 0, players=SEATS), Secret(MODEL, b"seed", "hash"))
    steps = tuple(Step(2 + at, 1.0, f"key {at}", 0, "0 roll", EVENTS) for at in range(STEPS))
    over = replace(game, version=1 + STEPS, phase="over")
    await store.games.commit(Commit(over, 1, steps))
    message = Message(MODEL, "table", 2, 3, over.version, 1.0, open=False)
    await store.messages.save(MODEL, {"table": message}, over.version)
    await store.close()


def _multiply(place: Path) -> None:
    with closing(sqlite3.connect(place, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        db.execute("CREATE TEMP TABLE copies (copy TEXT, nth INTEGER)")
        db.executemany(
            "INSERT INTO copies VALUES (?, ?)", ((f"g{at:06}", at) for at in range(GAMES))
        )
        _copy(db, "games", "id", {"guild_id": "nth % 500", "channel_id": "nth % 2000"})
        for table in TABLES:
            _copy(db, table, "game_id", {"user_id": "nth % 20000 + seat"})
        _wake(db)
        db.execute("COMMIT")


def _copy(db: sqlite3.Connection, table: str, key: str, others: dict[str, str]) -> None:
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    values = [({key: "copy"} | others).get(column, column) for column in columns]
    db.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(values)}"
        f" FROM copies, {table} WHERE {key} = '{MODEL}'"
    )


def _wake(db: sqlite3.Connection) -> None:
    """Some of the games are live, each with a deadline, and one in ten of them is not shown."""
    live = f"(SELECT copy FROM copies WHERE nth % {LIVE_EACH} = 0)"
    db.execute(
        f"UPDATE games SET phase = 'running', next_deadline = ? + rowid / {LIVE_EACH} % 2 * 1e6,"
        f" shown_version = version - (rowid / {LIVE_EACH} % 10 = 0) WHERE id IN {live}",
        (DEADLINE,),
    )
    db.execute(
        "INSERT INTO deadlines (game_id, decision, seat, kind, at)"
        f" SELECT id, 1, 0, 'throw', next_deadline FROM games WHERE id IN {live}"
    )


async def _start(place: Path) -> dict[str, float]:
    _forget(place)
    times: dict[str, float] = {}

    async def timed(name: str, work: Callable[[], Awaitable[Any]]) -> Any:
        begun = time.perf_counter()
        found = await work()
        times[f"{name}_ms"] = (time.perf_counter() - begun) * 1000
        return found

    store: Store = await timed("open", lambda: open_sqlite(place))
    await timed("shift_deadlines", lambda: store.schedule.shift(1.0))
    await timed("unshown", store.outbox.unshown)
    await timed("next_deadline", store.schedule.next_deadline)
    await timed("expired", lambda: store.schedule.expired(DEADLINE + 100))
    due = await timed("due", lambda: store.schedule.due(DEADLINE + 100))
    assert len(due) == GAMES // LIVE_EACH // 2, len(due)
    await store.close()
    return times


def _forget(place: Path) -> None:
    """Have nothing of the file in memory, as after a start of the machine."""
    if not hasattr(os, "posix_fadvise"):
        return
    with place.open("rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
