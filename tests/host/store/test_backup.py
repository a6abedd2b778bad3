"""A database put away while it is used, and put back where nobody uses it."""
# Nothing else runs on a test's loop that a look at a file could hold up.
# ruff: noqa: ASYNC240

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.store.errors import NewerSchema, Unusable
from engine.host.store.records import Commit, OutboxEntry
from engine.host.store.sqlite import backup
from engine.host.store.sqlite.backup import Contents, back_up, inspect, restore
from engine.host.store.sqlite.file import migrations
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store
from tests.support.store_records import GAME, creation, next_commit, step

pytestmark = pytest.mark.asyncio

SCHEMA = max(migrations())


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


@pytest_asyncio.fixture
async def store(place: Path) -> AsyncIterator[Store]:
    store = await open_sqlite(place)
    await store.games.create(*creation())
    await store.games.create(*creation("old", phase="over"))
    yield store
    await store.close()


async def version_in(place: Path) -> int:
    store = await open_sqlite(place)
    game = await store.games.load("g1")
    await store.close()
    return game.version if game else 0


def damage(place: Path) -> None:
    """Overwrite the middle of a file."""
    with place.open("r+b") as file:
        file.seek(place.stat().st_size // 2)
        file.write(b"\xa5" * 8192)


# Putting away


async def test_a_backup_is_one_file_with_everything(store: Store, place: Path, kept: Path) -> None:
    await store.games.commit(next_commit(key="press", outbox=("table",)))
    assert back_up(place, kept) == Contents(games=2, live=1, schema=SCHEMA)
    assert not [name for name in os.listdir(kept.parent) if name.startswith(("kept.db-", "."))]
    other = await open_sqlite(kept)
    assert await other.games.load("g1") == next_commit().record
    assert await other.games.steps("g1") == (step(1), step(2, "press"))
    assert await other.games.secret("g1") == await store.games.secret("g1")
    await other.close()


async def test_a_backup_of_a_busy_database_is_of_one_moment(
    store: Store, place: Path, kept: Path
) -> None:
    game, moves = GAME, 0
    copying = asyncio.create_task(asyncio.to_thread(back_up, place, kept))
    while not copying.done() or moves < 20:
        change = next_commit(game, outbox=("table",))
        await store.games.commit(change)
        game, moves = change.record, moves + 1
    await copying
    other = await open_sqlite(kept)
    found = await other.games.load("g1")
    assert found is not None
    assert (await other.games.steps("g1"))[-1].version == found.version <= game.version
    assert await other.outbox.of_game("g1") in ((), (OutboxEntry("table", found.version),))
    await other.close()
    assert await store.games.load("g1") == game


def mode(place: Path) -> int:
    return place.stat().st_mode & 0o777


@pytest.fixture
def open_to_all() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


async def test_only_its_owner_reads_a_database_and_what_is_made_of_it(
    open_to_all: None, tmp_path: Path
) -> None:
    """Whatever the umask: it holds the seeds of games that run."""
    place, kept = tmp_path / "games.db", tmp_path / "kept.db"
    store = await open_sqlite(place)
    await store.games.create(*creation())
    files = [place, *tmp_path.glob("games.db-*")]
    assert {it.name for it in files} == {"games.db", "games.db-wal", "games.db-shm"}
    assert {mode(it) for it in files} == {0o600}
    back_up(place, kept)
    await store.close()
    restore(kept, tmp_path / "again.db")
    restore(kept, place, tmp_path / "aside.db")
    assert {it.name for it in tmp_path.iterdir()} == {"games.db", "kept.db", "again.db", "aside.db"}
    assert {mode(it) for it in tmp_path.iterdir()} == {0o600}


async def test_what_is_made_of_a_database_that_others_read_is_read_by_its_owner_alone(
    store: Store, place: Path, kept: Path
) -> None:
    place.chmod(0o644)
    back_up(place, kept)
    assert (mode(place), mode(kept)) == (0o644, 0o600)


async def test_a_backup_overwrites_nothing(store: Store, place: Path, kept: Path) -> None:
    kept.write_text("another")
    with pytest.raises(Unusable, match="already exists"):
        back_up(place, kept)
    with pytest.raises(Unusable, match="already exists"):
        back_up(place, place)
    assert kept.read_text() == "another"
    assert await store.games.load("g1") == GAME


async def test_a_backup_of_nothing_is_refused_and_makes_nothing(tmp_path: Path, kept: Path) -> None:
    with pytest.raises(Unusable, match="There is no database"):
        back_up(tmp_path / "absent.db", kept)
    assert os.listdir(tmp_path) == []


async def test_a_backup_where_nobody_may_write_is_one_sentence(
    store: Store, place: Path, tmp_path: Path
) -> None:
    with pytest.raises(Unusable, match=r"nowhere/kept\.db cannot be written: No such file"):
        back_up(place, tmp_path / "nowhere" / "kept.db")


async def test_a_damaged_database_gives_no_backup(store: Store, place: Path, kept: Path) -> None:
    await grow(store)
    await store.close()
    damage(place)
    with pytest.raises(Unusable, match=r"games\.db is damaged|games\.db cannot be used"):
        back_up(place, kept)
    assert os.listdir(place.parent) == [place.name]


async def grow(store: Store) -> None:
    """So many lines that the middle of the file holds some."""
    game = replace(GAME, version=1200)
    await store.games.commit(Commit(game, 1, steps=tuple(step(n) for n in range(2, 1201))))


# Looking at a file


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("CREATE TABLE games (id TEXT)", "not a database of this program"),
        ("CREATE TABLE games (id TEXT); PRAGMA user_version = 1", "not a database of this program"),
        ("PRAGMA user_version = -1", "not a database of this program"),
    ],
)
async def test_somebody_elses_database_is_refused(kept: Path, script: str, says: str) -> None:
    with closing(sqlite3.connect(kept)) as other:
        other.executescript(script)
    with pytest.raises(Unusable, match=says):
        inspect(kept)


