"""MOVE: the token goes round and the space decides."""

import pytest

from engine.actions import Throw
from engine.events import SalaryPaid
from tests.support.game import SHARED_EDITIONS, A, live


@pytest.mark.parametrize("edition", SHARED_EDITIONS)
def test_move_01_the_token_moves_by_the_sum_of_both_dice(edition: str) -> None:
    game = live(edition=edition).at(A, 38)
    game.play(A, Throw(), (4, 3))
    assert game.space_of(A) == 5
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
