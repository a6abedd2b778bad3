"""The names of the commands that the bot has."""

from bot.commands.groups import GROUP, SERVER_GROUP

PLAYERS = tuple(command.name for command in GROUP.commands)
"""The commands under /monopoly."""
MODERATORS = tuple(command.name for command in SERVER_GROUP.commands)
"""The commands under /monopoly-mod."""
