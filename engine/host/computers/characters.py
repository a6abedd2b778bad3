"""How the computer players at a table play."""

from collections.abc import Iterable

from engine.host.store.records import Player
from engine.players.characters import CHARACTERS, NEUTRAL, USUAL_STRENGTH
from engine.players.opponents import Computer, Computers


def computers_of(players: Iterable[Player]) -> Computers:
    """Return how the computer players among some players play."""
    return {
        player.seat: Computer(
            CHARACTERS.get(player.character or "", NEUTRAL), player.strength or USUAL_STRENGTH
        )
        for player in players
        if player.user_id is None
    }
