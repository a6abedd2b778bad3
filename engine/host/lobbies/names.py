"""The names of people at their tables, which follow their names of today."""

from dataclasses import replace
from functools import partial

from engine.host.computers.names import giving_way
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Person
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, Snapshot
from engine.host.unit_of_work import UnitOfWork


async def refresh_name(host: Host, lobbies: Lobbies, found: Snapshot, person: Person) -> None:
    """Call a person by their name of today in a lobby, or in a game that runs.

    A parked game waits until it goes on. Raises Refused for one that is over meanwhile.
    """
    mine = next((it for it in found.players if it.user_id == person.user_id), None)
    if mine is None or mine.name == person.name:
        return
    game_id = found.record.id
    if isinstance(found, OpenLobby):
        if found.record.phase == "lobby":
            await lobbies.change(game_id, partial(_renamed, person=person))
    elif found.has_time:
        await host.update_running(game_id, None, partial(_rename, person=person))


def _renamed(lobby: Lobby, person: Person) -> Lobby:
    players = [
        replace(it, name=person.name) if it.user_id == person.user_id else it
        for it in lobby.players
    ]
    return replace(lobby, players=giving_way(players))


def _rename(work: UnitOfWork, person: Person) -> None:
    for player in work.players:
        if player.user_id == person.user_id:
            work.replace_player(replace(player, name=person.name))
