"""Presses of the tour, and of the question which game a command is about."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal
from urllib.parse import quote, unquote

from bot.ui.press_record import Codec, PressRecord, press_record

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


percent_encoded: Callable[[str], str] = partial(quote, safe=" :,")
Typed = Annotated[str, Codec(unquote, percent_encoded, takes_rest=True)]
"""What a person has typed, in the characters that a custom_id may have."""


@press_record("which", acts=False)
class Which(PressRecord):
    """Do what a command does, with what was typed beside it, for the game that was chosen."""

    command: str
    typed: Typed | None = None
