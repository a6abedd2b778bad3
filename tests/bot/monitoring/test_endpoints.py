"""/live, /ready and /metrics, as a host's tools ask for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import aiohttp
import pytest

from bot.monitoring.connection import ConnectionState
from bot.monitoring.endpoints import Endpoints
from bot.monitoring.game_counts import A_MINUTE, GameCounts
from bot.monitoring.metrics import Metrics
from bot.monitoring.readiness import LARGE, PROBE, Readiness
from bot.monitoring.start_errors import PortTaken
from engine.host.store.errors import Unwritable
from engine.host.store.health import Health, Use
from engine.host.store.records import Phase
from tests.support.logged_errors import LoggedErrors

pytestmark = pytest.mark.asyncio
CONNECTED = ConnectionState(1, frozenset((0,)), {0: 0.1}, 3)


async def no_refresh() -> None:
    """Nothing is to be read before a scrape."""


@dataclass
class Database:
    """A database of which the test decides whether it can be written to."""

    trouble: Exception | None = None
    wait: asyncio.Event | None = None
    written: list[tuple[str, str]] = field(default_factory=list)

    async def put(self, key: str, text: str) -> None:
        if self.wait is not None:
            await self.wait.wait()
        if self.trouble is not None:
            raise self.trouble
        self.written.append((key, text))


@asynccontextmanager
async def listening(
    readiness: Readiness,
    metrics: Metrics | None = None,
    refresh: Callable[[], Awaitable[None]] = no_refresh,
) -> AsyncIterator[str]:
    endpoints = Endpoints(readiness, metrics, refresh)
    port = await endpoints.start(0)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await endpoints.stop()
        await endpoints.stop()


async def get(address: str) -> tuple[int, str, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as found:
        return found.status, await found.text(), found.headers["Content-Type"]


def ready_if(state: ConnectionState, database: Database, **options: float) -> Readiness:
    return Readiness(lambda: state, database.put, **options)


async def test_a_loop_that_turns_says_so() -> None:
    async with listening(ready_if(CONNECTED, Database())) as address:
        assert (await get(f"{address}/live"))[:2] == (200, "live\n")


async def test_a_bot_that_is_connected_and_writes_is_ready() -> None:
    database = Database()
    async with listening(ready_if(CONNECTED, database)) as address:
        assert (await get(f"{address}/ready"))[:2] == (200, "ready\n")
    assert [key for key, _ in database.written] == [PROBE]


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (ConnectionState(0, frozenset(), {}, 0), "The bot has not reached Discord yet.\n"),
        (
            ConnectionState(3, frozenset((0, 2)), {}, 9),
            "2 of 3 shards are connected to Discord.\n",
        ),
        (
            ConnectionState(0, frozenset(), {}, 0, stands_by=True),
            "No shard belongs to this process: it stands by, or has just started.\n",
        ),
    ],
)
async def test_a_shard_that_is_down_is_told(state: ConnectionState, sentence: str) -> None:
    async with listening(ready_if(state, Database())) as address:
        assert (await get(f"{address}/ready"))[:2] == (503, sentence)


async def test_a_database_that_refuses_is_told() -> None:
    database = Database(Unwritable("games.db", "the disk is full"))
    async with listening(ready_if(CONNECTED, database)) as address:
        status, text, _ = await get(f"{address}/ready")
    assert status == 503
    assert "the disk is full" in text


async def test_a_database_that_does_not_answer_is_told_and_asked_once() -> None:
    database = Database(wait=asyncio.Event())
    readiness = ready_if(CONNECTED, database, patience=0.01)
    async with listening(readiness) as address:
        for _ in range(2):
            assert (await get(f"{address}/ready"))[:2] == (503, "The database does not answer.\n")
        assert database.wait is not None
        database.wait.set()
        await readiness.stop()
        assert (await get(f"{address}/ready"))[0] == 200
    assert len(database.written) == 1


async def test_asking_often_writes_no_more_often() -> None:
    database, now = Database(), [0.0]
    readiness = Readiness(lambda: CONNECTED, database.put, now=lambda: now[0])

    for at, writes in ((0.0, 1), (9.0, 1), (10.0, 2)):
        now[0] = at
        assert await readiness.problems() == ()
        assert len(database.written) == writes


async def test_the_last_write_of_a_game_decides_until_as_much_fits_again(
    errors: LoggedErrors,
) -> None:
    database, now, health = Database(), [0.0], Health()
    readiness = Readiness(lambda: CONNECTED, database.put, now=lambda: now[0], health=health)
    assert await readiness.problems() == ()
    full = Unwritable("games.db", "the disk is full")
    with suppress(Unwritable), health.noting(Use.GAME):
        raise full
    assert errors.take() == f"the database cannot be used: {full}"
    assert await readiness.problems() == (str(full),), "before it is tried again"
    database.trouble, now[0] = full, 10.0
    assert await readiness.problems() == (str(full),)
    database.trouble, now[0] = None, 20.0
    assert await readiness.problems() == ()
    assert [len(text) > LARGE // 2 for _, text in database.written] == [False, True, False]


async def test_metrics_are_in_the_format_of_prometheus() -> None:
    metrics = Metrics()
    metrics.observe_group(2)
    asked = []

    async def refresh() -> None:
        asked.append(True)

    async with listening(ready_if(CONNECTED, Database()), metrics, refresh) as address:
        status, text, content_type = await get(f"{address}/metrics")
    assert status == 200
    assert content_type.startswith("text/plain; version=")
    assert "monopoly_commit_group_size_sum 2.0\n" in text
    assert asked == [True]


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1:9464", 200), ("localhost", 200), ("[::1]:1", 200), ("evil.example", 421),
     ("127.0.0.1.evil.example:9464", 421), ("evil.example:x", 421), ("", 421)],
)  # fmt: skip
async def test_only_the_names_of_this_machine_are_answered(host: str, status: int) -> None:
    ready, headers = ready_if(CONNECTED, Database()), {"Host": host}
    async with listening(ready, Metrics()) as address, aiohttp.ClientSession() as session:
        for page in ("live", "ready", "metrics"):
            async with session.get(f"{address}/{page}", headers=headers) as found:
                assert found.status == status


async def test_what_is_no_request_is_refused_without_a_line_of_the_log(
    errors: LoggedErrors,
) -> None:
    async with listening(ready_if(CONNECTED, Database())) as address:
        port = int(address.rpartition(":")[2])
        for line in (f"GET /{'x' * 20_000} HTTP/1.1\r\n\r\n", "nonsense\r\n\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(line.encode())
            assert b" 400 " in await reader.readline()
            writer.close()
            await writer.wait_closed()
    assert errors.records == []


async def test_without_their_package_metrics_say_what_is_missing() -> None:
    async with listening(ready_if(CONNECTED, Database())) as address:
        status, text, _ = await get(f"{address}/metrics")
    assert status == 501
    assert "run: make hosting" in text


async def test_a_port_that_is_taken_is_one_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        endpoints = Endpoints(ready_if(CONNECTED, Database()), None, no_refresh)
        with pytest.raises(PortTaken, match=f"port {port} cannot be used"):
            await endpoints.start(port)


async def test_games_are_counted_once_a_minute_at_most() -> None:
    found: list[dict[Phase, int]] = [{"running": 1}, {"running": 2}]
    trouble, now = list[Exception](), [0.0]

    async def count() -> dict[Phase, int]:
        if trouble:
            raise trouble.pop()
        return found.pop(0)

    counts = GameCounts(count, {}, A_MINUTE, lambda: now[0])
    for at, expected in ((0.0, 1), (59.0, 1), (60.0, 2)):
        now[0] = at
        await counts.refresh()
        assert counts.latest == {"running": expected}
    now[0], trouble[:] = 120.0, [Unwritable("games.db", "the disk fails")]
    await counts.refresh()
    assert counts.latest == {}
