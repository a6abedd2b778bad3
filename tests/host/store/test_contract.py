"""What every store promises, whatever database is under it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.host.administration.databases import ENGINES
from engine.host.cached_store import cached
from engine.host.loaded_game import LoadedGames
from engine.host.store import personal, texts
from engine.host.store.errors import Conflict, Repeated
from engine.host.store.personal import Replacement
from engine.host.store.records import (
    DIRECT,
    EVERY_PHASE,
    LIVE,
    Commit,
    Deadline,
    Draft,
    GameRecord,
    GameRef,
    Message,
    OutboxEntry,
    Phase,
    Player,
    Result,
    Secret,
)
from engine.host.store.slots import ID_BITS, Slots
from engine.host.store.store import Store
from engine.host.store.texts import Outdated
from tests.support.databases import execute, games_locked, new_database
from tests.support.store_records import GAME, PLAYERS, creation, deadline, next_commit, step
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio

Open = Callable[[], Awaitable[Store]]


@pytest.fixture(params=[*ENGINES, "cached sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    """The scheme of an engine, or of one with a cache around it.

    A cache knows no engine, so what it does around one it does around each.
    """
    return str(request.param)


UNCACHED = pytest.mark.parametrize("kind", [*ENGINES], indirect=True)
"""For what no cache holds any part of."""


@pytest_asyncio.fixture
async def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    async with new_database(kind.removeprefix("cached "), request, tmp_path) as url:
        yield url


@pytest_asyncio.fixture
async def open_store(kind: str, url: str) -> AsyncIterator[Open]:
    """Opens a store on the test's database, again and again if wanted; of every engine."""
    opened: list[Store] = []

    async def open_one() -> Store:
        plain = await ENGINES[kind.removeprefix("cached ")].open(url)
        opened.append(cached(plain, LoadedGames()) if kind.startswith("cached") else plain)
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


@pytest_asyncio.fixture
async def store(open_store: Open) -> Store:
    return await open_store()


async def begun(store: Store, game_id: str = "g1", **changes: object) -> Commit:
    first, secret = creation(game_id, **changes)
    await store.games.create(first, secret)
    return first


# A game's course


async def test_a_new_game_is_read_back_as_it_was_written(store: Store) -> None:
    first, secret = creation(expires_at=9.25)
    await store.games.create(first, secret)
    assert await store.games.load("g1") == first.record
    assert await store.games.players("g1") == PLAYERS
    assert await store.games.steps("g1") == first.steps
    assert await store.games.secret("g1") == secret


@UNCACHED
async def test_yes_and_no_come_back_as_such(store: Store) -> None:
    await begun(store)
    game = await store.games.load("g1")
    assert game is not None
    assert game.thread is True


async def test_an_unknown_game_is_none_and_has_nothing(store: Store) -> None:
    assert await store.games.load("g1") is None
    assert await store.games.secret("g1") is None
    assert await store.games.outcome("g1", "k") is None
    assert await store.messages.get("g1", "table") is None
    assert (await store.games.players("g1"), await store.games.steps("g1")) == ((), ())
    assert (await store.outbox.of_game("g1"), await store.schedule.deadlines("g1")) == ((), ())


@UNCACHED
async def test_an_id_is_taken_once(store: Store) -> None:
    first = await begun(store)
    other, secret = creation(host_id=99)
    with pytest.raises(Conflict) as refusal:
        await store.games.create(other, replace(secret, commitment="other"))
    assert refusal.value.found == 1
    assert await store.games.load("g1") == first.record
    assert (await store.games.secret("g1") or secret).commitment == secret.commitment


@UNCACHED
async def test_a_repeated_creation_names_the_first(store: Store) -> None:
    first, secret = creation()
    first = replace(first, steps=(step(1, "new"),))
    await store.games.create(first, secret)
    with pytest.raises(Repeated) as refusal:
        await store.games.create(first, secret)
    assert refusal.value.version == 1


async def test_a_commit_survives_reopening(store: Store, open_store: Open) -> None:
    await begun(store)
    change = next_commit(key="press", outbox=("table",))
    await store.games.commit(change)
    await store.close()
    again = await open_store()
    assert await again.games.load("g1") == change.record
    assert await again.games.steps("g1", after_version=1) == change.steps
    assert await again.schedule.deadlines("g1") == change.deadlines
    assert await again.games.players("g1") == PLAYERS
    assert await again.outbox.of_game("g1") == (OutboxEntry("table", 2),)


async def test_notes_and_orders_are_written_with_their_change_or_not_at_all(store: Store) -> None:
    first = await begun(store)
    change = next_commit(key="press", notes={"vote": "{}"}, orders={1: "[]"})
    await store.games.commit(change)
    assert (await store.notes.get("g1", "vote"), await store.notes.orders("g1")) == (
        "{}",
        {1: "[]"},
    )
    with pytest.raises(Repeated):
        await store.games.commit(next_commit(key="press", notes={"vote": None}, orders={1: None}))
    assert (await store.notes.get("g1", "vote"), await store.notes.orders("g1")) == (
        "{}",
        {1: "[]"},
    )
    gone = replace(change, record=replace(first.record, version=2), expected_version=2, steps=())
    await store.games.commit(replace(gone, notes={"vote": None}, orders={1: None}))
    assert (await store.notes.get("g1", "vote"), await store.notes.orders("g1")) == (None, {})


async def test_several_steps_are_one_commit(store: Store) -> None:
    await begun(store)
    game = replace(GAME, version=4)
    await store.games.commit(Commit(game, 1, steps=(step(2, "press"), step(3), step(4))))
    assert [line.version for line in await store.games.steps("g1")] == [1, 2, 3, 4]
    assert await store.games.outcome("g1", "press") == step(2, "press")
    assert await store.games.load("g1") == game


async def test_the_log_is_read_in_pages(store: Store) -> None:
    await begun(store)
    game = replace(GAME, version=12)
    await store.games.commit(Commit(game, 1, steps=tuple(step(n) for n in range(2, 13))))
    assert await store.games.steps("g1", after_version=8, limit=2) == (step(9), step(10))
    assert await store.games.steps("g1", after_version=12) == ()


