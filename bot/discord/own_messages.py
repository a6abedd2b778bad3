"""What the bot has posted in a channel: looked up where nobody knows whether a message arrived."""

from datetime import UTC, datetime
from typing import Final

import discord

from bot.discord.error_codes import FAILURES, Delivery, delivery

LOOKED_AT: Final = 200
"""Messages of a channel that are looked at, from everyone."""


async def own_titles(
    client: discord.Client, channel_id: int, since: float
) -> dict[str, int] | Delivery:
    """Return what the bot has posted in a channel since a time, in unix seconds: the ids of the
    messages by their titles.
    """
    channel, after = client.get_partial_messageable(channel_id), datetime.fromtimestamp(since, UTC)
    titles = dict[str, int]()
    try:
        async for message in channel.history(after=after, limit=LOOKED_AT):
            if client.user is not None and message.author.id == client.user.id:
                for embed in message.embeds:
                    if embed.title is not None:
                        titles.setdefault(embed.title, message.id)
    except FAILURES as error:
        return delivery(error)
    return titles
