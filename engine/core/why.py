"""What a sum of money is for: every charge carries enough to be explained."""

from typing import Annotated, Literal

from pydantic import Field

from engine.core.lots import Lot
from engine.core.ranges import CardId, Count, Dollars, Number, Percent, PropertySpace, SeatId
from engine.record import record

Basis = Literal["bare", "full-group", "built", "railroads", "utility", "card-utility"]


@record
class Rent:
    """Rent for a space: `base` dollars (or roll) times `factor`; `count` houses or deeds owned."""

    space: PropertySpace
    basis: Basis
    base: Dollars
    factor: Number
    count: Count
    kind: Literal["rent"] = "rent"

    @property
    def amount(self) -> int:
        """The sum due, in dollars."""
        return self.base * self.factor


@record
class IncomeTax:
    """The flat sum, or a percentage of total worth."""

    percent: Percent | None
    kind: Literal["income-tax"] = "income-tax"


@record
class LuxuryTax:
    """The sum printed on the space."""

    kind: Literal["luxury-tax"] = "luxury-tax"


@record
class JailFine:
    """The fine for leaving Jail."""

    kind: Literal["jail-fine"] = "jail-fine"


@record
class CardSum:
    """What a card demands or brings."""

    card: CardId
    kind: Literal["card"] = "card"


@record
class AuctionPrice:
    """The winning bid for a property, or for the jail card of that card (AMB-67)."""

    space: Lot
    kind: Literal["auction-price"] = "auction-price"


@record
class Interest:
    """Ten per cent on mortgaged deeds received."""

    spaces: tuple[PropertySpace, ...]
    kind: Literal["interest"] = "interest"


@record
class Share:
    """A share of what a bankrupt player's estate brought (AMB-35)."""

    debtor: SeatId
    kind: Literal["share"] = "share"


Why = Annotated[
    Rent | IncomeTax | LuxuryTax | JailFine | CardSum | AuctionPrice | Interest | Share,
    Field(discriminator="kind"),
]

FOR_POT = (JailFine, IncomeTax, LuxuryTax, CardSum)
"""Why a player pays what a house rule lays in the pot on Free Parking, if no player gets it."""
