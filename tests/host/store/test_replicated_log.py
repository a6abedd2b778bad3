"""Another program copies the write-ahead log, and alone moves it into the database."""
# Nothing else runs on a test's loop that a look at a file could hold up.
# ruff: noqa: ASYNC240

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from engine.host.administration.databases import open_store
from engine.host.store.records import GameRecord
from engine.host.store.sqlite import checkpoints, replicated_log
from engine.host.store.sqlite.database import Database
from engine.host.store.sqlite.replicated_log import LOOK_INTERVAL, WARNING_INTERVAL, ReplicatedLog
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store, store_in
from tests.support.manual_clock import ManualClock
from tests.support.store_records import GAME, creation, next_commit
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[3]
SOON = 0.01
"""Seconds without a commit after which a database moves its log, unless another program does."""


class LogCopier:
    """A running tests/support/log_copier.py, and what it says at its end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.says = ""

    async def end(self) -> None:
        self.says = (await self._process.communicate(b""))[0].decode()


@asynccontextmanager
async def copying(database: Path, copy: Path) -> AsyncIterator[LogCopier]:
    """Copy a database within this block; the copy is complete at its end."""
    pipe = asyncio.subprocess.PIPE
    program = (sys.executable, "-m", "tests.support.log_copier", str(database), str(copy))
    process = await asyncio.create_subprocess_exec(*program, cwd=ROOT, stdin=pipe, stdout=pipe)
    copier = LogCopier(process)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"copying\n"
    try:
        yield copier
    finally:
        await copier.end()


async def play(store: Store, game: GameRecord, commits: int) -> GameRecord:
    for _ in range(commits):
        change = next_commit(game)
        await store.games.commit(change)
        game = change.record
    return game


def contents(place: Path) -> list[str]:
    with closing(sqlite3.connect(place)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return list(db.iterdump())


def log_of(place: Path) -> Path:
    return place.with_name(f"{place.name}-wal")


async def test_a_program_that_copies_the_log_amid_commits_gets_all_of_it(
    place: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    store = await open_sqlite(place, quiet=None)
    await store.games.create(*creation())
    async with copying(place, copy) as copier:
        game = GAME
        for _ in range(10):
            game = await play(store, game, 30)
            await asyncio.sleep(SOON)  # A pause is when a database moves its log itself.
    found = re.fullmatch(r"copied (\d+) frames, moved (\d+) times\n", copier.says)
    assert found, copier.says
    assert int(found[1]) > 300, "each commit has a frame at least"
    assert int(found[2]) > 1, "it can move the log itself"
    assert contents(copy) == contents(place)
    await store.close()


@pytest.mark.parametrize(("quiet", "is_lost"), [(None, False), (SOON, True)])
async def test_what_was_away_finds_the_rest_of_the_log_only_if_nobody_has_moved_it(
    quiet: float | None,
    is_lost: bool,
    place: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checkpoints, "LARGE_BYTES", 1)
    copy = tmp_path / "copy.db"
    store = await open_sqlite(place, quiet=None)
    await store.games.create(*creation())
    async with copying(place, copy) as copier:
        pass
    assert copier.says.startswith("copied")
    await store.close()
    database = await Database.open(place, quiet=quiet)
    game = await play(store_in(database), GAME, 20)
    await wait_for(lambda: database.checkpoints.is_idle)
    await play(store_in(database), game, 20)
    async with copying(place, copy) as copier:
        pass
    await database.close()
    assert copier.says.startswith("lost" if is_lost else "copied"), copier.says
    assert is_lost or contents(copy) == contents(place)


async def test_neither_commits_nor_pauses_nor_the_end_move_the_log(place: Path) -> None:
    url = f"sqlite:////{str(place).lstrip('/')}"
    store = await open_store(url, replicated=True)
    await store.games.create(*creation())
    moved, lengths, game = place.read_bytes(), list[int](), GAME
    for _ in range(3):
        game = await play(store, game, 400)
        lengths.append(log_of(place).stat().st_size)
        await asyncio.sleep(2 * SOON)
    await store.close()
    lengths.append(log_of(place).stat().st_size)
    assert lengths == sorted(lengths)
    assert lengths[0] > 1000 * 4096, "longer than SQLite lets it become by itself"
    assert place.read_bytes() == moved
    store = await open_store(url, replicated=True)
    assert (await store.games.load("g1") or GAME).version == game.version
    await store.close()


async def test_a_log_that_nobody_moves_is_told_once_an_hour(
    place: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(replicated_log, "LONGEST_BYTES", 3 * 2**20)
    clock = ManualClock()
    log = ReplicatedLog(place, clock)
    log.committed(1)
    log_of(place).write_bytes(bytes(3 * 2**20 - 1))
    clock.now += LOOK_INTERVAL
    log.committed(1)
    assert caplog.messages == []
    log_of(place).write_bytes(bytes(3 * 2**20))
    for _ in range(3):
        clock.now += LOOK_INTERVAL
        log.committed(1)
    assert len(caplog.messages) == 1
    assert "has grown to 3 MB" in caplog.text
    assert "does Litestream run?" in caplog.text
    clock.now += WARNING_INTERVAL
    log.committed(1)
    assert len(caplog.messages) == 2
