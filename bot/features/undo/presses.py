"""Presses about taking back a choice."""

from typing import Literal

from bot.ui.press_record import PressRecord, press_record


@press_record("undo", acts=True)
class Undo(PressRecord):
    """Ask to undo the choice that is the decision of the press, agree, or decline."""

    answer: Literal["ask", "yes", "no"]