async def test_a_stale_version_conflicts_and_changes_nothing(store: Store) -> None:
    await begun(store)
    first = next_commit(outbox=("table",))
    await store.games.commit(first)
    stale = next_commit(
        replace(GAME, state="{}"),
        players=(),
        outbox=("thread",),
        deadlines=(deadline(5.0),),
        mix="stale",
    )
    with pytest.raises(Conflict) as refusal:
        await store.games.commit(stale)
    assert (refusal.value.expected, refusal.value.found) == (1, 2)
    assert await store.games.load("g1") == first.record
    assert await store.games.steps("g1", 1) == first.steps
    assert await store.games.players("g1") == PLAYERS
    assert await store.schedule.deadlines("g1") == first.deadlines
    assert await store.outbox.of_game("g1") == (OutboxEntry("table", 2),)
    assert await store.schedule.next_deadline() == first.deadlines[0].at
    assert await store.games.secret("g1") == creation()[1]


@UNCACHED
async def test_the_log_is_a_second_guard_against_another_writer(store: Store, url: str) -> None:
    """Should a game's row ever fall behind its log, its key still refuses the commit."""
    await begun(store)
    for version in (2, 3):
        await execute(
            url,
            "INSERT INTO steps (game_id, version, at, action, events)"
            f" VALUES ('g1', {version}, 0, '0 roll', '[]')",
        )
    with pytest.raises(Conflict) as refusal:
        await store.games.commit(next_commit())
    assert (refusal.value.expected, refusal.value.found) == (1, 3)
    assert await store.games.load("g1") == GAME
    assert await store.schedule.deadlines("g1") == ()


@UNCACHED
async def test_the_games_version_is_a_guard_even_without_a_log(store: Store, url: str) -> None:
    await begun(store)
    await execute(url, "UPDATE games SET version = 5")
    with pytest.raises(Conflict):
        await store.games.commit(next_commit(steps=()))
    assert len(await store.games.steps("g1")) == 1


@UNCACHED
async def test_a_step_is_never_updated(store: Store, url: str) -> None:
    await begun(store)
    with pytest.raises(Exception, match="a step is never updated"):
        await execute(url, "UPDATE steps SET events = '[]'")


@UNCACHED
async def test_what_belongs_to_no_game_is_refused(store: Store) -> None:
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.messages.put(TABLE)
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.texts.swap(texts.note("g1", "vote"), None, "{}")


@UNCACHED
async def test_a_commit_waits_for_another_process(store: Store, url: str) -> None:
    await begun(store)
    async with games_locked(url):
        press = asyncio.create_task(store.games.commit(next_commit()))
        for _ in range(5):
            await asyncio.sleep(0)
        assert await store.games.load("g1") == GAME  # Reading does not wait.
        assert not press.done()
    await press
    assert await store.games.load("g1") == next_commit().record


@UNCACHED
async def test_a_commit_to_no_game_conflicts_with_none(store: Store) -> None:
    with pytest.raises(Conflict) as refusal:
        await store.games.commit(next_commit())
    assert refusal.value.found is None


async def test_a_repeated_key_names_its_first_outcome(store: Store) -> None:
    await begun(store)
    first = next_commit(key="press")
    await store.games.commit(first)
    later = next_commit(first.record)
    await store.games.commit(later)
    for attempt in (first, next_commit(later.record, key="press")):
        with pytest.raises(Repeated) as refusal:
            await store.games.commit(attempt)
        assert refusal.value.version == 2
    assert await store.games.load("g1") == later.record
    assert len(await store.games.steps("g1")) == 3


@UNCACHED
async def test_a_key_is_repeated_within_its_game_only(store: Store) -> None:
    for game_id in ("g1", "g2"):
        first = await begun(store, game_id)
        await store.games.commit(next_commit(first.record, key="press"))
    assert await store.games.outcome("g2", "press") == step(2, "press")


@UNCACHED
async def test_fifty_presses_at_once_have_one_effect(store: Store) -> None:
    await begun(store)
    presses = [store.games.commit(next_commit(key="press")) for _ in range(50)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Repeated) for answer in answers) == 49
    assert len(await store.games.steps("g1")) == 2


@UNCACHED
async def test_fifty_different_presses_at_one_version_have_one_effect(store: Store) -> None:
    await begun(store)
    presses = [store.games.commit(next_commit(key=f"press {n}")) for n in range(50)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert answers.count(None) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 49
    assert len(await store.games.steps("g1")) == 2


async def test_of_two_stores_on_one_database_one_is_refused(store: Store, open_store: Open) -> None:
    other = await open_store()
    await begun(store)
    game = GAME
    for _ in range(20):
        rivals = (store.games.commit(next_commit(game)), other.games.commit(next_commit(game)))
        answers = await asyncio.gather(*rivals, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
        game = next_commit(game).record
    assert await other.games.load("g1") == await store.games.load("g1") == game
    assert [line.version for line in await other.games.steps("g1")] == list(range(1, 22))


async def test_whoever_is_refused_reloads_and_goes_on(store: Store, open_store: Open) -> None:
    await begun(store)

    async def play(mine: Store, name: str) -> int:
        game, refused = GAME, 0
        for number in range(10):
            while True:
                try:
                    await mine.games.commit(change := next_commit(game, key=f"{name} {number}"))
                except Conflict:
                    game, refused = await mine.games.load("g1") or GAME, refused + 1
                else:
                    game = change.record
                    break
        return refused

    refusals = await asyncio.gather(play(store, "one"), play(await open_store(), "two"))
    assert sum(refusals) > 0
    log = await (await open_store()).games.steps("g1", after_version=1)
    assert [line.version for line in log] == list(range(2, 22))
    assert {line.key for line in log} == {
        f"{name} {n}" for name in ("one", "two") for n in range(10)
    }


async def test_another_store_sees_a_commit_at_once(store: Store, open_store: Open) -> None:
    other = await open_store()
    await begun(store)
    assert await other.games.load("g1") == GAME
    await store.games.commit(next_commit())
    assert await other.games.load("g1") == next_commit().record


async def test_a_cancelled_commit_is_whole_or_absent(store: Store) -> None:
    await begun(store)
    game, whole, absent = GAME, 0, 0
    for pauses in range(60):
        change = next_commit(game, outbox=("table",))
        press = asyncio.create_task(store.games.commit(change))
        for _ in range(pauses % 6):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        found = await store.games.load("g1")
        assert found in (game, change.record)
        assert (await store.games.steps("g1"))[-1].version == found.version
        whole, absent = whole + (found != game), absent + (found == game)
        game = found
    assert whole > 0
    assert absent > 0
    await store.games.commit(next_commit(game))


@UNCACHED
async def test_a_commit_may_change_where_and_how_a_game_is_played(store: Store) -> None:
    await begun(store)
    elsewhere = replace(
        GAME, phase="over", pace="daily", guild_id=8, channel_id=9, host_id=72, number=2
    )
    for game in (replace(elsewhere, thread=False), replace(elsewhere, version=2, opened_at=1.0)):
        change = next_commit(game)
        await store.games.commit(change)
        assert await store.games.load("g1") == change.record
    assert (
        await store.search.games_in_guild(8)
        == await store.search.games_in_channel(9, ("over",))
        != ()
    )
    assert await store.search.games_in_guild(GAME.guild_id) == ()


@UNCACHED
async def test_players_are_kept_unless_given(store: Store) -> None:
    await begun(store)
    await store.games.commit(next_commit())
    assert await store.games.players("g1") == PLAYERS
    fewer = (Player(0, 72, "Grace", "hat"),)
    await store.games.commit(next_commit(next_commit().record, players=fewer))
    assert await store.games.players("g1") == fewer


@UNCACHED
async def test_players_may_mix_into_the_secret(store: Store) -> None:
    first, secret = creation()
    await store.games.create(first, secret)
    await store.games.commit(next_commit(mix="71,72"))
    await store.games.commit(next_commit(next_commit().record))
    assert await store.games.secret("g1") == replace(secret, mix="71,72")


@UNCACHED
async def test_any_text_and_number_comes_back_the_same(store: Store) -> None:
    text = "é 🎲 ' \" \\ \n" + "x" * 200_000
    await begun(store, state=text, channel_id=2**63 - 1)
    assert await store.games.load("g1") == replace(GAME, state=text, channel_id=2**63 - 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"steps": (step(3),)},
        {"steps": (step(2), step(2))},
        {"steps": (step(1),)},
        {"record": GAME},
    ],
)
async def test_a_commit_that_contradicts_itself_cannot_be_made(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="version|follows"):
        replace(next_commit(), **wrong)


