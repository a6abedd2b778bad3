"""Whoever plays a seat until its owner is back cannot give it up for the owner."""

from __future__ import annotations

import pytest

from engine.core.actions import Resign
from engine.host.people import pauses, seats
from engine.host.refusals import Refusal
from tests.support.absence import EVE, come_back, notice_kinds
from tests.support.game import B, live
from tests.support.host_harness import BEN, HOUR, HostedGame, HostHarness, refusal
from tests.support.seat_changes import hand_over

pytestmark = pytest.mark.asyncio


async def lent(harness: HostHarness) -> HostedGame:
    """Eve plays for Ben until he is back."""
    game = await harness.start_game(live(3))
    await hand_over(game.host, game.id, B, EVE, "until-back", harness.key())
    return game


async def test_a_borrower_cannot_resign_for_the_owner(harness: HostHarness) -> None:
    game = await lent(harness)
    resigned = game.host.submit(game.id, EVE.user_id, 0, Resign(), harness.key())
    assert await refusal(resigned) is Refusal.SEAT_BORROWED
    await come_back(game, BEN)
    assert (await game.table()).players[B].user_id == BEN.user_id


@pytest.mark.parametrize("is_paused", [False, True])
async def test_who_stops_playing_for_another_leaves_the_seat_to_a_computer(
    is_paused: bool, harness: HostHarness
) -> None:
    game = await lent(harness)
    if is_paused:
        await pauses.pause(game.host, game.id, harness.time[0] + HOUR, harness.key())
    await seats.resign(game.host, game.id, EVE.user_id, harness.key())
    left = (await game.table()).players[B]
    assert (left.user_id, left.owner_id) == (None, BEN.user_id)
    assert await refusal(seats.resign(game.host, game.id, EVE.user_id, "k")) is Refusal.NOT_PLAYING
    await come_back(game, BEN)
    assert (await notice_kinds(game))[-1] == "given-back"
    await game.check()


async def test_who_resigns_from_a_seat_of_their_own_is_out(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    await seats.resign(game.host, game.id, BEN.user_id, harness.key())
    assert B not in (await game.state()).players()
