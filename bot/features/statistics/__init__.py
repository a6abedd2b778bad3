"""Statistics of a game, and the ladder of a server."""

from bot.features.statistics import ladder, stats

PRESSES = {
    **ladder.PANELS,
    **stats.PANELS,
}
