"""The two groups of commands, with those that the rooms declare."""

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.interactions.command_client import Command, about
from bot.language.app_names import NAMES


def player_group(commands: Iterable[Command]) -> app_commands.Group:
    """Return the group with these commands, for everybody."""
    group = app_commands.Group(
        name=NAMES.command,
        description=about("monopoly"),
        auto_locale_strings=False,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )
    for command in commands:
        group.add_command(command)
    return group


def command_label(command: Command | app_commands.ContextMenu) -> str:
    """Return a command's name as it is counted, whatever its host calls the groups: "mod-pause" is
    that of moderators.
    """
    is_moderators = command.qualified_name.startswith(f"{NAMES.moderator_command} ")
    return f"mod-{command.name}" if is_moderators else command.name


def moderator_group(commands: Iterable[Command]) -> app_commands.Group:
    """Return the group with these commands, for those who manage a server: in one
    group everybody would see them.
    """
    group = app_commands.Group(
        name=NAMES.moderator_command,
        description=about("monopoly-mod"),
        auto_locale_strings=False,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    for command in commands:
        group.add_command(command)
    return group
