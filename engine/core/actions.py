"""What a player may do: one frozen record for each kind of action."""

from typing import Annotated, Literal

from pydantic import Field

from engine.core.lots import Maxima
from engine.core.ranges import Dollars, JailCardId, Level, PropertySpace
from engine.core.ranges import SeatId as SeatId
from engine.record import record

Levels = tuple[tuple[PropertySpace, Level], ...]
"""Absolute targets, (space, level)."""


@record
class Roll:
    """Throw the dice, in Jail for doubles."""

    kind: Literal["throw"] = "throw"


@record
class EndTurn:
    """Pass the dice to the left."""

    kind: Literal["end"] = "end"


@record
class Buy:
    """Buy the property one stands on at its printed price."""

    kind: Literal["buy"] = "buy"


@record
class Decline:
    """Do not buy: the property goes to auction."""

    kind: Literal["decline"] = "decline"


@record
class Bid:
    """Call an amount in an open auction."""

    amount: int
    kind: Literal["bid"] = "bid"


@record
class SetMaximum:
    """A secret maximum: in an open auction it bids for its owner, in a sealed one it is filed."""

    amount: int
    kind: Literal["maximum"] = "maximum"


@record
class PassBid:
    """Leave the auction, or file nothing."""

    kind: Literal["pass"] = "pass"


@record
class FileMaxima:
    """Secret maxima for lots that are sold under one deadline, with a limit over all of them."""

    maxima: Maxima
    limit: int
    kind: Literal["file"] = "file"


@record
class BidForBuilding:
    """Bid an amount for the Bank's house or hotel, to be put on this lot at once."""

    space: int
    amount: int
    kind: Literal["bidlot"] = "bidlot"


@record
class FileClaim:
    """Claim scarce buildings: a lot for each of them, in order, and the most it may cost."""

    wanted: Levels
    kind: Literal["claim"] = "claim"


@record
class PayFine:
    """Pay the fine and leave Jail before rolling."""

    kind: Literal["fine"] = "fine"


@record
class UseJailCard:
    """Play a jail card, named by its card, and leave Jail before rolling."""

    card: str
    kind: Literal["use"] = "use"


@record
class PayFlatTax:
    """Choose the flat income tax."""

    kind: Literal["flat"] = "flat"


@record
class PayTenth:
    """Choose ten per cent of total worth."""

    kind: Literal["tenth"] = "tenth"


@record
class UnmortgageReceived:
    """Pay off these mortgages of the deeds just received, and hold the others."""

    spaces: tuple[int, ...]
    kind: Literal["clear"] = "clear"


@record
class RaiseMoney:
    """Sell buildings down to these levels, then mortgage these deeds, to meet a debt."""

    levels: Levels
    mortgages: tuple[int, ...]
    kind: Literal["raise"] = "raise"


@record
class GiveUp:
    """Go bankrupt now instead of looking for a rescue."""

    kind: Literal["giveup"] = "giveup"


@record
class Build:
    """Bring these lots of one group up to these levels."""

    levels: Levels
    kind: Literal["build"] = "build"


@record
class SellBuildings:
    """Bring these lots of one group down to these levels."""

    levels: Levels
    kind: Literal["sell"] = "sell"


@record
class Mortgage:
    """Borrow the mortgage value of a deed from the Bank."""

    space: PropertySpace
    kind: Literal["mortgage"] = "mortgage"


@record
class Unmortgage:
    """Pay off a mortgage with ten per cent."""

    space: PropertySpace
    kind: Literal["lift"] = "lift"


@record
class Side:
    """What one side of a trade hands over: deeds, dollars, and jail cards by card."""

    deeds: tuple[PropertySpace, ...] = ()
    cash: Dollars = 0
    jail_cards: tuple[JailCardId, ...] = ()


@record
class OfferTrade:
    """Offer a trade. `unmortgages`: mortgaged deeds the proposer would pay off on receiving them.

    `answers` is the id of the offer this one counters; `forgives` the id of the debt that its
    creditor, the proposer or the partner, calls settled by this trade (AMB-58).
    """

    partner: SeatId
    gives: Side
    takes: Side
    unmortgages: tuple[int, ...] = ()
    answers: int | None = None
    forgives: int | None = None
    kind: Literal["offer"] = "offer"


@record
class AcceptTrade:
    """Accept a trade offer, paying off these of the mortgaged deeds received."""

    trade: int
    unmortgages: tuple[int, ...] = ()
    kind: Literal["accept"] = "accept"


@record
class DeclineTrade:
    """Refuse a trade offer."""

    trade: int
    kind: Literal["refuse"] = "refuse"


@record
class WithdrawTrade:
    """Take one's own trade offer back."""

    trade: int
    kind: Literal["withdraw"] = "withdraw"


@record
class Hold:
    """Hold the roll that the table waits for, named by the id of its decision."""

    gap: int
    kind: Literal["hold"] = "hold"


@record
class GoOn:
    """Let the roll that one holds go on."""

    kind: Literal["go-on"] = "go-on"


@record
class DropIntent:
    """Take back what one has asked for too early."""

    intent: int
    kind: Literal["drop"] = "drop"


@record
class CollectRent:
    """Ask for rent in time, by the id of the claim."""

    claim: int
    kind: Literal["collect"] = "collect"


@record
class Resign:
    """Leave the game for good."""

    kind: Literal["resign"] = "resign"


Action = (
    Roll
    | EndTurn
    | Buy
    | Decline
    | Bid
    | SetMaximum
    | PassBid
    | FileMaxima
    | BidForBuilding
    | FileClaim
    | PayFine
    | UseJailCard
    | PayFlatTax
    | PayTenth
    | UnmortgageReceived
    | RaiseMoney
    | GiveUp
    | Build
    | SellBuildings
    | Mortgage
    | Unmortgage
    | OfferTrade
    | AcceptTrade
    | DeclineTrade
    | WithdrawTrade
    | Hold
    | GoOn
    | DropIntent
    | CollectRent
    | Resign
)
AnyAction = Annotated[Action, Field(discriminator="kind")]
