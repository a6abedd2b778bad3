"""Reviews and replays of finished games."""

from bot.features.reviews import replay, review
from bot.features.reviews.commands import COMMANDS as COMMANDS

PRESSES = {
    **replay.PANELS,
    **review.PANELS,
}
