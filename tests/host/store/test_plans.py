"""With a hundred thousand games in the file, what is asked and written costs as with one."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from operator import attrgetter
from pathlib import Path

import pytest

from engine.host.store.protocol import Store
from engine.host.store.records import Message
from engine.host.store.sqlite.database import Database
from engine.host.store.sqlite.file import Connection
from engine.host.store.sqlite.store import store_in
from tests.support.store_records import PLAYERS, next_commit

pytestmark = pytest.mark.asyncio
OF_ONE_GAME = (
    "games.load",
    "games.players",
    "games.secret",
    "schedule.deadlines",
    "outbox.of_game",
    "preferences.of_game",
    "notes.orders",
)


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


@pytest.mark.parametrize(
    ("query", "index"),
    [
        ("schedule.next_deadline", "games_by_next_deadline"),
        ("schedule.due", "games_by_next_deadline"),
        ("schedule.expired", "games_by_next_deadline"),
        ("outbox.unshown", "games_unshown"),
        ("search.games_of", "players_by_user"),
        ("search.games_in_channel", "games_by_channel"),
        ("search.games_in_guild", "games_by_guild"),
        ("results.unsettled", "games_by_guild"),
        ("results.of_guild", "results_by_guild"),
        ("results.of_user", "results_by_user"),
        ("results.guilds_of", "results_by_user"),
    ],
)
async def test_a_search_among_many_games_uses_its_index(
    store: Store, database: Database, query: str, index: str
) -> None:
    values = () if query in ("schedule.next_deadline", "outbox.unshown") else (1,)
    (plan,) = await plans(database.reader, lambda: attrgetter(query)(store)(*values))
    assert any(index in line for line in plan), plan
    # Walking the outbox or an index that holds only matching rows is no search.
    walks = [line for line in plan if line.startswith("SCAN")]
    assert all("outbox" in line or index in line for line in walks), plan


@pytest.mark.parametrize(
    ("query", "values", "indexes"),
    [
        ("search.matching_games", ("a", 25, 1, 2), ("games_by_channel", "players_by_user")),
        ("search.matching_over", ("a", 25, 1, 2), ("games_by_channel", "players_by_user")),
        ("search.matching_in_guild", ("a", 25, 1, 2), ("games_by_guild",)),
        ("search.last_over", (1, 2), ("games_by_channel",)),
    ],
)
async def test_what_is_offered_is_found_by_indexes_too(
    store: Store,
    database: Database,
    query: str,
    values: tuple[object, ...],
    indexes: tuple[str, ...],
) -> None:
    (plan,) = await plans(database.reader, lambda: attrgetter(query)(store)(*values))
    assert all(any(index in line for line in plan) for index in indexes), plan
    assert not any(line.startswith(("SCAN games", "SCAN players")) for line in plan), plan


async def test_an_outage_moves_the_deadlines_of_live_games_without_looking_at_others(
    store: Store,
    database: Database,
) -> None:
    shown, moved, nearest = await plans(database.writer, lambda: store.schedule.shift(60.0))
    walks = [line for plan in (shown, moved, nearest) for line in plan if "SCAN" in line]
    assert all("games_by_next_deadline" in line for line in walks), walks
    assert any("SEARCH deadlines" in line for line in moved)


async def test_writing_about_one_game_looks_at_no_other(store: Store, database: Database) -> None:
    async def write() -> None:
        await store.games.commit(
            next_commit(key="press", outbox=("table",), players=PLAYERS, mix="71")
        )
        await store.messages.put(Message("g1", "table", 500, 900, 2, 12.5))
        await store.outbox.mark_shown("g1", "table", 2)
        await store.messages.drop("g1", "table")

    found = await plans(database.writer, write)
    assert len(found) >= 10
    assert [line for plan in found for line in plan if "SCAN" in line] == []


async def test_a_hundred_thousand_old_games_do_not_slow_the_start(
    store: Store, raw: sqlite3.Connection, place: Path
) -> None:
    columns = [row[1] for row in raw.execute("PRAGMA table_info(games)")]
    values = [{"id": "'o' || n", "phase": "'over'"}.get(name, name) for name in columns]
    raw.execute("UPDATE games SET shown_version = version, next_deadline = NULL")
    raw.execute(
        "WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 100000)"
        f" INSERT INTO games ({', '.join(columns)}) SELECT {', '.join(values)} FROM games, count"
    )
    raw.execute(
        "UPDATE games SET phase = 'running', next_deadline = 50.0, shown_version = 0"
        " WHERE id LIKE 'o%00'"
    )
    raw.execute(
        "INSERT INTO deadlines (game_id, decision, seat, kind, at)"
        " SELECT id, 1, 0, 'buy', 50.0 FROM games WHERE id LIKE 'o%00'"
    )
    await store.close()
    hundreds = list[None]()
    database = await Database.open(place)
    again = store_in(database)
    await database.reader.run(
        lambda db: db.set_progress_handler(lambda: hundreds.append(None), 100)
    )
    assert await again.schedule.next_deadline() == 50.0
    assert len(await again.schedule.due(60.0)) == 1000
    assert len(await again.outbox.unshown()) == 1000
    await again.close()
    # Instructions of SQLite's; to look at each game takes several for each.
    assert 100 < len(hundreds) < 1000


async def test_reading_about_one_game_looks_at_no_other(store: Store, database: Database) -> None:
    async def read() -> None:
        for query in OF_ONE_GAME:
            await attrgetter(query)(store)("g1")
        await store.games.steps("g1", 3)
        await store.games.outcome("g1", "press")
        await store.messages.of_game("g1")
        await store.messages.get("g1", "table")
        await store.notes.get("g1", "vote")
        await store.results.notices("g1")
        await store.drafts.of_user("g1", 71)

    found = await plans(database.reader, read)
    assert len(found) == 14
    assert [line for plan in found for line in plan if "SCAN" in line] == []
