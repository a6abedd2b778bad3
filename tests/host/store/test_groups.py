"""Writes that wait together share one transaction, and each has an outcome of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.store.errors import Conflict, Repeated, Unwritable
from engine.host.store.groups import Groups
from engine.host.store.records import Commit, Message, OutboxEntry
from engine.host.store.sqlite.database import Database
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store, store_in
from engine.host.store.texts import preferences
from tests.support.store_records import GAME, creation, next_commit
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio

IDS = tuple(f"g{number}" for number in range(10))


@pytest_asyncio.fixture
async def store(database: Database) -> Store:
    store = store_in(database)
    for game_id in IDS:
        await store.games.create(*creation(game_id))
    return store


@pytest.fixture
def raw(tmp_path: Path, store: Store) -> Iterator[sqlite3.Connection]:
    """A second hand on the file of the open store."""
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as connection:
        yield connection


@pytest_asyncio.fixture
async def statements(store: Store, database: Database) -> list[str]:
    """What the store's writing connection has begun to carry out; it may wait for a lock."""
    begun: list[str] = []
    await database.writer.run(lambda db: db.set_trace_callback(begun.append))
    return begun


def ends(statements: list[str]) -> list[str]:
    """How transactions have ended, one after the other."""
    return [it for it in statements if it in ("COMMIT", "ROLLBACK")]


@contextmanager
def kept_locked(raw: sqlite3.Connection) -> Iterator[None]:
    raw.execute("BEGIN IMMEDIATE")
    yield
    raw.execute("COMMIT")


def first_move(game_id: str, key: str | None = None) -> Commit:
    return next_commit(replace(GAME, id=game_id), key=key, outbox=("table",))


async def outcomes(*writes: Awaitable[None]) -> list[str]:
    """What becomes of writes at once, by the names of their refusals."""
    answers = await asyncio.gather(*writes, return_exceptions=True)
    return ["" if answer is None else type(answer).__name__ for answer in answers]


async def versions(store: Store) -> list[int]:
    games = [await store.games.load(game_id) for game_id in IDS]
    return [game.version for game in games if game is not None]


async def test_commits_that_wait_together_share_one_transaction(
    store: Store, statements: list[str]
) -> None:
    await asyncio.gather(*(store.games.commit(first_move(game_id)) for game_id in IDS))
    assert ends(statements) == ["COMMIT"]
    assert await versions(store) == [2] * 10
    assert await store.outbox.of_game("g9") == (OutboxEntry("table", 2),)


async def test_what_comes_while_the_disk_is_busy_is_the_next_group(
    store: Store, raw: sqlite3.Connection, statements: list[str]
) -> None:
    with kept_locked(raw):
        writes = [asyncio.create_task(store.games.commit(first_move(IDS[0])))]
        await wait_for(lambda: statements)
        for game_id in IDS[1:]:
            writes.append(asyncio.create_task(store.games.commit(first_move(game_id))))
            await asyncio.sleep(0)
    await asyncio.gather(*writes)
    assert ends(statements) == ["COMMIT", "COMMIT"]
    assert await versions(store) == [2] * 10


async def test_a_commit_with_no_company_waits_for_none(store: Store, statements: list[str]) -> None:
    for version in (1, 2, 3):
        await store.games.commit(next_commit(replace(GAME, id="g1", version=version)))
    assert ends(statements) == ["COMMIT"] * 3


async def test_every_kind_of_writing_shares(store: Store, statements: list[str]) -> None:
    await asyncio.gather(
        store.games.create(*creation("new")),
        store.games.commit(first_move("g1")),
        store.outbox.mark_shown("g1", "table", 2),
        store.messages.put(Message("g2", "table", 500, 900, 1, 12.5)),
        store.texts.swap(preferences(71), None, "{}"),
        store.settings.put("alive", "1.5"),
        store.schedule.shift(60.0),
    )
    assert ends(statements) == ["COMMIT"]
    assert (await store.games.load("g1") or GAME).shown_version == 2
    assert await store.settings.get("alive") == "1.5"
    assert (await store.schedule.deadlines("g1"))[0].at == first_move("g1").deadlines[0].at + 60


