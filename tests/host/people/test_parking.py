"""Parked games: no time runs, nothing is lost, and somebody who is heard ends it."""

from __future__ import annotations

import asyncio

import pytest

from engine import actions as a
from engine.host.lobby import Location
from engine.host.notices import Paused
from engine.host.people import parking as parking_module
from engine.host.people.parking import NOTE, Parking
from engine.host.refusals import Refusal
from engine.host.snapshots import state_of
from engine.host.unit_of_work import UnitOfWork
from tests.support.game import A, live
from tests.support.host_harness import ADA, HOUR, HostHarness, logged_line, refusal

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


async def test_of_so_many_games_at_most_it_is_kept_in_mind(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parking_module, "REMEMBERED", 1)
    parking = Parking(harness.host)
    for name in ("a", "b"):
        await harness.start_game(live(2), game_id=name)
    await parking.park("a")
    read: list[str] = []
    reads = harness.store.notes.get

    async def note(game_id: str, key: str) -> str | None:
        read.append(game_id)
        return await reads(game_id, key)

    monkeypatch.setattr(harness.store.notes, "get", note)
    found = [await parking.is_parked(name) for name in ("a", "b", "b", "a")]
    assert found == [True, False, False, True]
    assert read == ["b", "a"]


async def test_a_game_that_is_parked_while_others_ask_stays_known_as_parked(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, parking = await harness.start_game(live(2)), Parking(harness.host)
    reads = harness.store.notes.get

    async def note(game_id: str, key: str) -> str | None:
        """What was read before another had parked the game."""
        found = await reads(game_id, key)
        monkeypatch.setattr(harness.store.notes, "get", reads)
        await parking.park(game_id)
        return found

    monkeypatch.setattr(harness.store.notes, "get", note)
    await parking.is_parked(game.id)
    assert await parking.is_parked(game.id)


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
        game.id, ADA.user_id, state_of(started).stack[-1].id, a.Throw(), "press"
    )  # type: ignore[union-attr]
    assert logged_line(A, a.Throw()) in await game.log_lines()
    assert not await parking.is_parked(game.id)
    assert all(it.at > harness.time[0] for it in await game.deadlines())
    assert await parking.park(game.id), "it may be parked again"


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
