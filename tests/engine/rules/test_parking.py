"""PARK: the space where nothing happens."""

from engine.core.actions import EndTurn
from engine.core.decisions import ToEnd, ToThrow
from engine.core.events import DiceThrown, Moved, Waiting
from tests.support.game import FREE_PARKING, LUXURY_TAX, A, B, live
from tests.support.landings import draw_card, land_on


def test_park_01_nothing_is_paid_and_nothing_is_due() -> None:
    game = land_on(live().cash(A, 0), FREE_PARKING)
    assert [type(event) for event in game.events] == [DiceThrown, Moved, Waiting]
    assert game.cash_of(A) == 0
    assert isinstance(game.decision, ToEnd)


def test_park_01_no_fines_lie_there() -> None:
    game = draw_card(live(), "CC-HOSPITAL")
    game.play(A, EndTurn())
    land_on(game, LUXURY_TAX, seat=B)
    game.play(B, EndTurn())
    game.to_move(A)
    land_on(game, FREE_PARKING)
    assert [player.cash for player in game.state.seats] == [
        1400,
        1500 - game.state.rules.luxury_tax,
        1500,
        1500,
    ]


def test_park_01_the_turn_goes_on_as_usual() -> None:
    game = land_on(live(), FREE_PARKING, (5, 5))
    assert game.decision == ToThrow(game.decision.id, A, 1)
