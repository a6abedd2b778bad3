"""What a store that remembers has read or written it does not read again, and never wrongly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.host.cached_store import cached
from engine.host.loaded_game import NEWEST, LoadedGames
from engine.host.store.errors import Conflict
from engine.host.store.personal import Replacement
from engine.host.store.records import Commit, Message
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store, store_in
from engine.host.store.texts import Outdated, note, preferences, setting
from tests.support.counting_database import CountingDatabase
from tests.support.store_records import GAME, PLAYERS, creation, next_commit, step
from tests.support.stored_preferences import put_preferences
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio
TABLE = Message(GAME.id, "table", 500, 900, 1, 1000.0)
ADA = 71
WITHOUT_ADA = Replacement(ADA, -1, Commit(GAME, 1, notes={"vote": None}), {}, ("table",))


@pytest_asyncio.fixture
async def database(place: Path) -> AsyncIterator[CountingDatabase]:
    opened = await CountingDatabase.open(place)
    assert isinstance(opened, CountingDatabase)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def store(database: CountingDatabase) -> Store:
    found = cached(store_in(database), LoadedGames())
    await found.games.create(*creation())
    return found


@pytest_asyncio.fixture
async def other(place: Path, store: Store) -> AsyncIterator[Store]:
    """Another process on the same file."""
    opened = await open_sqlite(place)
    yield opened
    await opened.close()


async def everything(store: Store) -> tuple[object, ...]:
    return (
        await store.messages.of_game(GAME.id),
        await store.messages.get(GAME.id, "table"),
        await store.notes.get(GAME.id, "vote"),
        await store.preferences.of_game(GAME.id),
        await store.preferences.get(ADA),
        await store.settings.get("hints"),
    )


async def test_what_has_been_read_is_not_read_again(
    store: Store, database: CountingDatabase
) -> None:
    first = await everything(store)
    read = database.reads
    assert await everything(store) == first
    assert (read, database.reads) == (5, 5)


async def test_what_is_written_is_known_without_reading_it(
    store: Store, database: CountingDatabase, other: Store
) -> None:
    await everything(store)
    moved = replace(TABLE, version=2, open=False)
    late = replace(TABLE, role="undo", message_id=901, posted_at=900.0)
    for message in (TABLE, moved, late, replace(late, role="worn:901")):
        await store.messages.put(message)
    await store.messages.drop(GAME.id, "worn:901")
    vote, gone = replace(late, role="vote", message_id=902), replace(late, role="gone")
    await store.messages.put(gone)
    await store.messages.save(GAME.id, {"vote": vote, "gone": None}, 1)
    await store.notes.put(GAME.id, "vote", "yes")
    await store.settings.put("hints", "{}")
    await put_preferences(store, ADA, '{"ping": "table"}')
    read = database.reads
    known = await everything(store)
    assert database.reads == read + 1  # What people at Ada's table have chosen.
    assert known == await everything(other)
    assert known[0] == (late, vote, moved)
    assert await store.messages.of_game(GAME.id, open_only=True) == (late, vote)


async def test_what_is_dropped_is_known_to_be_gone(store: Store, other: Store) -> None:
    await store.notes.put(GAME.id, "vote", "yes")
    await store.settings.put("hints", "{}")
    await everything(store)
    await store.notes.put(GAME.id, "vote", None)
    await store.texts.swap(setting("hints"), "{}", None)
    assert await everything(store) == await everything(other)
    assert await store.notes.get(GAME.id, "vote") is None


async def test_a_text_that_is_held_is_changed_without_reading_it(
    store: Store, database: CountingDatabase, other: Store
) -> None:
    place = setting("hints")
    assert await store.texts.last_known(place) is None
    await everything(store)
    read = database.reads
    for before, after in ((None, "{}"), ("{}", "[]"), ("[]", None)):
        assert await store.texts.last_known(place) == before
        await store.texts.swap(place, before, after)
    assert database.reads == read
    await other.settings.put("hints", "{}")  # By what knows nothing of this process.
    with pytest.raises(Outdated):
        await store.texts.swap(place, None, "[]")
    assert await store.texts.last_known(place) == "{}"


async def test_a_note_that_is_compared_and_changed_is_known(
    store: Store, database: CountingDatabase, other: Store
) -> None:
    await everything(store)
    before = database.reads
    for body, after in ((None, "yes"), ("yes", "no"), ("no", None)):
        await store.texts.swap(note(GAME.id, "vote"), body, after)
        assert await store.notes.of_game(GAME.id) == await other.notes.of_game(GAME.id)
    assert database.reads == before


async def test_what_others_may_choose_too_is_read_each_time(
    database: CountingDatabase, other: Store
) -> None:
    store = cached(replace(store_in(database), shared=True), LoadedGames())
    for chosen in ("{}", "[]"):
        await other.settings.put("hints", chosen)
        await other.texts.swap(preferences(ADA), await other.preferences.get(ADA), chosen)
        assert await store.settings.get("hints") == chosen
        assert await store.preferences.get(ADA) == chosen
        assert await store.preferences.of_game(GAME.id) == {ADA: chosen}


async def test_a_game_may_be_asked_for_before_it_is_there(store: Store) -> None:
    await put_preferences(store, ADA, "{}")
    assert await store.notes.get("g2", "vote") is None
    assert await store.preferences.of_game("g2") == {}
    first, secret = creation("g2")
    await store.games.create(replace(first, notes={"vote": "yes"}), secret)
    assert await store.notes.get("g2", "vote") == "yes"
    assert await store.preferences.of_game("g2") == {ADA: "{}"}


async def test_a_change_brings_its_notes_and_its_people(store: Store, other: Store) -> None:
    await put_preferences(store, 72, '{"ping": "both"}')
    await everything(store)
    second = replace(PLAYERS[1], user_id=72)
    await store.games.commit(next_commit(notes={"vote": "yes"}, players=(PLAYERS[0], second)))
    assert await store.notes.get(GAME.id, "vote") == "yes"
    assert await store.preferences.of_game(GAME.id) == {72: '{"ping": "both"}'}
    assert await everything(store) == await everything(other)


async def test_the_newest_steps_are_known_and_older_ones_read(
    store: Store, database: CountingDatabase, other: Store
) -> None:
    game, last = GAME, NEWEST + 5
    for _ in range(1, last):
        change = next_commit(game)
        await store.games.commit(change)
        game = change.record
    read = database.reads
    assert await store.games.steps(GAME.id, last - 3) == tuple(map(step, range(last - 2, last + 1)))
    assert await store.games.steps(GAME.id, last) == ()
    assert len(await store.games.steps(GAME.id, last - NEWEST)) == NEWEST
    assert database.reads == read
    assert len(await store.games.steps(GAME.id, last - NEWEST - 1)) == NEWEST + 1
    assert database.reads == read + 1
    for after in range(last + 1):
        assert await store.games.steps(GAME.id, after) == await other.games.steps(GAME.id, after)
        assert await store.games.steps(GAME.id, after, 2) == await other.games.steps(
            GAME.id, after, 2
        )


async def test_of_a_long_log_only_the_newest_steps_are_kept(
    store: Store, database: CountingDatabase
) -> None:
    game = GAME
    for _ in range(NEWEST + 5):
        change = next_commit(game)
        await store.games.commit(change)
        game = change.record
    assert len(await store.games.steps(GAME.id)) == NEWEST + 6
    assert len(await store.games.steps(GAME.id, 6)) == NEWEST
    assert database.reads == 1


async def test_steps_of_an_earlier_process_are_read_once(
    store: Store, database: CountingDatabase, other: Store
) -> None:
    change = next_commit()
    await other.games.commit(change)
    for _ in range(3):
        assert await store.games.steps(GAME.id) == (step(1), step(2))
        assert await store.games.steps(GAME.id, 1) == (step(2),)
    assert database.reads == 1
    await store.games.commit(next_commit(change.record))
    assert await store.games.steps(GAME.id) == (step(1), step(2), step(3))
    assert database.reads == 1


async def test_a_write_that_fails_leaves_nothing_known(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows then whether it has been written."""
    await everything(store)

    async def fail(self: CountingDatabase, *args: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(CountingDatabase, "write", fail)
    writes = (
        store.messages.put(TABLE),
        store.messages.drop(GAME.id, "table"),
        store.notes.put(GAME.id, "vote", "yes"),
        store.settings.put("hints", "{}"),
        put_preferences(store, ADA, "{}"),
    )
    for write in writes:
        with pytest.raises(OSError, match="the disk is gone"):
            await write
    monkeypatch.undo()
    await other.messages.put(TABLE)
    await other.notes.put(GAME.id, "vote", "no")
    await other.settings.put("hints", "[]")
    await put_preferences(other, ADA, '{"ping": "direct"}')
    assert await everything(store) == await everything(other)


async def test_a_refused_change_means_that_somebody_else_has_written(
    store: Store, other: Store
) -> None:
    change = next_commit()
    await put_preferences(store, 72, '{"ping": "both"}')
    await store.games.commit(change)
    known = await everything(store)
    players = (PLAYERS[0], replace(PLAYERS[1], user_id=72))
    await other.games.commit(next_commit(change.record, notes={"vote": "no"}, players=players))
    await other.messages.put(TABLE)
    assert (await everything(store))[:4] == known[:4]
    with pytest.raises(Conflict):
        await store.games.commit(next_commit(change.record, notes={"vote": "yes"}))
    assert await everything(store) == await everything(other)
    assert await store.games.steps(GAME.id, 1) == await other.games.steps(GAME.id, 1)


async def test_steps_of_somebody_else_leave_no_hole(store: Store, other: Store) -> None:
    change = next_commit()
    await store.games.commit(change)
    theirs = next_commit(change.record)
    await other.games.commit(theirs)
    await store.games.commit(next_commit(theirs.record))
    assert await store.games.steps(GAME.id, 1) == await other.games.steps(GAME.id, 1)


async def read_during(
    store: Store, database: CountingDatabase, change: Coroutine[Any, Any, None]
) -> None:
    """All of it is read before the change, and arrives after it."""
    gate = database.gate = asyncio.Event()
    told = (
        store.messages.of_game(GAME.id),
        store.notes.get(GAME.id, "vote"),
        store.preferences.of_game(GAME.id),
        store.preferences.get(ADA),
        store.settings.get("hints"),
        store.games.steps(GAME.id),
    )
    reading = [asyncio.create_task(it) for it in told]
    await wait_for(lambda: database.held_back == len(told))
    database.gate = None
    await change
    gate.set()
    await asyncio.gather(*reading)


@pytest.mark.parametrize(
    "change",
    [
        lambda store: store.messages.put(TABLE),
        lambda store: store.notes.put(GAME.id, "vote", "yes"),
        lambda store: store.texts.swap(preferences(ADA), None, "{}"),
        lambda store: store.settings.put("hints", "{}"),
        lambda store: store.games.commit(next_commit(notes={"vote": "yes"})),
    ],
    ids=["message", "note", "preferences", "setting", "commit"],
)
async def test_what_is_read_while_it_is_written_is_not_remembered(
    store: Store,
    database: CountingDatabase,
    other: Store,
    change: Callable[[Store], Coroutine[Any, Any, None]],
) -> None:
    await read_during(store, database, change(store))
    assert await everything(store) == await everything(other)
    assert await store.games.steps(GAME.id) == await other.games.steps(GAME.id)


async def test_what_is_read_while_somebody_else_writes_is_not_remembered(
    store: Store, database: CountingDatabase, other: Store
) -> None:
    async def change() -> None:
        theirs = next_commit(notes={"vote": "no"})
        await other.games.commit(theirs)
        await other.messages.put(TABLE)
        with pytest.raises(Conflict):
            await store.games.commit(next_commit(notes={"vote": "yes"}))

    await read_during(store, database, change())
    assert await everything(store) == await everything(other)
    assert await store.games.steps(GAME.id) == await other.games.steps(GAME.id)


async def test_a_cancelled_write_is_not_taken_for_undone(store: Store, other: Store) -> None:
    await everything(store)
    writing = asyncio.create_task(store.notes.put(GAME.id, "vote", "yes"))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await store.notes.get(GAME.id, "vote") == await other.notes.get(GAME.id, "vote")


async def test_what_was_noted_with_moved_deadlines_is_known(store: Store, other: Store) -> None:
    assert await store.settings.get("alive") is None
    await store.schedule.shift(60.0, alive="1060")
    assert await store.settings.get("alive") == await other.settings.get("alive") == "1060"


@pytest.mark.parametrize(
    "change",
    [
        lambda store: store.schedule.shift(60.0),
        lambda store: store.personal.replace(WITHOUT_ADA),
        lambda store: store.personal.forget(ADA),
        lambda store: store.personal.delete_games([GAME.id]),
        lambda store: store.personal.drop_log(GAME.id),
    ],
    ids=["shift", "replace", "forget", "delete games", "drop log"],
)
async def test_what_changes_many_rows_leaves_nothing_old_known(
    store: Store, other: Store, change: Callable[[Store], Coroutine[Any, Any, None]]
) -> None:
    await store.messages.put(TABLE)
    await store.notes.put(GAME.id, "vote", "yes")
    await put_preferences(store, ADA, "{}")
    await everything(store)
    await store.games.steps(GAME.id)
    await change(store)
    assert await everything(store) == await everything(other)
    assert await store.games.steps(GAME.id) == await other.games.steps(GAME.id)
