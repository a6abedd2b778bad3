"""What a store that remembers has read or written it does not read again, and never wrongly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.host.store.cached import NEWEST, RememberingStore
from engine.host.store.protocol import Conflict
from engine.host.store.records import Message
from engine.host.store.sqlite.store import SqliteStore
from tests.host import GAME, PLAYERS, move, opening, step

pytestmark = pytest.mark.asyncio
TABLE = Message(GAME.id, "table", 500, 900, 1, 1000.0)
ADA = 71


class Counting(RememberingStore):
    """Counts what is read; `gate` holds back what has been read until it is set."""

    reads = 0
    gate: asyncio.Event | None = None

    async def _read(self, *args: Any, **kwargs: Any) -> Any:
        self.reads += 1
        found = await super()._read(*args, **kwargs)
        if self.gate is not None:
            await self.gate.wait()
        return found


@pytest_asyncio.fixture
async def store(place: Path) -> AsyncIterator[Counting]:
    opened = await Counting.open(place)
    assert isinstance(opened, Counting)
    await opened.create(*opening())
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def other(place: Path, store: Counting) -> AsyncIterator[SqliteStore]:
    """Another process on the same file."""
    opened = await SqliteStore.open(place)
    yield opened
    await opened.close()


async def everything(store: SqliteStore) -> tuple[object, ...]:
    return (
        await store.messages(GAME.id),
        await store.message(GAME.id, "table"),
        await store.note(GAME.id, "vote"),
        await store.wishes(GAME.id),
        await store.preferences(ADA),
        await store.setting("hints"),
    )


async def test_what_has_been_read_is_not_read_again(store: Counting) -> None:
    first = await everything(store)
    read = store.reads
    assert await everything(store) == first
    assert (read, store.reads) == (5, 5)


async def test_what_is_written_is_known_without_reading_it(
    store: Counting, other: SqliteStore
) -> None:
    await everything(store)
    moved = replace(TABLE, version=2, open=False)
    late = replace(TABLE, role="undo", message_id=901, posted_at=900.0)
    for message in (TABLE, moved, late, replace(late, role="worn:901")):
        await store.put_message(message)
    await store.drop_message(GAME.id, "worn:901")
    await store.put_note(GAME.id, "vote", "yes")
    await store.put_setting("hints", "{}")
    await store.put_preferences(ADA, '{"ping": "table"}')
    read = store.reads
    known = await everything(store)
    assert store.reads == read + 1  # What a table's people have chosen is read as one.
    assert known == await everything(other)
    assert known[0] == (late, moved)
    assert await store.messages(GAME.id, open_only=True) == (late,)


async def test_what_is_dropped_is_known_to_be_gone(store: Counting, other: SqliteStore) -> None:
    await store.put_note(GAME.id, "vote", "yes")
    await store.put_setting("hints", "{}")
    await everything(store)
    await store.put_note(GAME.id, "vote", None)
    await store.drop_setting("hints")
    assert await everything(store) == await everything(other)
    assert await store.note(GAME.id, "vote") is None


async def test_a_game_may_be_asked_for_before_it_is_there(store: Counting) -> None:
    await store.put_preferences(ADA, "{}")
    assert await store.note("g2", "vote") is None
    assert await store.wishes("g2") == {}
    first, secret = opening("g2")
    await store.create(replace(first, notes={"vote": "yes"}), secret)
    assert await store.note("g2", "vote") == "yes"
    assert await store.wishes("g2") == {ADA: "{}"}


async def test_a_change_brings_its_notes_and_its_people(
    store: Counting, other: SqliteStore
) -> None:
    await store.put_preferences(72, '{"ping": "both"}')
    await everything(store)
    second = replace(PLAYERS[1], user_id=72)
    await store.commit(move(notes={"vote": "yes"}, players=(PLAYERS[0], second)))
    assert await store.note(GAME.id, "vote") == "yes"
    assert await store.wishes(GAME.id) == {72: '{"ping": "both"}'}
    assert await everything(store) == await everything(other)


async def test_the_newest_steps_are_known_and_older_ones_read(
    store: Counting, other: SqliteStore
) -> None:
    game, last = GAME, NEWEST + 5
    for _ in range(1, last):
        change = move(game)
        await store.commit(change)
        game = change.game
    read = store.reads
    assert await store.steps(GAME.id, last - 3) == tuple(map(step, range(last - 2, last + 1)))
    assert await store.steps(GAME.id, last) == ()
    assert len(await store.steps(GAME.id, last - NEWEST)) == NEWEST
    assert store.reads == read
    assert len(await store.steps(GAME.id, last - NEWEST - 1)) == NEWEST + 1
    assert store.reads == read + 1
    for after in range(last + 1):
        assert await store.steps(GAME.id, after) == await other.steps(GAME.id, after)
        assert await store.steps(GAME.id, after, 2) == await other.steps(GAME.id, after, 2)


async def test_of_a_long_log_only_the_newest_steps_are_kept(store: Counting) -> None:
    game = GAME
    for _ in range(NEWEST + 5):
        change = move(game)
        await store.commit(change)
        game = change.game
    assert len(await store.steps(GAME.id)) == NEWEST + 6
    assert len(store._newest[GAME.id]) == NEWEST


async def test_steps_of_an_earlier_process_are_read_once(
    store: Counting, other: SqliteStore
) -> None:
    change = move()
    await other.commit(change)
    for _ in range(3):
        assert await store.steps(GAME.id) == (step(1), step(2))
        assert await store.steps(GAME.id, 1) == (step(2),)
    assert store.reads == 1
    await store.commit(move(change.game))
    assert await store.steps(GAME.id) == (step(1), step(2), step(3))
    assert store.reads == 1


async def test_a_write_that_fails_leaves_nothing_known(
    store: Counting, other: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows then whether it has been written."""
    await everything(store)

    async def fail(self: SqliteStore, *args: object) -> None:
        raise OSError("the disk is gone")

    for name in ("put_message", "put_note", "put_setting", "put_preferences", "drop_message"):
        monkeypatch.setattr(SqliteStore, name, fail)
    writes = (
        store.put_message(TABLE),
        store.drop_message(GAME.id, "table"),
        store.put_note(GAME.id, "vote", "yes"),
        store.put_setting("hints", "{}"),
        store.put_preferences(ADA, "{}"),
    )
    for write in writes:
        with pytest.raises(OSError, match="the disk is gone"):
            await write
    monkeypatch.undo()
    await other.put_message(TABLE)
    await other.put_note(GAME.id, "vote", "no")
    await other.put_setting("hints", "[]")
    await other.put_preferences(ADA, '{"ping": "direct"}')
    assert await everything(store) == await everything(other)


