"""A game as it begins, to show what a board looks like: nobody plays it."""

from functools import cache

from engine.core.chance import FairChance
from engine.editions.choice import Choice, resolve
from engine.game import new_game
from engine.host.store.records import Player
from engine.view import View, public_view

TOKENS = ("hat", "boat")
PLAYERS = tuple(Player(seat, None, "", token) for seat, token in enumerate(TOKENS))
"""Those who sit there; each language calls them by their numbers."""


@cache
def sample_view() -> View:
    """Return the view of a game that has just begun, by the usual rules."""
    return public_view(new_game(resolve(Choice()), TOKENS, FairChance(b"sample")).state)
