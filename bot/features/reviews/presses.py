"""Presses that share a review or a replay."""

from bot.ui.press_record import PressRecord, press_record


@press_record("sharereview", acts=True)
class ShareReview(PressRecord):
    """Show a page of the review to everyone."""

    seat: int | None = None


@press_record("sharereplay", acts=True)
class ShareReplay(PressRecord):
    """Show the film of a game to everyone."""
