"""Presses about trades: with whom, an offer and its answers, the builder."""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple

from bot.presses.shared import OfferPress
from bot.ui.press import Unreadable
from bot.ui.press_record import NUMBER, Bits, Codec, PressRecord, press_record

DraftPart = Literal["give", "take", "more"]
DraftSide = Literal["give", "take"]


@press_record("trade", "whom", acts=False)
class ChoosePartner(PressRecord):
    """Ask with whom to trade."""


@press_record("trade", "with", acts=False)
class TradeWith(PressRecord):
    """Open the builder for a player, who is chosen from a list where the press names none."""

    seat: int | None = None


@press_record("trade", "new", acts=True)
class NewDraft(PressRecord):
    """Begin a draft in place of the one that there is."""

    seat: int


@press_record("trade", "counter", acts=False)
class Counter(OfferPress):
    """Open the builder with an offer turned round."""


@press_record("trade", "again", acts=False)
class OfferAgain(OfferPress):
    """Open the builder with an offer that came to nothing, and what would have been accepted.

    `since`: a version of the game before its end; `more`: dollars on top of it.
    """

    since: int
    more: int | None = None


@press_record("trade", "lift", acts=False)
class ChoosePaidOff(OfferPress):
    """Choose what to pay off from the list that begins with a number."""

    chosen: Bits
    first: int


@press_record("trade", "yes", acts=True)
class AcceptPayingOff(OfferPress):
    """Accept an offer, paying off what is chosen; what is very unequal is asked once more."""

    chosen: Bits


@press_record("trade", "sure", acts=True)
class AcceptSurely(OfferPress):
    """Accept a very unequal offer."""

    chosen: Bits


class Pages(NamedTuple):
    """Which page of each list of the builder is shown."""

    give: int = 0
    take: int = 0
    more: int = 0


def _read_pages(text: str) -> Pages:
    parts = text.split(".")
    if len(parts) != len(Pages._fields):
        raise Unreadable(text)
    return Pages(*map(NUMBER.read, parts))


def _write_pages(pages: Pages) -> str:
    return ".".join(map(str, pages))


SomePages = Annotated[Pages, Codec(_read_pages, _write_pages)]


@dataclass(frozen=True, slots=True)
class DraftPress(PressRecord):
    """A press in the builder, which says with whom it was open, and at which pages."""

    partner: int
    pages: SomePages


@press_record("draft", "page", acts=False)
class TurnPage(DraftPress):
    """Show the pages of the builder's lists that the press names."""


@press_record("draft", "money", acts=False)
class SendCash(DraftPress):
    """Send the form for cash."""


@press_record("draft", "prune", acts=False)
class Prune(DraftPress):
    """Take out what cannot be traded any more."""


@press_record("draft", "send", acts=True)
class Send(DraftPress):
    """Offer the draft; what is very unequal is asked once more."""


@press_record("draft", "drop", acts=True)
class Drop(DraftPress):
    """Throw the draft away."""


@press_record("draft", "sure", acts=True)
class SendSurely(DraftPress):
    """Offer a very unequal draft, which a checksum names."""

    mark: str


@press_record("draft", "cash", acts=False)
class OpenCash(DraftPress):
    """Open the form for the cash of a side; buttons of earlier versions named none."""

    side: DraftSide | None = None


@press_record("draft", acts=False)
class Choose(PressRecord):
    """Choose from the list of a part of the trade."""

    part: DraftPart
    partner: int
    pages: SomePages


@press_record("draft", acts=False, toggles=0)
class Toggle(PressRecord):
    """Put a property of a side into the trade, or take it out."""

    way: Literal["put", "out"]
    partner: int
    pages: SomePages
    side: DraftSide
    space: int
