"""What the chances of both sides are once a trade is declined."""

import pytest

from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.players.judge.judging import fitted_judge
from engine.players.policy.fairness import MADE_SOON, Fairness, fairness
from engine.players.policy.trading import EVEN, Market, Terms
from engine.view import seat_view
from tests.support.game import A, B, C, position

JUDGE = fitted_judge()
TWO_PAIRS = (
    "0 hat $900 deeds 16,18,24; 1 dog $900 deeds 19,21,23; 2 boat $900 deeds 6,8,9,31,32\n"
    "turn 9 of 0 to-throw"
)


def fair(trade: Trade, seat: SeatId = A) -> Fairness:
    found = fairness(JUDGE, seat_view(position(TWO_PAIRS).state, seat), trade)
    assert found is not None
    return found


def swap(paid: int) -> Trade:
    return Trade(99, A, B, Side((24,), paid), Side((19,)))


def test_a_trade_that_both_gain_by_is_made_soon_on_even_terms() -> None:
    """Whatever was asked for it, and though one would have lost by that."""
    view = seat_view(position(TWO_PAIRS).state, A)
    even = Market(JUDGE, view, A, Terms(pricings=EVEN)).priced(B, (24,), (19,))
    assert even is not None
    assert even.gains[A] == pytest.approx(even.gains[B], abs=0.02)
    fine, bad = fair(swap(120)), fair(swap(500))
    assert fine.gains[A] > 0 > bad.gains[A]
    for found in (fine, bad):
        assert found.declined[A] == found.now[A] + MADE_SOON * even.gains[A]
        assert found.declined[B] == found.now[B] + MADE_SOON * even.gains[B]
        assert found.declined[C] == found.now[C]


def test_a_trade_that_gains_less_than_one_on_even_terms_is_no_loss() -> None:
    found = fair(swap(250))
    assert found.now[A] < found.declined[A] == found.after[A]


def test_a_trade_that_brings_the_two_nothing_is_not_made_later() -> None:
    found = fair(Trade(99, A, B, Side(cash=300), Side((21,))))
    assert found.declined == found.now


def test_a_debt_does_not_wait_for_another_offer() -> None:
    owing = fairness(JUDGE, seat_view(position(TWO_PAIRS).owes(C, 950).state, A), swap(100))
    assert owing is not None
    assert owing.declined == owing.now
    assert min(owing.gains[A], owing.gains[B]) > 0
    assert fair(swap(100)).declined[A] > fair(swap(100)).now[A]
