"""How long dice that fall by themselves wait: for who may like to build, and for nobody else."""

from __future__ import annotations

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.host.clocks.deadlines import RETRY_THOUGHT_AFTER
from engine.host.clocks.paces import HUMAN_DELAY, PACES
from engine.host.store.records import AUTOMATIC_ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, FREE_PARKING, A, B, C, Game, by_post, live
from tests.support.host_harness import HostedGame, HostHarness

pytestmark = pytest.mark.asyncio
SLOW = [name for name, pace in PACES.items() if not pace.live]


@pytest.fixture(autouse=True)
def _threes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every roll is a three."""
    fixed_dice(monkeypatch, *[(1, 2)] * 40)


def almost_parked(game: Game) -> Game:
    """Whoever rolls a three comes to rest on Free Parking, and has nothing to decide."""
    for seat in (A, B, C):
        game.at(seat, FREE_PARKING - 3)
    return game


async def rolled(game: HostedGame) -> list[int]:
    """The seats whose dice have fallen, in order."""
    steps = await game.harness.store.games.steps(game.id, 1)
    return [step.seat for step in steps if step.seat is not None and "throw" in step.action]


@pytest.mark.parametrize("pace", SLOW)
async def test_computers_follow_a_person_after_a_beat_and_each_other_at_once(
    harness: HostHarness, pace: str
) -> None:
    """AMB-07: the beat before the next roll is the time to build of who has just moved."""
    arranged = almost_parked(by_post(3))
    game = await harness.start_game(arranged, pace=pace, computers=(B, C))
    await game.submit(A, a.Roll())
    assert await rolled(game) == [A]
    assert await game.time_left() == {B: PACES[pace].computer_delay}
    await game.wait(PACES[pace].computer_delay - 1)
    assert await rolled(game) == [A]
    await game.wait(1)
    assert await rolled(game) == [A, B, C]
    assert await game.time_left() == {A: PACES[pace].human_delay}, "Ada's own throw is announced"
    await game.check()


@pytest.mark.parametrize("pace", SLOW)
async def test_who_wants_it_at_once_waits_for_nothing_before_the_next_decision(
    harness: HostHarness, pace: str
) -> None:
    await harness.prefer(100, "for-me")
    arranged = almost_parked(by_post(3)).at(A, 0)
    game = await harness.start_game(arranged, pace=pace, computers=(B, C))
    await game.submit(A, a.Roll())
    await game.submit(A, a.Buy())
    assert (await game.state()).deeds[BALTIC].owner == A
    assert await rolled(game) == [A, B, C, A], "a whole round, up to what Ada has to decide"
    assert isinstance(await game.decision(), d.BuyOrDecline)
    await game.check()


@pytest.mark.parametrize("pace", SLOW)
async def test_another_person_who_has_not_chosen_it_has_the_beat(
    harness: HostHarness, pace: str
) -> None:
    await harness.prefer(100, "for-me")
    arranged = almost_parked(by_post(3)).to_move(B)
    game = await harness.start_game(arranged, pace=pace, computers=(C,))
    assert await game.time_left() == {B: PACES[pace].human_delay}
    await game.wait(PACES[pace].human_delay)
    assert await rolled(game) == [B]
    assert await game.time_left() == {C: PACES[pace].computer_delay}, "Ben may like to build now"
    await game.wait(PACES[pace].computer_delay)
    assert await rolled(game) == [B, C, A]
    assert await game.time_left() == {B: PACES[pace].human_delay}


@pytest.mark.parametrize("pace", SLOW)
async def test_the_dice_of_who_wants_it_at_once_fall_soon_after_another_person(
    harness: HostHarness, pace: str
) -> None:
    """Who presses may roll at once too: the bot waits for a moment, and for no beat."""
    await harness.prefer(101, "for-me")
    game = await harness.start_game(almost_parked(by_post(3)), pace=pace)
    await game.wait(PACES[pace].human_delay)
    assert await rolled(game) == [A]
    assert await game.time_left() == {B: HUMAN_DELAY}
    await game.wait(HUMAN_DELAY)
    assert await rolled(game) == [A, B]


async def test_business_while_a_beat_runs_neither_ends_nor_lengthens_it(
    harness: HostHarness,
) -> None:
    arranged = almost_parked(by_post(3))
    game = await harness.start_game(arranged, pace="daily", computers=(B, C))
    await game.submit(A, a.Roll())
    delay = PACES["daily"].computer_delay
    await game.wait(delay / 2)
    await game.submit(A, a.OfferTrade(B, a.Side(cash=1), a.Side(cash=2)))
    assert await rolled(game) == [A]
    assert await game.time_left() == {B: delay / 2}


async def test_who_bids_in_a_computers_turn_has_a_beat_to_build_before_the_next(
    harness: HostHarness,
) -> None:
    arranged = almost_parked(by_post(3)).at(B, 0).cash(B, 20).to_move(B)
    game = await harness.start_game(arranged, pace="daily", computers=(B, C))
    await game.wait(RETRY_THOUGHT_AFTER)
    assert isinstance(await game.decision(), d.SealedAuction)
    await game.submit(A, a.SetMaximum(40))
    assert await rolled(game) == [B]
    assert await game.time_left() == {C: PACES["daily"].computer_delay}


async def test_live_a_persons_dice_wait_for_the_others(harness: HostHarness) -> None:
    """AMB-05: there must be a gap in which somebody may hold the roll."""
    await harness.prefer(100, "for-me")
    await harness.prefer(101, "own")
    arranged = almost_parked(live(3)).to_move(C)
    game = await harness.start_game(arranged, computers=(C,))
    await game.wait(RETRY_THOUGHT_AFTER)
    assert await rolled(game) == [C]
    assert {it.kind for it in await game.deadlines()} == {AUTOMATIC_ROLL}
    assert await game.time_left() == {A: PACES["live"].human_delay}
