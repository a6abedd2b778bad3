"""Positions around Connecticut, on which A has landed: for `SimulatedServer.arrange`."""

from __future__ import annotations

from engine.core import actions as a
from tests.support.game import CONNECTICUT, A, Game


def at_the_shop(game: Game) -> None:
    """A may buy it."""
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Roll(), (1, 2))


def at_the_end(game: Game) -> None:
    """A has bought it, and may end the turn."""
    at_the_shop(game)
    game.play(A, a.Buy())


def at_auction(game: Game) -> None:
    """A has not bought it: anybody may bid."""
    at_the_shop(game)
    game.play(A, a.Decline())
