"""Parked games: no time runs, nothing is lost, and somebody who is heard ends it."""

from __future__ import annotations

import asyncio

import pytest

from engine import actions as a
from engine.host.lobbies.lobby import Location
from engine.host.notices import Paused
from engine.host.people import parking as parking_module
from engine.host.people.parking import NOTE, Parking
from engine.host.refusals import Refusal
from engine.host.unit_of_work import UnitOfWork
from tests.host.hosted import ADA, HOUR, Hosted, refusal, said
from tests.support.game import A, live

pytestmark = pytest.mark.asyncio
ELSEWHERE = Location(guild_id=70, channel_id=80, thread=True)


async def test_no_deadline_of_a_parked_game_passes(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    (before,) = await game.deadlines()
    parking = Parking(hosted.host)
    assert await parking.park(game.id)
    assert await hosted.store.schedule.next_deadline() is None
    hosted.time[0] += HOUR
    assert await hosted.store.schedule.due(hosted.time[0]) == ()
    assert await parking.unpark(game.id)
    (after,) = await game.deadlines()
    assert after.at == before.at + HOUR
    assert await hosted.store.schedule.next_deadline() == after.at
    assert game.id in await hosted.store.outbox.unshown()


async def test_a_game_is_parked_once(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    parking = Parking(hosted.host)
    assert not await parking.unpark(game.id)
    assert [await parking.park(game.id) for _ in range(2)] == [True, False]
    assert [await parking.unpark(game.id) for _ in range(2)] == [True, False]
    assert not await parking.is_parked(game.id)


async def test_of_so_many_games_at_most_it_is_kept_in_mind(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parking_module, "REMEMBERED", 1)
    parking = Parking(hosted.host)
    for name in ("a", "b"):
        await hosted.game(live(2), game_id=name)
    await parking.park("a")
    read: list[str] = []
    reads = hosted.store.notes.get

    async def note(game_id: str, key: str) -> str | None:
        read.append(game_id)
        return await reads(game_id, key)

    monkeypatch.setattr(hosted.store.notes, "get", note)
    found = [await parking.is_parked(name) for name in ("a", "b", "b", "a")]
    assert found == [True, False, False, True]
    assert read == ["b", "a"]


async def test_a_game_that_is_parked_while_others_ask_stays_known_as_parked(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, parking = await hosted.game(live(2)), Parking(hosted.host)
    reads = hosted.store.notes.get

    async def note(game_id: str, key: str) -> str | None:
        """What was read before another had parked the game."""
        found = await reads(game_id, key)
        monkeypatch.setattr(hosted.store.notes, "get", reads)
        await parking.park(game_id)
        return found

    monkeypatch.setattr(hosted.store.notes, "get", note)
    await parking.is_parked(game.id)
    assert await parking.is_parked(game.id)


async def test_another_process_knows_of_it(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    (before,) = await game.deadlines()
    await Parking(hosted.host).park(game.id)
    hosted.time[0] += HOUR
    other = Hosted(hosted.store, hosted.time)
    parking = Parking(other.host)
    assert await parking.is_parked(game.id)
    assert await parking.unpark(game.id)
    assert [it.at for it in await hosted.store.schedule.deadlines(game.id)] == [before.at + HOUR]


async def test_a_game_that_is_paused_too_is_not_moved_twice(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    (before,) = await game.deadlines()

    def pause(work: UnitOfWork) -> None:
        work.paused_at = work.now
        work.log_notice(Paused(until=int(work.now + 10 * HOUR)))

    await hosted.host.update_running(game.id, "pause", pause)
    parking = Parking(hosted.host)
    await parking.park(game.id)
    hosted.time[0] += HOUR
    await parking.unpark(game.id)
    await hosted.host.update_running(game.id, "resume", UnitOfWork.resume)
    assert [it.at for it in await game.deadlines()] == [before.at + HOUR]


async def test_what_somebody_does_all_the_same_ends_it(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    parking = Parking(hosted.host)
    await parking.park(game.id)
    hosted.time[0] += HOUR
    table = await hosted.host.table(game.id)
    await hosted.host.submit(game.id, ADA.user_id, table.state.stack[-1].id, a.Throw(), "press")  # type: ignore[union-attr]
    assert said(A, a.Throw()) in await game.lines()
    assert not await parking.is_parked(game.id)
    assert all(it.at > hosted.time[0] for it in await game.deadlines())
    assert await parking.park(game.id), "it may be parked again"


async def test_two_who_are_heard_at_once_end_it_once(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    parking = Parking(hosted.host)
    await parking.park(game.id)
    ended = await asyncio.gather(parking.unpark(game.id), parking.unpark(game.id))
    assert sorted(ended) == [False, True]
    assert (await game.lines()).count("unparked") == 1


async def test_a_crash_leaves_no_note_without_its_step(hosted: Hosted) -> None:
    game = await hosted.game(live(2))
    await hosted.dies_before_the_commit(Parking(hosted.host).park(game.id))
    assert await hosted.store.notes.get(game.id, NOTE) is None


async def test_a_lobby_closes_in_its_time_as_always(hosted: Hosted) -> None:
    lobby = await hosted.lobby(ADA)
    assert not await Parking(hosted.host).park(lobby.game.id)
    assert await hosted.store.schedule.next_deadline() == lobby.game.expires_at


@pytest.mark.parametrize("parked", [True, False])
async def test_a_game_moves_with_its_clock(hosted: Hosted, parked: bool) -> None:
    game = await hosted.game(live(2))
    (before,) = await game.deadlines()
    parking = Parking(hosted.host)
    if parked:
        await parking.park(game.id)
    hosted.time[0] += 60
    await parking.move(game.id, ELSEWHERE)
    row = (await hosted.host.table(game.id)).game
    assert (row.guild_id, row.channel_id, row.thread) == (70, 80, True)
    (after,) = await game.deadlines()
    assert after.at == before.at + (60 if parked else 0)
    assert not await parking.is_parked(game.id)


async def test_a_lobby_moves(hosted: Hosted) -> None:
    lobby = await hosted.lobby(ADA)
    await Parking(hosted.host).move(lobby.game.id, ELSEWHERE)
    found = await hosted.lobbies.find(lobby.game.id)
    assert found.game.channel_id == 80
    assert found.players == lobby.players
    assert found.game.expires_at == lobby.game.expires_at


async def test_what_is_over_stays_where_it_was(hosted: Hosted) -> None:
    lobby = await hosted.lobby(ADA)
    await hosted.lobbies.close(lobby.game.id, ADA.user_id)
    moving = Parking(hosted.host).move(lobby.game.id, ELSEWHERE)
    assert await refusal(moving) is Refusal.OVER
