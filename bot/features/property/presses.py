"""Presses in the property panel, and about mortgages that were just received."""

from bot.presses.shared import ReceivedPress
from bot.ui.press_record import AnAction, Bits, PressRecord, press_record


@press_record("manage", "wishes", acts=False)
class ShowIntents(PressRecord):
    """Show what is noted for later."""


@press_record("manage", "tab", acts=False)
class ShowTab(PressRecord):
    """Show a tab."""

    kind: str


@press_record("manage", "go", acts=False)
class GoToPlace(PressRecord):
    """Show a page of a tab, by its number from 0, or a color group in it, by its name."""

    kind: str
    at: int | str


@press_record("manage", "act", acts=True, toggles=3)
class DoAtPlace(PressRecord):
    """Build, sell, mortgage or unmortgage, and show the same place again.

    To mortgage and to unmortgage a property, which stand in each other's place, differ in the word
    of the action alone.
    """

    kind: str
    at: int | str
    action: AnAction


@press_record("manage", "drop", acts=True)
class TakeBack(PressRecord):
    """Drop what is noted for later."""

    action: AnAction


@press_record("manage", "pick", acts=False)
class PickAtPlace(PressRecord):
    """Do what was chosen from a list, or turn its page."""

    kind: str
    group: str | None = None


@press_record("received", "pick", acts=False)
class PickReceived(ReceivedPress):
    """Choose from the list that begins with a number; `chosen` are those of all lists."""

    chosen: Bits
    first: int
