"""Presses of advice."""

from bot.ui.loan_press import Loan
from bot.ui.press_record import AnAction, PressRecord, press_record


@press_record("advise", "act", acts=True, once=True)
class DoAsAdvised(PressRecord):
    """Carry out a choice, and show what is best after it."""

    action: AnAction


@press_record("advise", "borrow", acts=True, once=True)
class BorrowAsAdvised(PressRecord):
    """Mortgage and build at once, and show what is best after it."""

    loan: Loan
