"""The log is copied into the database when nobody waits for it, and it never grows for long."""
# Nothing else runs on a test's loop that a look at a file could hold up.
# ruff: noqa: ASYNC240

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.store.sqlite import checkpoints as copying
from engine.host.store.sqlite.database import Database
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import store_in
from tests.support.store_records import GAME, creation, next_commit
from tests.support.timeouts import TIMEOUT
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio

SOON = 0.02
NEVER = 3600.0
AN_HOUR = 3_600_000
"""Milliseconds."""


Opening = Callable[[float], Awaitable[Database]]


@pytest_asyncio.fixture
async def begun(place: Path) -> AsyncIterator[Opening]:
    """Opens a database, quiet after so many seconds, in which one game has begun."""
    async with AsyncExitStack() as closing_all:

        async def open_one(quiet: float) -> Database:
            database = await Database.open(place, quiet=quiet)
            closing_all.push_async_callback(database.close)
            await store_in(database).games.create(*creation())
            return database

        yield open_one


def in_the_database(place: Path) -> int | None:
    """The version of the game in the file itself, without the log."""
    alone = place.with_name("alone.db")
    shutil.copy(place, alone)
    with closing(sqlite3.connect(alone)) as file:
        try:
            row = file.execute("SELECT version FROM games").fetchone()
        except sqlite3.DatabaseError:
            return None  # Copied while it was written.
    return None if row is None else int(row[0])


def log(place: Path) -> Path:
    return place.with_name("games.db-wal")


async def until_copied(place: Path, version: int) -> None:
    await wait_for(lambda: in_the_database(place) == version)


def checkpoints() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "checkpoint"]


async def test_a_commit_copies_nothing_itself(begun: Opening, place: Path) -> None:
    database = await begun(NEVER)
    store = store_in(database)
    await store.games.commit(next_commit(steps=(), players=(), mix="x" * 8_000_000))
    assert log(place).stat().st_size > 8_000_000
    assert in_the_database(place) is None


async def test_a_quiet_moment_is_used_for_copying(begun: Opening, place: Path) -> None:
    database = await begun(SOON)
    store = store_in(database)
    await store.games.commit(next_commit())
    await until_copied(place, 2)


async def test_nothing_is_left_behind_when_all_is_copied(begun: Opening, place: Path) -> None:
    database = await begun(SOON)
    await until_copied(place, 1)
    await wait_for(lambda: database.checkpoints.is_idle)


async def test_copying_waits_while_there_is_much_to_do(
    begun: Opening, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, passed = asyncio.get_running_loop(), 0.0
    real = loop.time
    monkeypatch.setattr(loop, "time", lambda: real() + passed)
    database = await begun(NEVER)
    store = store_in(database)
    game = GAME
    for _ in range(5):
        change = next_commit(game)
        await store.games.commit(change)
        game = change.record
        passed += 0.6 * NEVER
        assert checkpoints() == []
    assert in_the_database(place) is None
    passed += 2 * NEVER
    await until_copied(place, game.version)


async def test_a_long_log_is_copied_without_a_quiet_moment(
    begun: Opening, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "LONG_COMMITS", 50)
    database = await begun(NEVER)
    store = store_in(database)
    game, lengths = GAME, []
    for _ in range(600):
        change = next_commit(game)
        await store.games.commit(change)
        game = change.record
        lengths.append(log(place).stat().st_size)
    assert (in_the_database(place) or 0) > 100
    # It is written over from its beginning, again and again.
    assert lengths[-1] < lengths[60] * 5


async def test_a_large_log_is_cut_off_when_it_is_quiet(
    begun: Opening, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "LARGE_BYTES", 100_000)
    database = await begun(SOON)
    store = store_in(database)
    await store.games.commit(next_commit(mix="x" * 200_000))
    await until_copied(place, 2)
    await wait_for(lambda: log(place).stat().st_size == 0)
    await store.games.commit(next_commit(next_commit().record))
    assert (await store.games.load("g1") or GAME).version == 3


async def test_somebody_who_reads_for_long_holds_up_no_commit(
    begun: Opening, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "LARGE_BYTES", 1)
    database = await begun(SOON)
    store = store_in(database)
    with closing(sqlite3.connect(place, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM games").fetchall()
        # A commit that is held up waits so long, and comes to no end in time.
        await database.writer.run(
            lambda db: db.execute(f"PRAGMA busy_timeout = {AN_HOUR}").fetchone()
        )
        game = GAME
        for _ in range(5):
            change = next_commit(game)
            await store.games.commit(change)
            game = change.record
            await wait_for(lambda: database.checkpoints.is_idle)
    (patience,) = await database.writer.run(lambda db: db.execute("PRAGMA busy_timeout").fetchone())
    assert patience == AN_HOUR


async def test_a_purge_cuts_the_log_off_at_once(begun: Opening, place: Path) -> None:
    database = await begun(NEVER)
    await store_in(database).games.commit(next_commit())
    assert log(place).stat().st_size > 0
    await store_in(database).personal.purge()
    assert log(place).stat().st_size == 0
    assert in_the_database(place) == 2


async def test_a_purge_waits_for_who_reads_and_is_made_up_for(
    begun: Opening, place: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(copying, "PURGE_TRIES", 2)
    monkeypatch.setattr(copying, "PURGE_PAUSE", 0)
    database = await begun(SOON)
    store = store_in(database)
    with closing(sqlite3.connect(place, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM games").fetchall()
        await store.games.commit(next_commit())
        await store.personal.purge()
    (line,) = caplog.messages
    assert "what was deleted stays in" in line
    assert log(place).stat().st_size > 0
    await wait_for(lambda: log(place).stat().st_size == 0)
    await wait_for(lambda: database.checkpoints.is_idle)


async def test_trouble_with_copying_is_told_and_tried_again(
    begun: Opening,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    database = await begun(SOON)
    store = store_in(database)
    await until_copied(place, 1)
    with monkeypatch.context() as broken:
        broken.setattr(copying, "copy", fail)
        await store.games.commit(next_commit())
        await wait_for(lambda: caplog.records)
    assert in_the_database(place) == 1
    change = next_commit(next_commit().record)
    await store.games.commit(change)
    await until_copied(place, 3)


async def test_closing_does_not_wait_for_a_quiet_moment(place: Path) -> None:
    store = await open_sqlite(place, quiet=NEVER)
    await store.games.create(*creation())
    await asyncio.wait_for(store.close(), TIMEOUT)
    assert not log(place).exists()
    assert in_the_database(place) == 1
