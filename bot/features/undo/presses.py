"""Presses about taking back a choice."""

from typing import Literal

from bot.ui.press_record import PressRecord, press_record


@press_record("undo", acts=True)
class Undo(PressRecord):
    """Ask to undo a choice, agree, or decline; `decision` is the version that it led to."""

    answer: Literal["ask", "yes", "no"]
