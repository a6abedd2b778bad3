"""All games copied from one database to another, of whichever engines."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.administration.databases import ENGINES, copy_all, file_of, open_store
from engine.host.store.copying import TABLES, UNCOPIED, Row, Tables, Uncopied
from engine.host.store.postgres import tables as postgres_tables
from engine.host.store.records import BoardRecord, Draft, Message, OutboxEntry, Result
from engine.host.store.sqlite import tables as sqlite_tables
from engine.host.store.store import Store
from tests.support.databases import new_database
from tests.support.store_records import GAME, PLAYERS, creation, next_commit, step
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio

WAYS = [(one, other) for one in ENGINES for other in ENGINES]
MESSAGE = Message("g1", "table", 500, 2**62, 3, 12.5, '{"page": "é 🎲"}', open=False)
BOARD = BoardRecord("b1", "0C0DE", 71, 7, "Bürgerstraße", "{}", 3, 1.5, 2.25)
RESULT = Result("g1", 7, 71, 12.1, 0, None, 2, 40, "called-off", "Ada", "hat", unrated=True)


@pytest_asyncio.fixture(params=WAYS, ids=" to ".join)
async def urls(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[str, str]]:
    """Two databases, of every pair of engines."""
    one, other = request.param
    (tmp_path / "other").mkdir()
    async with (
        new_database(one, request, tmp_path) as source,
        new_database(other, request, tmp_path / "other") as target,
    ):
        yield source, target


async def fill(url: str, games: int = 3) -> None:
    """Write something into every table."""
    store = await open_store(url)
    for number in range(games):
        await store.games.create(*creation(f"g{number}", expires_at=0.1 + 0.2))
    change = next_commit(replace(GAME, id="g1"), key="press", outbox=("table", "thread"))
    await store.games.commit(replace(change, notes={"vote": "{}"}, orders={1: "[]"}, mix="71,72"))
    await store.messages.put(MESSAGE)
    await store.drafts.put(Draft("d1", "g1", 71, "{}", 5.25))
    await store.results.put([RESULT])
    await store.boards.add(BOARD)
    await put_preferences(store, 71, '{"throw": "me"}')
    await store.settings.put("alive", "1.5")
    await store.close()


async def check(store: Store) -> None:
    """All that was written is there."""
    change = next_commit(replace(GAME, id="g1"), key="press")
    first = replace(creation("g1", expires_at=0.1 + 0.2)[0].record)
    found = await store.games.load("g1")
    assert found == change.record
    assert (await store.games.load("g0")) == replace(first, id="g0")
    assert await store.games.steps("g1") == (step(1), step(2, "press"))
    assert await store.games.players("g1") == PLAYERS
    secret = await store.games.secret("g1")
    assert secret == replace(creation("g1")[1], mix="71,72")
    assert await store.schedule.deadlines("g1") == change.deadlines
    assert await store.outbox.of_game("g1") == (OutboxEntry("table", 2), OutboxEntry("thread", 2))
    assert await store.messages.of_game("g1") == (MESSAGE,)
    assert (await store.notes.of_game("g1"), await store.notes.orders("g1")) == (
        {"vote": "{}"},
        {1: "[]"},
    )
    assert await store.drafts.of_user("g1", 71) == Draft("d1", "g1", 71, "{}", 5.25)
    assert await store.results.of_user(71) == (RESULT,)
    assert await store.boards.of_user(71) == (BOARD,)
    assert await store.preferences.get(71) == '{"throw": "me"}'
    assert await store.settings.get("alive") == "1.5"


async def test_everything_arrives_and_goes_on(urls: tuple[str, str]) -> None:
    await fill(urls[0])
    copied = {it.table: it.rows for it in await copy_all(*urls)}
    assert copied == dict.fromkeys(TABLES, 1) | {
        "games": 3, "steps": 4, "players": 6, "outbox": 2, "secrets": 3
    }  # fmt: skip
    store = await open_store(urls[1])
    await check(store)
    await store.games.commit(next_commit(next_commit(replace(GAME, id="g1")).record))
    await store.close()


async def test_there_and_back_is_the_same(
    urls: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tables in (sqlite_tables, postgres_tables):
        monkeypatch.setattr(tables, "BATCH", 3)
    await fill(urls[0], games=5)
    there = await copy_all(*urls)
    assert there[0].rows == 5
    back = await copy_all(urls[1], f"sqlite:///{tmp_path / 'back.db'}")
    assert back == there


async def test_an_empty_database_may_be_copied(urls: tuple[str, str]) -> None:
    await (await open_store(urls[0])).close()
    assert {it.rows for it in await copy_all(*urls)} == {0}


async def test_a_target_that_is_not_empty_stays_as_it_is(urls: tuple[str, str]) -> None:
    await fill(urls[0])
    store = await open_store(urls[1])
    await store.settings.put("alive", "9.5")
    await store.close()
    with pytest.raises(Uncopied, match=r"is not empty\. Nothing was copied\."):
        await copy_all(*urls)
    store = await open_store(urls[1])
    assert (await store.settings.get("alive"), await store.games.load("g1")) == ("9.5", None)
    await store.close()


@pytest.mark.parametrize("used", [0, 1])
async def test_a_database_in_use_is_not_copied(urls: tuple[str, str], used: int) -> None:
    await fill(urls[0])
    store = await open_store(urls[used])
    with pytest.raises(Uncopied, match=r"is in use\. Stop the bot first\."):
        await copy_all(*urls)
    await store.close()
    await copy_all(*urls)  # Though a server ends a connection a moment after it was closed.


@pytest.mark.parametrize("harm", [lambda rows: rows[:-1], lambda rows: [*rows[:-1], _other(rows)]])
async def test_what_does_not_arrive_is_noticed_and_nothing_is_written(
    urls: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
    harm: Callable[[Sequence[Row]], Sequence[Row]],
) -> None:
    await fill(urls[0])
    kind = sqlite_tables.Tables if file_of(urls[1]) else postgres_tables.Tables
    insert = kind.insert

    async def insert_badly(
        self: Tables, table: str, columns: Sequence[str], rows: Sequence[Row]
    ) -> None:
        await insert(self, table, columns, harm(rows) if table == "settings" else rows)

    monkeypatch.setattr(kind, "insert", insert_badly)
    with pytest.raises(Uncopied, match="The table settings has 1 rows"):
        await copy_all(*urls)
    monkeypatch.undo()
    assert sum(it.rows for it in await copy_all(*urls)) > 0, "the target is still empty"


def _other(rows: Sequence[Row]) -> Row:
    return tuple(f"{value} " for value in rows[-1])


async def test_a_text_that_postgresql_cannot_hold_is_told(
    urls: tuple[str, str],
) -> None:
    source, target = urls
    if (place := file_of(source)) is None or file_of(target) is not None:
        pytest.skip("only from a file to a server")
    await fill(source)
    with closing(sqlite3.connect(place)) as file, file:
        file.execute("UPDATE players SET name = 'a' || char(0) || 'b'")
    with pytest.raises(Uncopied, match=r"The table players holds what PostgreSQL cannot: .*0x00"):
        await copy_all(source, target)
    store = await open_store(target)
    assert await store.games.load("g1") is None
    await store.close()


async def test_every_table_is_copied(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    await (await open_store(f"sqlite:///{place}")).close()
    with closing(sqlite3.connect(place)) as file:
        names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {name for (name,) in names} == {*TABLES, *UNCOPIED}
