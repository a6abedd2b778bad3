"""The process is suspended, the machine sleeps, or the clock is set: nobody pays for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
import pytest_asyncio

from engine.core import actions as a
from engine.host.processes.downtime import ALIVE, NOTED_EVERY, SHORT, DowntimeWatch
from engine.host.store.errors import Unwritable
from tests.support.game import A, live
from tests.support.host_harness import ADA, HOUR, START, HostedGame, HostHarness, logged_line

pytestmark = pytest.mark.asyncio
STOPPED, SLEPT, SET = "stopped", "slept", "set"


@dataclass
class Clocks:
    """The time of day, which is the host's, and a monotonic clock."""

    harness: HostHarness
    ran: float = 500.0

    def run(self, seconds: float) -> None:
        """Time passes, and the process runs."""
        self.harness.time[0] += seconds
        self.ran += seconds

    def miss(self, how: str, seconds: float) -> None:
        """Time that nobody has had: only a stopped process leaves the monotonic clock running."""
        self.harness.time[0] += seconds
        self.ran += seconds if how == STOPPED else 0.0

    async def watch(self) -> DowntimeWatch:
        """Begun, and everybody is heard."""
        moved: list[float] = []

        async def tell(seconds: float) -> None:
            moved.append(seconds)

        found = DowntimeWatch(
            self.harness.store,
            lambda: self.harness.time[0],
            lambda: self.ran,
            self.harness.host.shift_deadlines,
            tell,
        )
        self.harness.host.connected_until = found.connected_until
        self.moved = moved
        await found.begin()
        await found.mark_connected(0, 1)
        return found


@pytest.fixture
def clocks(harness: HostHarness) -> Clocks:
    return Clocks(harness)


@pytest_asyncio.fixture
async def game(harness: HostHarness) -> HostedGame:
    """Ada has been asked for her roll."""
    return await harness.start_game(live(2))


@pytest_asyncio.fixture
async def watch(clocks: Clocks) -> AsyncIterator[DowntimeWatch]:
    """Begun, everybody is heard, and stopped after the test."""
    found = await clocks.watch()
    yield found
    await found.stop()


async def left(game: HostedGame) -> float:
    """Seconds that Ada has."""
    return (await game.time_left())[A]


@pytest.mark.parametrize("how", [STOPPED, SLEPT, SET])
async def test_what_nobody_has_had_moves_deadlines_and_silences_nobody(
    harness: HostHarness, clocks: Clocks, game: HostedGame, watch: DowntimeWatch, how: str
) -> None:
    (before,) = await game.deadlines()
    clocks.run(10)
    clocks.miss(how, 260)
    await game.host.fire_due(game.id)
    assert await game.log_lines() == [], "the clock may fire before the watch has looked"
    assert await left(game) < 0
    moved = await watch.compensate()
    assert moved == pytest.approx(270 if how == STOPPED else 260)
    (after,) = await harness.store.schedule.deadlines(game.id)
    assert after.at - harness.time[0] >= before.at - START - 10
    assert await watch.compensate() == 0, "it is made up for once"
    assert clocks.moved == [moved]
    await game.host.fire_due(game.id)
    assert await game.log_lines() == []
    while harness.time[0] < after.at:
        clocks.run(NOTED_EVERY)
        await watch.note()
    await game.host.fire_due(game.id)
    assert await game.log_lines() == [logged_line(A, a.Roll())]