# Time


@UNCACHED
async def test_the_nearest_time_of_live_games_is_known(store: Store) -> None:
    assert await store.schedule.next_deadline() is None
    await begun(store, "a")
    assert await store.schedule.next_deadline() is None
    await begun(store, "b", phase="lobby", expires_at=300.0)
    assert await store.schedule.next_deadline() == 300.0
    change = next_commit(
        replace(GAME, id="a"), deadlines=(deadline(250.0, 2), deadline(200.0, 3), deadline(400.0))
    )
    await store.games.commit(change)
    assert await store.schedule.next_deadline() == 200.0
    assert [line.at for line in await store.schedule.deadlines("a")] == [200.0, 250.0, 400.0]
    await store.games.commit(next_commit(change.record, deadlines=()))
    assert await store.schedule.next_deadline() == 300.0


@UNCACHED
async def test_passed_deadlines_are_due_oldest_first(store: Store) -> None:
    for game_id, times in {"a": (20.0, 40.0), "b": (10.0, 30.5)}.items():
        first = await begun(store, game_id)
        deadlines = tuple(deadline(at, seat=seat) for seat, at in enumerate(times))
        await store.games.commit(next_commit(first.record, deadlines=deadlines))
    assert await store.schedule.due(9.9) == ()
    assert await store.schedule.due(19.9) == ("b",)
    assert await store.schedule.due(30.5) == ("b", "a")


@UNCACHED
async def test_a_call_is_due_before_the_end_and_what_is_covered_never(store: Store) -> None:
    first = await begun(store)
    times = (
        replace(deadline(50.0), next_call=20.0),
        replace(deadline(10.0, seat=1), covered=5.0),
    )
    await store.games.commit(next_commit(first.record, deadlines=times))
    assert await store.schedule.next_deadline() == 20.0
    assert (await store.schedule.due(19.9), await store.schedule.due(20.0)) == ((), ("g1",))
    assert sorted(await store.schedule.deadlines("g1"), key=lambda it: it.seat) == list(times)


@UNCACHED
async def test_nothing_is_due_in_a_pause_but_its_end(store: Store) -> None:
    first = await begun(store)
    times = (deadline(10.0), Deadline(0, -2, "pause", 90.0))
    await store.games.commit(next_commit(replace(first.record, paused_at=5.0), deadlines=times))
    assert await store.schedule.next_deadline() == 90.0
    await store.schedule.shift(60.0)
    assert [line.at for line in await store.schedule.deadlines("g1")] == [10.0, 90.0]


@UNCACHED
async def test_downtime_moves_calls_but_neither_the_hour_nor_a_return(store: Store) -> None:
    first = await begun(store)
    times = (
        replace(deadline(50.0), since=10.0, next_call=20.0),
        Deadline(0, -1, "hour", 70.0),
        Deadline(0, 1, "return", 80.0),
    )
    await store.games.commit(next_commit(first.record, deadlines=times))
    await store.schedule.shift(100.0)
    moved = {
        it.kind: (it.since, it.next_call, it.at) for it in await store.schedule.deadlines("g1")
    }
    assert moved == {
        "buy": (110.0, 120.0, 150.0),
        "hour": (0.0, None, 70.0),
        "return": (0.0, None, 80.0),
    }
    assert await store.schedule.next_deadline() == 70.0


async def test_the_games_that_a_person_follows_are_found(store: Store) -> None:
    for game_id in ("a", "b", "c"):
        await store.games.create(*creation(game_id))
    await store.notes.put("a", "follow:7", "to the end")
    await store.notes.put("b", "follow:7", "daily")
    await store.notes.put("b", "follow:77", "another person")
    await store.notes.put("c", "vote", "follow:7")
    assert await store.notes.of_follower("follow:7") == {"a": "to the end", "b": "daily"}
    await store.notes.put("a", "follow:7", None)
    await store.personal.delete_games(["b"])
    assert await store.notes.of_follower("follow:7") == {}


async def test_orders_and_notes_hang_on_their_game(store: Store) -> None:
    await begun(store, "a")
    await begun(store, "b")
    first = next_commit(
        replace(GAME, id="a"), orders={0: "nought", 1: "one"}, notes={"vote": "yes"}
    )
    await store.games.commit(first)
    assert await store.notes.orders("a") == {0: "nought", 1: "one"}
    assert (await store.notes.orders("b"), await store.notes.get("b", "vote")) == ({}, None)
    assert await store.notes.get("a", "vote") == "yes"
    await store.games.commit(
        next_commit(first.record, orders={0: None, 1: "other"}, notes={"vote": None})
    )
    assert (await store.notes.orders("a"), await store.notes.get("a", "vote")) == (
        {1: "other"},
        None,
    )
    await store.notes.put("a", "draft", "mine")
    assert await store.notes.get("a", "draft") == "mine"
    await store.notes.put("a", "draft", None)
    assert await store.notes.get("a", "draft") is None


