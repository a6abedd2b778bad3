"""Presses about leaving a game, calling it off, and taking what computers concede."""

from typing import Literal

from bot.ui.press_record import PressRecord, press_record

YesNo = Literal["yes", "no"]


@press_record("resign", "yes", acts=True)
class Resign(PressRecord):
    """Resign, after the second question."""


@press_record("resign", "no", acts=False)
class Stay(PressRecord):
    """Stay in the game."""


@press_record("cancel", "yes", acts=True)
class AgreeToCancel(PressRecord):
    """Begin a vote on calling the game off."""


@press_record("cancel", "no", acts=False)
class KeepPlaying(PressRecord):
    """Begin no vote."""


@press_record("vote", acts=True)
class VoteOnCancelling(PressRecord):
    """Vote on calling the game off."""

    answer: YesNo


@press_record("concede", "yes", acts=True)
class AcceptConcession(PressRecord):
    """End the game that computers concede."""
