"""Waiting time: how long one player can make the others wait in a game, and what comes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from engine.host.clocks.attendance import after_answer
from engine.host.clocks.paces import DAILY, DAY, HOUR, PACES, custom_pace, is_pace, pace_of
from engine.host.clocks.seat_status import SeatStatus
from engine.host.clocks.waiting_time import after_waiting, spared_time, within_waiting_time
from engine.host.store.records import Deadline, Player
from tests.support.griefer import Griefer, HeldUpGame, Quiet

NOW = 1_000_000.0
LONGEST = b"6"
"""The seed of the longest of a dozen games."""
ADA = Player(0, 100, "Ada", "hat", waited=10.0 * HOUR)


def asked(kind: str = "buy", ago: float = 0.0, lasting: float = DAY, bank: float = 0.0) -> Deadline:
    """A decision that was asked some seconds ago."""
    return Deadline(1, 0, kind, NOW - ago + lasting, since=NOW - ago, bank=bank)


# -- the griefer -------------------------------------------------------------------------------


@pytest.mark.parametrize("quiet", get_args(Quiet))
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("pace", "most"), [("daily", 20 * DAY), ("live", HOUR)])
def test_whatever_a_player_does_sixty_turns_come_to_an_end(
    pace: str, most: float, seats: int, quiet: Quiet
) -> None:
    for share in (0.33, 0.5, 0.88, 0.99):
        assert HeldUpGame(pace, seats, Griefer(share, quiet), LONGEST).play(60) <= most


@pytest.mark.parametrize("share", [0.33, 0.99])
@pytest.mark.parametrize(("seats", "most"), [(3, 1.2 * HOUR), (4, 1.1 * HOUR)])
def test_two_who_bid_each_other_up_by_a_dollar_gain_no_more_than_by_being_slow(
    seats: int, most: float, share: float
) -> None:
    assert HeldUpGame("live", seats, Griefer(share, haggles=True), LONGEST).play(60) <= most


def test_who_answers_at_once_keeps_the_whole_waiting_time() -> None:
    game = HeldUpGame("daily", 2, Griefer(0.01))
    game.play(60)
    assert [it.waited for it in game.work.players] == [0, 0]


# -- what is counted ---------------------------------------------------------------------------


def test_only_what_goes_beyond_the_first_quarter_is_used_up() -> None:
    assert after_waiting(ADA, asked(ago=6 * HOUR), DAILY, NOW) == ADA
    assert after_waiting(ADA, asked(ago=8 * HOUR), DAILY, NOW).waited == 12 * HOUR


def test_what_is_covered_has_not_been_waited_for() -> None:
    covered = replace(asked(ago=20 * HOUR), covered=NOW - 12 * HOUR)
    assert after_waiting(ADA, covered, DAILY, NOW).waited == 12 * HOUR


def test_a_bot_that_is_late_costs_nobody_anything() -> None:
    assert after_waiting(ADA, asked(ago=25 * HOUR, lasting=DAY), DAILY, NOW).waited == 28 * HOUR


def test_a_deadline_of_a_game_from_before_it_had_a_beginning_stays_and_costs_nothing() -> None:
    old = replace(asked(), since=0.0)
    assert after_waiting(ADA, old, DAILY, NOW) == ADA
    assert within_waiting_time(old, SeatStatus(waiting_time_left=0), DAILY) == old


def test_an_answer_within_the_quarter_wins_the_rest_of_it_back() -> None:
    assert after_answer(ADA, asked(ago=2 * HOUR), DAILY, NOW).waited == 6 * HOUR
    assert after_answer(ADA, asked(ago=7 * HOUR), DAILY, NOW).waited == ADA.waited
    assert after_answer(replace(ADA, waited=HOUR), asked(), DAILY, NOW).waited == 0


@pytest.mark.parametrize("kind", ["hold", "claim", "auction", "trade", "beat"])
def test_what_players_can_bring_about_themselves_wins_nothing_back(kind: str) -> None:
    assert spared_time(ADA, asked(kind), DAILY, NOW) == 0


def test_without_any_left_nothing_is_won_back() -> None:
    used_up = replace(ADA, waited=float(DAILY.waiting_time))
    assert spared_time(used_up, asked(), DAILY, NOW) == 0


# -- what follows ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", sorted(set(DAILY.times) - {"trade"}))
def test_with_none_left_a_decision_has_a_quarter_of_its_time(kind: str) -> None:
    found = within_waiting_time(asked(kind), SeatStatus(waiting_time_left=0), DAILY)
    assert found.at - found.since == DAILY.times[kind] / 4


def test_a_deadline_is_no_later_than_the_waiting_time_allows() -> None:
    found = within_waiting_time(
        asked(lasting=DAY + HOUR, bank=HOUR), SeatStatus(waiting_time_left=HOUR), DAILY
    )
    assert (found.at - found.since, found.bank) == (7 * HOUR, 0)
    less = within_waiting_time(
        asked(lasting=30 * HOUR, bank=6 * HOUR), SeatStatus(waiting_time_left=20 * HOUR), DAILY
    )
    assert (less.at - less.since, less.bank) == (26 * HOUR, 2 * HOUR)
    assert within_waiting_time(asked(), SeatStatus(waiting_time_left=DAY), DAILY) == asked()


def test_nobody_waits_for_the_answer_to_an_offer() -> None:
    out_of_time = SeatStatus(waiting_time_left=0)
    assert within_waiting_time(asked("trade"), out_of_time, DAILY) == asked("trade")


# -- how much there is -------------------------------------------------------------------------


def test_the_usual_waiting_time_is_four_times_the_longest_decision() -> None:
    usual = {name: pace.waiting_time for name, pace in PACES.items()}
    minutes = {"live": 12, "evening": 60, "daily": 4 * 24 * 60, "relaxed": 12 * 24 * 60}
    assert usual == {name: 60 * it for name, it in minutes.items()}
    assert pace_of(custom_pace("live", {"buy": HOUR})).waiting_time == 4 * HOUR


def test_a_table_can_choose_another_within_limits() -> None:
    name = custom_pace("daily", {}, waiting=2 * DAY)
    assert (pace_of(name).waiting_time, is_pace(name)) == (2 * DAY, True)
    assert not is_pace(custom_pace("daily", {}, waiting=61 * DAY))
    assert not is_pace(custom_pace("daily", {}, waiting=5))
