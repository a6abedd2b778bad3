"""What an absence of the bot costs: nothing. Long ones move every deadline by as much."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.core.actions import OfferTrade, Side
from engine.host.processes.downtime import ALIVE, NOTED_EVERY, DowntimeWatch
from engine.host.store.errors import Unwritable
from engine.host.store.records import Message
from engine.host.store.settings import Settings
from tests.support.downtime import be_down, watch_of
from tests.support.game import A, B, C, live
from tests.support.host_harness import ADA, HOUR, START, HostHarness, logged_line

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("absence", "moved"), [(0.0, 0.0), (59.0, 0.0), (60.0, 0.0), (61.0, 61.0), (HOUR, HOUR)]
)
async def test_only_an_absence_over_a_minute_moves_deadlines(
    harness: HostHarness, absence: float, moved: float
) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    assert await be_down(harness, absence) == moved
    (after,) = await game.deadlines()
    assert after.at == before.at + moved
    assert await harness.store.schedule.next_deadline() == after.at


async def test_every_kind_of_deadline_moves_of_every_live_game(harness: HostHarness) -> None:
    lobby = await harness.open_lobby(ADA)
    auction = live(3)
    auction.play(A, a.Roll(), (1, 2))
    auction.play(B, OfferTrade(C, Side(cash=5), Side()))
    auction.play(A, a.Decline())
    game = await harness.start_game(auction)
    before = {(it.decision, it.seat): it.at for it in await game.deadlines()}
    await be_down(harness, HOUR)
    after = {(it.decision, it.seat): it.at for it in await game.deadlines()}
    assert after == {which: at + HOUR for which, at in before.items()}
    assert len(after) == 4
    found = await harness.lobbies.find(lobby.record.id)
    assert found.record.expires_at == (lobby.record.expires_at or 0) + HOUR


async def test_a_crash_at_any_moment_moves_nothing_twice(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()

    async def dead(key: str, text: str) -> None:
        raise Unwritable("games.db", "the process is killed")

    async def move_and_die(*arguments: object, **noted: str) -> None:
        await shift(*arguments, **noted)
        monkeypatch.setattr(harness.store.settings, "put", dead)

    shift = harness.store.schedule.shift
    with monkeypatch.context() as crash:
        crash.setattr(harness.store.schedule, "shift", move_and_die)
        with suppress(Unwritable):
            await be_down(harness, HOUR)
    monkeypatch.undo()
    second = watch_of(harness)
    await second.begin()
    assert await second.mark_connected(0, 1) == 0
    await second.stop()
    (after,) = await harness.store.schedule.deadlines(game.id)
    assert after.at == before.at + HOUR


async def test_what_an_earlier_version_has_noted_gives_the_time_back(harness: HostHarness) -> None:
    now, settings = harness.time[0], harness.store.settings
    await settings.put("alive", str(now - HOUR))
    await settings.put("unheard", f'{{"count": 2, "since": {{"1": {now - 3 * HOUR}}}}}')
    watch = watch_of(harness)
    await watch.begin()
    assert [await watch.mark_connected(slot, 2) for slot in range(2)] == [HOUR, 3 * HOUR]
    await watch.stop()


async def test_nobody_loses_a_decision_to_a_long_absence(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    harness.time[0] += 100
    await be_down(harness, HOUR)
    await game.wait(19)
    assert await game.log_lines() == []
    await game.wait(1)
    assert await game.log_lines() == [logged_line(A, a.Roll())]


async def test_after_a_short_absence_silence_speaks_at_once(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    harness.time[0] += 100
    await be_down(harness, 30)
    await game.host.fire_due(game.id)
    assert await game.log_lines() == [logged_line(A, a.Roll())]


async def test_the_messages_of_moved_games_tell_wrong_times_and_are_unshown(
    harness: HostHarness,
) -> None:
    game, lobby = await harness.start_game(live(2)), await harness.open_lobby(ADA)
    for one in (game.id, lobby.record.id):
        await harness.store.messages.save(one, {}, 5)
    await harness.store.messages.put(Message(game.id, "table", 8, 9, 1, START))
    await be_down(harness, 30)
    assert await harness.store.outbox.unshown() == ()
    await be_down(harness, HOUR)
    assert set(await harness.store.outbox.unshown()) == {game.id, lobby.record.id}


async def test_the_first_start_of_all_moves_nothing(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    harness.time[0] += HOUR
    watch = watch_of(harness)
    await watch.begin()
    assert await watch.mark_connected(0, 1) == 0
    await watch.stop()
    assert await game.deadlines() == (before,)


async def test_a_clock_set_back_moves_nothing(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    assert await be_down(harness, -HOUR) == 0
    assert await game.deadlines() == (before,)


async def test_it_notes_that_it_lives_at_the_start_at_times_and_at_the_end(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    naps: asyncio.Queue[None] = asyncio.Queue()

    async def nap(seconds: float) -> None:
        assert seconds == NOTED_EVERY
        await naps.get()
        harness.time[0] += seconds

    monkeypatch.setattr("engine.host.processes.downtime.asyncio.sleep", nap)
    settings = Noted(harness.store.settings)
    store = replace(harness.store, settings=settings)
    watch = DowntimeWatch(store, lambda: harness.time[0], lambda: harness.time[0])
    await watch.begin()
    naps.put_nowait(None)
    await settings.after(2)
    settings.fails = True
    with caplog.at_level(logging.ERROR):
        naps.put_nowait(None)
        await settings.after(3)
    settings.fails = False
    naps.put_nowait(None)
    await settings.after(4)
    await watch.stop()
    assert settings.notes == [
        START,
        START + NOTED_EVERY,
        START + 2 * NOTED_EVERY,
        START + 3 * NOTED_EVERY,
        START + 3 * NOTED_EVERY,
    ]
    assert "could not note" in caplog.text


class Noted:
    """Settings that count the notes, and may fail at them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.notes: list[float] = []
        self.fails = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._settings, name)

    async def put(self, key: str, text: str) -> None:
        if key != ALIVE:
            return
        self.notes.append(float(text))
        if self.fails:
            raise Unwritable("games.db", "the disk is full")

    async def after(self, notes: int) -> None:
        while len(self.notes) < notes:
            await asyncio.wait([asyncio.get_running_loop().create_task(_moment())])


async def _moment() -> None:
    pass


async def test_a_start_that_comes_to_nothing_does_not_shorten_the_absence(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    await harness.store.settings.put(ALIVE, str(harness.time[0]))
    for _ in range(3):
        harness.time[0] += 40
        unlucky = watch_of(harness)
        await unlucky.begin()
        harness.time[0] += 10
        await unlucky.stop()
    last = watch_of(harness)
    await last.begin()
    assert await last.mark_connected(0, 1) == 150
    await last.stop()
    (after,) = await game.deadlines()
    assert after.at == before.at + 150


async def test_while_nobody_has_been_heard_since_the_start_no_deadline_is_near(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    watch = watch_of(harness)
    await watch.begin()
    assert await harness.store.schedule.next_deadline(watch.connected) is None
    await game.wait(HOUR)
    assert await game.log_lines() == []
    await watch.mark_connected(0, 1)
    assert await harness.store.schedule.next_deadline(watch.connected) is not None
    await watch.stop()
