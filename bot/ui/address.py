"""The addresses of channels and messages in Discord."""

from typing import Final

from engine.host.store.records import DIRECT

CHANNELS: Final = "https://discord.com/channels"


def address(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a channel, or of a message in it; of direct messages where the server
    is DIRECT.
    """
    place = "@me" if guild_id == DIRECT else str(guild_id)
    parts = [CHANNELS, place, channel_id, *([] if message_id is None else [message_id])]
    return "/".join(map(str, parts))
