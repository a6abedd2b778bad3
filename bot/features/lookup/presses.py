"""Presses in the history of a game, and in what happened since a player's last move."""

from dataclasses import dataclass
from typing import Literal

from bot.presses.shared import SincePage
from bot.ui.press_record import PressRecord, press_record


@dataclass(frozen=True, slots=True)
class HistoryPage(PressRecord):
    """Show a page of the history, by its number from 0."""

    page: int | Literal["first", "last"]


@press_record("history", acts=False)
class NewerHistory(HistoryPage):
    """Turn to a later page."""


@press_record("older", acts=False)
class OlderHistory(HistoryPage):
    """Turn to an earlier page: two buttons of a message may not share an id."""


@press_record("sinceback", acts=False)
class SinceBack(SincePage):
    """Turn to an earlier page: two buttons of a message may not share an id."""
