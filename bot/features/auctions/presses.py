"""Presses in auctions: of one lot, of an estate, of the Bank's last buildings."""

from typing import Annotated, Literal

from bot.presses.shared import ClaimPress, EstatePress
from bot.ui.press import Unreadable, action_of
from bot.ui.press_record import Codec, PressRecord, press_record
from engine.core.actions import Build

Levels = tuple[tuple[int, int], ...]


def _read_levels(text: str) -> Levels:
    build = action_of(f"build {text}")
    if not isinstance(build, Build):
        raise Unreadable(text)
    return build.levels


def _write_levels(levels: Levels) -> str:
    return ",".join(f"{space}={level}" for space, level in levels)


@press_record("bid", acts=False)
class SendBid(PressRecord):
    """Send the form for a secret maximum, or for a bid."""

    kind: Literal["typedmax", "typedtype"]


@press_record("bidlot", "lot", acts=False)
class ChooseBuildingLot(PressRecord):
    """Open the form for a bid for the chosen lot."""


@press_record("bidlot", "typed", acts=False)
class SendBuildingBid(PressRecord):
    """Send the form for a bid for the building on a space."""

    space: int


@press_record("lots", "pick", acts=False)
class PickLot(EstatePress):
    """Open the form for the chosen lot, or turn the page of the list."""


@press_record("lots", "amount", acts=False)
class SendLotAmount(EstatePress):
    """Send the form for a lot, from a page of the list."""

    lot: int | str
    page: int


@press_record("lots", "limit", acts=False)
class OpenLimit(EstatePress):
    """Open the form for what all lots may cost together."""


@press_record("lots", "typedlimit", acts=False)
class SendLimit(EstatePress):
    """Send the form for what all lots may cost together."""


@press_record("lots", "file", acts=True)
class FileLots(EstatePress):
    """File the maxima that were shown, which a checksum names."""

    digest: str


@press_record("lots", "pass", acts=True)
class PassLots(EstatePress):
    """Bid for none."""


@press_record("claim", "pick", acts=False)
class PickClaim(ClaimPress):
    """Claim what was chosen, or open the form for its maxima."""


@press_record("claim", "typed", acts=False)
class SendClaim(ClaimPress):
    """Send the form for the maxima of a layout, by space and level."""

    levels: Annotated[Levels, Codec(_read_levels, _write_levels)]


@press_record("dear", acts=False)
class DearBid(PressRecord):
    """Make a bid that needs more than the cash."""

    amount: int