async def test_a_game_that_was_refused_is_not_taken_to_fit_where_a_setting_does(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise Unwritable("games.db", "the disk is full")

    with monkeypatch.context() as full:
        full.setattr(Groups, "write", refuse)
        with pytest.raises(Unwritable):
            await store.games.commit(first_move("g1"))
    await store.settings.put("alive", "1.5")
    assert store.health.trouble is not None
    await store.games.commit(first_move("g1"))
    assert store.health.trouble is None


async def test_the_writes_of_one_game_keep_their_order(store: Store) -> None:
    games = [replace(GAME, version=version) for version in range(1, 30)]
    assert await outcomes(*(store.games.commit(next_commit(game)) for game in games)) == [""] * 29
    assert [line.version for line in await store.games.steps("g1")] == list(range(1, 31))


async def test_a_refused_version_does_not_divide_its_group(
    store: Store, statements: list[str]
) -> None:
    changes = [first_move(game_id) for game_id in IDS]
    changes[3] = next_commit(replace(GAME, id="g3", version=7))
    answers = await outcomes(*(store.games.commit(change) for change in changes))
    assert answers == ["", "", "", "Conflict", "", "", "", "", "", ""]
    assert ends(statements) == ["COMMIT"]
    assert await versions(store) == [2, 2, 2, 1, 2, 2, 2, 2, 2, 2]


async def test_fifty_presses_of_one_button_are_one_transaction(
    store: Store, statements: list[str]
) -> None:
    answers = await outcomes(*(store.games.commit(first_move("g1", "press")) for _ in range(50)))
    assert answers == [""] + ["Repeated"] * 49
    assert ends(statements) == ["COMMIT"]


async def test_a_refusal_halfway_through_spoils_nobody_elses_commit(
    store: Store, raw: sqlite3.Connection, statements: list[str]
) -> None:
    """The log refuses only after the game's row is written: the group is taken back."""
    raw.execute(
        "INSERT INTO steps (game_id, version, at, action, events)"
        " VALUES ('g3', 2, 0, '0 roll', '[]')"
    )
    answers = await outcomes(*(store.games.commit(first_move(game_id)) for game_id in IDS))
    assert answers == ["", "", "", "Conflict", "", "", "", "", "", ""]
    assert ends(statements)[0] == "ROLLBACK"
    assert sorted(ends(statements)[1:]) == ["COMMIT"] * 9 + ["ROLLBACK"]
    assert await versions(store) == [2, 2, 2, 1, 2, 2, 2, 2, 2, 2]
    assert await store.outbox.of_game("g3") == ()


async def test_a_repeated_key_at_the_newest_version_spoils_nobody_elses_commit(
    store: Store,
) -> None:
    await store.games.commit(first_move("g3", "press"))
    again = next_commit(replace(GAME, id="g3", version=2), key="press")
    changes = [again if game_id == "g3" else first_move(game_id) for game_id in IDS]
    answers = await asyncio.gather(*map(store.games.commit, changes), return_exceptions=True)
    (refusal,) = [answer for answer in answers if answer is not None]
    assert isinstance(refusal, Repeated)
    assert refusal.version == 2
    assert await versions(store) == [2] * 10


async def test_a_write_in_the_wrong_spoils_nobody_elses(store: Store) -> None:
    lost = Message("nowhere", "table", 500, 900, 1, 12.5)
    writes = (
        store.games.commit(first_move("g1")),
        store.messages.put(lost),
        store.settings.put("a", "b"),
    )
    assert await outcomes(*writes) == ["", "IntegrityError", ""]
    assert await store.settings.get("a") == "b"
    assert await versions(store) == [1, 2] + [1] * 8


async def test_a_full_disk_refuses_only_what_does_not_fit(store: Store, database: Database) -> None:
    async def leave(pages: int) -> None:
        pragma = f"PRAGMA max_page_count = {pages}"
        await database.writer.run(lambda db: db.execute(pragma).fetchall())

    (used,) = await database.writer.run(lambda db: db.execute("PRAGMA page_count").fetchone())
    await leave(used + 20)
    huge = first_move("g1", "k" * 1_000_000)
    writes = (
        store.games.commit(first_move("g0")),
        store.games.commit(huge),
        store.games.commit(first_move("g2")),
    )
    assert await outcomes(*writes) == ["", "Unwritable", ""]
    assert (await versions(store))[:3] == [2, 1, 2]
    await leave(99999)
    await store.games.commit(huge)


async def test_a_lock_that_is_never_let_go_is_waited_for_once(
    store: Store, database: Database, raw: sqlite3.Connection
) -> None:
    tried: list[str] = []
    await database.writer.run(lambda db: db.execute("PRAGMA busy_timeout = 200").fetchall())
    await database.writer.run(lambda db: db.set_trace_callback(tried.append))
    with kept_locked(raw):
        answers = await outcomes(*(store.games.commit(first_move(game_id)) for game_id in IDS))
    assert tried == ["BEGIN IMMEDIATE"]
    assert answers == [Unwritable.__name__] * 10
    await asyncio.gather(*(store.games.commit(first_move(game_id)) for game_id in IDS))


async def test_a_cancelled_waiter_does_not_cancel_its_commit(
    store: Store, raw: sqlite3.Connection, statements: list[str]
) -> None:
    with kept_locked(raw):
        writes = [asyncio.create_task(store.games.commit(first_move(game_id))) for game_id in IDS]
        await wait_for(lambda: statements)
        writes[3].cancel()
        await asyncio.sleep(0)
        assert not writes[3].done()
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert isinstance(answers.pop(3), asyncio.CancelledError)
    assert answers == [None] * 9
    assert await versions(store) == [2] * 10


async def test_a_waiter_cancelled_before_its_group_begins_is_written_all_the_same(
    store: Store, raw: sqlite3.Connection, statements: list[str]
) -> None:
    with kept_locked(raw):
        first = asyncio.create_task(store.games.commit(first_move("g0")))
        await wait_for(lambda: statements)
        second = asyncio.create_task(store.games.commit(first_move("g1", "press")))
        await asyncio.sleep(0)
        second.cancel()
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
    with pytest.raises(Repeated):
        await store.games.commit(first_move("g1", "press"))


async def test_a_cancelled_waiter_who_would_be_refused_leaves_no_complaint(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    press = asyncio.create_task(store.games.commit(next_commit(replace(GAME, version=9))))
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    del press
    assert caplog.records == []


async def test_closing_finishes_what_waits(store: Store, tmp_path: Path) -> None:
    writes = [asyncio.create_task(store.games.commit(first_move(game_id))) for game_id in IDS]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == [None] * 10
    again = await open_sqlite(tmp_path / "games.db")
    assert await versions(again) == [2] * 10
    await again.close()


async def test_nothing_is_written_after_closing(store: Store) -> None:
    await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.games.commit(first_move("g1"))


async def test_conflicts_within_a_group_name_what_was_found(store: Store) -> None:
    rivals = [store.games.commit(first_move("g1", f"press {number}")) for number in range(5)]
    answers = await asyncio.gather(*rivals, return_exceptions=True)
    assert answers[0] is None
    for answer in answers[1:]:
        assert isinstance(answer, Conflict)
        assert (answer.expected, answer.found) == (1, 2)
