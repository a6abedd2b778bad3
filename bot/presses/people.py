"""Presses about the people of a game: being away, leaving, taking back, moderation."""

from dataclasses import dataclass
from typing import Literal

from bot.screens.press_record import PressRecord, press_record

YesNo = Literal["yes", "no"]


@press_record("back", acts=True)
class Back(PressRecord):
    """Come back to a seat."""


@dataclass(frozen=True, slots=True)
class VoteOption(PressRecord):
    """Vote for or against something."""

    option: Literal["for", "against"]


@press_record("pause", acts=True)
class VoteOnPause(VoteOption):
    """Vote on a pause."""


@press_record("resume", acts=True)
class VoteToResume(VoteOption):
    """Vote on going on after a pause."""


@press_record("seatvote", acts=False)
class SeatVote(PressRecord):
    """Choose from a list what becomes of an absent player's seat."""

    seat: int


@press_record("volunteer", acts=True)
class Volunteer(PressRecord):
    """Offer to take over a seat."""

    seat: int


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


@press_record("rematch", acts=True)
class Rematch(PressRecord):
    """Open another game of the same kind."""


@press_record("concede", acts=False)
class AskToConcede(PressRecord):
    """Ask whether to end the game, or play on."""

    answer: Literal["no"] | None = None


@press_record("concede", "yes", acts=True)
class AcceptConcession(PressRecord):
    """End the game that computers concede."""


@press_record("moderate", "yes", acts=True)
class Moderate(PressRecord):
    """Do what a moderator was asked about."""

    key: str


@press_record("moderate", "no", acts=False)
class ModerateNot(PressRecord):
    """Leave it."""

    key: str


@press_record("undo", acts=False)
class ShowUndo(PressRecord):
    """Show a player what can be undone."""


@press_record("undo", acts=True)
class Undo(PressRecord):
    """Ask to undo the choice that is the decision of the press, agree, or decline."""

    answer: Literal["ask", "yes", "no"]