async def test_a_clock_that_is_set_back_leaves_the_time_that_people_had(
    clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    before = await left(game)
    clocks.run(10)
    clocks.miss(SET, -HOUR)
    assert await watch.compensate() == -HOUR
    assert await left(game) == before - 10
    clocks.run(15)
    clocks.miss(SET, HOUR)
    assert await watch.compensate() == HOUR
    assert await left(game) == before - 25


async def test_a_clock_set_back_while_the_process_is_stopped(
    clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    before = await left(game)
    clocks.miss(STOPPED, 260)
    clocks.miss(SET, -HOUR)
    assert await watch.compensate() == 260 - HOUR
    assert await left(game) == before


@pytest.mark.parametrize("seconds", [SHORT - NOTED_EVERY, -SHORT + 1])
async def test_a_small_step_moves_nothing(
    clocks: Clocks, game: HostedGame, watch: DowntimeWatch, seconds: float
) -> None:
    before = await game.deadlines()
    clocks.run(NOTED_EVERY)
    clocks.miss(SET, seconds)
    assert await watch.compensate() == 0
    assert await game.deadlines() == before


async def test_a_bot_that_is_at_work_never_stands_still(
    clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    before = await game.deadlines()
    for _ in range(20):
        clocks.run(NOTED_EVERY)
        assert await watch.compensate() == 0
        await watch.note()
    assert await game.deadlines() == before


async def test_a_press_before_the_watch_has_looked_is_in_time(
    harness: HostHarness, clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    clocks.miss(SLEPT, HOUR)
    await game.submit(A, a.Roll())
    steps = await harness.store.games.steps(game.id, 1)
    assert steps[0].hand == "press"
    await watch.compensate()
    assert await left(game) > 0


@pytest.mark.usefixtures("watch")
async def test_nobody_is_charged_for_it_from_the_time_bank(
    harness: HostHarness, clocks: Clocks, game: HostedGame
) -> None:
    await harness.host.update_running(
        game.id, None, lambda work: work.replace_player(replace(work.players[A], bank=60.0))
    )
    clocks.miss(SLEPT, HOUR)
    await game.submit(A, a.Roll())
    assert (await game.table()).players[A].bank > 60.0, "it was in time"


async def test_a_lobby_moves_too(
    harness: HostHarness, clocks: Clocks, watch: DowntimeWatch
) -> None:
    lobby = await harness.open_lobby(ADA)
    clocks.miss(STOPPED, 2 * HOUR)
    await harness.lobbies.expire(lobby.record.id)
    assert (await harness.lobbies.find(lobby.record.id)).record.phase == "lobby"
    await watch.compensate()
    moved = (await harness.lobbies.find(lobby.record.id)).record.expires_at
    assert moved == (lobby.record.expires_at or 0) + 2 * HOUR


async def test_an_outage_of_a_line_in_which_the_machine_sleeps_counts_once(
    clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    before = await left(game)
    watch.mark_lost(0, 1)
    clocks.run(NOTED_EVERY)
    await watch.note()
    clocks.miss(SLEPT, HOUR)
    for _ in range(4):
        clocks.run(NOTED_EVERY)
        await watch.note()
    assert await watch.mark_connected(0, 1) == 5 * NOTED_EVERY
    assert await left(game) == before


async def test_a_start_that_is_slept_through_counts_once(
    harness: HostHarness, clocks: Clocks, game: HostedGame
) -> None:
    before = await left(game)
    first = await clocks.watch()
    await first.stop()
    clocks.miss(STOPPED, HOUR)
    second = DowntimeWatch(harness.store, lambda: harness.time[0], lambda: clocks.ran)
    await second.begin()
    clocks.miss(STOPPED, HOUR)
    assert await second.mark_connected(0, 1) == 2 * HOUR
    assert await second.compensate() == 0
    await second.stop()
    harness.host.loaded.drop_all()
    assert await left(game) == before


async def test_a_line_that_is_found_dead_after_the_sleep_was_not_dead_during_it(
    clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    before = await left(game)
    clocks.miss(SLEPT, HOUR)
    watch.mark_lost(0, 1)
    assert await watch.compensate() == HOUR
    clocks.run(NOTED_EVERY)
    assert await watch.mark_connected(0, 1) == 0
    assert await left(game) == before - NOTED_EVERY


async def test_a_bot_that_is_stopped_right_after_the_sleep_has_not_lived_through_it(
    harness: HostHarness, clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    before = await left(game)
    clocks.miss(SLEPT, HOUR)
    await watch.stop()
    assert clocks.moved == [], "nobody is shown anything by a bot that stops"
    assert await left(game) == before
    assert float(await harness.store.settings.get(ALIVE) or 0) == harness.time[0]


async def test_a_database_in_trouble_is_asked_again(
    harness: HostHarness,
    clocks: Clocks,
    game: HostedGame,
    watch: DowntimeWatch,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = await left(game)

    async def full(*arguments: object, **noted: str) -> None:
        raise Unwritable("games.db", "the disk is full")

    clocks.miss(SLEPT, HOUR)
    with monkeypatch.context() as trouble:
        trouble.setattr(harness.store.schedule, "shift", full)
        with pytest.raises(Unwritable):
            await watch.note()
    await game.host.fire_due(game.id)
    assert await game.log_lines() == []
    assert await watch.compensate() == HOUR
    assert await left(game) == before


async def test_whoever_is_cancelled_meanwhile_moves_nothing_twice(
    clocks: Clocks, game: HostedGame, watch: DowntimeWatch
) -> None:
    before = await left(game)
    clocks.miss(SLEPT, HOUR)
    looking = asyncio.create_task(watch.compensate())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    looking.cancel()
    await asyncio.wait({looking})
    await watch.compensate()
    assert await left(game) == before


async def test_a_change_under_way_while_deadlines_move_does_not_undo_it(
    harness: HostHarness,
    clocks: Clocks,
    game: HostedGame,
    watch: DowntimeWatch,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has read the game before, and begins anew: otherwise it would write the old times."""
    (before,) = await game.deadlines()
    wishes = harness.store.preferences.of_game

    async def wishes_and_move(game_id: str) -> Any:
        monkeypatch.undo()
        clocks.miss(SLEPT, HOUR)
        await watch.compensate()
        return await wishes(game_id)

    monkeypatch.setattr(harness.store.preferences, "of_game", wishes_and_move)
    await harness.host.update_running(game.id, None, lambda work: work.set_orders(A, "{}"))
    (after,) = await harness.store.schedule.deadlines(game.id)
    assert after.at == before.at + HOUR
    assert (await game.table()).deadlines == (after,)
