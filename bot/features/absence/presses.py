"""Presses about being away, and votes about it."""

from bot.presses.shared import VoteOption
from bot.ui.press_record import PressRecord, press_record


@press_record("pause", acts=True)
class VoteOnPause(VoteOption):
    """Vote on a pause."""


@press_record("pause", "until", acts=True)
class PauseUntil(PressRecord):
    """Choose from a list until when the game is to be paused."""


@press_record("away", "until", acts=False)
class AwayUntil(PressRecord):
    """Choose from a list until when to be away."""


@press_record("seatvote", acts=False)
class SeatVote(PressRecord):
    """Choose from a list what becomes of an absent player's seat."""

    seat: int


@press_record("volunteer", acts=True)
class Volunteer(PressRecord):
    """Offer to take over a seat."""

    seat: int
