"""Whether a person may read a channel, asked of Discord anew."""

import discord

from bot.discord.error_codes import FAILURES, Delivery, delivery


async def look_for_reader(
    client: discord.Client, guild_id: int, channel_id: int, user_id: int
) -> Delivery:
    """Return SHOWN if a person may read a channel or thread of a server, UNREACHABLE if the person
    or the channel is gone from there or closed to them, LATER if that cannot be told now.
    """
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        is_gone = guild is None and client.is_ready()
        return Delivery.UNREACHABLE if is_gone else Delivery.LATER
    try:
        return await _look_in(guild, channel_id, user_id)
    except (discord.NotFound, discord.Forbidden):
        return Delivery.UNREACHABLE
    except FAILURES as error:
        return delivery(error)
    except (discord.InvalidData, discord.ClientException):
        return Delivery.UNREACHABLE  # A thread of a channel that is hidden from us.


async def _look_in(guild: discord.Guild, channel_id: int, user_id: int) -> Delivery:
    """Return SHOWN or UNREACHABLE. Raises what discord.py does."""
    member = await guild.fetch_member(user_id)
    channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    allowed = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
        await channel.fetch_member(user_id)  # Only whom somebody has added sees it.
    may_read = allowed.view_channel and allowed.read_message_history
    return Delivery.SHOWN if may_read else Delivery.UNREACHABLE