async def test_the_wishes_of_those_who_sit_in_a_game(store: Store) -> None:
    await begun(store)
    await put_preferences(store, 71, "mine")
    await put_preferences(store, 999, "a stranger's")
    assert await store.preferences.of_game("g1") == {71: "mine"}


@pytest.mark.parametrize("phase", ["over", "cancelled"])
@UNCACHED
async def test_nothing_is_due_in_a_finished_game(store: Store, phase: Phase) -> None:
    await begun(store, expires_at=5.0)
    await store.games.commit(next_commit(replace(GAME, phase=phase, expires_at=5.0)))
    assert await store.schedule.next_deadline() is None
    assert await store.schedule.due(1e12) == ()
    assert await store.schedule.expired(1e12) == ()


@UNCACHED
async def test_an_unstarted_lobby_expires(store: Store) -> None:
    await begun(store, "a", phase="lobby", expires_at=300.0)
    await begun(store, "b", phase="lobby", expires_at=200.0)
    assert await store.schedule.expired(199.0) == ()
    assert await store.schedule.expired(299.0) == ("b",)
    assert await store.schedule.expired(300.0) == ("b", "a")


async def test_downtime_moves_what_live_games_wait_for(store: Store) -> None:
    await begun(store, "a")
    await store.games.commit(
        next_commit(replace(GAME, id="a"), deadlines=(deadline(100.0), deadline(150.0, 2)))
    )
    await begun(store, "b", phase="lobby", expires_at=300.0)
    await begun(store, "c", phase="cancelled", expires_at=300.0)
    await store.schedule.shift(60.5)
    assert [line.at for line in await store.schedule.deadlines("a")] == [160.5, 210.5]
    assert await store.schedule.next_deadline() == 160.5
    assert await store.schedule.due(160.4) == ()
    assert await store.schedule.due(160.5) == ("a",)
    assert [(await store.games.load(name) or GAME).expires_at for name in "bc"] == [360.5, 300.0]
    assert await store.schedule.expired(360.5) == ("b",)


# Slots

SLOTS = 4


def guild_in(slot: int) -> int:
    """A server whose games belong to this slot of four."""
    return (1000 * SLOTS + slot << ID_BITS) + 77


async def spread(store: Store) -> None:
    """A running game and a lobby in each of four slots; their deadlines and ends differ."""
    for slot in range(SLOTS):
        game, guild_id = f"game{slot}", guild_in(slot)
        first = await begun(store, game, guild_id=guild_id, shown_version=2)
        await store.games.commit(next_commit(first.record, deadlines=(deadline(100.0 + slot),)))
        await begun(
            store, f"lobby{slot}", phase="lobby", guild_id=guild_id, expires_at=200.0 + slot
        )


@UNCACHED
async def test_what_is_asked_of_some_slots_says_nothing_of_the_others(store: Store) -> None:
    await spread(store)
    some, none = Slots.of(SLOTS, {1, 3}), Slots.of(SLOTS, ())
    assert await store.schedule.due(1e12, some) == ("game1", "game3")
    assert await store.schedule.expired(1e12, some) == ("lobby1", "lobby3")
    assert await store.schedule.next_deadline(some) == 101.0
    assert await store.outbox.unshown(some) == ("lobby1", "lobby3")
    await store.messages.save("game0", {}, 3, next_sync=70.0)
    await store.messages.save("game1", {}, 3, next_sync=71.0)
    assert await store.schedule.next_syncs(some) == {"game1": 71.0}
    assert await store.schedule.due(1e12, none) == await store.schedule.expired(1e12, none) == ()
    assert await store.schedule.next_deadline(none) is None
    assert await store.outbox.unshown(none) == ()
    every = Slots.of(SLOTS, range(SLOTS))
    assert await store.schedule.due(1e12, every) == await store.schedule.due(1e12)
    assert await store.outbox.unshown(every) == await store.outbox.unshown()


@UNCACHED
async def test_what_is_to_be_shown_again_is_unshown_in_its_own_slot(store: Store) -> None:
    await spread(store)
    await store.schedule.shift(1.0, Slots.of(SLOTS, {2}))
    assert "game2" in await store.outbox.unshown(Slots.of(SLOTS, {2}))
    assert await store.outbox.unshown(Slots.of(SLOTS, {3})) == ("lobby3",)


@UNCACHED
async def test_the_absence_of_one_slot_moves_no_deadline_of_the_other_three(store: Store) -> None:
    await spread(store)
    await store.schedule.shift(60.0, Slots.of(SLOTS, {2}), noted="so")
    times = [(await store.schedule.deadlines(f"game{slot}"))[0].at for slot in range(SLOTS)]
    assert times == [100.0, 101.0, 162.0, 103.0]
    ends = [(await store.games.load(f"lobby{slot}") or GAME).expires_at for slot in range(SLOTS)]
    assert ends == [200.0, 201.0, 262.0, 203.0]
    assert await store.schedule.due(150.0) == ("game0", "game1", "game3")
    assert await store.settings.get("noted") == "so"


@UNCACHED
async def test_games_in_direct_messages_belong_to_the_first_slot(store: Store) -> None:
    await begun(store, guild_id=DIRECT)
    assert await store.outbox.unshown(Slots.of(SLOTS, {0})) == ("g1",)
    assert await store.outbox.unshown(Slots.of(SLOTS, {1, 2, 3})) == ()


@UNCACHED
async def test_a_change_that_has_read_deadlines_before_they_moved_is_refused(store: Store) -> None:
    """Its version is right, but it would write the old deadlines."""
    first = await begun(store)
    await store.games.commit(next_commit(first.record))
    read = await store.games.load("g1")
    assert read is not None
    await store.schedule.shift(60.0)
    moved = await store.schedule.deadlines("g1")
    with pytest.raises(Conflict):
        await store.games.commit(next_commit(read))
    assert await store.schedule.deadlines("g1") == moved
    again = await store.games.load("g1")
    assert again is not None
    await store.games.commit(next_commit(again))


# Finding games

