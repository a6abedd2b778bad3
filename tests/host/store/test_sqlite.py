"""What is SQLite's own: the file, its migrations, two writers, a process that is killed."""
# Nothing else runs on a test's loop that a look at a file could hold up.
# ruff: noqa: ASYNC240

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.host.store.errors import NewerSchema, Repeated, Unwritable
from engine.host.store.records import Secret
from engine.host.store.sqlite import file
from engine.host.store.sqlite.database import Database
from engine.host.store.sqlite.file import MIGRATIONS, refusals
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store, store_in
from engine.host.store.texts import setting
from tests.support.forks import ForkingProgram, forking
from tests.support.store_records import GAME, creation, next_commit
from tests.support.stored_preferences import put_preferences
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


def schema(place: Path) -> int:
    with closing(sqlite3.connect(place)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


# The file


async def test_the_file_is_durable_and_checked(
    store: Store, database: Database, place: Path
) -> None:
    def pragmas(db: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    full = 2
    assert await database.writer.run(pragmas) == ["wal", full, 1]
    assert schema(place) == max(int(path.name[:4]) for path in MIGRATIONS.glob("*.sql"))


async def test_only_what_is_shown_and_who_was_there_do_not_wait_for_the_disk(
    store: Store, database: Database
) -> None:
    """A power cut may undo them until the next change is on disk."""

    async def waits() -> bool:
        full = 2
        look = "PRAGMA synchronous"
        return await database.writer.run(lambda db: db.execute(look).fetchone() == (full,))

    await store.messages.save("g1", {}, 1)
    assert not await waits()
    await store.games.commit(next_commit())
    assert await waits()
    await store.notes.put_visit("g1", "seen:71", "{}")
    assert not await waits()
    await store.texts.swap(setting("hints:71"), None, "{}")
    assert await waits()
    await store.texts.swap(replace(setting("hints:71"), synced=False), "{}", None)
    assert not await waits()
    await asyncio.gather(store.messages.save("g1", {}, 2), store.settings.put("alive", "1.5"))
    assert await waits()


async def test_the_reading_connection_cannot_write(store: Store, database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.reader.run(lambda db: db.execute("DELETE FROM games"))


async def test_closing_leaves_one_file(store: Store, place: Path) -> None:
    await store.games.commit(next_commit())
    await store.close()
    assert os.listdir(place.parent) == ["games.db"]


async def test_what_is_deleted_is_overwritten_in_the_file(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Keeping(sqlite3.Connection):
        """A connection as of an SQLite that only forgets where something lies."""

        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            self.execute("PRAGMA secure_delete = OFF")

    monkeypatch.setattr(file.sqlite3, "connect", partial(sqlite3.connect, factory=Keeping))
    store = await open_sqlite(place)
    await put_preferences(store, 71, "Zoë of Berlin")
    await store.settings.put("71", "Zoë of Bremen" * 1000)
    await store.close()
    assert "Zoë".encode() in place.read_bytes()
    store = await open_sqlite(place)
    await store.personal.forget(71)
    await store.texts.swap(setting("71"), "Zoë of Bremen" * 1000, None)
    await store.close()
    assert "Zoë".encode() not in place.read_bytes()


@pytest.mark.parametrize("where", ["absent/games.db", "", "file/games.db"])
async def test_a_place_that_cannot_be_written_gets_one_sentence(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Unwritable) as refusal:
        await open_sqlite(tmp_path / where)
    sentence = str(refusal.value)
    assert sentence.startswith(f"The database {tmp_path / where} cannot be written: ")
    assert sentence.count(".") == sentence.count(".db") + 1
    assert "\n" not in sentence


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anything")
async def test_a_read_only_file_is_unwritable(place: Path) -> None:
    await (await open_sqlite(place)).close()
    place.chmod(0o444)
    place.parent.chmod(0o555)
    try:
        with pytest.raises(Unwritable, match=r"read-only|cannot be opened"):
            await open_sqlite(place)
    finally:
        place.parent.chmod(0o755)


async def test_a_file_that_is_no_database_is_left_alone(place: Path) -> None:
    text = "a shopping list, " * 100
    place.write_text(text)
    with pytest.raises(Unwritable, match="not a SQLite database"):
        await open_sqlite(place)
    assert place.read_text() == text


async def test_a_full_disk_refuses_only_what_does_not_fit(store: Store, database: Database) -> None:
    async def leave(pages: int) -> None:
        pragma = f"PRAGMA max_page_count = {pages}"
        await database.writer.run(lambda db: db.execute(pragma).fetchall())

    for game_id in ("g2", "g3"):
        await store.games.create(*creation(game_id))
    (used,) = await database.writer.run(lambda db: db.execute("PRAGMA page_count").fetchone())
    await leave(used + 20)
    huge = next_commit(key="k" * 1_000_000, outbox=("table",))
    fitting = [next_commit(replace(GAME, id=game_id)) for game_id in ("g2", "g3")]
    writes = (fitting[0], huge, fitting[1])
    answers = await asyncio.gather(*map(store.games.commit, writes), return_exceptions=True)
    assert (answers[0], answers[2]) == (None, None)
    with pytest.raises(Unwritable, match="the disk is full"):
        raise answers[1] or AssertionError
    assert await store.games.load("g1") == GAME
    await leave(99999)
    await store.games.commit(huge)
    assert await store.games.load("g1") == huge.record


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR, sqlite3.SQLITE_IOERR_FSYNC])
async def test_a_failing_disk_is_unwritable_in_every_variety(code: int) -> None:
    with pytest.raises(Unwritable, match="the disk fails"), refusals(Path("games.db")):
        raise sqlite_error(code)


async def test_a_wrong_statement_is_not_blamed_on_the_disk() -> None:
    with pytest.raises(sqlite3.OperationalError), refusals(Path("games.db")):
        raise sqlite_error(sqlite3.SQLITE_ERROR)


# Migrations


def folder_with(tmp_path: Path, scripts: dict[str, str]) -> Path:
    """Our migrations and more of them, by file name."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    for name, script in scripts.items():
        (folder / name).write_text(script)
    return folder


async def test_a_newer_migration_keeps_what_is_there(
    store: Store, place: Path, tmp_path: Path
) -> None:
    await store.close()
    folder = folder_with(tmp_path, {"9998_mood.sql": "ALTER TABLE games ADD COLUMN mood TEXT;"})
    again = store_in(await Database.open(place, migrations=folder))
    assert await again.games.load("g1") == GAME
    await again.games.commit(next_commit())
    await again.close()
    assert schema(place) == 9998


async def test_a_newer_schema_is_refused_and_left_alone(
    store: Store, place: Path, tmp_path: Path
) -> None:
    await store.close()
    folder = folder_with(tmp_path, {"9998_mood.sql": "CREATE TABLE mood (text TEXT);"})
    await (await Database.open(place, migrations=folder)).close()
    before = place.read_bytes()
    with pytest.raises(NewerSchema) as refusal:
        await open_sqlite(place)
    assert "9998" in str(refusal.value)
    assert str(place) in str(refusal.value)
    assert place.read_bytes() == before


async def test_secrets_of_the_first_schema_are_kept(place: Path) -> None:
    (first,) = MIGRATIONS.glob("0001_*.sql")
    with closing(sqlite3.connect(place)) as old:
        old.executescript(first.read_text("utf-8") + "PRAGMA user_version = 1;")
        old.execute(
            "INSERT INTO games VALUES"
            " ('g1', 1, 1, 'running', 'live', 7, 8, 0, 100, 1, 1, 1, NULL, NULL, '{}')"
        )
        old.execute("INSERT INTO secrets VALUES ('g1', ?, 'c0ffee', 'ada', 1)", (b"seed",))
        old.commit()
    again = await open_sqlite(place)
    assert await again.games.secret("g1") == Secret("g1", b"seed", "c0ffee", "ada")
    with closing(sqlite3.connect(place)) as new:
        columns = [row[1] for row in new.execute("PRAGMA table_info (secrets)")]
        keys = [row[2:5] for row in new.execute("PRAGMA foreign_key_list (secrets)")]
    assert columns == ["game_id", "seed", "commitment", "mix"]
    assert keys == [("games", "game_id", "id")]
    await again.close()


async def test_a_failing_migration_leaves_nothing_of_itself(
    store: Store, place: Path, tmp_path: Path
) -> None:
    await store.close()
    scripts = {
        "9997_good.sql": "CREATE TABLE good (text TEXT);\n",
        "9998_bad.sql": "CREATE TABLE half (text TEXT);\nINSERT INTO nowhere VALUES (1);\n",
    }
    folder = folder_with(tmp_path, scripts)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        await Database.open(place, migrations=folder)
    assert schema(place) == 9997
    with closing(sqlite3.connect(place)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert "good" in tables
    assert "half" not in tables


async def test_a_new_file_that_another_opens_at_the_same_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses at once, without waiting, if two change the mode of a file's journal."""
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as first:
        first.execute("BEGIN IMMEDIATE")  # Whatever is being written keeps the mode as it is.
        monkeypatch.setattr(file.time, "sleep", lambda _: first.execute("COMMIT"))
        with closing(sqlite3.connect(tmp_path / "games.db", timeout=0)) as second:
            file.migrate(second, tmp_path / "games.db")
            assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_many_may_open_a_new_file_at_once(place: Path) -> None:
    stores = await asyncio.gather(*(open_sqlite(place) for _ in range(8)))
    await stores[0].games.create(*creation())
    assert await stores[-1].games.load("g1") == GAME
    for store in stores:
        await store.close()


# Two writers


async def begun(database: Database) -> list[str]:
    """The transactions that the writing connection tries to begin; it may wait for a lock."""
    tried: list[str] = []

    def note(statement: str) -> None:
        if statement.startswith("BEGIN"):
            tried.append(statement)

    await database.writer.run(lambda db: db.set_trace_callback(note))
    return tried


async def test_a_cancelled_commit_ends_before_the_cancelling_does(
    store: Store, database: Database, raw: sqlite3.Connection
) -> None:
    tried = await begun(database)
    raw.execute("BEGIN IMMEDIATE")
    press = asyncio.create_task(store.games.commit(next_commit(key="press")))
    await wait_for(lambda: tried)
    press.cancel()
    await asyncio.sleep(0)
    assert not press.done()
    raw.execute("COMMIT")
    with pytest.raises(asyncio.CancelledError):
        await press
    assert await store.games.load("g1") == next_commit().record
    with pytest.raises(Repeated):
        await store.games.commit(next_commit(key="press"))


async def test_a_lock_that_is_never_let_go_is_waited_for_once(
    store: Store, database: Database, raw: sqlite3.Connection
) -> None:
    await database.writer.run(lambda db: db.execute("PRAGMA busy_timeout = 200").fetchall())
    tried = await begun(database)
    raw.execute("BEGIN IMMEDIATE")
    presses = [store.games.commit(next_commit(key=f"press {number}")) for number in range(10)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert tried == ["BEGIN IMMEDIATE"]
    assert all(isinstance(it, Unwritable) and "locked" in str(it) for it in answers)
    raw.execute("ROLLBACK")
    await store.games.commit(next_commit())


# A process that is killed

COMMITTING = """
import asyncio, sys
from dataclasses import replace
from functools import partial
from engine.host.store.store import Store, store_in
from engine.host.store.sqlite.store import open_sqlite
from tests.support.forks import fork_for_each_line
from tests.support.store_records import next_commit

async def main(place):
    store = await open_sqlite(place)
    game = await store.games.load("g1")
    while True:
        change = next_commit(game, key=f"press {game.version}", outbox=("table",))
        await store.games.commit(change)
        game = change.record
        print(game.version, flush=True)

fork_for_each_line(lambda place: asyncio.run(main(place)))
"""


async def test_kill_9_loses_nothing_acknowledged_and_doubles_nothing(
    store: Store, place: Path
) -> None:
    await store.close()
    with forking(COMMITTING) as program:
        for number in range(3):
            chance = random.Random(number)
            acknowledged = await asyncio.to_thread(commit_until_killed, program, place, chance)
            again = await open_sqlite(place)
            game, log = await again.games.load("g1"), await again.games.steps("g1")
            assert game is not None
            # One more may have been on disk before its acknowledgement got out.
            assert game.version in (acknowledged, acknowledged + 1)
            assert [line.version for line in log] == list(range(1, game.version + 1))
            assert game.state == f'{{"at": {game.version}}}'
            assert (await again.schedule.deadlines("g1"))[0].decision == game.version
            assert (await again.outbox.of_game("g1"))[0].version == game.version
            await again.close()


def commit_until_killed(program: ForkingProgram, place: Path, chance: random.Random) -> int:
    """The last version that a committing process told of before it was killed."""
    program.begin(str(place))
    told = [program.read() for _ in range(3)]
    time.sleep(chance.uniform(0, 0.05))
    told += program.kill()
    return int(told[-1])
