"""No deadline is set into quiet hours; what is covered or paused keeps the rest of its time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.state import waiting
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import PACES
from engine.host.clocks.seat_status import SeatStatus
from engine.host.people import pauses
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.store.records import AUTOMATIC_ROLL, Deadline
from tests.support.agendas import push
from tests.support.game import A, B, C, Game, by_post, live
from tests.support.host_harness import HOUR, HostHarness
from tests.support.quiet_windows import INSTANTS, windows

ALL_BUT_LIVE = sorted(set(PACES) - {"live"})
NIGHT = QuietHours("UTC", 22 * 60, 7 * 60)
MIDNIGHT = 1_750_000_000 // 86400 * 86400.0


def buying() -> Game:
    """A decides on Baltic."""
    game = by_post(3)
    game.play(A, a.Roll(), (1, 2))
    return game


def declined() -> Game:
    """All bid for Baltic."""
    game = buying()
    game.play(A, a.Decline())
    return game


_BUYS, _BIDS = buying().state, declined().state


def bidding(quiet: list[QuietHours | None], pace: str, now: float) -> list[Deadline]:
    seats = [replace(SeatStatus(), deadline_quiet_hours=it) for it in quiet]
    return list(deadlines(_BIDS, (), (), PACES[pace], seats, now))


@settings(max_examples=60)
@given(windows(), INSTANTS, st.sampled_from(ALL_BUT_LIVE), st.floats(0, 200000))
def test_a_decision_ends_outside_its_players_quiet_hours(
    quiet: QuietHours, now: int, pace: str, bank: float
) -> None:
    seats = [SeatStatus(deadline_quiet_hours=quiet, bank=bank), SeatStatus(), SeatStatus()]
    (found,) = deadlines(_BUYS, (), (), PACES[pace], seats, now)
    assert found.kind == "buy"
    assert not quiet.contains(found.at)
    assert found.at >= now + PACES[pace].times["buy"] + bank
    if found.at > now + PACES[pace].times["buy"] + bank:
        assert not quiet.contains(found.at - PACES[pace].last_call)


@settings(max_examples=60)
@given(st.lists(st.none() | windows(), min_size=3, max_size=3), INSTANTS)
def test_amb_17_bidders_have_one_end_in_nobodys_quiet_hours_if_there_is_one(
    quiet: list[QuietHours | None], now: int
) -> None:
    found = bidding(quiet, "daily", now)
    (end,) = {it.at for it in found}
    assert now < end < now + 6 * 86400
    if any(it and it.contains(end) for it in quiet):
        hours = [end + minute * 60 for minute in range(0, 47 * 60, 10)]
        assert all(any(it and it.contains(moment) for it in quiet) for moment in hours)


def test_amb_17_bidders_round_the_world_end_in_the_half_hour_that_they_share() -> None:
    """Free for one: 6 to 14 h; for the other: 13.30 to 21.30 h."""
    early, late = QuietHours("UTC", 14 * 60, 6 * 60), QuietHours("UTC", 21 * 60 + 30, 13 * 60 + 30)
    found = bidding([early, late, None], "daily", MIDNIGHT)
    assert {it.at for it in found} == {MIDNIGHT + 24 * HOUR + 13.5 * HOUR}


def test_amb_17_bidders_without_a_common_hour_end_when_each_has_had_the_time() -> None:
    early, late = QuietHours("UTC", 12 * 60, 0), QuietHours("UTC", 0, 12 * 60)
    found = bidding([early, late, None], "daily", MIDNIGHT + HOUR)
    (end,) = {it.at for it in found}
    assert end <= MIDNIGHT + 2 * 86400


def test_a_roll_that_happens_by_itself_waits_for_no_morning() -> None:
    seats = [SeatStatus(deadline_quiet_hours=NIGHT, rolls=True), SeatStatus(), SeatStatus()]
    (found,) = deadlines(by_post(3).state, (), (), PACES["daily"], seats, MIDNIGHT)
    assert (found.kind, found.at) == (AUTOMATIC_ROLL, MIDNIGHT + PACES["daily"].human_delay)


@pytest.mark.asyncio
async def test_amb_05_a_pause_costs_what_is_covered_no_time(harness: HostHarness) -> None:
    """A roll held with a hundred seconds left has them after a pause during the hold."""
    game = await harness.start_game(live(3))
    harness.time[0] += 20
    await game.submit(B, a.Hold((await game.decision()).id))
    harness.time[0] += 5
    await pauses.pause(game.host, game.id, harness.time[0] + 5 * HOUR, None)
    harness.time[0] += 2 * HOUR
    await pauses.resume(game.host, game.id, None)
    harness.time[0] += 5
    await game.submit(B, a.GoOn())
    assert isinstance(await game.decision(), d.ToRoll)
    assert await game.time_left() == {A: 100.0}
    await game.check()


def test_amb_49_a_shortage_over_a_debt_takes_nothing_of_its_time() -> None:
    """A debt beneath what others claim of scarce buildings has the rest of its time after it."""
    state, seats = live(3).cash(A, 10).owns(A, 5).owes(A, 60, B).state, [SeatStatus()] * 3
    debt = waiting(state)
    (running,) = deadlines(state, (), (), PACES["live"], seats, 1000.0)
    push(state, d.ShortageClaim(debt.id + 1, (C,), ()))
    later = deadlines(state, (), (running,), PACES["live"], seats, 1060.0)
    (beneath,) = [it for it in later if it.decision == debt.id]
    assert (beneath.covered, beneath.fires_at) == (1060.0, None)
    state.agenda.remove(waiting(state))
    (again,) = deadlines(state, (), later, PACES["live"], seats, 1300.0)
    assert again.at - 1300.0 == running.at - 1060.0


def test_a_debt_that_is_uncovered_at_night_waits_for_the_morning() -> None:
    debt, (again,) = _uncovered_at_midnight("evening")
    assert again.decision == debt.id
    assert again.at == MIDNIGHT + 7 * HOUR + PACES["evening"].last_call


def test_live_a_debt_that_is_uncovered_at_night_has_the_rest_of_its_time() -> None:
    _, (again,) = _uncovered_at_midnight("live")
    assert again.at == MIDNIGHT + 90


def _uncovered_at_midnight(pace: str) -> tuple[d.Decision, tuple[Deadline, ...]]:
    """A debt of somebody who sleeps, with ninety seconds left, and its deadline once it is open."""
    state = live(3).cash(A, 10).owns(A, 5).owes(A, 60, B).state
    seats = [SeatStatus(deadline_quiet_hours=NIGHT), SeatStatus(), SeatStatus()]
    evening = MIDNIGHT - 3 * HOUR
    (running,) = deadlines(state, (), (), PACES[pace], seats, evening)
    old = replace(running, at=evening + 90, covered=evening)
    return waiting(state), deadlines(state, (), (old,), PACES[pace], seats, MIDNIGHT)


@settings(max_examples=30)
@given(st.lists(st.none() | windows(), min_size=3, max_size=3), INSTANTS)
def test_live_quiet_hours_move_no_deadline(quiet: list[QuietHours | None], now: int) -> None:
    found = bidding(quiet, "live", now)
    assert [it.at for it in found] == [now + PACES["live"].times["auction"]] * 3