PHASES: tuple[Phase, ...] = ("over", "running", "lobby", "cancelled")


@UNCACHED
async def test_a_persons_games_are_found_by_phase(store: Store) -> None:
    for number, phase in enumerate(PHASES):
        await begun(store, phase, phase=phase, opened_at=10.0 - number)
    first, secret = creation("others")
    await store.games.create(replace(first, players=PLAYERS[1:]), secret)
    assert [game.id for game in await store.search.games_of(71)] == ["lobby", "running"]
    assert [game.id for game in await store.search.games_of(71, PHASES[:1])] == ["over"]
    assert await store.search.games_of(72) == ()
    assert await store.search.games_of(71, ()) == ()


@UNCACHED
async def test_a_seat_given_away_is_found_at_its_new_player(store: Store) -> None:
    await begun(store)
    await store.games.commit(next_commit(players=(Player(0, 72, "Grace", "hat"), PLAYERS[1])))
    assert await store.search.games_of(71) == ()
    found = next_commit().record
    ref = GameRef(found.id, found.phase, found.guild_id, found.channel_id)
    assert await store.search.games_of(72) == (ref,)


@UNCACHED
async def test_games_are_found_by_channel_and_server(store: Store) -> None:
    await begun(store, "a", channel_id=1, guild_id=9)
    await begun(store, "b", channel_id=2, guild_id=9, phase="over")
    await begun(store, "c", channel_id=1, guild_id=8, opened_at=1.0)
    assert [game.id for game in await store.search.games_in_channel(1)] == ["c", "a"]
    assert await store.search.games_in_channel(2) == ()
    assert [game.id for game in await store.search.games_in_guild(9)] == ["a", "b"]
    assert [game.id for game in await store.search.games_in_guild(9, LIVE)] == ["a"]


async def named(store: Store, game_id: str, *names: str, **changes: Any) -> None:
    """A game of these people, whose ids are 71, 72 and so on."""
    first, secret = creation(game_id, **changes)
    players = tuple(Player(at, 71 + at, name, "hat") for at, name in enumerate(names))
    await store.games.create(replace(first, players=players), secret)


@UNCACHED
async def test_what_is_typed_is_looked_for_in_names_and_ids(store: Store) -> None:
    for at, game_id in enumerate(("a1", "b2", "c3")):
        await named(store, game_id, "Ada", f"Élodie {game_id[0]}", opened_at=float(at))
    await named(store, "d4", "Ada", phase="over")

    async def found(typed: str, limit: int = 9) -> list[str]:
        games = await store.search.matching_games(typed, limit, 71, None)
        return [game.id for game in games]

    assert await found("") == await found("ADA, É") == ["a1", "b2", "c3"]
    assert await found("", limit=2) == await found("ada", limit=2) == ["a1", "b2"]
    assert await found("ÉLODIE C", limit=1) == ["c3"], "the limit is of games that fit"
    assert await found("Ada, Élodie b (b2)") == await found("whatever (b2)") == ["b2"]
    assert await found("d4") == await found("a\x00b") == []


@UNCACHED
async def test_a_persons_own_games_come_before_those_of_the_channel(store: Store) -> None:
    for phase, over in (("running", False), ("over", True)):
        for at, (name, people) in enumerate({"other": ("Ben",), "mine": ("Ada", "Ben")}.items()):
            for number in (1, 2):
                game_id, opened_at = f"{name}{number}{'-over' * over}", 10.0 * at + number
                first, secret = creation(game_id, phase=phase, opened_at=opened_at, channel_id=5)
                seats = [Player(n, 80 + len(it), it, "hat") for n, it in enumerate(people)]
                if name == "mine":
                    seats[0] = replace(seats[0], user_id=71)
                await store.games.create(replace(first, players=tuple(seats)), secret)
    live = await store.search.matching_games("ben", 9, 71, 5)
    assert [game.id for game in live] == ["mine1", "mine2", "other1", "other2"]
    over = await store.search.matching_over("ben", 9, 71, 5)
    assert [it.id for it in over] == ["mine2-over", "mine1-over", "other2-over", "other1-over"]
    assert await store.search.last_over(5, 71) == "mine2-over"


@UNCACHED
async def test_running_games_of_a_server_begin_with_those_of_the_channel(store: Store) -> None:
    for game_id, channel_id, phase in (
        ("there", 1, "running"),
        ("here", 2, "running"),
        ("lobby", 2, "lobby"),
    ):
        await begun(store, game_id, channel_id=channel_id, guild_id=9, phase=phase)
    found = await store.search.matching_in_guild("ada", 9, 9, 2)
    assert [game.id for game in found] == ["here", "there"]
    assert await store.search.matching_in_guild("grace", 9, 9, 2) == ()


# Showing


@UNCACHED
async def test_what_nobody_has_seen_is_unshown(store: Store) -> None:
    await begun(store, "a")
    await begun(store, "b", shown_version=1)
    assert await store.outbox.unshown() == ("a",)
    await store.messages.save("a", {}, 1)
    assert await store.outbox.unshown() == ()
    await store.games.commit(next_commit(replace(GAME, id="b"), outbox=("table", "thread")))
    await store.messages.save("b", {})
    await store.messages.save("b", {}, 1)
    assert await store.outbox.unshown() == ("b",)
    assert len(await store.outbox.of_game("b")) == 2
    await store.messages.save("b", {}, 2)
    assert await store.outbox.unshown() == ()
    assert await store.outbox.of_game("b") == ()


@UNCACHED
async def test_an_older_showing_leaves_the_newer_in_the_outbox(store: Store) -> None:
    await begun(store)
    first = next_commit(outbox=("table",))
    await store.games.commit(first)
    await store.games.commit(next_commit(first.record, outbox=("table",)))
    await store.messages.save("g1", {}, 2)
    assert await store.outbox.of_game("g1") == (OutboxEntry("table", 3),)
    await store.messages.save("g1", {}, 3)
    await store.messages.save("g1", {}, 2)
    assert await store.outbox.of_game("g1") == ()
    assert (await store.games.load("g1") or GAME).shown_version == 3


@UNCACHED
async def test_a_game_is_to_be_shown_again_when_its_last_sync_said(store: Store) -> None:
    await begun(store)
    await store.messages.save("g1", {}, 1, next_sync=70.0)
    assert await store.outbox.unshown() == ()
    await store.games.commit(next_commit())
    await store.messages.save("g1", {})
    assert await store.schedule.next_syncs() == {"g1": 70.0}
    await store.messages.save("g1", {}, 2)
    await store.messages.save("g1", {}, 1, next_sync=60.0)
    assert await store.schedule.next_syncs() == {}


