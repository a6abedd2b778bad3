"""Calls of a server's role to lobbies that are open to everyone: one an hour at the most."""

from typing import Final

from pydantic import TypeAdapter

from engine.host.clocks.paces import HOUR
from engine.host.lobbies.guests import Guests
from engine.host.lobbies.presets import preset_of
from engine.host.service import Host
from engine.host.snapshots import OpenLobby
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

NOTE: Final = "role-called:{}"
"""The setting with the lobby to which a server's role was called last, and when (unix seconds)."""
_LAST: Final = TypeAdapter(tuple[str, float])


async def take_role_call(host: Host, found: OpenLobby, guests: Guests) -> int | None:
    """Return the role that a lobby calls as it is opened, and note that it has.

    None by invitation, at a rematch, which calls the people of the game before, and within an hour
    of another lobby's call. Asked again for the same lobby, it is the same: a kill may have come in
    between.
    """
    record = found.record
    is_open = guests.invited is None and not found.lobby.follows and not record.is_direct
    role = (await preset_of(host, record.guild_id)).called_role if is_open else None
    if role is None:
        return None
    now = host.now()

    def of_text(text: str | None) -> str | None:
        game, at = ("", now - HOUR) if text is None else _LAST.validate_json(text)
        if game == record.id or now - at < HOUR:
            return text
        return _LAST.dump_json((record.id, now)).decode()

    _, after = await change_text(host, setting(NOTE.format(record.guild_id)), of_text)
    called_for, _ = ("", 0.0) if after is None else _LAST.validate_json(after)
    return role if called_for == record.id else None
