"""Whether a channel may be read: by a person, asked of Discord anew, or by another's readers."""

from collections.abc import Iterable
from itertools import product
from typing import Final

import discord
from discord.abc import GuildChannel

from bot.discord.error_codes import FAILURES, Delivery, delivery

MOST_MEMBERS: Final = 25
"""People with permissions of their own who are looked up to compare two channels."""
_Channel = GuildChannel | discord.Thread
_UNKNOWN = (discord.InvalidData, discord.ClientException)
"""What discord.py raises about a thread of a channel that is hidden from us."""


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
    except _UNKNOWN:
        return Delivery.UNREACHABLE


async def _look_in(guild: discord.Guild, channel_id: int, user_id: int) -> Delivery:
    """Return SHOWN or UNREACHABLE. Raises what discord.py does."""
    member = await guild.fetch_member(user_id)
    channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    allowed = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
        await channel.fetch_member(user_id)  # Only whom somebody has added sees it.
    return Delivery.SHOWN if _may_read(allowed) else Delivery.UNREACHABLE


async def is_open_to_readers(
    client: discord.Client, guild_id: int, channel_id: int, of_channel: int
) -> bool:
    """Return whether all who may see one channel of a server may read another, or a thread of it;
    False where that cannot be told.

    People with permissions of their own in either are looked up.
    """
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return False
    if channel_id == of_channel:
        return True
    try:
        there = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        read = guild.get_channel_or_thread(of_channel)
        if read is None or (isinstance(there, discord.Thread) and there.is_private()):
            return False
        return _is_open_to_roles(there, read) and await _is_open_to_members(there, read)
    except (*FAILURES, *_UNKNOWN):
        return False


def _is_open_to_roles(there: _Channel, read: _Channel) -> bool:
    """Return whether all who see one channel by their roles may read another.

    One role shows the one, and one role, perhaps another, closes the other: pairs tell it all.
    """
    shown, closed = _Overwrites(read), _Overwrites(there)
    roles = there.guild.roles
    closing = [role for role in roles if role.is_default() or closed.denies(role.id)]
    return all(
        _may_read(closed.permissions(pair))
        for pair in product(roles, closing)
        if shown.permissions(pair).view_channel
    )


async def _is_open_to_members(there: _Channel, read: _Channel) -> bool:
    """Return whether all to whom one channel is shown, or another is closed, in person may read
    that if they see the one. Raises what discord.py does.
    """
    guild, shown, closed = there.guild, _Overwrites(read), _Overwrites(there)
    people = {it for it in shown.members if shown.shows(it)}
    people |= {it for it in closed.members if closed.denies(it)}
    if len(people) > MOST_MEMBERS:
        return False
    for user_id in people - {guild.me.id}:
        try:
            member = await guild.fetch_member(user_id)
        except discord.NotFound:
            continue  # Permissions outlast the membership.
        sees = read.permissions_for(member).view_channel and not member.bot
        if sees and not _may_read(there.permissions_for(member)):
            return False
    return True


def _may_read(allowed: discord.Permissions) -> bool:
    return allowed.view_channel and allowed.read_message_history


class _Overwrites:
    """What a channel, or that of a thread, allows and denies to roles and to single members.

    Raises ClientException for a thread of a channel that is hidden from us.
    """

    def __init__(self, channel: _Channel) -> None:
        parent = channel.parent if isinstance(channel, discord.Thread) else channel
        if parent is None:
            raise discord.ClientException("a thread of a hidden channel")
        found = parent.overwrites
        self._everyone = channel.guild.default_role
        self._pairs = {target.id: overwrite.pair() for target, overwrite in found.items()}
        roles = {role.id for role in channel.guild.roles}
        self.members = self._pairs.keys() - roles

    def shows(self, target: int) -> bool:
        """Return whether a role or a member is allowed to see the channel."""
        return target in self._pairs and self._pairs[target][0].view_channel

    def denies(self, target: int) -> bool:
        """Return whether a role or a member is not allowed to see or to read the channel."""
        if target not in self._pairs:
            return False
        denied = self._pairs[target][1]
        return denied.view_channel or denied.read_message_history

    def permissions(self, roles: Iterable[discord.Role]) -> discord.Permissions:
        """Return what people with these roles may do, in Discord's order."""
        held = discord.Permissions(self._everyone.permissions.value)
        for role in roles:
            held.value |= role.permissions.value
        if held.administrator:
            return discord.Permissions.all()
        self._apply(held, [self._everyone])
        self._apply(held, [role for role in roles if not role.is_default()])
        return held

    def _apply(self, held: discord.Permissions, roles: Iterable[discord.Role]) -> None:
        allowed = denied = 0
        for role in roles:
            if role.id in self._pairs:
                allow, deny = self._pairs[role.id]
                allowed, denied = allowed | allow.value, denied | deny.value
        held.handle_overwrite(allowed, denied)