@UNCACHED
async def test_a_commit_does_not_take_back_what_was_shown(store: Store) -> None:
    await begun(store)
    await store.messages.save("g1", {}, 1)
    await store.games.commit(next_commit())
    assert (await store.games.load("g1") or GAME).shown_version == 1


TABLE = Message("g1", "table", 500, 900, 3, 12.5, '{"page": 2}', open=True)


async def test_a_role_has_one_message(store: Store) -> None:
    await begun(store)
    await store.messages.put(TABLE)
    reposted = replace(TABLE, message_id=901, posted_at=99.0, open=False)
    await store.messages.put(reposted)
    auction = replace(TABLE, role="auction-4", message_id=902)
    await store.messages.put(auction)
    assert await store.messages.get("g1", "table") == reposted
    assert await store.messages.of_game("g1") == (auction, reposted)
    await store.messages.drop("g1", "auction-4")
    assert await store.messages.of_game("g1") == (reposted,)


# What belongs to people and to the bot


@UNCACHED
async def test_a_user_has_one_draft_in_a_game(store: Store) -> None:
    await begun(store, "g1")
    await begun(store, "g2")
    first = Draft("d1", "g1", 71, '{"give": [1]}', 5.0)
    others = (Draft("d2", "g1", 72, "{}", 5.0), Draft("d3", "g2", 71, "{}", 5.0))
    for draft in (first, *others, replace(first, body="{}", updated_at=6.0)):
        await store.drafts.put(draft)
    assert await store.drafts.get("d1") == replace(first, body="{}", updated_at=6.0)
    fresh = replace(first, id="d4")
    await store.drafts.put(fresh)
    assert await store.drafts.get("d1") is None
    assert await store.drafts.of_user("g1", 71) == fresh
    assert (await store.drafts.of_user("g1", 72), await store.drafts.of_user("g2", 71)) == others
    await store.drafts.drop("d4")
    assert await store.drafts.of_user("g1", 71) is None


async def test_preferences_and_settings_keep_their_newest_text(store: Store) -> None:
    assert await store.preferences.get(71) is None
    assert await store.settings.get("alive") is None
    for text in ("{}", '{"throw": "me"}'):
        await put_preferences(store, 71, text)
        await store.settings.put("alive", text)
    assert await store.preferences.get(71) == '{"throw": "me"}'
    assert await store.preferences.get(72) is None
    assert await store.settings.get("alive") == '{"throw": "me"}'


TEXTS = (
    texts.setting("server:7"),
    texts.note("g1", "lots:4:71"),
    texts.preferences(71),
    texts.draft("d1", 9.0),
)


async def known(store: Store) -> tuple[str | None, ...]:
    """The texts that TEXTS are about, as every other part of the store tells them."""
    draft = await store.drafts.get("d1")
    return (
        await store.settings.get("server:7"),
        await store.notes.get("g1", "lots:4:71"),
        await store.preferences.get(71),
        None if draft is None else draft.body,
    )


async def test_a_text_is_changed_as_it_was_read_or_not_at_all(store: Store) -> None:
    await begun(store)
    assert await known(store) == (None,) * 4
    for text in TEXTS[:3]:
        await store.texts.swap(text, None, "a")
    await store.drafts.put(Draft("d1", "g1", 71, "a", 5.0))
    assert await known(store) == ("a",) * 4
    assert await store.preferences.of_game("g1") == {71: "a"}
    for text in TEXTS:
        others = (("b", "c"), ("b", None), (None, "c"))
        for before, after in others[:2] if text.table == "drafts" else others:
            with pytest.raises(Outdated):
                await store.texts.swap(text, before, after)
        assert await store.texts.get(text) == "a"
        await store.texts.swap(text, "a", "b")
    assert await known(store) == ("b",) * 4
    assert await store.drafts.get("d1") == Draft("d1", "g1", 71, "b", 9.0)
    assert await store.preferences.of_game("g1") == {71: "b"}
    for text in TEXTS:
        await store.texts.swap(text, "b", None)
        with pytest.raises(Outdated):
            await store.texts.swap(text, "b", "c")
    assert await known(store) == (None,) * 4


async def test_of_many_that_have_read_the_same_one_changes_a_text(
    store: Store, open_store: Open
) -> None:
    """Whatever shares a transaction, and whatever comes from another store."""
    await begun(store)
    other = await open_store()
    for text in TEXTS[:3]:
        for before, after in ((None, "first"), ("first", "second"), ("second", None)):
            tried = [it.texts.swap(text, before, after) for it in (store, other) for _ in range(5)]
            outcomes = await asyncio.gather(*tried, return_exceptions=True)
            assert sorted(map(repr, map(type, outcomes))).count(repr(Outdated)) == 9
            assert await store.texts.get(text) == after


async def test_a_refused_text_spoils_nothing_that_shares_its_transaction(store: Store) -> None:
    await begun(store)
    await asyncio.gather(
        store.settings.put("one", "1"),
        refused_swap(store, texts.setting("two")),
        store.texts.swap(texts.setting("three"), None, "3"),
        put_preferences(store, 71, "{}"),
    )
    assert [await store.settings.get(it) for it in ("one", "two", "three")] == ["1", None, "3"]
    assert await store.preferences.get(71) == "{}"


async def refused_swap(store: Store, text: texts.StoredText) -> None:
    with pytest.raises(Outdated):
        await store.texts.swap(text, "what was never there", "new")


@UNCACHED
async def test_closing_twice_does_nothing(store: Store) -> None:
    await store.close()
    await store.close()


@UNCACHED
async def test_a_secret_belongs_to_its_game(store: Store) -> None:
    await begun(store, "g1")
    first, _ = creation("g2")
    await store.games.create(first, Secret("g2", b"other", "beef"))
    await store.games.commit(next_commit(mix="71"))
    secret = await store.games.secret("g2")
    assert secret == Secret("g2", b"other", "beef")


@UNCACHED
async def test_games_are_counted_by_phase(store: Store) -> None:
    assert await store.search.count_by_phase() == dict.fromkeys(EVERY_PHASE, 0)
    await begun(store, "g1", phase="running")
    await begun(store, "g2", phase="running")
    await begun(store, "g3", phase="over")
    found = await store.search.count_by_phase()
    assert found == {"lobby": 0, "running": 2, "over": 1, "cancelled": 0}


