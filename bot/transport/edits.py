"""Edits that show a question again whose embeds were hidden.

Members who manage messages can hide the embeds of any message. The question of a game is in an
embed, so each edit that asks something takes the flag off; other messages stay hidden.
"""

from typing import Any

import discord
from discord.http import handle_message_parameters

from bot.screens.panel_screen import AnyScreen
from bot.screens.screen import Screen


def asks(screen: AnyScreen) -> bool:
    """Return whether a screen asks something in its embeds, and has something to press below."""
    return isinstance(screen, Screen) and bool(screen.embeds) and bool(screen.rows)


def shown_embeds(screen: AnyScreen) -> dict[str, Any]:
    """Return the keyword argument with which the first answer to a press shows hidden embeds."""
    return {"suppress_embeds": False} if asks(screen) else {}


async def edit_by_id(
    client: discord.Client,
    message: discord.PartialMessage,
    screen: AnyScreen,
    changes: dict[str, Any],
) -> discord.Message:
    """Edit a message by keyword arguments that make it look like the screen.

    The library's own method cannot take a flag off.
    """
    if not asks(screen):
        return await message.edit(**changes)
    state = client._connection
    with handle_message_parameters(
        **changes,
        flags=discord.MessageFlags(suppress_embeds=False),
        previous_allowed_mentions=state.allowed_mentions,
    ) as params:
        data = await client.http.edit_message(message.channel.id, message.id, params=params)
    return discord.Message(state=state, channel=message.channel, data=data)
