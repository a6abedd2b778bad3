"""The players of a lobby, before they have seats in a game."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from engine.host.store.records import Player

Seating = Literal["drawn", "joined"]
"""Who sits where: as the dice of the game draw it at the start, or in the order of joining."""


@dataclass(frozen=True, slots=True)
class LobbyPlayer(Player):
    """A player who waits for the start. `mixed`: the request that a person joined with, whose id is
    mixed into the seed, so that nobody can have chosen it beforehand; `agreed`: terms agreed to.
    """

    mixed: str = "computer"
    agreed: str | None = None


def renumbered(players: Iterable[LobbyPlayer]) -> tuple[LobbyPlayer, ...]:
    """Return the players on the first seats, in their order."""
    return tuple(replace(player, seat=seat) for seat, player in enumerate(players))
