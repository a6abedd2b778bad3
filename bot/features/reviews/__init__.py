"""Reviews and replays of finished games."""

from bot.features.reviews import replay, review

PRESSES = {
    **replay.PANELS,
    **review.PANELS,
}
