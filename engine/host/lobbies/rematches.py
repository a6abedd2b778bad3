"""Another game of the same people: a lobby like the one that a game came from."""

from functools import partial
from typing import Final

from engine.host.lobbies import beginning
from engine.host.lobbies.guests import Guests
from engine.host.lobbies.lifecycle import Lobbies, place_of
from engine.host.lobby import Person
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, StartedGame

REMATCH: Final = "rematch"
"""The note on which lobby follows a game."""


async def rematch(
    host: Host, lobbies: Lobbies, game_id: str, person: Person, key: str
) -> OpenLobby:
    """Open a lobby like the one this game came from, its computers included.

    The first person who asks sits in it; others who ask while it is open sit down in the same
    one. Raises Refused in direct messages where another lobby is open.
    """

    async def attempt() -> OpenLobby:
        game = await host.started_game(game_id)
        demand(game.record.phase != "running", Refusal.STARTED)
        demand(game.seat_of(person.user_id) is not None, Refusal.NOT_PLAYING)
        open_already = await rematch_of(host, game_id)
        if open_already is None:
            return await _open_again(host, lobbies, game, person, key)
        if open_already.lobby.player(person.user_id) is not None:
            return open_already
        before = await beginning.lobby_like(host, game)
        return await lobbies.join(open_already.record.id, person, key, before.terms)

    return await host.change(game_id, attempt)


async def rematch_of(host: Host, game_id: str) -> OpenLobby | None:
    """Return the lobby that follows a game, while it is open."""
    noted = await host.store.notes.get(game_id, REMATCH)
    if noted is None or await host.store.games.load(noted) is None:
        return None  # A closed lobby is deleted some time later.
    found = await host.snapshot(noted)
    return found if isinstance(found, OpenLobby) and found.record.phase == "lobby" else None


async def _open_again(
    host: Host, lobbies: Lobbies, game: StartedGame, person: Person, key: str
) -> OpenLobby:
    record, lobby = game.record, await beginning.lobby_like(host, game)
    place, guests = place_of(record), Guests(expected=_others(game, person.user_id))
    computers = [player for player in game.players if player.user_id is None]
    # All at once: the lobby's next message would no longer call those who are expected.
    again = partial(beginning.with_computers_like, computers, user_id=person.user_id)
    if record.is_direct:
        opened = await lobbies.open_if_free(place, person, lobby, key, again)
    else:
        opened = await lobbies.open(place, person, lobby, key, again, guests)
    await host.store.notes.put(record.id, REMATCH, opened.record.id)
    return opened


def _others(game: StartedGame, user_id: int) -> tuple[int, ...]:
    """Return the people of a game beside one, by user id: of a lent seat, its owner."""
    people = (player.owner_id or player.user_id for player in game.players)
    return tuple(it for it in people if it is not None and it >= 0 and it != user_id)
