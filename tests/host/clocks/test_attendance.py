"""Time banks and missed deadlines, as they are drawn, refilled and counted."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.host.clocks.attendance import after_answer, after_miss
from engine.host.clocks.decision_classes import COUNTED_AS_MISSED
from engine.host.clocks.paces import PACES, Pace
from engine.host.store.records import Deadline, Player

SOMEBODY = Player(0, 100, "Ada", "hat", bank=60.0, missed=2)
LIVE = PACES["live"]
NOW = 1000.0


def running(left: float, bank: float = 60.0, kind: str = "buy", ago: float = 100.0) -> Deadline:
    """A decision with so many seconds left, the last of which come out of the bank."""
    return Deadline(1, 0, kind, NOW + left, since=NOW - ago, bank=bank)


def test_an_answer_within_the_first_quarter_of_the_time_fills_the_bank_up() -> None:
    after = after_answer(SOMEBODY, running(left=151, ago=29), LIVE, NOW)
    assert (after.bank, after.missed) == (60 + LIVE.refill, 0)
    assert after_answer(SOMEBODY, running(left=150, ago=30), LIVE, NOW).bank == 60


def test_an_answer_out_of_the_bank_costs_what_it_took_and_fills_nothing_up() -> None:
    assert after_answer(SOMEBODY, running(left=25), LIVE, NOW).bank == 25


@pytest.mark.parametrize("kind", ["auction", "claim", "trade", "hold", "beat"])
def test_where_others_wait_too_the_bank_stays_what_it_is(kind: str) -> None:
    after = after_answer(SOMEBODY, running(25, kind=kind), LIVE, NOW)
    assert (after.bank, after.missed) == (60, 0)


def test_business_beside_any_decision_shows_that_somebody_is_there() -> None:
    after = after_answer(SOMEBODY, None, LIVE, NOW)
    assert (after.bank, after.missed) == (60, 0)


@pytest.mark.parametrize("kind", sorted(COUNTED_AS_MISSED))
def test_a_missed_deadline_counts_and_takes_what_was_lent(kind: str) -> None:
    after = after_miss(SOMEBODY, running(0, bank=40, kind=kind))
    assert (after.bank, after.missed) == (20, 3)


@pytest.mark.parametrize("kind", ["trade", "beat", "hold"])
def test_an_offer_let_lie_or_a_roll_by_itself_is_no_missed_deadline(kind: str) -> None:
    assert after_miss(SOMEBODY, running(0, kind=kind)) == SOMEBODY


def test_nobody_counts_what_a_computer_or_somebody_away_has_missed() -> None:
    computer, away = replace(SOMEBODY, user_id=None), replace(SOMEBODY, away_until=9e9)
    assert after_miss(computer, running(0)) == computer
    assert after_miss(away, running(0, bank=0.0)).missed == 2


@given(
    st.sampled_from(sorted(PACES.values(), key=lambda pace: pace.name)),
    st.lists(
        st.tuples(st.sampled_from(sorted(COUNTED_AS_MISSED)), st.floats(-10, 4e5), st.booleans())
    ),
)
def test_a_bank_is_never_overdrawn_nor_fuller_than_it_may_be(
    pace: Pace, work: list[tuple[str, float, bool]]
) -> None:
    player = replace(SOMEBODY, bank=float(pace.bank))
    for kind, left, in_time in work:
        deadline = running(left, bank=player.bank, kind=kind)
        player = (
            after_answer(player, deadline, pace, NOW) if in_time else after_miss(player, deadline)
        )
        assert 0 <= player.bank <= pace.bank