@pytest.mark.parametrize("content", [b"a shopping list, " * 100, b"", b"SQLite format 3\x00"])
async def test_a_file_that_is_no_database_is_refused(kept: Path, content: bytes) -> None:
    kept.write_bytes(content)
    with pytest.raises(Unusable, match=r"kept\.db is not a"):
        inspect(kept)
    assert kept.read_bytes() == content


async def test_a_newer_schema_is_refused(store: Store, place: Path, kept: Path) -> None:
    back_up(place, kept)
    with closing(sqlite3.connect(kept)) as newer:
        newer.execute("PRAGMA user_version = 9999")
    with pytest.raises(NewerSchema, match="9999"):
        inspect(kept)


async def test_a_backup_of_an_older_schema_is_good(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as older:
        older.executescript(migrations()[1] + "PRAGMA user_version = 1;")
    assert inspect(kept) == Contents(games=0, live=0, schema=1)


async def test_rows_of_no_game_are_damage(store: Store, place: Path, kept: Path) -> None:
    back_up(place, kept)
    with closing(sqlite3.connect(kept)) as wrong:
        wrong.execute("DELETE FROM games WHERE id = 'old'")
        wrong.commit()
    with pytest.raises(Unusable, match="damaged"):
        inspect(kept)


async def test_a_copy_made_by_hand_is_looked_at_without_a_trace(
    store: Store, place: Path, kept: Path
) -> None:
    await store.close()
    kept.write_bytes(place.read_bytes())
    assert inspect(kept).games == 2
    assert sorted(os.listdir(place.parent)) == ["games.db", "kept.db"]


# Putting back


async def test_a_restored_game_goes_on_where_it_was(store: Store, place: Path, kept: Path) -> None:
    back_up(place, kept)
    await store.games.commit(next_commit())
    await store.close()
    aside = place.with_name("aside.db")
    assert restore(kept, place, aside) == Contents(games=2, live=1, schema=SCHEMA)
    assert await version_in(aside) == 2
    again = await open_sqlite(place)
    assert await again.games.load("g1") == GAME
    # Its messages are of a later time.
    assert await again.outbox.of_game("g1") == (OutboxEntry("table", 1),)
    assert await again.outbox.of_game("old") == ()
    await again.games.commit(next_commit(key="other"))
    await again.close()


async def test_a_backup_is_put_where_nothing_is(
    store: Store, place: Path, kept: Path, tmp_path: Path
) -> None:
    back_up(place, kept)
    restore(kept, tmp_path / "new.db")
    assert await version_in(tmp_path / "new.db") == 1


async def test_a_database_is_replaced_only_if_that_is_wanted(
    store: Store, place: Path, kept: Path
) -> None:
    back_up(place, kept)
    await store.games.commit(next_commit())
    await store.close()
    with pytest.raises(Unusable, match="already a database"):
        restore(kept, place)
    assert await version_in(place) == 2


async def test_a_database_in_use_is_not_replaced(
    store: Store, place: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "BUSY_SECONDS", 0.05)
    back_up(place, kept)
    await store.games.commit(next_commit())
    aside = place.with_name("aside.db")
    with pytest.raises(Unusable, match="Stop the bot first"):
        restore(kept, place, aside)
    assert not aside.exists()
    await store.games.commit(next_commit(next_commit().record))
    await store.close()
    assert await version_in(place) == 3


async def test_nobody_comes_in_while_a_backup_is_put_back(
    store: Store, place: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(place, kept)
    await store.close()
    refused: list[str] = []

    def look(db: sqlite3.Connection) -> None:
        with closing(sqlite3.connect(place, timeout=0.05)) as other:
            try:
                other.execute("SELECT count(*) FROM games")
            except sqlite3.OperationalError as error:
                refused.append(str(error))

    monkeypatch.setattr(backup, "_show_again", look)
    restore(kept, place, place.with_name("aside.db"))
    assert refused == ["database is locked"]


async def test_what_is_no_backup_replaces_nothing(store: Store, place: Path, kept: Path) -> None:
    await grow(store)
    back_up(place, kept)
    damage(kept)
    await store.close()
    before, aside = place.read_bytes(), place.with_name("aside.db")
    with pytest.raises(Unusable):
        restore(kept, place, aside)
    assert place.read_bytes() == before
    assert not aside.exists()


async def test_an_earlier_database_set_aside_is_not_overwritten(
    store: Store, place: Path, kept: Path
) -> None:
    back_up(place, kept)
    await store.games.commit(next_commit())
    await store.close()
    aside = place.with_name("aside.db")
    aside.write_text("an earlier one")
    with pytest.raises(Unusable, match="already exists"):
        restore(kept, place, aside)
    assert aside.read_text() == "an earlier one"
    assert await version_in(place) == 2


async def test_a_ruined_database_is_replaced_and_kept_byte_by_byte(
    store: Store, place: Path, kept: Path
) -> None:
    back_up(place, kept)
    await store.close()
    ruin = b"not a database any more " * 500
    place.write_bytes(ruin)
    aside = place.with_name("aside.db")
    restore(kept, place, aside)
    assert aside.read_bytes() == ruin
    assert await version_in(place) == 1


async def test_what_a_killed_bot_left_in_its_log_is_kept_aside_too(
    store: Store, place: Path, kept: Path, tmp_path: Path
) -> None:
    back_up(place, kept)
    await store.games.commit(next_commit())
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for side in ("", "-wal"):
        (crashed / f"games.db{side}").write_bytes(Path(f"{place}{side}").read_bytes())
    restore(kept, crashed / "games.db", crashed / "aside.db")
    assert await version_in(crashed / "aside.db") == 2
    assert await version_in(crashed / "games.db") == 1
    assert sorted(os.listdir(crashed)) == ["aside.db", "games.db"]


@pytest.mark.asyncio
async def test_a_backup_that_does_not_fit_blames_the_disk_it_goes_to(tmp_path: Path) -> None:
    database, target = tmp_path / "games.db", tmp_path / "copy.db"
    await (await open_sqlite(database)).close()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limits[1]))  # As on a full disk.
    try:
        with pytest.raises(Unusable, match=f"^{target} cannot be written: "):
            back_up(database, target)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert not target.exists()
