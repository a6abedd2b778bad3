"""PARK: the space where nothing happens."""

import pytest

from engine.actions import EndTurn
from engine.decisions import ToEnd, ToThrow
from engine.events import DiceThrown, Moved, Waiting
from tests.support.game import FREE_PARKING, LUXURY_TAX, SHARED_EDITIONS, A, B, live
from tests.support.visits import draw, visit

each_edition = pytest.mark.parametrize("edition", SHARED_EDITIONS)


@each_edition
def test_park_01_nothing_is_paid_and_nothing_is_due(edition: str) -> None:
    game = visit(live(edition=edition).cash(A, 0), FREE_PARKING)
    assert [type(event) for event in game.events] == [DiceThrown, Moved, Waiting]
    assert game.cash_of(A) == 0
    assert isinstance(game.decision, ToEnd)


@each_edition
def test_park_01_no_fines_lie_there(edition: str) -> None:
    game = draw(live(edition=edition), "CC-SCHOOL-150")
    game.play(A, EndTurn())
    visit(game, LUXURY_TAX, seat=B)
    game.play(B, EndTurn())
    game.to_move(A)
    visit(game, FREE_PARKING)
    assert [player.cash for player in game.state.seats] == [1350, 1425, 1500, 1500]


@each_edition
def test_park_01_the_turn_goes_on_as_usual(edition: str) -> None:
    game = visit(live(edition=edition), FREE_PARKING, (5, 5))
    assert game.decision == ToThrow(game.decision.id, A, 1)
