"""Where an interaction comes from: where games can be played, and what the bot may do there."""

from typing import Any

import discord

from bot.discord.needed_permissions import missing_permissions
from engine.host.lobby import Location
from engine.host.store.records import DIRECT


def place_of(interaction: discord.Interaction[Any]) -> Location | None:
    """Return where games can be played; None where the bot is no member, and cannot post."""
    if interaction.channel_id is None or not is_member(interaction):
        return None
    if interaction.guild_id is None:
        return Location(DIRECT, interaction.channel_id, False)
    thread = isinstance(interaction.channel, discord.Thread)
    return Location(interaction.guild_id, interaction.channel_id, thread)


def is_member(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot is in the place: a person who has installed it for themselves uses it
    in servers without it, and in conversations with others.
    """
    if interaction.guild_id is None:
        return not interaction.context.private_channel
    return not interaction.is_user_integration() or interaction.is_guild_integration()


def missing_in(interaction: discord.Interaction[Any], has: discord.Permissions) -> tuple[str, ...]:
    """Return which permissions the bot lacks there, of those that it `has`."""
    if interaction.guild_id is None:
        return ()
    return missing_permissions(has, interaction.channel)
