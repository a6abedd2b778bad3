"""A person's games, what they have missed, and how they leave."""

from bot.features.people import concession, games, leaving, missed

PRESSES = {
    **concession.PANELS,
    **games.PANELS,
    **leaving.PANELS,
    **missed.PANELS,
}
