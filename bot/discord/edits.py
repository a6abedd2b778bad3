"""Messages sent and edited by ids; an edit shows a question again whose embeds were hidden.

Members who manage messages can hide the embeds of any message. The question of a game is in an
embed, so each edit that asks something takes the flag off; other messages stay hidden.
"""

from typing import Any

import discord
from discord.http import handle_message_parameters

from bot.ui.panel_screen import AnyScreen
from bot.ui.screen import Screen


def asks(screen: AnyScreen) -> bool:
    """Return whether a screen asks something in its embeds, and has something to press below."""
    return isinstance(screen, Screen) and bool(screen.embeds) and bool(screen.rows)


def shown_embeds(screen: AnyScreen) -> dict[str, Any]:
    """Return the keyword argument with which the first answer to a press shows hidden embeds."""
    return {"suppress_embeds": False} if asks(screen) else {}


async def edit_by_id(
    client: discord.Client,
    channel_id: int,
    message_id: int,
    screen: Screen,
    changes: dict[str, Any],
) -> Any:
    """Edit a message by keyword arguments that make it look like the screen; return its JSON.

    The library's own method cannot take a flag off, and makes objects of all that Discord answers.
    """
    flags = discord.MessageFlags(suppress_embeds=False) if asks(screen) else discord.utils.MISSING
    allowed = client._connection.allowed_mentions
    with handle_message_parameters(
        **changes, flags=flags, previous_allowed_mentions=allowed
    ) as params:
        return await client.http.edit_message(channel_id, message_id, params=params)


async def send_to(
    client: discord.Client, channel_id: int, content: dict[str, Any], nonce: str, silent: bool
) -> Any:
    """Send a message of these keyword arguments, without a sound if `silent`; return its JSON."""
    flags = discord.MessageFlags(suppress_notifications=True) if silent else discord.utils.MISSING
    allowed = client._connection.allowed_mentions
    with handle_message_parameters(
        **content, nonce=nonce, flags=flags, previous_allowed_mentions=allowed
    ) as params:
        return await client.http.send_message(channel_id, params=params)
