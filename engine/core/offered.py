"""What may be offered to a player: an action as it is, or a range of them."""

from engine.core.actions import Action, SeatId
from engine.core.errors import Reason
from engine.core.lots import Lot
from engine.record import record


@record
class BidRange:
    """Any whole bid from `lowest` to `highest`."""

    lowest: int
    highest: int


@record
class MaximumRange:
    """Any whole secret maximum from `lowest` to `highest`."""

    lowest: int
    highest: int


@record
class LotsOffer:
    """Maxima for any of these lots, each with its lowest bid, up to `highest`."""

    lots: tuple[tuple[Lot, int], ...]
    highest: int


@record
class BuildOffer:
    """The group may be brought evenly to any total of levels from `lowest` to `highest`."""

    group: str
    lowest: int
    highest: int


@record
class ClaimOffer:
    """The group may be claimed to any even total from `lowest` to `highest`.

    Each building at a secret maximum, from the price on its deed to `most`.
    """

    group: str
    lowest: int
    highest: int
    most: int


@record
class BuildingBidRange:
    """Any whole bid from `lowest` to `highest` for a building on this lot."""

    space: int
    lowest: int
    highest: int


@record
class SellOffer:
    """The group may be brought evenly down to any of these totals of levels."""

    group: str
    totals: tuple[int, ...]


@record
class SellLotsOffer:
    """Each of these lots of a group may be brought down to any of its levels, in any order."""

    group: str
    lots: tuple[tuple[int, tuple[int, ...]], ...]


@record
class MortgageOffer:
    """Any of these deeds may be mortgaged."""

    spaces: tuple[int, ...]


@record
class UnmortgageOffer:
    """Any of these mortgages may be paid off."""

    spaces: tuple[int, ...]


@record
class UnmortgageReceivedOffer:
    """Any of these received mortgages may be paid off now, as far as the cash goes."""

    spaces: tuple[int, ...]


@record
class TradeTerms:
    """Trades may be offered to these seats; engine/rules/trade/terms.py says what may go."""

    partners: tuple[SeatId, ...]


@record
class Unbuildable:
    """No offer: a complete group that may not be built on now, and why."""

    group: str
    reason: Reason


Offer = (
    Action
    | BidRange
    | MaximumRange
    | LotsOffer
    | BuildOffer
    | ClaimOffer
    | BuildingBidRange
    | SellOffer
    | SellLotsOffer
    | MortgageOffer
    | UnmortgageOffer
    | UnmortgageReceivedOffer
    | TradeTerms
)
