"""Reviews and replays of finished games."""

from bot.features.reviews import replay, review
from bot.features.reviews.commands import COMMANDS as COMMANDS

HANDLERS = {
    **replay.HANDLERS,
    **review.HANDLERS,
}
