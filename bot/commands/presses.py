"""Presses of the tour."""

from typing import Literal

from bot.ui.press_record import PressRecord, press_record

Opened = Literal["rules", "mine", "preferences"]


@press_record("guide", acts=False)
class GuidePage(PressRecord):
    """Show a page of the tour."""

    page: int


@press_record("guide", "close", acts=False)
class CloseGuide(PressRecord):
    """Close the tour."""


@press_record("guide", "open", acts=False)
class OpenFromGuide(PressRecord):
    """Open a panel beside the tour."""

    panel: Opened


@press_record("guide", acts=True)
class BeginFromGuide(PressRecord):
    """Start a game against computers, or a first game."""

    what: Literal["play", "learn"]
