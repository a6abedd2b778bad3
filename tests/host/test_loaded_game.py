"""What the host holds of each game in memory: read once, and as the database is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from weakref import ref

import pytest
import pytest_asyncio

from engine.core import actions as a
from engine.core.actions import Resign
from engine.host.cached_store import cached
from engine.host.loaded_game import LoadedGames
from engine.host.people.pauses import begin_pause, resume
from engine.host.snapshots import Snapshot
from engine.host.store.records import Message
from engine.host.store.store import store_in
from tests.support.counting_database import CountingDatabase
from tests.support.game import A, live
from tests.support.host_harness import (
    ADA,
    BEN,
    DAY,
    HOUR,
    HostedGame,
    HostHarness,
    refusal,
)
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[CountingDatabase]:
    opened = await CountingDatabase.open(tmp_path / "counted.db")
    assert isinstance(opened, CountingDatabase)
    yield opened
    await opened.close()


@pytest.fixture
def counted(database: CountingDatabase) -> HostHarness:
    """A host whose reads are counted."""
    return HostHarness(store_in(database))


def held(harness: HostHarness, game_id: str) -> Snapshot | None:
    """The game as memory holds it."""
    with harness.host.loaded.holding(game_id) as game:
        return game.snapshot


async def warmed(harness: HostHarness, game_id: str = "g") -> HostedGame:
    """A game with all that a press and its table ask for in memory."""
    game = await harness.start_game(live(2), (1, 2), (3, 4), game_id=game_id)
    await harness.store.messages.put(Message(game.id, "table", 8, 9, 1, 0.0))
    await harness.store.notes.put(game.id, "vote", "yes")
    await everything(game)
    return game


async def everything(game: HostedGame) -> tuple[object, ...]:
    """What is asked of a game for a press and for its messages."""
    found = await game.table()
    await game.host.unit_of_work(found)
    store = game.host.store
    steps = await store.games.steps(game.id, found.record.version - 1)
    return found, await store.messages.of_game(game.id), await store.notes.of_game(game.id), steps


async def test_a_press_in_a_game_that_is_held_reads_nothing(
    counted: HostHarness, database: CountingDatabase
) -> None:
    game = await warmed(counted)
    before = database.reads
    await game.submit(A, a.Roll())
    await game.submit(A, a.Buy())
    await everything(game)
    assert database.reads == before


async def test_after_a_commit_that_leaves_it_open_only_the_game_itself_is_read(
    counted: HostHarness, database: CountingDatabase
) -> None:
    game = await warmed(counted)
    work = await counted.host.unit_of_work(await game.table())
    work.act(A, a.Roll(), None)
    await counted.host.commit(work.commit())
    before = database.reads
    await everything(game)
    assert database.reads == before + 5  # Row, seed, people, deadlines, orders.


async def test_a_lobby_that_has_changed_is_not_read_again(
    counted: HostHarness, database: CountingDatabase
) -> None:
    opened = await counted.open_lobby(ADA, BEN)
    before = database.reads
    assert await counted.host.snapshot(opened.record.id) == opened
    assert database.reads == before
    counted.host.loaded.drop_all()
    assert await counted.host.snapshot(opened.record.id) == opened


async def test_a_game_is_read_once_and_after_a_drop_once_more(
    counted: HostHarness, database: CountingDatabase
) -> None:
    game = await warmed(counted)
    known = await everything(game)
    before = database.reads
    counted.host.loaded.drop(game.id)
    assert await everything(game) == known
    read = database.reads - before
    assert read == 9  # Row, seed, people, deadlines, orders; preferences, steps, messages, notes.
    assert await everything(game) == known
    assert database.reads == before + read


async def test_only_games_under_way_are_held_as_they_stand(harness: HostHarness) -> None:
    game = await harness.start_game(live(2), game_id="over")
    closed = (await harness.open_lobby(ADA)).record.id
    await harness.host.snapshot(closed)
    await game.table()
    assert held(harness, closed)
    assert held(harness, game.id)
    await game.submit(A, Resign())
    await harness.lobbies.close(closed, ADA.user_id)
    assert (await game.table()).record.phase == "over"
    assert held(harness, closed) is held(harness, game.id) is None
    known = len(harness.host.loaded)
    for unknown in ("nope", "neither"):
        await refusal(harness.host.snapshot(unknown))
        await refusal(harness.host.submit(unknown, 100, 1, a.Roll(), "k"))
    harness.host.loaded.drop("nope")
    assert len(harness.host.loaded) == known


async def test_readers_of_a_moment_share_views_which_go_with_the_last_of_them(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    started = await game.submit(A, a.Roll())
    for reader in (started, await game.table()):
        assert reader.public() is started.public()
        assert reader.seen_from(A) is started.seen_from(A)
    views = ref(started)
    del started, reader
    assert views() is None
    known = held(harness, game.id)
    assert known is not None
    assert vars(known) == vars(await game.table())  # Nothing that was made of it is left.


async def test_the_games_used_last_are_held_and_all_in_use(harness: HostHarness) -> None:
    loaded = harness.host.loaded = LoadedGames(most=2)
    harness.host.store = cached(store_in(harness.database), loaded)
    games = [await harness.start_game(live(2), game_id=f"g{number}") for number in range(4)]
    for game in (*games[:3], games[1], games[3]):
        await game.table()
    assert [held(harness, it.id) is not None for it in games] == [False, True, False, True]
    with loaded.holding(games[1].id) as used:
        for game in games:
            await game.table()
        assert used.snapshot is not None
        assert [held(harness, it.id) is not None for it in games] == [False, True, False, True]
    assert len(loaded) == 2


async def test_whoever_waits_for_a_game_that_is_dropped_waits_for_the_same_lock(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    at_it, most = 0, 0

    async def change() -> None:
        nonlocal at_it, most
        at_it += 1
        most = max(most, at_it)
        harness.host.loaded.drop(game.id)
        await game.table()
        at_it -= 1

    ends = game.submit(A, Resign())
    await asyncio.gather(ends, *(harness.host.change(game.id, change) for _ in range(5)))
    assert most == 1


async def test_a_game_found_at_another_version_is_read_anew(
    harness: HostHarness, tmp_path: Path
) -> None:
    game = await warmed(harness)
    other = await HostHarness.at(tmp_path / "games.db")
    elsewhere = HostedGame(other, game.id)
    await elsewhere.submit(A, a.Roll())
    await other.store.messages.put(Message(game.id, "table", 8, 10, 2, 0.0))
    with harness.host.loaded.holding(game.id) as loaded:
        loaded.snapshot = None  # All else is still held.
    assert await everything(game) == await everything(elsewhere)
    await other.close()


async def test_a_game_that_changes_while_it_is_read_is_read_once_more(
    counted: HostHarness, database: CountingDatabase
) -> None:
    game = await counted.start_game(live(2), (1, 2))
    work = await counted.host.unit_of_work(await game.table())
    work.act(A, a.Roll(), None)
    counted.host.loaded.drop_all()
    database.gate = asyncio.Event()
    look = asyncio.create_task(game.table())
    await wait_for(lambda: database.held_back == 1)
    await counted.host.commit(work.commit())
    database.gate.set()
    found = await look
    assert found == await game.table()
    assert (found.record.version, found.deadlines) == (2, work.deadlines)


async def test_deadlines_that_move_during_a_change_are_not_written_over(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    before = {it.seat: it.at for it in await game.deadlines()}
    read = 0

    async def attempt() -> None:
        nonlocal read
        found = await game.table()
        read += 1
        if read == 1:
            await harness.host.shift_deadlines(HOUR)
        key = harness.key()
        await harness.host.update_locked(found, key, lambda work: begin_pause(work, until, key))

    until = harness.time[0] + DAY
    await harness.host.change(game.id, attempt)
    assert read == 2, "the first attempt is refused"
    await resume(harness.host, game.id, harness.key())
    assert {it.seat: it.at for it in await game.deadlines()} == {
        seat: at + HOUR for seat, at in before.items()
    }
