"""A building shortage: what is asked for and claimed, and buildings sold to the highest bidder."""

from typing import Literal

from engine.core.actions import Levels, SeatId
from engine.core.buildings import Building
from engine.record import record


@record
class ShortageOpened:
    """AMB-49: a player asks for scarce buildings, which the seats `asked` could use too."""

    shortage: int
    seat: SeatId
    levels: Levels
    asked: tuple[SeatId, ...]
    kind: Literal["shortage-opened"] = "shortage-opened"


@record
class ClaimMade:
    """A player claims a building for each of these lots; the maxima stay hidden."""

    seat: SeatId
    shortage: int
    lots: tuple[int, ...]
    kind: Literal["claim-made"] = "claim-made"


@record
class ClaimDeferred:
    """There are enough, but these lots are built on only in their owner's turn (AMB-49)."""

    seat: SeatId
    shortage: int
    lots: tuple[int, ...]
    kind: Literal["claim-deferred"] = "claim-deferred"


@record
class ShortageAuctionOpened:
    """More is claimed than there is: one building is up for auction among these seats."""

    auction: int
    shortage: int
    building: Building
    seats: tuple[SeatId, ...]
    kind: Literal["shortage-auction-opened"] = "shortage-auction-opened"


@record
class BuildingBid:
    """A bid for the building, to go on this lot."""

    seat: SeatId
    auction: int
    space: int
    amount: int
    kind: Literal["building-bid"] = "building-bid"


@record
class BuildingWon:
    """The highest bidder; the price is paid and the building goes up next."""

    seat: SeatId
    shortage: int
    space: int
    price: int
    kind: Literal["building-won"] = "building-won"


@record
class BuildingUnsold:
    """Nobody bid, or it is no longer there: the building stays with the Bank."""

    shortage: int
    building: Building
    kind: Literal["building-unsold"] = "building-unsold"
