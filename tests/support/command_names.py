"""The names of the commands that the bot has."""

from bot.contents import GROUPS

PLAYERS = tuple(command.name for command in GROUPS[0].commands)
"""The commands under /monopoly."""
MODERATORS = tuple(command.name for command in GROUPS[1].commands)
"""The commands under /monopoly-mod."""
