"""Buying, auctions, buildings and their shortage, and mortgages."""

from typing import Literal

from engine.core.actions import Levels, SeatId
from engine.core.buildings import Building
from engine.core.lots import Lot
from engine.record import record


@record
class PurchaseOffered:
    """BUY-01: a player has landed on an unowned property, and may buy it."""

    seat: SeatId
    space: int
    kind: Literal["purchase-offered"] = "purchase-offered"


@record
class PropertyBought:
    """Bought from the Bank at the printed price."""

    seat: SeatId
    space: int
    price: int
    kind: Literal["property-bought"] = "property-bought"


@record
class PurchaseDeclined:
    """BUY-04: a player leaves a property to the Bank."""

    seat: SeatId
    space: int
    kind: Literal["purchase-declined"] = "purchase-declined"


@record
class RentSpared:
    """A player landed on a property for which no rent is collected.

    The property is mortgaged (RENT-03), or its owner is in Jail where a house rule says so.
    """

    seat: SeatId
    space: int
    owner: SeatId
    why: Literal["jail", "mortgage"] = "jail"
    kind: Literal["rent-spared"] = "rent-spared"


@record
class AuctionOpened:
    """One property, or the lots of an estate, are up for auction."""

    auction: int
    lots: tuple[Lot, ...]
    kind: Literal["auction-opened"] = "auction-opened"


@record
class BidMade:
    """A bid, called or made by a secret maximum."""

    seat: SeatId
    space: Lot
    amount: int
    kind: Literal["bid-made"] = "bid-made"


@record
class MaximumFiled:
    """A player filed a secret maximum; its amount stays hidden."""

    seat: SeatId
    auction: int
    kind: Literal["maximum-filed"] = "maximum-filed"


@record
class BidderPassed:
    """A player left an open auction."""

    seat: SeatId
    auction: int
    kind: Literal["bidder-passed"] = "bidder-passed"


@record
class AuctionWon:
    """The highest bidder; the price is paid next."""

    seat: SeatId
    space: Lot
    price: int
    kind: Literal["auction-won"] = "auction-won"


@record
class AuctionUnsold:
    """AMB-19: nobody bid, the property stays with the Bank; a jail card where it is (AMB-67)."""

    space: Lot
    kind: Literal["auction-unsold"] = "auction-unsold"


@record
class DeedTaken:
    """The winner of an auction has the deed."""

    seat: SeatId
    space: int
    kind: Literal["deed-taken"] = "deed-taken"


@record
class JailCardTaken:
    """AMB-67: the winner of an auction has the jail card, out from under its deck."""

    seat: SeatId
    card: str
    kind: Literal["pass-taken"] = "pass-taken"


@record
class Built:
    """Lots of a group brought up to these levels; `houses` and `hotels` the Bank has left."""

    seat: SeatId
    levels: Levels
    cost: int
    houses: int
    hotels: int
    kind: Literal["built"] = "built"


@record
class BuildingsSold:
    """Lots of a group brought down to these levels; `houses` and `hotels` the Bank has then."""

    seat: SeatId
    levels: Levels
    proceeds: int
    houses: int
    hotels: int
    kind: Literal["buildings-sold"] = "buildings-sold"


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


@record
class Mortgaged:
    """The Bank lent `loan` on a deed."""

    seat: SeatId
    space: int
    loan: int
    kind: Literal["mortgaged"] = "mortgaged"


@record
class Unmortgaged:
    """A mortgage was paid off for `cost`."""

    seat: SeatId
    space: int
    cost: int
    kind: Literal["mortgage-lifted"] = "mortgage-lifted"


@record
class MortgageUndone:
    """A mortgage made to meet a debt was taken back.

    Only in older logs: by AMB-65 an estate now passes as it stands.
    """

    seat: SeatId
    space: int
    loan: int
    kind: Literal["mortgage-undone"] = "mortgage-undone"
