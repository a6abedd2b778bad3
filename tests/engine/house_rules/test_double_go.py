"""House rule double-go: stopping on GO pays more than passing it (AMB-13)."""

from collections.abc import Callable

import pytest

from engine.core.actions import Throw
from engine.core.events import SalaryPaid
from tests.support.game import GO, READING, A, Game, by_post_with, live_with
from tests.support.landings import draw_card

CHANCE_36 = 36


@pytest.mark.parametrize("table", [live_with, by_post_with])
def test_amb_13_stopping_on_go_by_a_throw_pays_double(table: Callable[..., Game]) -> None:
    game = table("double-go").at(A, 37).cash(A, 100)
    game.play(A, Throw(), (1, 2))
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 400)]
    assert (game.space_of(A), game.cash_of(A)) == (GO, 500)


def test_amb_13_so_does_a_card_that_goes_there() -> None:
    game = draw_card(live_with("double-go"), "CH-GO", space=CHANCE_36)
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 400)]


def test_amb_13_passing_go_pays_the_usual_salary() -> None:
    game = live_with("double-go").at(A, 37).cash(A, 100).owns(A, READING)
    game.play(A, Throw(), (4, 4))
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]


def test_amb_13_a_card_that_passes_go_pays_the_usual_salary() -> None:
    game = draw_card(live_with("double-go"), "CH-READING", space=CHANCE_36)
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
