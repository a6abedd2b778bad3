"""The orange streets of one owner."""

from engine.core.actions import Levels
from tests.support.game import ORANGES, A, Game, live


def all_at(spaces: tuple[int, ...], level: int) -> Levels:
    return tuple((space, level) for space in spaces)


def oranges(*levels: int) -> Game:
    """A owns the oranges, built to these levels."""
    return live().owns(A, *ORANGES).levels(ORANGES, *levels)
