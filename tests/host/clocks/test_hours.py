"""The agreed hour of a timed game: it ends the game, whoever is there (S35, TL)."""

from __future__ import annotations

import pytest

from engine.core import actions as a
from engine.core.decisions import BuyOrDecline, ToRoll
from engine.core.errors import Reason
from engine.editions.choice import Choice
from engine.host.finished.proof import prove
from engine.host.lobby import Lobby
from engine.host.refusals import Refusal
from tests.support.downtime import be_down
from tests.support.game import BALTIC, READING, A, B, C
from tests.support.host_harness import (
    ADA,
    BEN,
    DAY,
    HOUR,
    MINUTE,
    START,
    HostHarness,
    logged_line,
    reason,
    refusal,
)
from tests.support.timed_games import timed_game

pytestmark = pytest.mark.asyncio
TIME_UP = "hour"


async def test_s35_05_tl_01_the_stroke_ends_a_game_in_which_nobody_moves(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(timed_game(), hour=MINUTE)
    assert await harness.store.schedule.next_deadline() == START + MINUTE
    started = await game.wait(MINUTE)
    assert started.record.phase == "over"
    assert started.position.winners == (A, B, C)
    assert await game.log_lines() == [TIME_UP]
    assert await harness.store.schedule.next_deadline() is None
    await game.check()


async def test_s35_05_a_roll_that_comes_after_the_stroke_is_too_late(harness: HostHarness) -> None:
    """Before the clock has fired: a press lets the hour come first."""
    game = await harness.start_game(timed_game(), hour=MINUTE)
    harness.time[0] += MINUTE
    assert await refusal(game.submit(A, a.Roll())) is Refusal.OVER
    assert await game.log_lines() == [TIME_UP]


async def test_s35_06_tl_04_a_trade_accepted_after_the_stroke_is_too_late(
    harness: HostHarness,
) -> None:
    arranged = timed_game().owns(B, READING)
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, hour=MINUTE)
    await game.submit(A, a.OfferTrade(B, a.Side(cash=50), a.Side((READING,))))
    (trade,) = (await game.state()).trades
    harness.time[0] += MINUTE
    late = game.submit(B, a.AcceptTrade(trade.id))
    assert await reason(late) is Reason.NO_SUCH_TRADE
    assert (await game.state()).deeds[READING].owner == B


async def test_s35_07_the_move_in_progress_is_finished_and_keeps_its_time(
    harness: HostHarness,
) -> None:
    arranged = timed_game()
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, hour=MINUTE)
    before = await game.time_left()
    await game.wait(MINUTE)
    assert isinstance(await game.decision(), BuyOrDecline)
    assert await game.time_left() == {A: before[A] - MINUTE}
    started = await game.submit(A, a.Buy())
    assert started.record.phase == "over"
    assert started.position.deeds[BALTIC].owner == A
    assert await game.log_lines() == [TIME_UP, logged_line(A, a.Buy())]
    await game.check()


async def test_s35_07_silence_finishes_a_move_that_nobody_finishes(harness: HostHarness) -> None:
    arranged = timed_game()
    arranged.play(A, a.Roll(), (1, 2))
    game = await harness.start_game(arranged, hour=MINUTE)
    for _ in range(3):
        await game.wait(10 * MINUTE)
    assert (await game.table()).record.phase == "over"
    assert (await game.log_lines())[:2] == [TIME_UP, logged_line(A, a.Decline())]


@pytest.mark.parametrize(
    ("hour", "lines"),
    [(MINUTE, [TIME_UP]), (3 * MINUTE, [logged_line(A, a.Roll()), TIME_UP])],
    ids=["after the hour", "before the hour"],
)
async def test_silence_speaks_before_the_hour_where_it_was_due_before(
    harness: HostHarness, hour: float, lines: list[str]
) -> None:
    """A roll is waited for for two minutes."""
    game = await harness.start_game(timed_game(), (1, 2), hour=hour)
    await game.wait(10 * MINUTE)
    assert await game.log_lines() == lines


async def test_an_absence_moves_what_is_waited_for_but_not_the_agreed_hour(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(timed_game(), hour=3 * HOUR)
    (roll,) = (await game.time_left()).values()
    await be_down(harness, HOUR)
    assert {it.kind: it.at - harness.time[0] for it in await game.deadlines()} == {
        "hour": 2 * HOUR,
        "throw": roll,
    }
    assert await harness.store.schedule.next_deadline() == harness.time[0] + roll


async def test_tl_01_an_hour_that_came_while_the_bot_was_away_strikes_first_of_all(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(timed_game(), hour=MINUTE)
    await be_down(harness, HOUR)
    assert await harness.store.schedule.next_deadline() == START + MINUTE
    await game.host.fire_due(game.id)
    assert await game.log_lines() == [TIME_UP]
    assert (await game.table()).record.phase == "over"


async def test_amb_71_at_pace_daily_the_dice_of_the_last_round_fall_by_themselves(
    harness: HostHarness,
) -> None:
    arranged = timed_game(3, "daily", "finish-the-round").at(B, 4).at(C, 4)
    game = await harness.start_game(
        arranged.at(A, 4), (2, 4), (2, 4), (2, 4), pace="daily", hour=MINUTE
    )
    await game.wait(MINUTE)
    assert isinstance(await game.decision(), ToRoll)
    assert all(it.kind != "hour" for it in await game.deadlines())
    for _ in range(3):
        await game.wait(HOUR)
    assert (await game.table()).record.phase == "over"
    rolls = [logged_line(seat, a.Roll()) for seat in (A, B, C)]
    assert await game.log_lines() == [TIME_UP, *rolls]


async def test_computers_finish_the_last_round(harness: HostHarness) -> None:
    arranged = timed_game(3, "live", "finish-the-round")
    game = await harness.start_game(arranged, (1, 3), computers=(B, C), hour=MINUTE)
    await game.wait(MINUTE)
    started = await game.wait(DAY)
    while started.record.phase != "over":
        started = await game.wait(DAY)
    assert started.position.turn == 3
    await game.check()


async def test_a_game_that_ended_at_its_hour_is_proved_and_played_again(
    harness: HostHarness,
) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    choice = Choice("1994", "time-limit")

    def agree(lobby: Lobby) -> Lobby:
        chosen = lobby.with_choice(ADA.user_id, lambda _: choice)
        return chosen.with_length(ADA.user_id, int(HOUR))

    await harness.lobbies.change(opened.record.id, agree)
    await harness.confirm_all(opened.record.id)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    for _ in range(4):
        harness.time[0] += HOUR
        await harness.host.fire_due(opened.record.id)
    proof = await prove(harness.host, opened.record.id)
    assert (proof.wrong, proof.deeds) == ((), 4)
    again = await harness.rematch(opened.record.id, BEN, "again")
    assert (again.lobby.choice, again.lobby.length) == (choice, HOUR)
