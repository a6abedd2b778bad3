"""What is PostgreSQL's own: groups of writes, a server that refuses or stops, its schema."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import asyncpg
import pytest
import pytest_asyncio

from engine.host.administration.databases import open_store, refuse_in_use, schema_at, setting_at
from engine.host.store.errors import (
    NewerSchema,
    Unreadable,
    Unusable,
    Unwritable,
)
from engine.host.store.postgres.batches import MOST
from engine.host.store.postgres.connections import LOST, Db
from engine.host.store.postgres.database import Database
from engine.host.store.postgres.schema import migrations
from engine.host.store.records import Message
from engine.host.store.sqlite import file as sqlite_file
from engine.host.store.store import Store, store_in
from tests.support import postgres_server as postgres_server_of_tests
from tests.support.postgres_server import OwnServer, PostgresServer, own_server, skipping_without
from tests.support.store_groups import IDS, first_move, outcomes, versions, with_games
from tests.support.store_records import GAME, creation, next_commit
from tests.support.waiting import wait_for


@pytest_asyncio.fixture
async def url(postgres_server: PostgresServer) -> AsyncIterator[str]:
    async with postgres_server.database() as url:
        yield url


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


@pytest_asyncio.fixture
async def store(database: Database) -> Store:
    return await with_games(store_in(database))


@pytest_asyncio.fixture
async def raw(url: str, store: Store) -> AsyncIterator[asyncpg.Connection]:
    """A second hand on the database of the open store."""
    connection = await asyncpg.connect(url)
    yield connection
    await connection.close()


# What is deleted


@pytest.mark.asyncio
async def test_deleted_rows_are_cleared_away(store: Store, raw: asyncpg.Connection) -> None:
    await store.personal.delete_games(IDS[1:])
    await store.personal.purge()
    pages = "generate_series(0, (pg_relation_size('games') / 8192)::int - 1) AS page"
    rows = "heap_page_items(get_raw_page('games', page)) WHERE lp_flags = 1"
    await raw.execute("CREATE EXTENSION pageinspect")
    assert await raw.fetchval(f"SELECT count(*) FROM {pages}, {rows}") == 1


@pytest.mark.asyncio
async def test_what_a_server_refuses_to_clear_away_is_left_to_it(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    await database.purge(("no_such_table",))
    assert "left to the server" in caplog.text


@pytest.mark.asyncio
async def test_a_lost_connection_leaves_the_clearing_to_the_server(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as lost:
        lost.setattr(database, "readers", Mock(acquire=Mock(side_effect=ConnectionRefusedError())))
        await store_in(database).personal.purge()
    assert "the server cannot be reached" in caplog.text


# Groups


@pytest.mark.asyncio
async def test_a_large_group_is_one_transaction_too(store: Store, raw: asyncpg.Connection) -> None:
    games = [f"more{number}" for number in range(3 * MOST)]
    await asyncio.gather(*(store.games.create(*creation(game_id)) for game_id in games))
    found = "SELECT count(DISTINCT xmin::text), count(*) FROM games WHERE id LIKE 'more%'"
    assert tuple(await raw.fetchrow(found)) == (1, 3 * MOST)
    answers = await outcomes(
        *(store.games.commit(first_move(game_id)) for game_id in (*games, *games[:5]))
    )
    assert answers == [""] * len(games) + ["Conflict"] * 5
    assert tuple(await raw.fetchrow(found)) == (1, 3 * MOST)


@pytest.mark.asyncio
async def test_a_write_in_the_wrong_spoils_nobody_elses(store: Store) -> None:
    lost = Message("nowhere", "table", 500, 900, 1, 12.5)
    writes = (
        store.games.commit(first_move("g1")),
        store.messages.put(lost),
        store.settings.put("a", "b"),
        store.settings.put("c", "a text\x00that no text can be"),
    )
    assert await outcomes(*writes) == [
        "",
        "ForeignKeyViolationError",
        "",
        "CharacterNotInRepertoireError",
    ]
    assert await store.settings.get("a") == "b"
    assert await versions(store) == [1, 2] + [1] * 8


@pytest.mark.asyncio
async def test_a_lock_that_is_never_let_go_refuses_only_who_needs_it(
    store: Store, database: Database, raw: asyncpg.Connection
) -> None:
    await database.writer.execute("SET lock_timeout = '50ms'")
    async with raw.transaction():
        await raw.execute("SELECT FROM games WHERE id = 'g3' FOR UPDATE")
        answers = await outcomes(*(store.games.commit(first_move(game_id)) for game_id in IDS))
    assert answers == ["", "", "", "Unwritable", "", "", "", "", "", ""]
    await store.games.commit(first_move("g3"))


# What the server promises


@pytest.mark.asyncio
async def test_a_commit_is_durable_even_if_the_server_does_not_say_so(
    url: str, raw: asyncpg.Connection
) -> None:
    await raw.execute(_database("SET synchronous_commit = off"))
    database = await Database.open(url)
    assert await database.writer.fetchval("SHOW synchronous_commit") == "on"
    await database.close()
    await raw.execute(_database("RESET ALL"))


@pytest.mark.asyncio
async def test_two_stores_that_write_all_rows_at_once_wait_for_each_other(
    store: Store, url: str
) -> None:
    other = await open_store(url)
    for _ in range(5):
        found = [await store.games.load(it) for it in IDS]
        moves = [next_commit(it) for it in found if it is not None]
        rivals = [each.games.commit(move) for move in moves for each in (store, other)]
        shifts = [each.schedule.shift(1.0) for each in (store, other)]
        answers = await outcomes(*rivals, *shifts)
        assert answers[-2:] == ["", ""]
        pairs = [answers[at : at + 2] for at in range(0, len(rivals), 2)]
        # A movement that came first refuses both.
        assert all(sorted(pair)[1] == "Conflict" for pair in pairs), pairs
        assert {it for pair in pairs for it in pair} <= {"", "Conflict"}
    await other.close()


@pytest.mark.asyncio
async def test_deadlines_that_move_wait_for_a_change_before_they_hold_anything_up(
    store: Store, raw: asyncpg.Connection
) -> None:
    """Both lock the game first: else each could wait for what the other holds."""

    async def waits() -> bool:
        return bool(await raw.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"))

    await store.games.commit(first_move("g5"))
    async with raw.transaction():
        await raw.execute("UPDATE games SET moved_at = 1 WHERE id = 'g5'")
        shift = asyncio.create_task(store.schedule.shift(60.0))
        await wait_for(waits)
        await raw.execute("SET LOCAL lock_timeout = '500ms'")
        await raw.execute("UPDATE deadlines SET calls = 2 WHERE game_id = 'g5'")
    await shift
    (moved,) = await store.schedule.deadlines("g5")
    assert (moved.calls, moved.at) == (2, first_move("g5").deadlines[0].at + 60)


# A server that refuses


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("/postgres?", "/no_such?"), "there is no such database on the server"),
        (("//postgres@", "//nobody:s3cret@"), "the server refuses this user or password"),
        (("?host=", "?host=/nowhere"), "the server cannot be reached"),
    ],
)
async def test_a_server_that_cannot_be_used_gets_one_sentence(
    postgres_server: PostgresServer, change: tuple[str, str], reason: str
) -> None:
    if not isinstance(postgres_server, OwnServer):
        pytest.skip("only of a server of our own is it known whom it lets in")
    url = postgres_server.url.replace(*change)
    with pytest.raises(Unwritable) as refusal:
        await open_store(url)
    assert refusal.value.reason == reason
    assert "s3cret" not in str(refusal.value)
    assert "nobody" not in str(refusal.value)


@pytest.mark.asyncio
async def test_a_database_in_which_the_bot_may_make_nothing_is_told(
    postgres_server: PostgresServer,
) -> None:
    async with postgres_server.database(bare=True) as url:
        owner = await asyncpg.connect(url)
        await owner.execute(_database("SET default_transaction_read_only = on"))
        await owner.close()
        with pytest.raises(Unwritable, match="it is read-only"):
            await open_store(url)


@pytest.mark.asyncio
async def test_a_user_who_may_make_no_tables_is_told(postgres_server: PostgresServer) -> None:
    if not isinstance(postgres_server, OwnServer):
        pytest.skip("only a server of our own lets anybody in")
    async with postgres_server.database(bare=True) as url:
        owner = await asyncpg.connect(url)
        await owner.execute("CREATE ROLE guest LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        with pytest.raises(Unwritable, match="the user may not do this in the database"):
            await open_store(url.replace("//postgres@", "//guest@"))
        await owner.execute("DROP ROLE guest")
        await owner.close()


def _database(change: str) -> str:
    """A statement that changes the database that is connected to."""
    name = "current_database()"
    return f"DO $$BEGIN EXECUTE format('ALTER DATABASE %I {change}', {name}); END$$"


@pytest.fixture
def server() -> Iterator[OwnServer]:
    """A server that the test may stop."""
    with skipping_without(), own_server() as server:
        yield server


def test_the_processor_time_of_a_server_counts_connections_that_have_ended(
    server: OwnServer,
) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(server.url)
        await connection.execute("SELECT sum(n) FROM generate_series(1, 3000000) AS n")
        await connection.close()

    before = server.processor()
    asyncio.run(work())
    assert server.processor() >= before + 0.05


def test_a_server_that_stops_refuses_and_is_found_again(server: OwnServer) -> None:
    async def play() -> None:
        store = await open_store(server.url)
        for game_id in IDS:
            await store.games.create(*creation(game_id))
        server.stop()
        answers = await outcomes(*(store.games.commit(first_move(it)) for it in IDS))
        assert answers == ["Unwritable"] * 10
        with pytest.raises(Unwritable):
            await store.games.load("g1")
        server.start()
        assert await versions(store) == [1] * 10
        await asyncio.gather(*(store.games.commit(first_move(it)) for it in IDS))
        assert await versions(store) == [2] * 10
        await store.close()

    asyncio.run(play())


@pytest.mark.asyncio
async def test_a_connection_that_is_ended_amid_commits_leaves_each_done_or_not(
    store: Store, raw: asyncpg.Connection, database: Database
) -> None:
    end = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid = $1"
    lost = 0
    for _ in range(10):
        while await outcomes(store.settings.put("alive", "again")) != [""]:
            pass  # The server may still be about to end the connection.
        before = await versions(store)
        moves = [
            next_commit(replace(GAME, id=it, version=version))
            for it, version in zip(IDS, before, strict=True)
        ]
        pid = database.writer.get_server_pid()
        answers, _ = await asyncio.gather(
            outcomes(*(store.games.commit(move) for move in moves)), raw.fetchval(end, pid)
        )
        after = await versions(store)
        for was, now, answer in zip(before, after, answers, strict=True):
            assert answer in ("", "Unwritable")
            assert now == was + 1 if answer == "" else now in (was, was + 1)
        lost += "Unwritable" in answers
    assert lost > 0
    database.writer.terminate()
    await store.games.commit(next_commit(replace(GAME, id="g1", version=after[1])))


@pytest.mark.asyncio
async def test_a_read_whose_connection_was_ended_is_asked_again(
    store: Store, raw: asyncpg.Connection
) -> None:
    for _ in range(3):
        await raw.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert await store.games.load("g1") == GAME


@pytest.mark.asyncio
async def test_a_cancelled_read_is_answered_all_the_same(database: Database) -> None:
    """The server is not asked to stop, which would take a connection for each cancelled read."""
    course: list[str] = []

    async def query(db: Db) -> None:
        course.append("asked")
        await db.execute("SELECT pg_sleep(0.05)")
        course.append("answered")

    reading = asyncio.create_task(database.read(query))
    await wait_for(lambda: course)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert course == ["asked", "answered"]


def test_what_a_lost_connection_is_called_says_no_more_than_is_known() -> None:
    assert str(Unwritable("postgresql://there/games", LOST)) == (
        "The database postgresql://there/games cannot be written: the connection to the server"
        " was lost."
    )


# The schema


@pytest.mark.asyncio
async def test_an_empty_database_comes_to_the_newest_schema_whoever_opens_it_first(
    postgres_server: PostgresServer,
) -> None:
    async with postgres_server.database(bare=True) as url:
        stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
        await stores[0].games.create(*creation())
        assert await stores[3].games.load("g1") == GAME
        for store in stores:
            await store.close()


@pytest.mark.asyncio
async def test_a_newer_schema_is_refused_and_left_as_it_is(postgres_server: PostgresServer) -> None:
    async with postgres_server.database(bare=True) as url:
        await (await open_store(url)).close()
        db = await asyncpg.connect(url)
        await db.execute("UPDATE schema_version SET version = 999")
        with pytest.raises(NewerSchema, match=r"schema 999; this version knows schema \d+") as told:
            await open_store(url)
        assert await db.fetchval("SELECT version FROM schema_version") == 999
        await db.close()
    assert told.value.found == 999


def test_schema_and_settings_are_read_of_a_database_that_is_not_open(
    postgres_server: PostgresServer,
) -> None:
    async def bare() -> None:
        async with postgres_server.database(bare=True) as url:
            await asyncio.to_thread(look, url)

    def look(url: str) -> None:
        newest = max(migrations())
        assert (schema_at(url).found, schema_at(url).newest) == (0, newest)
        assert setting_at(url, "alive") is None
        asyncio.run(note(url))
        assert (schema_at(url).found, setting_at(url, "alive")) == (newest, "1.5")
        assert setting_at(url, "other") is None

    async def note(url: str) -> None:
        store = await open_store(url)
        await store.settings.put("alive", "1.5")
        await store.close()

    asyncio.run(bare())


def test_a_server_that_is_not_there_has_no_schema() -> None:
    url = "postgresql://me:s3cret@127.0.0.1:1/games"
    with pytest.raises(Unreadable, match="the server cannot be reached") as refusal:
        schema_at(url)
    assert "s3cret" not in str(refusal.value)
    assert setting_at(url, "alive") is None


def test_every_engine_knows_the_same_schemas() -> None:
    """A schema is one number for all; the first of this engine is 8."""
    older = {number for number in sqlite_file.migrations() if number < 8}
    assert set(sqlite_file.migrations()) - older == set(migrations())


@pytest.mark.asyncio
async def test_every_engine_has_the_same_columns(raw: asyncpg.Connection, tmp_path: Path) -> None:
    rows = await raw.fetch(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'schema_version'"
    )
    connection = await sqlite_file.Connection.open(tmp_path / "games.db")
    await connection.run(lambda db: sqlite_file.migrate(db, tmp_path / "games.db"))
    columns = await connection.run(
        lambda db: db.execute(
            "SELECT tables.name, columns.name FROM sqlite_master AS tables"
            " JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
        ).fetchall()
    )
    await connection.close()
    assert {tuple(row) for row in rows} == set(columns)


# The server of the tests


@pytest.mark.parametrize(
    ("ci", "outcome"), [("", pytest.skip.Exception), ("true", pytest.fail.Exception)]
)
def test_without_its_programs_tests_skip_themselves_but_fail_in_ci(
    ci: str, outcome: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_server_of_tests, "DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", ci)
    missing = pytest.raises(outcome, match="PostgreSQL is not installed")
    with missing, skipping_without(), own_server():
        pass


@pytest.mark.asyncio
async def test_a_database_that_a_bot_uses_is_told(postgres_server: PostgresServer) -> None:
    async with postgres_server.database(bare=True) as url:
        store = await open_store(url)
        with pytest.raises(Unusable, match="is in use. Stop the bot first."):
            await refuse_in_use(url)
        await store.close()
        await refuse_in_use(url)
