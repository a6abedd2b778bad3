"""Presses of preferences, time zone, and a person's own data."""

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.presses.shared import Look
from bot.ui.press import read_user
from bot.ui.press_record import Codec, PressRecord, press_record

Listed = Literal["dice", "ping", "hints"]
OnOff = Literal["on", "off"]
ZoneStep = Literal["time", "city", "back", "type", "typed"]
PrivacyStep = Literal["keep", "back", "file", "delete", "yes"]


@press_record("prefer", acts=False)
class PreferListed(PressRecord):
    """Choose from a list; buttons of earlier versions turn hints on or off."""

    what: Listed
    value: OnOff | None = None


@press_record("prefer", acts=True)
class PreferLook(PressRecord):
    """Choose whether pictures are shown."""

    look: Look


@dataclass(frozen=True, slots=True)
class Switch(PressRecord):
    """Turn something on or off."""

    wanted: OnOff


@press_record("prefer", "offers", acts=True)
class PreferOffers(Switch):
    """Choose whether computers may offer trades."""


@press_record("prefer", "here", acts=True)
class PreferHere(Switch):
    """Choose whether others see that one is here, or whether to be told when two others are."""

    what: Literal["shown_here", "told_of_others"]


@press_record("prefer", acts=False)
class PreferOther(PressRecord):
    """Choose a language, open the form for zone and hours, or send it; show what is chosen."""

    what: Literal["language", "hours", "typed", "open"]


@press_record("zone", acts=False)
class Zone(PressRecord):
    """Open the panel of time zones, or answer in it; `typed` sends its form."""

    step: ZoneStep | None = None


@press_record("privacy", acts=False)
class Privacy(PressRecord):
    """Open the page about a person's data, or go on from it.

    `yes` deletes all; the buttons before and after it never stand in the same place.
    """

    step: PrivacyStep | None = None


@press_record("blocks", acts=False)
class ShowBlocked(PressRecord):
    """Show a page of whom a person has blocked, by its number from 0."""

    page: int | None = None


@press_record("blocks", "stop", acts=False)
class Unblock(PressRecord):
    """Block a person no longer, and show that page of the others."""

    user: Annotated[int, Codec(read_user)]
    page: int
