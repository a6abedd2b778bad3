"""Why a computer did something: stored with its step, and secret while an auction runs."""

from __future__ import annotations

import pytest

from engine import actions as a
from engine import decisions as d
from tests.support.game import FREE_PARKING, A, B, C, live
from tests.support.host_harness import HostedGame, HostHarness

pytestmark = pytest.mark.asyncio


async def after_bens_turn(thinking: HostHarness) -> HostedGame:
    arranged = live(2).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Throw(), (1, 2))
    game = await thinking.start_game(arranged, (1, 2), computers=[B])
    await game.submit(A, a.EndTurn())
    await game.settled()
    return game


async def test_the_last_motive_is_known_and_survives_a_restart(thinking: HostHarness) -> None:
    game = await after_bens_turn(thinking)
    found = (await game.table()).last_motive(B)
    assert found is not None
    thinking.host.forget()
    assert (await game.table()).last_motive(B) == found


async def test_a_person_gives_no_motive(thinking: HostHarness) -> None:
    game = await after_bens_turn(thinking)
    assert (await game.table()).last_motive(A) is None


async def test_what_a_lot_is_worth_stays_secret_until_the_auction_is_over(
    thinking: HostHarness,
) -> None:
    arranged = live(3)
    arranged.play(A, a.Throw(), (1, 2))
    game = await thinking.start_game(arranged, computers=[B])
    await game.submit(A, a.Decline())
    await game.settled()
    assert isinstance(await game.decision(), d.Auction)
    assert (await game.table()).last_motive(B) is None
    for seat in (A, C):
        if isinstance(await game.decision(), d.Auction):
            await game.submit(seat, a.PassBid())
            await game.settled()
    found = (await game.table()).last_motive(B)
    assert found is not None
    assert found.kind.startswith(("won", "outbid"))
