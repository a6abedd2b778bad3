"""Presses that ask a player for a time: the end of an absence, or of a pause."""

from bot.ui.press_record import PressRecord, press_record


@press_record("away", acts=False)
class ShowAway(PressRecord):
    """Ask a player until when they will be away."""


@press_record("pause", "ask", acts=False)
class ShowPause(PressRecord):
    """Ask a player until when the game is to be paused."""
