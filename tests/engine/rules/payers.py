"""Cards that make one owe to all, or all to one."""

from engine.core.actions import Throw
from tests.support.game import A, Game

CHAIRMAN, OPERA = "CH-CHAIRMAN", "CC-OPERA"


def pays_each(game: Game) -> Game:
    """A draws the card that costs 50 dollars to every other player."""
    game.on_top("chance", CHAIRMAN).at(A, 4).play(A, Throw(), (1, 2))
    return game


def collects(game: Game) -> Game:
    """A draws the card that brings 50 dollars from every other player."""
    game.on_top("community_chest", OPERA).at(A, 14).play(A, Throw(), (1, 2))
    return game
