"""The order of the seats: drawn by the dice of the game, or that of joining, as the host says."""

from collections.abc import Iterable
from dataclasses import replace

from engine.core.events import Event, GameStarted
from engine.core.saves import load_events
from engine.host.lobby import Lobby
from engine.host.lobby_player import Seating, renumbered
from engine.host.service import Host


def with_seating(lobby: Lobby, user_id: int, seating: Seating) -> Lobby:
    """Return a lobby whose seats are taken as its host chooses. Raises Refused for all others."""
    lobby.need_host(user_id)
    return replace(lobby, seating=seating)


def as_seated(lobby: Lobby, events: Iterable[Event]) -> Lobby:
    """Return a lobby with its players on the seats that they have in the game that these events
    start.
    """
    started = next(event for event in events if isinstance(event, GameStarted))
    players = sorted(lobby.players, key=lambda it: started.tokens.index(it.token))
    return replace(lobby, players=renumbered(players))


async def seating_of(host: Host, game_id: str) -> Seating:
    """Return how the seats of a game were taken; of one without a log, how they usually are."""
    steps = await host.store.games.steps(game_id, limit=1)
    first = next(iter(load_events(steps[0].events)), None) if steps else None
    return "joined" if isinstance(first, GameStarted) and not first.drawn else "drawn"
