"""Writes that wait together share one transaction, and each has an outcome of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from engine.host.administration.databases import ENGINES, file_of
from engine.host.store.errors import Conflict, Repeated, Unwritable
from engine.host.store.groups import Groups
from engine.host.store.postgres import database as postgres
from engine.host.store.records import Draft, Message, OutboxEntry
from engine.host.store.sqlite import database as sqlite
from engine.host.store.store import Store, store_in
from engine.host.store.texts import preferences, setting
from tests.support.databases import execute, games_locked, new_database
from tests.support.store_groups import IDS, first_move, outcomes, versions, with_games
from tests.support.store_records import GAME, creation, next_commit

pytestmark = pytest.mark.asyncio

Count = Callable[[], Awaitable[int]]


@pytest_asyncio.fixture(params=[*ENGINES])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    async with new_database(request.param, request, tmp_path) as url:
        yield url


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[sqlite.Database | postgres.Database]:
    place = file_of(url)
    opened = await (postgres.Database.open(url) if place is None else sqlite.Database.open(place))
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def store(database: sqlite.Database | postgres.Database) -> Store:
    return await with_games(store_in(database))


@pytest_asyncio.fixture
async def transactions(
    url: str, store: Store, database: sqlite.Database | postgres.Database
) -> AsyncIterator[Count]:
    """In how many transactions something has been written since the games have begun."""
    if isinstance(database, sqlite.Database):
        begun: list[str] = []
        await database.writer.run(lambda db: db.set_trace_callback(begun.append))

        async def commits() -> int:
            return begun.count("COMMIT")

        yield commits
        return
    raw = await asyncpg.connect(url)
    before = await raw.fetchval("SELECT pg_current_xact_id()::text::bigint")

    async def xids() -> int:
        written = " UNION ".join(
            f"SELECT xmin::text::bigint AS at FROM {table}"
            for table in ("games", "messages", "settings", "preferences", "drafts")
        )
        count = f"SELECT count(*) FROM ({written}) AS written WHERE at > $1"
        return int(await raw.fetchval(count, before))

    yield xids
    await raw.close()


async def begins() -> None:
    """Wait until what has been asked for is a group that nobody can join any more."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_commits_that_wait_together_share_one_transaction(
    store: Store, transactions: Count
) -> None:
    await asyncio.gather(*(store.games.commit(first_move(game_id)) for game_id in IDS))
    assert await transactions() == 1
    assert await versions(store) == [2] * 10
    assert await store.outbox.of_game("g9") == (OutboxEntry("table", 2),)


async def test_what_comes_while_the_disk_is_busy_is_the_next_group(
    store: Store, url: str, transactions: Count
) -> None:
    async with games_locked(url):
        writes = [asyncio.create_task(store.games.commit(first_move(IDS[0])))]
        await begins()
        for game_id in IDS[1:]:
            writes.append(asyncio.create_task(store.games.commit(first_move(game_id))))
            await asyncio.sleep(0)
    await asyncio.gather(*writes)
    assert await transactions() == 2
    assert await versions(store) == [2] * 10


