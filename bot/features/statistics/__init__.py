"""Statistics of a game, and the ladder of a server."""

from bot.features.statistics import season_end_message
from bot.features.statistics.commands import COMMANDS as COMMANDS

MESSAGES = (season_end_message.season_end,)