@UNCACHED
async def test_whoever_observes_gets_the_size_of_each_group(store: Store) -> None:
    sizes = list[int]()
    store.observe_groups(sizes.append)
    await begun(store, "g1")
    assert sizes == [1]
    await asyncio.gather(*(begun(store, f"more{number}") for number in range(5)))
    assert sum(sizes) == 6
    assert len(sizes) < 6


# What is kept about people

ADA = 71
SAID = '{"by":71,"kind":"moderated"}'
RESULT = Result("g1", 8, ADA, 9.0, 0, 1, 2, 30, "played", "Ada", "hat")


async def notice_of(store: Store, person: int, game_id: str) -> None:
    """A game of others in whose log a person is named."""
    first, secret = creation(game_id, host_id=5)
    line = replace(step(1), notice=f'{{"by":{person}}}')
    await store.games.create(replace(first, players=(), steps=(line,)), secret)


@UNCACHED
async def test_a_game_names_a_person_in_any_of_its_rows(store: Store) -> None:
    others = {"host_id": 5}
    for at, game_id in enumerate(("host", "note", "draft", "message", "result", "none")):
        changes = {"host_id": ADA} if game_id == "host" else others
        first, secret = creation(game_id, opened_at=float(at), **changes)
        await store.games.create(replace(first, players=()), secret)
    await store.notes.put("note", "seen:71", "{}")
    await store.notes.put("none", "seen:5", "{}")
    await store.drafts.put(Draft("d1", "draft", ADA, "{}", 1.0))
    await store.messages.put(Message("message", "asked:1", 1, 2, 1, 1.0, "71"))
    await store.results.put([replace(RESULT, game_id="result")])
    await notice_of(store, ADA, "said")
    lent = (Player(0, 5, "Ben", "hat", owner_id=ADA),)
    first, secret = creation("lent", **others)
    await store.games.create(replace(first, players=lent), secret)
    found = await store.personal.games_naming(ADA)
    assert found == ("host", "note", "draft", "message", "result", "lent", "said")


@UNCACHED
async def test_the_names_of_a_person_in_a_games_rows(store: Store) -> None:
    names = store.personal.names_in
    first, secret = creation(host_id=5)
    players = (PLAYERS[0], Player(1, 6, "Cleo", "ship", owner_id=7))
    await store.games.create(replace(first, players=players), secret)
    await store.results.put([replace(RESULT, name="Adele")])
    await store.drafts.put(Draft("d1", "g1", 8, "{}", 1.0))
    await notice_of(store, 9, "g2")
    assert set(await names("g1", ADA)) == {"Ada", "Adele"}
    assert [await names("g1", it) for it in (5, 7, 8)] == [("",)] * 3
    assert [await names(*it) for it in (("g1", 9), ("g2", 9), ("g2", ADA))] == [()] * 3


@UNCACHED
async def test_settings_name_a_person_by_key_or_text(store: Store) -> None:
    for key, text in {"hints:71": "{}", "managers:8": '{"71":1.0}', "hints:5": "{}"}.items():
        await store.settings.put(key, text)
    naming = {"hints:71": "{}", "managers:8": '{"71":1.0}'}
    assert await store.personal.settings_naming(ADA) == naming


def without_ada(game: GameRecord) -> Replacement:
    """What takes the first player, who becomes number -1, out of the game."""
    record = replace(game, version=game.version + 1)
    line = replace(step(record.version), seat=None, action="forgotten")
    commit = Commit(record, game.version, (line,), notes={"seen:71": None})
    return Replacement(ADA, -1, commit, {1: '{"by":-1,"kind":"moderated"}'}, ["asked:1"])


async def kept_of_ada(store: Store) -> GameRecord:
    """A game with a row of each kind that names her."""
    first, secret = creation(host_id=ADA)
    lines, orders = (replace(step(1), notice=SAID),), {0: "{}", 1: "{}"}
    players = (replace(PLAYERS[0], away_until=9.0), replace(PLAYERS[1], owner_id=ADA))
    await store.games.create(replace(first, steps=lines, players=players, orders=orders), secret)
    await store.notes.put("g1", "seen:71", "{}")
    await store.drafts.put(Draft("d1", "g1", ADA, "{}", 1.0))
    await store.messages.put(Message("g1", "asked:1", 1, 2, 1, 1.0, "71"))
    await store.messages.put(Message("g1", "table", 1, 3, 1, 1.0, "{}"))
    await store.results.put([RESULT])
    return first.record


async def test_a_person_is_replaced_in_all_rows_of_a_game_at_once(store: Store) -> None:
    before = await kept_of_ada(store)
    await store.messages.save("g1", {}, before.version)
    await store.games.steps("g1")  # What is known of the log before must not be told after.
    change = without_ada(before)
    await store.personal.replace(change)
    first, last = await store.games.steps("g1")
    assert (first.notice, last.action) == (change.notices[1], "forgotten")
    shown = replace(change.commit.record, host_id=-1, shown_version=2)
    assert await store.games.load("g1") == shown
    assert await store.games.players("g1") == (
        replace(PLAYERS[0], user_id=-1, name=""),
        PLAYERS[1],
    )
    assert await store.notes.orders("g1") == {1: "{}"}
    assert await store.notes.of_game("g1") == {}
    assert await store.drafts.get("d1") is None
    assert [it.role for it in await store.messages.of_game("g1")] == ["table"]
    assert await store.results.of_user(ADA) == ()
    assert await store.results.of_user(-1) == (replace(RESULT, user_id=-1, name=""),)
    assert await store.personal.games_naming(ADA) == ()
    assert await store.outbox.unshown() == ()


async def test_of_a_seat_lent_in_a_game_that_is_over_a_stand_in_is_the_owner(store: Store) -> None:
    first, secret = creation(phase="over")
    lent = (replace(PLAYERS[1], owner_id=ADA),)
    await store.games.create(replace(first, players=lent), secret)
    await store.personal.replace(without_ada(first.record))
    assert await store.games.players("g1") == (replace(lent[0], owner_id=-1),)


@UNCACHED
async def test_what_was_not_shown_before_stays_unshown(store: Store) -> None:
    await store.personal.replace(without_ada(await kept_of_ada(store)))
    assert await store.outbox.unshown() == ("g1",)