async def test_a_refused_change_means_that_somebody_else_has_written(
    store: Counting, other: SqliteStore
) -> None:
    change = move()
    await store.put_preferences(72, '{"ping": "both"}')
    await store.commit(change)
    known = await everything(store)
    players = (PLAYERS[0], replace(PLAYERS[1], user_id=72))
    await other.commit(move(change.game, notes={"vote": "no"}, players=players))
    await other.put_message(TABLE)
    assert (await everything(store))[:4] == known[:4]
    with pytest.raises(Conflict):
        await store.commit(move(change.game, notes={"vote": "yes"}))
    assert await everything(store) == await everything(other)
    assert await store.steps(GAME.id, 1) == await other.steps(GAME.id, 1)


async def test_a_game_found_at_another_version_is_read_anew(
    store: Counting, other: SqliteStore
) -> None:
    change = move()
    await store.commit(change)
    await everything(store)
    theirs = move(change.game)
    await other.commit(theirs)
    await other.put_message(TABLE)
    await store.load(GAME.id)
    assert await everything(store) == await everything(other)
    await store.commit(move(theirs.game))
    assert await store.steps(GAME.id, 1) == await other.steps(GAME.id, 1)


async def test_steps_of_somebody_else_leave_no_hole(store: Counting, other: SqliteStore) -> None:
    change = move()
    await store.commit(change)
    theirs = move(change.game)
    await other.commit(theirs)
    await store.commit(move(theirs.game))
    assert await store.steps(GAME.id, 1) == await other.steps(GAME.id, 1)


async def read_during(store: Counting, change: Coroutine[Any, Any, None]) -> None:
    """All of it is read before the change, and arrives after it."""
    store.gate = asyncio.Event()
    told = (
        store.messages(GAME.id),
        store.note(GAME.id, "vote"),
        store.wishes(GAME.id),
        store.preferences(ADA),
        store.setting("hints"),
        store.steps(GAME.id),
    )
    reading = [asyncio.create_task(it) for it in told]
    await asyncio.sleep(0.05)
    await change
    store.gate.set()
    await asyncio.gather(*reading)


@pytest.mark.parametrize(
    "change",
    [
        lambda store: store.put_message(TABLE),
        lambda store: store.put_note(GAME.id, "vote", "yes"),
        lambda store: store.put_preferences(ADA, "{}"),
        lambda store: store.put_setting("hints", "{}"),
        lambda store: store.commit(move(notes={"vote": "yes"})),
    ],
    ids=["message", "note", "preferences", "setting", "commit"],
)
async def test_what_is_read_while_it_is_written_is_not_remembered(
    store: Counting, other: SqliteStore, change: Callable[[Counting], Coroutine[Any, Any, None]]
) -> None:
    await read_during(store, change(store))
    assert await everything(store) == await everything(other)
    assert await store.steps(GAME.id) == await other.steps(GAME.id)


async def test_what_is_read_while_somebody_else_writes_is_not_remembered(
    store: Counting, other: SqliteStore
) -> None:
    async def change() -> None:
        theirs = move(notes={"vote": "no"})
        await other.commit(theirs)
        await other.put_message(TABLE)
        with pytest.raises(Conflict):
            await store.commit(move(notes={"vote": "yes"}))

    await read_during(store, change())
    assert await everything(store) == await everything(other)
    assert await store.steps(GAME.id) == await other.steps(GAME.id)


async def test_a_cancelled_write_is_not_taken_for_undone(
    store: Counting, other: SqliteStore
) -> None:
    await everything(store)
    writing = asyncio.create_task(store.put_note(GAME.id, "vote", "yes"))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await store.note(GAME.id, "vote") == await other.note(GAME.id, "vote")


async def test_what_was_noted_with_moved_deadlines_is_known(
    store: Counting, other: SqliteStore
) -> None:
    assert await store.setting("alive") is None
    await store.shift_deadlines(60.0, alive="1060")
    assert await store.setting("alive") == await other.setting("alive") == "1060"
