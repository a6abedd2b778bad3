"""AMB-05 and the clock: a hold lasts twenty seconds, and no automatic roll goes through it."""

from __future__ import annotations

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import GoOn, Hold, OfferTrade, Side
from engine.core.errors import Reason
from engine.host.clocks.paces import HUMAN_DELAY
from engine.host.refusals import Refusal
from engine.host.store.records import AUTOMATIC_ROLL
from tests.support.game import FREE_PARKING, A, B, C, live
from tests.support.host_harness import MINUTE, HostedGame, HostHarness, logged_line, reason, refusal

pytestmark = pytest.mark.asyncio
HOLD = 20


async def hold(game: HostedGame, seat: int) -> int:
    """A seat holds the roll that waits; the id of that roll."""
    gap: int = (await game.decision()).id
    await game.submit(seat, Hold(gap))
    return gap


async def test_amb_05_a_hold_ends_after_twenty_seconds(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), (1, 2))
    gap = await hold(game, B)
    assert await game.time_left() == {B: HOLD}
    await game.wait(HOLD - 1)
    assert isinstance(await game.decision(), d.HeldRoll)
    await game.wait(1)
    assert (await game.log_lines())[-1] == logged_line(B, GoOn())
    assert (await game.decision()).id == gap
    assert await game.time_left() == {A: 2 * MINUTE}
    await game.submit(A, a.Roll())
    await game.check()


async def test_amb_05_what_happens_meanwhile_does_not_make_it_longer(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    await hold(game, B)
    await game.wait(HOLD - 5)
    await game.submit(C, OfferTrade(A, Side(cash=1), Side()))
    assert await game.time_left() == {B: 5}


async def test_amb_05_a_roll_pressed_meanwhile_is_told_why_it_waits(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    gap = await hold(game, B)
    assert await reason(game.submit(A, a.Roll(), gap)) is Reason.HELD
    assert await refusal(game.submit(A, a.Roll(), gap + 10)) is Refusal.STALE


async def test_amb_05_dice_rolled_for_somebody_wait_for_the_hold(harness: HostHarness) -> None:
    await harness.prefer(101, "for-me")
    game = await harness.start_game(live(3).at(A, FREE_PARKING - 3), (1, 2), (1, 3))
    await game.submit(A, a.Roll())
    await game.submit(A, a.EndTurn())
    await game.wait(HUMAN_DELAY - 1)
    await hold(game, C)
    assert {it.kind for it in await game.deadlines() if it.covered is None} == {"hold"}
    await game.wait(HOLD - 1)
    assert isinstance(await game.decision(), d.HeldRoll)
    await game.submit(C, GoOn())
    assert {it.kind for it in await game.deadlines()} == {AUTOMATIC_ROLL}
    assert await game.time_left() == {B: 1}, "the rest of the time that there was"
    await game.wait(1)
    assert logged_line(B, a.Roll()) in await game.log_lines()
    await game.check()
