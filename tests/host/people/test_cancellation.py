"""Calling a running game off by everybody's vote, and playing another after a game."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from engine.core.actions import Resign, Roll
from engine.core.state import awaited
from engine.host import ballots
from engine.host.finished.proof import prove
from engine.host.lobby import Lobby
from engine.host.people.cancellation import agree_to_cancel, agreed, play_on
from engine.host.refusals import Refusal
from engine.host.snapshots import state_of
from engine.host.store.records import VOTE
from tests.support.game import A, B, by_post, live
from tests.support.host_harness import (
    ADA,
    BEN,
    DAY,
    DORA,
    MINUTE,
    PEOPLE,
    HostHarness,
    refusal,
)

pytestmark = pytest.mark.asyncio


# Calling a game off


async def test_a_game_is_called_off_when_everybody_agrees(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    ask = partial(agree_to_cancel, harness.host)
    assert await ask(game.id, 100) == (101, 102)
    assert await ask(game.id, 100) == (101, 102)
    assert await ask(game.id, 102) == (101,)
    assert (await game.table()).record.phase == "running"
    assert await ask(game.id, 101) == ()
    started = await game.table()
    assert started.record.phase == "cancelled"
    assert await harness.store.schedule.next_deadline() is None
    assert (await prove(harness.host, game.id)).seed_fits
    assert await refusal(ask(game.id, 101)) is Refusal.OVER
    assert await refusal(game.submit(A, Roll())) is Refusal.CANCELLED
    await game.wait(DAY)
    assert await game.log_lines() == ["cancel"]


@pytest.mark.parametrize(("pace", "lasts"), [("live", 2 * MINUTE), ("daily", DAY)])
async def test_votes_lapse_and_are_asked_for_again(
    harness: HostHarness, pace: str, lasts: float
) -> None:
    game = await harness.start_game(live(3) if pace == "live" else by_post(3), pace=pace)
    ask = partial(agree_to_cancel, harness.host)
    assert await ask(game.id, 100) == (101, 102)
    harness.time[0] += lasts - 1
    assert await agreed(harness.store, game.id, harness.time[0]) == (100,)
    assert await ask(game.id, 101) == (102,)
    harness.time[0] += 1
    assert await agreed(harness.store, game.id, harness.time[0]) == ()
    assert await ask(game.id, 102) == (100, 101)
    assert (await game.table()).record.phase == "running"


async def test_nothing_is_kept_of_a_vote_that_is_over(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    ask, note = partial(agree_to_cancel, harness.host), ballots.note(ballots.CANCEL)
    await ask(game.id, 100)
    assert await harness.store.notes.get(game.id, note) is not None
    await play_on(harness.host, game.id, 101)
    assert await harness.store.notes.get(game.id, note) is None
    assert not [it for it in await game.deadlines() if it.kind == VOTE]
    assert await ask(game.id, 100) == (101,)
    assert await ask(game.id, 101) == ()
    assert await harness.store.notes.get(game.id, note) is None


async def test_only_people_who_still_play_are_asked(harness: HostHarness) -> None:
    game = await harness.start_game(live(4), computers=[2])
    await game.submit(B, Resign())
    ask = partial(agree_to_cancel, harness.host)
    assert await refusal(ask(game.id, 101)) is Refusal.NOT_PLAYING
    assert await refusal(ask(game.id, 999)) is Refusal.NOT_PLAYING
    assert await ask(game.id, 100) == (103,)
    assert await ask(game.id, 103) == ()


# Playing another


async def test_a_rematch_has_the_computers_of_the_game_before(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), computers=[1])
    rematch = harness.rematch
    assert await refusal(rematch(game.id, ADA, "k")) is Refusal.STARTED
    await game.submit(A, Resign())
    await agree_to_cancel(harness.host, game.id, 102)
    assert await refusal(rematch(game.id, DORA, "k")) is Refusal.NOT_PLAYING
    opened = await rematch(game.id, ADA, "k")
    assert [player.user_id for player in opened.players] == [100, None]
    assert opened.record.id != game.id
    assert (opened.record.channel_id, opened.record.pace) == (8, "live")


async def test_computers_play_a_rematch_as_they_played_before(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA)

    def with_computers(lobby: Lobby) -> Lobby:
        dealer = lobby.with_computer(ADA.user_id, "dealer", "gentle")
        return dealer.with_computer(ADA.user_id, "saver")

    await harness.lobbies.change(opened.record.id, with_computers)
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    await agree_to_cancel(harness.host, game.record.id, ADA.user_id)
    rematch = await harness.rematch(game.record.id, ADA, "again")
    assert [(it.character, it.strength) for it in rematch.players[1:]] == [
        ("dealer", "gentle"),
        ("saver", None),
    ]


async def test_two_who_ask_for_a_rematch_at_once_meet_in_one_lobby(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    for guest in PEOPLE[:3]:
        await agree_to_cancel(harness.host, game.id, guest.user_id)
    asked = [harness.rematch(game.id, guest, f"k{guest.user_id}") for guest in PEOPLE[:3]]
    opened = await asyncio.gather(*asked, harness.rematch(game.id, ADA, "again"))
    assert len({lobby.record.id for lobby in opened}) == 1
    assert {p.user_id for p in (await harness.lobbies.find(opened[0].record.id)).players} == {
        100,
        101,
        102,
    }


async def test_a_rematch_that_has_begun_or_closed_makes_room_for_another(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(2))
    for guest in (ADA, BEN):
        await agree_to_cancel(harness.host, game.id, guest.user_id)
    first = await harness.rematch(game.id, ADA, "k1")
    await harness.lobbies.close(first.record.id, ADA.user_id)
    second = await harness.rematch(game.id, BEN, "k2")
    await harness.rematch(game.id, ADA, "k3")
    started = await harness.lobbies.start(second.record.id, BEN.user_id)
    assert awaited(state_of(started))
    third = await harness.rematch(game.id, ADA, "k4")
    assert len({first.record.id, second.record.id, third.record.id}) == 3
