"""A player in Jail."""

from engine.core.actions import Throw
from engine.core.events import Paid
from engine.core.why import JailFine
from tests.support.game import ORIENTAL, A, Game, live

PASS = "CH-GOOJF"
FINE = Paid(A, (), 50, JailFine())


def jailed(failed: int = 0) -> Game:
    """A's turn in Jail begins, after so many failed throws."""
    return live().jailed(A, failed).to_move(A)


def failing_without_cash() -> Game:
    """A has failed the third throw (3 and 5) with no cash but Oriental to mortgage."""
    game = live().jailed(A, 2).cash(A, 0).owns(A, ORIENTAL).to_move(A)
    game.play(A, Throw(), (3, 5))
    return game
