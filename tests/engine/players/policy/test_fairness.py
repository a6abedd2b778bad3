"""What the chances of both sides are once a trade is declined."""

import pytest

from engine.core import actions as a
from engine.core.actions import Side
from engine.core.events import Trade
from engine.players.judge.judging import fitted_judge
from engine.players.options import options
from engine.players.policy.fairness import MADE_SOON, fairness, if_declined
from engine.rules.trade.exchange import as_trade
from engine.view import seat_view
from tests.support.game import A, B, C, position

JUDGE = fitted_judge()
TWO_PAIRS = (
    "0 hat $900 deeds 16,18,24; 1 dog $900 deeds 19,21,23; 2 boat $900 deeds 6,8,9,31,32\n"
    "turn 9 of 0 to-throw"
)


@pytest.mark.parametrize(
    ("after", "kept"),
    [
        ([0.3, 0.3], [0.05, 0.0]),
        ([0.25, 0.55], [0.05, 0.15]),
        ([0.1, 0.6], [0.0, 0.1]),
        ([0.1, 0.4], [0.0, 0.0]),
        ([0.1, 0.2], [0.0, 0.0]),
    ],
)
def test_a_trade_that_both_gain_by_is_made_soon_on_even_terms(
    after: list[float], kept: list[float]
) -> None:
    """A side keeps what it would gain, up to half of what both do; who would lose keeps nothing."""
    now = (0.2, 0.3)
    found = if_declined(now, after, (A, B))
    assert list(found.values()) == pytest.approx(
        [it + MADE_SOON * part for it, part in zip(now, kept, strict=True)]
    )


def test_a_debt_does_not_wait_for_another_offer() -> None:
    game = position(TWO_PAIRS)
    swap = Trade(0, A, B, Side((24,), 100), Side((19,)))
    calm = fairness(JUDGE, seat_view(game.state, A), swap)
    owing = fairness(JUDGE, seat_view(game.owes(C, 950).state, A), swap)
    assert calm is not None
    assert owing is not None
    assert min(calm.gains[A], calm.gains[B], owing.gains[A], owing.gains[B]) > 0
    assert calm.now[A] < calm.declined[A] < calm.after[A]
    assert owing.declined == owing.now


def test_what_else_is_done_keeps_the_trade_that_can_be_offered() -> None:
    """The chance right now, a roll, and the offer if it is declined are the same."""
    view = seat_view(position(TWO_PAIRS).state, A)
    found = options(JUDGE, view)
    offer, roll = found.of(a.OfferTrade), found.of(a.Roll)
    assert offer is not None
    assert roll is not None
    assert isinstance(offer.action, a.OfferTrade)
    fair = fairness(JUDGE, view, as_trade(A, offer.action))
    assert fair is not None
    assert found.best is offer
    assert fair.now[A] < found.before == fair.declined[A] == roll.after
    assert fair.after[A] == offer.after
