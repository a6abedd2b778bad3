"""However many games are stored, those that are asked for or written are found by an index."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import asyncpg
import pytest
import pytest_asyncio

from engine.host.store.database import Database, Dialect
from engine.host.store.postgres import database as postgres
from engine.host.store.postgres.dialect import numbered
from engine.host.store.records import Message
from engine.host.store.slots import Slots
from engine.host.store.sqlite import database as sqlite
from engine.host.store.sqlite.file import Connection
from engine.host.store.store import Store, store_in
from tests.support.postgres_server import PostgresServer
from tests.support.store_records import PLAYERS, next_commit

pytestmark = pytest.mark.asyncio
FILL = """
    INSERT INTO games SELECT 'g' || i, 5, 1, CASE WHEN i % 100 = 0 THEN 'running' ELSE 'over' END,
        'live', i % 500, i % 900, FALSE, i % 400, i, i, 5, NULL,
        CASE WHEN i % 100 = 0 THEN 1000 + i END, NULL, 0, '{}' FROM generate_series(1, 5000) AS i;
    INSERT INTO players SELECT 'g' || i, seat, (i * 7 + seat) % 9000, 'Ada', 'hat'
        FROM generate_series(1, 5000) AS i, generate_series(0, 1) AS seat;
    INSERT INTO results SELECT 'g' || i, i % 500, i % 9000, 1, 0, 1, 2, 9, 'played', 'Ada', 'hat'
        FROM generate_series(1, 5000) AS i;
    INSERT INTO steps SELECT 'g' || i, version, 0, 'key ' || version, 0, '0 roll', '[]'
        FROM generate_series(1, 5000) AS i, generate_series(1, 2) AS version;
    ANALYZE
