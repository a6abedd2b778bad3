"""Whether a channel may be read: by a person, asked of Discord anew, or by another's readers."""

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


async def is_open_to_readers(
    client: discord.Client, guild_id: int, channel_id: int, of_channel: int
) -> bool:
    """Return whether all who may read one channel of a server by their roles may read another, or a
    thread of it; False where that cannot be told.
    """
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return False
    try:
        there = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    except (*FAILURES, discord.InvalidData, discord.ClientException):
        return False
    read = guild.get_channel_or_thread(of_channel)
    if read is None or (isinstance(there, discord.Thread) and there.is_private()):
        return channel_id == of_channel
    return all(
        _may_read(there, role) for role in guild.roles if read.permissions_for(role).view_channel
    )


def _may_read(channel: discord.abc.GuildChannel | discord.Thread, role: discord.Role) -> bool:
    allowed = channel.permissions_for(role)
    return allowed.view_channel and allowed.read_message_history