async def test_a_replacement_at_an_old_version_changes_nothing(store: Store) -> None:
    before = await kept_of_ada(store)
    await store.games.commit(next_commit(before))
    with pytest.raises(Conflict):
        await store.personal.replace(without_ada(before))
    assert (await store.games.steps("g1"))[0].notice == SAID
    assert await store.results.of_user(ADA) == (RESULT,)


async def test_what_hangs_on_a_person_alone_is_forgotten(store: Store) -> None:
    await begun(store)
    await put_preferences(store, ADA, '{"dice":"own"}')
    await put_preferences(store, 5, "{}")
    await store.drafts.put(Draft("d1", "g1", ADA, "{}", 1.0))
    assert await store.preferences.of_game("g1") == {ADA: '{"dice":"own"}'}
    await store.personal.forget(ADA)
    assert (await store.preferences.get(ADA), await store.preferences.get(5)) == (None, "{}")
    assert await store.preferences.of_game("g1") == {}
    assert await store.drafts.get("d1") is None


@UNCACHED
async def test_every_number_that_may_be_a_person_is_known(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(personal, "GAMES_AT_ONCE", 2)
    assert await store.personal.numbers() == frozenset()
    await kept_of_ada(store)
    await notice_of(store, 901, "said")
    await put_preferences(store, 902, "{}")
    await store.settings.put("hints:903", "{}")
    await store.notes.put("g1", "vote:pause", '{"options":{"for":[904]}}')
    for number in (905, 906, 907):
        await notice_of(store, number, f"said {number}")
    assert {ADA, 5, *range(901, 908)} <= await store.personal.numbers()


@UNCACHED
async def test_no_number_that_the_store_could_not_hold_is_taken_for_a_person(store: Store) -> None:
    await begun(store)
    await notice_of(store, 2**63, "said")
    await store.settings.put("hints", f"{2**63 - 1} {10**19} {'9' * 5000}")
    assert {it for it in await store.personal.numbers() if it >= 2**62} == {2**63 - 1}


async def test_a_deleted_game_takes_everything_with_it(store: Store) -> None:
    await kept_of_ada(store)
    await begun(store, "g2")
    await store.personal.delete_games(["g1", "unknown"])
    assert await store.games.load("g1") is None
    assert (await store.games.steps("g1"), await store.results.of_user(ADA)) == ((), ())
    assert await store.messages.of_game("g1") == ()
    assert await store.games.load("g2") is not None


@UNCACHED
async def test_servers_are_those_of_all_games_but_of_none_by_direct_message(store: Store) -> None:
    assert await store.personal.servers() == frozenset()
    for game_id, guild_id in (("a", 7), ("b", 7), ("c", 8), ("d", DIRECT)):
        await begun(store, game_id, guild_id=guild_id, phase="over")
    assert await store.personal.servers() == {7, 8}


async def test_what_has_ended_long_ago_is_found_by_what_it_was(store: Store) -> None:
    closed = {"phase": "cancelled", "schema": 0}
    for game_id, at, more in (
        ("newer", 30.0, closed),
        ("older", 10.0, closed),
        ("ended", 11.0, {"phase": "over"}),
        ("called off", 9.0, {"phase": "cancelled"}),
        ("running", 1.0, {}),
        ("open", 1.0, {"phase": "lobby", "schema": 0}),
    ):
        await begun(store, game_id, moved_at=at, **more)
    assert await store.personal.closed_lobbies(30.0) == ("older",)
    assert await store.personal.closed_lobbies(31.0) == ("older", "newer")
    assert await store.personal.ended_games(11.0) == ("called off",)
    await store.personal.drop_log("called off")
    assert await store.games.steps("called off") == ()
    assert await store.games.players("called off") == PLAYERS
    assert await store.personal.ended_games(12.0) == ("ended",)


async def ended(store: Store, game_id: str, at: float, *people: int) -> None:
    """A game of these people that was opened ten seconds before it ended."""
    seats = [Player(seat, user, f"P{user}", "hat") for seat, user in enumerate(people)]
    first, secret = creation(game_id, phase="over", opened_at=at - 10.0)
    await store.games.create(replace(first, players=tuple(seats)), secret)
    await store.results.put(
        [replace(RESULT, game_id=game_id, user_id=it, seat=at_, ended_at=at)
         for at_, it in enumerate(people)]
    )  # fmt: skip


@UNCACHED
async def test_a_game_is_followed_by_another_of_two_of_its_people(store: Store) -> None:
    assert await store.results.follow_ups(0.0, 100.0, 50.0) == (0, 0)
    await ended(store, "a", 10.0, 1, 2, 3)
    await ended(store, "b", 55.0, 2, 3, 4)
    await ended(store, "c", 90.0, 4, 5)
    await ended(store, "alone", 91.0, 1)
    await ended(store, "d", 151.0, 4, 5)
    await ended(store, "e", 300.0, 1, 2)
    found = [await store.results.follow_ups(0.0, 100.0, it) for it in (30.0, 40.0, 51.0)]
    assert found == [(3, 0), (3, 1), (3, 2)]
    assert await store.results.follow_ups(100.0, 200.0, 50.0) == (1, 0)


@UNCACHED
async def test_the_results_of_a_season_are_those_of_its_time(store: Store) -> None:
    for game_id, at in (("a", 10.0), ("b", 20.0), ("c", 30.0)):
        await ended(store, game_id, at, 1, 2)
    within = RESULT.guild_id, 10.0, 30.0
    assert [it.game_id for it in await store.results.of_season(*within)] == ["a", "a", "b", "b"]
    before = await store.results.fingerprint(*within)
    await store.results.annul("c")
    assert await store.results.fingerprint(*within) == before
    await store.results.annul("b")
    assert await store.results.fingerprint(*within) != before
    assert [it.unrated for it in await store.results.of_season(*within)] == [False] * 2 + [True] * 2


@UNCACHED
async def test_finished_games_of_a_server_are_found_newest_first(store: Store) -> None:
    for game_id, at in (("a", 10.0), ("b", 20.0)):
        await ended(store, game_id, at, 1, 2)
    first, secret = creation("runs")
    await store.games.create(first, secret)
    record = first.record
    found = await store.search.over_in_guild("", 9, record.guild_id, record.channel_id)
    assert [it.id for it in found] == ["b", "a"]
    elsewhere = await store.search.over_in_guild("p1", 9, record.guild_id + 1, record.channel_id)
    assert elsewhere == ()