"""
A_SLOT = Slots.of(4, {1})
QUERIES: dict[str, Callable[[Store], Awaitable[object]]] = {
    "load": lambda store: store.games.load("g1"),
    "players": lambda store: store.games.players("g1"),
    "outcome": lambda store: store.games.outcome("g1", "k"),
    "steps": lambda store: store.games.steps("g1"),
    "secret": lambda store: store.games.secret("g1"),
    "games_of": lambda store: store.search.games_of(71),
    "games_in_channel": lambda store: store.search.games_in_channel(71),
    "games_in_guild": lambda store: store.search.games_in_guild(71),
    "notes_in_guild": lambda store: store.search.notes_in_guild(71, "names", "b1"),
    "boards of user": lambda store: store.boards.of_user(71),
    "boards of guild": lambda store: store.boards.of_guild(71),
    "board with code": lambda store: store.boards.with_code("C0DE"),
    "last_over": lambda store: store.search.last_over(71, 72),
    "matching_games": lambda store: store.search.matching_games("a", 9, 71, 72),
    "matching_over": lambda store: store.search.matching_over("a", 9, 71, 72),
    "matching_in_guild": lambda store: store.search.matching_in_guild("a", 9, 71, 72),
    "over_in_guild": lambda store: store.search.over_in_guild("a", 9, 71, 72),
    "next_deadline": lambda store: store.schedule.next_deadline(),
    "next_deadline of a slot": lambda store: store.schedule.next_deadline(A_SLOT),
    "due": lambda store: store.schedule.due(1.0),
    "expired": lambda store: store.schedule.expired(1.0),
    "deadlines": lambda store: store.schedule.deadlines("g1"),
    "next_syncs": lambda store: store.schedule.next_syncs(),
    "next_syncs of a slot": lambda store: store.schedule.next_syncs(A_SLOT),
    "unshown": lambda store: store.outbox.unshown(),
    "unshown of a slot": lambda store: store.outbox.unshown(A_SLOT),
    "to show": lambda store: store.outbox.of_game("g1"),
    "message": lambda store: store.messages.get("g1", "table"),
    "messages": lambda store: store.messages.of_game("g1", open_only=True),
    "note": lambda store: store.notes.get("g1", "vote"),
    "notes": lambda store: store.notes.of_game("g1"),
    "orders": lambda store: store.notes.orders("g1"),
    "draft": lambda store: store.drafts.get("d1"),
    "draft of user": lambda store: store.drafts.of_user("g1", 71),
    "preferences": lambda store: store.preferences.get(71),
    "preferences of game": lambda store: store.preferences.of_game("g1"),
    "setting": lambda store: store.settings.get("alive"),
    "unsettled": lambda store: store.results.unsettled(71),
    "notices": lambda store: store.results.notices("g1"),
    "results of guild": lambda store: store.results.of_guild(71),
    "results of season": lambda store: store.results.of_season(71, 1.0, 2.0),
    "last game of season": lambda store: store.results.last_game(71, 1.0, 2.0),
    "fingerprint of season": lambda store: store.results.fingerprint(71, 1.0, 2.0),
    "results of user": lambda store: store.results.of_user(71),
    "guilds of user": lambda store: store.results.guilds_of(71),
}
LARGE = ("games", "players", "steps", "results")
FEW = ("games_by_next_deadline", "games_unshown")
"""Indexes that hold no more than the rows which are looked for."""


async def asked_by(name: str, dialect: Dialect) -> tuple[str, tuple[object, ...]]:
    """A query in a dialect, and its values."""
    asked: list[tuple[str, tuple[object, ...]]] = []

    async def rows(sql: str, *values: object) -> list[object]:
        asked.append((sql, values))
        return []

    database = SimpleNamespace(
        dialect=dialect, rows=rows, close=None, observe_groups=None, health=None
    )
    await QUERIES[name](store_in(cast(Database, database)))
    (found,) = asked
    return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def filled(postgres_server: PostgresServer) -> AsyncIterator[asyncpg.Connection]:
    """A database with 5,000 games, for all tests of this module."""
    async with postgres_server.database(bare=True) as url:
        await (await postgres.Database.open(url)).close()
        connection = await asyncpg.connect(url)
        await connection.execute(FILL)
        yield connection
        await connection.close()


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", QUERIES)
async def test_no_query_reads_a_large_table_of_a_server(
    filled: asyncpg.Connection, name: str
) -> None:
    query, values = await asked_by(name, postgres.Database.dialect)
    plan = [line for (line,) in await filled.fetch(f"EXPLAIN {numbered(query)}", *values)]
    scans = [line.strip() for line in plan if "Seq Scan on" in line]
    assert not [line for line in scans if line.split("Seq Scan on ")[1].split()[0] in LARGE], (
        "\n".join(plan)
    )


@pytest.mark.parametrize("name", QUERIES)
async def test_no_query_reads_a_large_table_of_a_file(raw: sqlite3.Connection, name: str) -> None:
    query, values = await asked_by(name, sqlite.Database.dialect)
    plan = [line for *_, line in raw.execute(f"EXPLAIN QUERY PLAN {query}", values)]
    # The outbox is short, and so are indexes that hold only matching rows.
    walks = [line for line in plan if line.startswith("SCAN") and line.split()[1] in LARGE]
    assert not [line for line in walks if not any(index in line for index in FEW)], plan


async def plans(connection: Connection, work: Callable[[], Awaitable[object]]) -> list[list[str]]:
    """How SQLite finds the rows of each statement that `work` runs on a connection."""
    asked: list[str] = []
    await connection.run(lambda db: db.set_trace_callback(asked.append))
    await work()
    await connection.run(lambda db: db.set_trace_callback(None))

    def explained(db: sqlite3.Connection) -> list[list[str]]:
        told = [db.execute(f"EXPLAIN QUERY PLAN {it}") for it in asked if is_search(it)]
        return [[row[3] for row in rows] for rows in told]

    return await connection.run(explained)


def is_search(statement: str) -> bool:
    return statement.startswith(("SELECT", "UPDATE", "DELETE", "INSERT"))


async def test_an_outage_moves_the_deadlines_of_live_games_without_looking_at_others(
    store: Store,
    database: sqlite.Database,
) -> None:
    shown, moved, nearest = await plans(database.writer, lambda: store.schedule.shift(60.0))
    walks = [line for plan in (shown, moved, nearest) for line in plan if "SCAN" in line]
    assert all("games_by_next_deadline" in line for line in walks), walks
    assert any("SEARCH deadlines" in line for line in moved)


async def test_writing_about_one_game_looks_at_no_other(
    store: Store, database: sqlite.Database
) -> None:
    async def write() -> None:
        await store.games.commit(
            next_commit(key="press", outbox=("table",), players=PLAYERS, mix="71")
        )
        message = Message("g1", "table", 500, 900, 2, 12.5)
        await store.messages.save("g1", {"table": message, "undo": None}, 2)

    found = await plans(database.writer, write)
    assert len(found) >= 10
    assert [line for plan in found for line in plan if "SCAN" in line] == []


async def test_a_hundred_thousand_old_games_do_not_slow_the_start(
    store: Store, raw: sqlite3.Connection, place: Path
) -> None:
    columns = [row[1] for row in raw.execute("PRAGMA table_info(games)")]
    values = [{"id": "'o' || n", "phase": "'over'"}.get(name, name) for name in columns]
    raw.execute("UPDATE games SET shown_version = version, next_deadline = NULL, next_sync = NULL")
    raw.execute(
        "WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 100000)"
        f" INSERT INTO games ({', '.join(columns)}) SELECT {', '.join(values)} FROM games, count"
    )
    raw.execute(
        "UPDATE games SET phase = 'running', next_deadline = 50.0, next_sync = 50.0,"
        " shown_version = 0 WHERE id LIKE 'o%00'"
    )
    raw.execute(
        "INSERT INTO deadlines (game_id, decision, seat, kind, at)"
        " SELECT id, 1, 0, 'buy', 50.0 FROM games WHERE id LIKE 'o%00'"
    )
    await store.close()
    hundreds = list[None]()
    database = await sqlite.Database.open(place)
    again = store_in(database)
    await database.reader.run(
        lambda db: db.set_progress_handler(lambda: hundreds.append(None), 100)
    )
    assert await again.schedule.next_deadline() == 50.0
    assert len(await again.schedule.due(60.0)) == 1000
    assert len(await again.outbox.unshown()) == 1000
    assert len(await again.schedule.next_syncs()) == 1000
    await again.close()
    # Instructions of SQLite's; to look at each game takes several for each.
    assert 100 < len(hundreds) < 1000
