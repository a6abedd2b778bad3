"""The right to start or close a lobby: its host's, or anyone's there while that one is idle."""

from dataclasses import replace
from typing import Final

from engine.host.clocks.paces import MINUTE, pace_of
from engine.host.lobby import Lobby
from engine.host.service import Host
from engine.host.snapshots import OpenLobby

NOTE: Final = "host-visit:{}"
"""The note of a lobby on when its host, by user id, last pressed something there: unix seconds."""


async def idle_from(host: Host, found: OpenLobby) -> float:
    """Return from when on (unix seconds) the host of a lobby counts as idle."""
    visit = await host.store.notes.get(found.record.id, NOTE.format(found.record.host_id))
    last = max(found.record.opened_at, float(visit or 0.0))
    return last + pace_of(found.lobby.pace).host_idle


async def note_visit(host: Host, found: OpenLobby, user_id: int) -> bool:
    """Note that the host of a lobby is there; return whether they had counted as idle."""
    if found.record.phase != "lobby" or user_id != found.record.host_id:
        return False
    until, now = await idle_from(host, found), host.now()
    if until - pace_of(found.lobby.pace).host_idle < now - MINUTE:  # Not every press is a write.
        await host.store.notes.put_visit(found.record.id, NOTE.format(user_id), str(now))
    return until <= now


def visits_after(before: Lobby, after: Lobby, now: float) -> dict[str, str | None]:
    """Return the notes to store with a change of a lobby: a new host has just come."""
    if before.host_id == after.host_id:
        return {}
    return {NOTE.format(before.host_id): None, NOTE.format(after.host_id): str(now)}


async def led_by(host: Host, found: OpenLobby, user_id: int) -> OpenLobby:
    """Return a lobby as a person may start or close it: with them as host where its own is idle.

    What that one has chosen counts as agreed to.
    """
    lobby = found.lobby
    is_theirs = user_id == lobby.host_id or lobby.player(user_id) is None
    if is_theirs or host.now() < await idle_from(host, found):
        return found
    players = (
        replace(it, agreed=lobby.terms) if it.user_id == lobby.host_id else it
        for it in lobby.players
    )
    return replace(found, lobby=replace(lobby, players=tuple(players), host_id=user_id))
