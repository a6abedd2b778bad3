"""Presses of a first game, and of borrowing as its coach or the advice says."""

from typing import Literal

from bot.screens.loan_press import Loan
from bot.screens.press_record import PressRecord, press_record


@press_record("learn", acts=True)
class Learn(PressRecord):
    """Start a first game over, or another one with what the last one taught."""

    way: Literal["over", "again"]


@press_record("learn", "friends", acts=False)
class PlayWithFriends(PressRecord):
    """Tell how a game with friends begins."""


@press_record("learn", "borrow", acts=True)
class BorrowAsCoached(PressRecord):
    """Mortgage and build at once."""

    loan: Loan
