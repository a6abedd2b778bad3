"""The names of the commands that the bot has."""

from typing import Any

from bot.commands.groups import group, server_group

_NOBODY: Any = None
"""Stands for the client: a command is listed, and not called."""
PLAYERS = tuple(command.name for command in group(_NOBODY).commands)
"""The commands under /monopoly."""
MODERATORS = tuple(command.name for command in server_group(_NOBODY).commands)
"""The commands under /monopoly-mod."""
