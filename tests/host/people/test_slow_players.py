"""A player who has used up the waiting time: a quarter of each timer, and a vote on the seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.host.ballots import FOR, absent, last_ballot
from engine.host.clocks.paces import DAILY
from engine.host.notices import GivenTime, OutOfTime, load_notice
from engine.host.people import absence, motions, pauses
from engine.host.people.motions import WAIT, taken_by
from engine.host.people.voters import RETIRE
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.refusals import Refusal
from engine.host.unit_of_work import UnitOfWork
from tests.support.absence import EVE
from tests.support.game import A, B, C, Game, by_post
from tests.support.host_harness import ADA, DAY, HOUR, MINUTE, HostedGame, HostHarness, refusal
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio


def buys(seats: int = 3) -> Game:
    """A decides on Baltic."""
    game = by_post(seats)
    game.play(A, a.Roll(), (1, 2))
    return game


async def waited_for(game: HostedGame, seat: SeatId, left: float) -> None:
    """The table has waited for a seat, which has so many seconds left."""

    def change(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[seat], waited=DAILY.waiting_time - left))
        work.drop_deadlines(lambda it: True)
        work.update_deadlines()

    await game.host.update_running(game.id, None, change)


async def waited(game: HostedGame, seat: SeatId) -> float:
    return (await game.table()).player(seat).waited


async def notices(game: HostedGame) -> list[object]:
    steps = await game.harness.store.games.steps(game.id)
    return [load_notice(step.notice) for step in steps if step.notice is not None]


async def vote(game: HostedGame, by: SeatId, option: str) -> None:
    await motions.vote_on_seat(game.host, game.id, A, 100 + by, option, game.harness.key())


async def test_a_late_answer_uses_waiting_time_up(harness: HostHarness) -> None:
    game = await harness.start_game(buys(), pace="daily")
    harness.time[0] += 10 * HOUR
    await game.submit(A, a.Buy())
    assert await waited(game, A) == 4 * HOUR
    assert await notices(game) == []
    await game.check()


async def test_when_it_is_used_up_everybody_reads_so_and_decisions_take_a_quarter(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(), pace="daily")
    await waited_for(game, A, 3 * HOUR)
    assert await game.time_left() == {A: 9 * HOUR}
    await game.wait(9 * HOUR)
    assert (await notices(game)).count(OutOfTime(A)) == 1
    assert (await game.time_left())[A] == 3 * HOUR  # An auction has half a day for the others.
    assert (await game.time_left())[B] == 12 * HOUR
    await game.check()


async def test_quiet_hours_do_not_stop_the_time_of_who_has_none_left(harness: HostHarness) -> None:
    game = await harness.start_game(buys(), pace="daily")
    minute = int(harness.time[0] // 60 % 1440)
    hours = Preferences(quiet=QuietHours("UTC", minute, (minute + 15 * 60) % 1440))
    await put_preferences(harness.store, 100, hours.model_dump_json())
    await waited_for(game, A, 0)
    assert await game.time_left() == {A: 6 * HOUR}
    await game.wait(6 * HOUR)
    assert [it.kind for it in await game.deadlines()] == ["auction"] * 3


async def test_changed_quiet_hours_put_off_deadlines_a_day_later(harness: HostHarness) -> None:
    """They begin before the end of the first decision, and count for the next one."""
    harness.time[0] += MINUTE - harness.time[0] % MINUTE
    night = int((harness.time[0] + 23 * HOUR) // 60 % 1440)
    hours = QuietHours("UTC", night, (night + 3 * 60) % 1440)
    chosen = Preferences(quiet_from=1.0).with_hours("UTC", hours, harness.time[0])
    await put_preferences(harness.store, 100, chosen.model_dump_json())
    game = await harness.start_game(buys(), pace="daily")
    await waited_for(game, A, DAILY.waiting_time)
    assert await game.time_left() == {A: DAY}
    harness.time[0] += DAY
    await waited_for(game, A, DAILY.waiting_time)
    assert await game.time_left() == {A: DAY + 2 * HOUR + DAILY.last_call}


async def test_a_pause_and_an_extension_cost_no_waiting_time(harness: HostHarness) -> None:
    game = await harness.start_game(buys(), pace="daily")
    await pauses.pause(game.host, game.id, harness.time[0] + 5 * DAY, None)
    harness.time[0] += 4 * DAY
    await pauses.resume(game.host, game.id, None)
    harness.time[0] += 7 * HOUR
    await game.submit(A, a.Buy())
    assert await waited(game, A) == HOUR


async def test_the_time_of_who_is_away_is_waiting_time_as_well(harness: HostHarness) -> None:
    game = await harness.start_game(buys(), pace="daily")
    await absence.go_away(game.host, game.id, 100, harness.time[0] + 10 * DAY, None)
    await game.wait(12 * HOUR)
    assert await waited(game, A) == 6 * HOUR


# -- the vote ----------------------------------------------------------------------------------


async def test_the_others_give_the_time_anew_or_the_seat_away(harness: HostHarness) -> None:
    game = await harness.start_game(buys(), pace="daily")
    await waited_for(game, A, 0)
    await vote(game, B, WAIT)
    assert await waited(game, A) == DAILY.waiting_time
    await vote(game, C, WAIT)
    assert await waited(game, A) == 0
    assert GivenTime(A) in await notices(game)
    assert await last_ballot(harness.store, game.id, absent(A)) is None
    assert await refusal(vote(game, B, WAIT)) == Refusal.VOTE_SETTLED
    await game.check()


async def test_who_answers_meanwhile_is_still_voted_on(harness: HostHarness) -> None:
    game = await harness.start_game(buys(), pace="daily")
    await waited_for(game, A, 0)
    await vote(game, B, taken_by(None, "for-good"))
    await game.submit(A, a.Buy())
    await vote(game, C, taken_by(None, "for-good"))
    assert (await game.table()).player(A).user_id is None


async def test_one_voter_lends_the_seat_of_who_is_there_to_a_computer_alone(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(2), pace="daily")
    await waited_for(game, A, 0)
    await motions.volunteer(game.host, game.id, A, EVE)
    eve = EVE.user_id
    for option in (taken_by(eve, "for-good"), taken_by(eve, "until-back"), RETIRE):
        assert await refusal(vote(game, B, option)) is Refusal.RETIRE_TOO_FEW_MISSED
    assert (await game.table()).player(A).user_id == ADA.user_id


async def test_who_is_there_ends_the_week_that_one_alone_has_made_of_it(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(2), pace="daily")
    await waited_for(game, A, 0)
    await vote(game, B, motions.PAUSE)
    assert (await game.table()).record.paused_at is not None
    await motions.vote_to_resume(game.host, game.id, ADA.user_id, FOR, harness.key())
    assert (await game.table()).record.paused_at is None


async def test_a_lent_seat_comes_back_with_the_waiting_time_that_its_owner_had(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(buys(2), pace="daily")
    await waited_for(game, A, 0)
    await vote(game, B, taken_by(None, "until-back"))
    assert await waited(game, A) == 0
    await absence.come_back(game.host, game.id, ADA, harness.key())
    assert await waited(game, A) == DAILY.waiting_time
    await game.check()
