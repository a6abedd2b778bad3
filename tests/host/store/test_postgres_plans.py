"""However many games are stored, PostgreSQL finds those that are asked for by an index."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from engine.host.store.postgres import (
    drafts,
    games,
    messages,
    notes,
    outbox,
    preferences,
    results,
    schedule,
    search,
    settings,
)
from engine.host.store.postgres.database import Database
from engine.host.store.records import LIVE
from engine.host.store.slots import ALL_SLOTS, Slots
from tests.support.postgres_server import PostgresServer

FILL = """
    INSERT INTO games SELECT 'g' || i, 5, 1, CASE WHEN i % 100 = 0 THEN 'running' ELSE 'over' END,
        'live', i % 500, i % 900, FALSE, i % 400, i, i, 5, NULL,
        CASE WHEN i % 100 = 0 THEN 1000 + i END, NULL, 0, '{}' FROM generate_series(1, 20000) AS i;
    INSERT INTO players SELECT 'g' || i, seat, (i * 7 + seat) % 9000, 'Ada', 'hat'
        FROM generate_series(1, 20000) AS i, generate_series(0, 1) AS seat;
    INSERT INTO results SELECT 'g' || i, i % 500, i % 9000, 1, 0, 1, 2, 9, 'played', 'Ada', 'hat'
        FROM generate_series(1, 20000) AS i;
    INSERT INTO steps SELECT 'g' || i, version, 0, 'key ' || version, 0, '0 roll', '[]'
        FROM generate_series(1, 20000) AS i, generate_series(1, 2) AS version;
    ANALYZE
"""
Query = Callable[[Any], Awaitable[object]]
QUERIES: dict[str, Query] = {
    "load": lambda db: games.load(db, "g1"),
    "players": lambda db: games.players(db, "g1"),
    "outcome": lambda db: games.outcome(db, "g1", "k"),
    "steps": lambda db: games.steps(db, "g1", 0, None),
    "secret": lambda db: games.secret(db, "g1"),
    "games_of": lambda db: search.games_of(db, 71, LIVE),
    "games_in_channel": lambda db: search.games_in_channel(db, 71, LIVE),
    "games_in_guild": lambda db: search.games_in_guild(db, 71, LIVE),
    "last_over": lambda db: search.last_over(db, 71, 72),
    "matching_games": lambda db: search.matching_games(db, "a", 9, 71, 72),
    "matching_over": lambda db: search.matching_over(db, "a", 9, 71, 72),
    "matching_in_guild": lambda db: search.matching_in_guild(db, "a", 9, 71, 72),
    "next_deadline": lambda db: schedule.next_deadline(db, ALL_SLOTS),
    "next_deadline of a slot": lambda db: schedule.next_deadline(db, Slots.of(4, {1})),
    "due": lambda db: schedule.due(db, 1.0, ALL_SLOTS),
    "expired": lambda db: schedule.expired(db, 1.0, ALL_SLOTS),
    "deadlines": lambda db: schedule.deadlines(db, "g1"),
    "unshown": lambda db: outbox.unshown(db, ALL_SLOTS),
    "unshown of a slot": lambda db: outbox.unshown(db, Slots.of(4, {1})),
    "to show": lambda db: outbox.of_game(db, "g1"),
    "message": lambda db: messages.get(db, "g1", "table"),
    "messages": lambda db: messages.of_game(db, "g1", True),
    "note": lambda db: notes.get(db, "g1", "vote"),
    "notes": lambda db: notes.of_game(db, "g1"),
    "orders": lambda db: notes.orders(db, "g1"),
    "draft": lambda db: drafts.get(db, "d1"),
    "draft of user": lambda db: drafts.of_user(db, "g1", 71),
    "preferences": lambda db: preferences.get(db, 71),
    "preferences of game": lambda db: preferences.of_game(db, "g1"),
    "setting": lambda db: settings.get(db, "alive"),
    "unsettled": lambda db: results.unsettled(db, 71),
    "notices": lambda db: results.notices(db, "g1"),
    "results of guild": lambda db: results.of_guild(db, 71),
    "results of user": lambda db: results.of_user(db, 71),
    "guilds of user": lambda db: results.guilds_of(db, 71),
}
LARGE = ("games", "players", "steps", "results")


class Recorder:
    """Notes what is asked, and finds nothing."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[object, ...]]] = []

    async def fetch(self, query: str, *values: object) -> list[object]:
        self.asked.append((query, values))
        return []

    async def fetchrow(self, query: str, *values: object) -> None:
        self.asked.append((query, values))

    fetchval = fetchrow


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def filled(postgres_server: PostgresServer) -> AsyncIterator[asyncpg.Connection]:
    """A database with 20,000 games, for all tests of this module."""
    async with postgres_server.database(bare=True) as url:
        await (await Database.open(url)).close()
        connection = await asyncpg.connect(url)
        await connection.execute(FILL)
        yield connection
        await connection.close()


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", QUERIES)
async def test_no_query_reads_a_large_table(filled: asyncpg.Connection, name: str) -> None:
    recorder = Recorder()
    await QUERIES[name](recorder)
    assert recorder.asked
    for query, values in recorder.asked:
        plan = [line for (line,) in await filled.fetch(f"EXPLAIN {query}", *values)]
        scans = [line.strip() for line in plan if "Seq Scan on" in line]
        assert not [line for line in scans if line.split("Seq Scan on ")[1].split()[0] in LARGE], (
            "\n".join(plan)
        )
