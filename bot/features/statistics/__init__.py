"""Statistics of a game, and the ladder of a server."""

from bot.features.statistics import ladder, stats
from bot.features.statistics.commands import COMMANDS as COMMANDS

HANDLERS = {
    **ladder.HANDLERS,
    **stats.HANDLERS,
}
MESSAGES = ()
