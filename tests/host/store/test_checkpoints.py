"""The log is copied into the database when nobody waits for it, and it never grows for long."""
# Nothing else runs on a test's loop that a look at a file could hold up.
# ruff: noqa: ASYNC240

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.store.sqlite import checkpoints as sqlite_checkpoints
from engine.host.store.sqlite.store import SqliteStore
from tests.host import GAME, move, opening
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.asyncio

SOON = 0.02
NEVER = 3600.0
AN_HOUR = 3_600_000
"""Milliseconds."""


@pytest_asyncio.fixture
async def opened(place: Path) -> AsyncIterator[list[SqliteStore]]:
    opened: list[SqliteStore] = []
    yield opened
    for store in opened:
        await store.close()


async def begun(opened: list[SqliteStore], place: Path, quiet: float) -> SqliteStore:
    opened.append(await SqliteStore.open(place, quiet=quiet))
    await opened[0].create(*opening())
    return opened[0]


def in_the_database(place: Path) -> int | None:
    """The version of the game in the file itself, without the log."""
    alone = place.with_name("alone.db")
    shutil.copy(place, alone)
    with closing(sqlite3.connect(alone)) as file:
        try:
            row = file.execute("SELECT version FROM games").fetchone()
        except sqlite3.OperationalError:
            return None
    return None if row is None else int(row[0])


def log(place: Path) -> Path:
    return place.with_name("games.db-wal")


async def until(met: Callable[[], object]) -> None:
    last = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < last, "it never comes to it"
        await asyncio.sleep(0.01)


async def until_copied(place: Path, version: int) -> None:
    await until(lambda: in_the_database(place) == version)


def checkpoints() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "checkpoint"]


async def test_a_commit_copies_nothing_itself(opened: list[SqliteStore], place: Path) -> None:
    store = await begun(opened, place, NEVER)
    await store.commit(move(steps=(), players=(), mix="x" * 8_000_000))
    assert log(place).stat().st_size > 8_000_000
    assert in_the_database(place) is None


async def test_a_quiet_moment_is_used_for_copying(opened: list[SqliteStore], place: Path) -> None:
    store = await begun(opened, place, SOON)
    await store.commit(move())
    await until_copied(place, 2)


async def test_nothing_is_left_behind_when_all_is_copied(
    opened: list[SqliteStore], place: Path
) -> None:
    store = await begun(opened, place, SOON)
    await until_copied(place, 1)
    await until(lambda: not checkpoints() and store._checkpoints._timer is None)


async def test_copying_waits_while_there_is_much_to_do(
    opened: list[SqliteStore], place: Path
) -> None:
    store = await begun(opened, place, NEVER)
    quiet = store._checkpoints
    game = GAME
    for _ in range(5):
        change = move(game)
        await store.commit(change)
        game = change.game
        quiet._look()  # It is time to look whether it has been quiet.
        assert checkpoints() == []
    assert in_the_database(place) is None
    quiet._last -= NEVER
    quiet._look()
    await until_copied(place, game.version)


async def test_a_long_log_is_copied_without_a_quiet_moment(
    opened: list[SqliteStore], place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_checkpoints, "LONG_COMMITS", 50)
    store = await begun(opened, place, NEVER)
    game, lengths = GAME, []
    for _ in range(600):
        change = move(game)
        await store.commit(change)
        game = change.game
        lengths.append(log(place).stat().st_size)
    assert (in_the_database(place) or 0) > 100
    # It is written over from its beginning, again and again.
    assert lengths[-1] < lengths[60] * 5


async def test_a_large_log_is_cut_off_when_it_is_quiet(
    opened: list[SqliteStore], place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_checkpoints, "LARGE_BYTES", 100_000)
    store = await begun(opened, place, SOON)
    await store.commit(move(mix="x" * 200_000))
    await until_copied(place, 2)
    await until(lambda: log(place).stat().st_size == 0)
    await store.commit(move(move().game))
    assert (await store.load("g1") or GAME).version == 3


async def test_somebody_who_reads_for_long_holds_up_no_commit(
    opened: list[SqliteStore], place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_checkpoints, "LARGE_BYTES", 1)
    store = await begun(opened, place, SOON)
    with closing(sqlite3.connect(place, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM games").fetchall()
        # A commit that is held up waits so long, and comes to no end in time.
        await store._writer.run(
            lambda db: db.execute(f"PRAGMA busy_timeout = {AN_HOUR}").fetchone()
        )
        game = GAME
        for _ in range(5):
            change = move(game)
            await store.commit(change)
            game = change.game
            await asyncio.sleep(3 * SOON)
    (patience,) = await store._writer.run(lambda db: db.execute("PRAGMA busy_timeout").fetchone())
    assert patience == AN_HOUR


async def test_trouble_with_copying_is_told_and_tried_again(
    opened: list[SqliteStore],
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    store = await begun(opened, place, SOON)
    await until_copied(place, 1)
    with monkeypatch.context() as broken:
        broken.setattr(sqlite_checkpoints, "copy", fail)
        await store.commit(move())
        await until(lambda: caplog.records)
    assert in_the_database(place) == 1
    change = move(move().game)
    await store.commit(change)
    await until_copied(place, 3)


async def test_closing_does_not_wait_for_a_quiet_moment(place: Path) -> None:
    store = await SqliteStore.open(place, quiet=NEVER)
    await store.create(*opening())
    await asyncio.wait_for(store.close(), PATIENCE)
    assert not log(place).exists()
    assert in_the_database(place) == 1
