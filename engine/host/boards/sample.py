"""A game in which the dearest street has been bought, to show what a board looks like."""

from functools import cache
from typing import Final

from engine.core.chance import FairChance
from engine.editions.choice import Choice, resolve
from engine.game import new_game
from engine.host.store.records import Player
from engine.view import View, public_view

TOKENS = ("hat", "boat")
PLAYERS = tuple(Player(seat, None, "", token) for seat, token in enumerate(TOKENS))
"""Those who sit there; each language calls them by their numbers."""
BOUGHT: Final = 39
"""The space that the first of them has bought."""


@cache
def sample_view() -> View:
    """Return the view of that game, by the usual rules."""
    state = new_game(resolve(Choice()), TOKENS, FairChance(b"sample")).state.copy()
    state.deeds[BOUGHT].owner = PLAYERS[0].seat
    return public_view(state)
