"""Statistics of a game, and the ladder of a server."""

from bot.features.statistics.commands import COMMANDS as COMMANDS