async def test_every_kind_of_writing_shares_and_keeps_its_order(
    store: Store, transactions: Count
) -> None:
    await asyncio.gather(
        store.games.create(*creation("new")),
        store.games.commit(first_move("g1")),
        store.messages.save("g1", {}, 2),
        store.messages.put(Message("new", "table", 500, 900, 1, 12.5)),
        store.notes.put("new", "vote", "{}"),
        store.notes.put("new", "vote", None),
        store.texts.swap(preferences(71), None, "{}"),
        store.settings.put("alive", "1.5"),
        store.texts.swap(setting("alive"), "1.5", None),
        store.drafts.put(Draft("d1", "g1", 71, "{}", 5.0)),
        store.schedule.shift(60.0, noted="so"),
        store.settings.put("alive", "2.5"),
    )
    assert await transactions() == 1
    assert (await store.games.load("g1") or GAME).shown_version == 2
    assert (await store.settings.get("alive"), await store.settings.get("noted")) == ("2.5", "so")
    assert await store.notes.of_game("new") == {}
    assert (await store.schedule.deadlines("g1"))[0].at == first_move("g1").deadlines[0].at + 60
    assert await store.outbox.of_game("g1") == (OutboxEntry("table", 2),), "its times have moved"


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
    store: Store, transactions: Count
) -> None:
    changes = [first_move(game_id) for game_id in IDS]
    changes[3] = next_commit(replace(GAME, id="g3", version=7))
    answers = await outcomes(*(store.games.commit(change) for change in changes))
    assert answers == ["", "", "", "Conflict", "", "", "", "", "", ""]
    assert await transactions() == 1
    assert await versions(store) == [2, 2, 2, 1, 2, 2, 2, 2, 2, 2]


async def test_fifty_presses_of_one_button_are_one_transaction(
    store: Store, transactions: Count
) -> None:
    answers = await outcomes(*(store.games.commit(first_move("g1", "press")) for _ in range(50)))
    assert answers == [""] + ["Repeated"] * 49
    assert await transactions() == 1


async def test_a_refusal_by_the_log_spoils_nobody_elses_commit(
    store: Store, url: str, transactions: Count
) -> None:
    """The log refuses only after the game's row is written: the group is taken back."""
    await execute(
        url,
        "INSERT INTO steps (game_id, version, at, action, events)"
        " VALUES ('g3', 2, 0, '0 roll', '[]')",
    )
    answers = await outcomes(*(store.games.commit(first_move(game_id)) for game_id in IDS))
    assert answers == ["", "", "", "Conflict", "", "", "", "", "", ""]
    assert await transactions() == 9
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
    assert [answer == "" for answer in await outcomes(*writes)] == [True, False, True]
    assert await store.settings.get("a") == "b"
    assert await versions(store) == [1, 2] + [1] * 8


async def test_a_cancelled_waiter_does_not_cancel_its_commit(store: Store, url: str) -> None:
    async with games_locked(url):
        writes = [asyncio.create_task(store.games.commit(first_move(game_id))) for game_id in IDS]
        await begins()
        writes[3].cancel()
        later = asyncio.create_task(store.settings.put("later", "too"))
        await asyncio.sleep(0)
        later.cancel()
        await asyncio.sleep(0)
        assert not writes[3].done()
    answers = await asyncio.gather(*writes, later, return_exceptions=True)
    assert isinstance(answers.pop(), asyncio.CancelledError)
    assert isinstance(answers.pop(3), asyncio.CancelledError)
    assert answers == [None] * 9
    assert await versions(store) == [2] * 10
    assert await store.settings.get("later") == "too"


async def test_a_waiter_cancelled_before_its_group_begins_is_written_all_the_same(
    store: Store, url: str
) -> None:
    async with games_locked(url):
        first = asyncio.create_task(store.games.commit(first_move("g0")))
        await begins()
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


async def test_closing_finishes_what_waits(store: Store, url: str) -> None:
    writes = [asyncio.create_task(store.games.commit(first_move(game_id))) for game_id in IDS]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == [None] * 10
    with pytest.raises(RuntimeError, match="closed"):
        await store.games.commit(first_move("g1"))
    again = await ENGINES[url.partition(":")[0]].open(url)
    assert await versions(again) == [2] * 10
    await again.close()


async def test_conflicts_within_a_group_name_what_was_found(store: Store) -> None:
    rivals = [store.games.commit(first_move("g1", f"press {number}")) for number in range(5)]
    answers = await asyncio.gather(*rivals, return_exceptions=True)
    assert answers[0] is None
    for answer in answers[1:]:
        assert isinstance(answer, Conflict)
        assert (answer.expected, answer.found) == (1, 2)
