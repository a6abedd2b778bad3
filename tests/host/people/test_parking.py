"""Parked games: no time runs, nothing is lost, and somebody who is heard ends it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable

import pytest

from engine.core import actions as a
from engine.host import ballots
from engine.host.clocks.parked import NOTE
from engine.host.lobby import Location
from engine.host.notices import Paused
from engine.host.people import absence, moderation, pauses, undo
from engine.host.people.cancellation import agree_to_cancel
from engine.host.people.moderators import Moderation
from engine.host.people.parking import Parking
from engine.host.personal.erase import leave
from engine.host.refusals import Refusal
from engine.host.snapshots import state_of
from engine.host.store.records import AUTOMATIC_ROLL, LIVE, VOTE
from engine.host.unit_of_work import UnitOfWork
from tests.support.game import READING, A, B, live
from tests.support.host_harness import (
    ADA,
    BEN,
    CLEO,
    DAY,
    DORA,
    HOUR,
    HostedGame,
    HostHarness,
    logged_line,
    refusal,
)
from tests.support.timed_games import timed_game

pytestmark = pytest.mark.asyncio
ELSEWHERE = Location(guild_id=70, channel_id=80, thread=True)


async def test_no_deadline_of_a_parked_game_passes(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    parking = Parking(harness.host)
    assert await parking.park(game.id)
    assert await harness.store.schedule.next_deadline() is None
    harness.time[0] += HOUR
    assert await harness.store.schedule.due(harness.time[0]) == ()
    assert await parking.unpark(game.id)
    (after,) = await game.deadlines()
    assert after.at == before.at + HOUR
    assert await harness.store.schedule.next_deadline() == after.at
    assert game.id in await harness.store.outbox.unshown()


async def test_a_game_is_parked_once(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    parking = Parking(harness.host)
    assert not await parking.unpark(game.id)
    assert [await parking.park(game.id) for _ in range(2)] == [True, False]
    assert [await parking.unpark(game.id) for _ in range(2)] == [True, False]
    assert not await parking.is_parked(game.id)


async def test_another_process_knows_of_it(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    await Parking(harness.host).park(game.id)
    harness.time[0] += HOUR
    other = HostHarness(harness.store, harness.time)
    parking = Parking(other.host)
    assert await parking.is_parked(game.id)
    assert await parking.unpark(game.id)
    assert [it.at for it in await harness.store.schedule.deadlines(game.id)] == [before.at + HOUR]


async def test_a_game_that_is_paused_too_is_not_moved_twice(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()

    def pause(work: UnitOfWork) -> None:
        work.paused_at = work.now
        work.log_notice(Paused(until=int(work.now + 10 * HOUR)))

    await harness.host.update_running(game.id, "pause", pause)
    parking = Parking(harness.host)
    await parking.park(game.id)
    harness.time[0] += HOUR
    await parking.unpark(game.id)
    await harness.host.update_running(game.id, "resume", UnitOfWork.resume)
    assert [it.at for it in await game.deadlines()] == [before.at + HOUR]


async def test_what_somebody_does_all_the_same_ends_it(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    parking = Parking(harness.host)
    await parking.park(game.id)
    harness.time[0] += HOUR
    started = await harness.host.started_game(game.id)
    await harness.host.submit(
        game.id, ADA.user_id, state_of(started).agenda.top.id, a.Roll(), "press"
    )  # type: ignore[union-attr]
    assert logged_line(A, a.Roll()) in await game.log_lines()
    assert not await parking.is_parked(game.id)
    assert all(it.at > harness.time[0] for it in await game.deadlines())
    assert await parking.park(game.id), "it may be parked again"


async def test_what_is_refused_leaves_it_parked(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    parking = Parking(harness.host)
    await parking.park(game.id)
    harness.time[0] += HOUR
    late = harness.host.submit(game.id, ADA.user_id, 99, a.Roll(), "late")
    assert await refusal(late) is Refusal.STALE
    assert await parking.is_parked(game.id)


async def resigns(harness: HostHarness, game: HostedGame) -> None:
    await harness.host.submit(game.id, CLEO.user_id, 0, a.Resign(), "resign")


async def is_deleted(harness: HostHarness, game: HostedGame) -> None:
    (found,) = await harness.store.search.games_of(CLEO.user_id, LIVE)
    await leave(harness.host, harness.lobbies, found, CLEO.user_id)


async def gives_orders(harness: HostHarness, game: HostedGame) -> None:
    await harness.host.order(game.id, CLEO.user_id, lambda before: "{}")


async def asks_to_undo(harness: HostHarness, game: HostedGame) -> None:
    await undo.ask(harness.host, game.id, ADA.user_id, "undo")


async def is_paused_and_resumed(harness: HostHarness, game: HostedGame) -> None:
    await pauses.pause(harness.host, game.id, harness.time[0] + HOUR, "pause")
    await pauses.resume(harness.host, game.id, "resume")


@pytest.mark.parametrize(
    "happens", [resigns, is_deleted, gives_orders, asks_to_undo, is_paused_and_resumed]
)
async def test_whatever_happens_to_it_nothing_is_lost_that_was_to_come(
    harness: HostHarness, happens: Callable[[HostHarness, HostedGame], Awaitable[None]]
) -> None:
    arranged = timed_game(4, "daily").owns(A, READING)
    game = await harness.start_game(arranged, pace="daily", hour=9 * DAY)
    await game.submit(A, a.Mortgage(READING))
    await absence.go_away(harness.host, game.id, BEN.user_id, harness.time[0] + 8 * DAY, "away")
    await agree_to_cancel(harness.host, game.id, ADA.user_id)
    before = {(it.kind, it.seat): it.at for it in await game.deadlines()}
    parking, vote = Parking(harness.host), (VOTE, ballots.number(ballots.CANCEL))
    await parking.park(game.id)
    harness.time[0] += HOUR
    await happens(harness, game)
    for _ in range(2):
        after = {(it.kind, it.seat): it.at for it in await game.deadlines()}
        assert after["hour", -1] == before["hour", -1]
        assert after["return", B] == before["return", B]
        assert after[vote] == before[vote]
        assert after[AUTOMATIC_ROLL, A] == before[AUTOMATIC_ROLL, A] + HOUR
        await parking.park(game.id)
        await parking.unpark(game.id)


async def test_two_who_are_heard_at_once_end_it_once(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    parking = Parking(harness.host)
    await parking.park(game.id)
    ended = await asyncio.gather(parking.unpark(game.id), parking.unpark(game.id))
    assert sorted(ended) == [False, True]
    assert (await game.log_lines()).count("unparked") == 1


async def test_a_crash_leaves_no_note_without_its_step(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    await harness.crash_before_commit(Parking(harness.host).park(game.id))
    assert await harness.store.notes.get(game.id, NOTE) is None


async def test_a_lobby_closes_in_its_time_as_always(harness: HostHarness) -> None:
    lobby = await harness.open_lobby(ADA)
    assert not await Parking(harness.host).park(lobby.record.id)
    assert await harness.store.schedule.next_deadline() == lobby.record.expires_at


@pytest.mark.parametrize("parked", [True, False])
async def test_a_game_moves_with_its_clock(harness: HostHarness, parked: bool) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    parking = Parking(harness.host)
    if parked:
        await parking.park(game.id)
    harness.time[0] += 60
    await parking.move(game.id, ELSEWHERE)
    row = (await harness.host.started_game(game.id)).record
    assert (row.guild_id, row.channel_id, row.thread) == (70, 80, True)
    (after,) = await game.deadlines()
    assert after.at == before.at + (60 if parked else 0)
    assert not await parking.is_parked(game.id)


async def test_a_lobby_moves(harness: HostHarness) -> None:
    lobby = await harness.open_lobby(ADA)
    await Parking(harness.host).move(lobby.record.id, ELSEWHERE)
    found = await harness.lobbies.find(lobby.record.id)
    assert found.record.channel_id == 80
    assert found.players == lobby.players
    assert found.record.expires_at == lobby.record.expires_at


async def test_what_is_over_stays_where_it_was(harness: HostHarness) -> None:
    lobby = await harness.open_lobby(ADA)
    await harness.lobbies.close(lobby.record.id, ADA.user_id)
    moving = Parking(harness.host).move(lobby.record.id, ELSEWHERE)
    assert await refusal(moving) is Refusal.OVER


async def test_a_deadline_that_was_due_before_it_was_parked_comes_too_late(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(timed_game(3, "daily"), pace="daily", hour=DAY)
    parking = Parking(harness.host)
    await parking.park(game.id)
    version = (await game.table()).record.version
    table = await game.wait(2 * DAY)
    assert table.record.version == version
    assert await parking.is_parked(game.id)


async def test_a_moderators_pause_stays_one(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    what = Moderation("pause", 7, DORA.user_id, "Enough", "pause", ())
    await moderation.pause(harness.host, game.id, what, HOUR)
    await Parking(harness.host).park(game.id)
    assert (await game.table()).is_moderators_pause


async def test_time_in_which_nobody_was_heard_is_not_lost(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    (before,) = await game.deadlines()
    disconnected = harness.time[0]
    harness.host.connected_until = lambda _: disconnected
    harness.time[0] += HOUR
    parking = Parking(harness.host)
    await parking.park(game.id)
    harness.host.connected_until = lambda _: math.inf
    await parking.unpark(game.id)
    assert [it.at for it in await game.deadlines()] == [before.at + HOUR]
