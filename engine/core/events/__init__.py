"""What happened, past tense, in ids and numbers: folding events rebuilds any state.

`audience` says who may read an event before the game is over: everybody (None), or just those
seats; `()` is nobody.
"""

from typing import Annotated

from pydantic import Field

from engine.core.actions import SeatId
from engine.core.events.claims import RentClaim, RentClaimable, RentClaimed, RentLapsed
from engine.core.events.intents import Intent, IntentDone, IntentDropped, IntentQueued
from engine.core.events.property import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidderPassed,
    BidMade,
    BuildingBid,
    BuildingsSold,
    BuildingUnsold,
    BuildingWon,
    Built,
    ClaimDeferred,
    ClaimMade,
    DeedTaken,
    JailCardTaken,
    MaximumFiled,
    Mortgaged,
    MortgageUndone,
    PropertyBought,
    PurchaseDeclined,
    PurchaseOffered,
    RentSpared,
    ShortageAuctionOpened,
    ShortageOpened,
    Unmortgaged,
)
from engine.core.events.trading import (
    DebtForgiven,
    DebtOpened,
    EstateSurrendered,
    EstateTaken,
    Paid,
    PastOffer,
    PotLaid,
    PotTaken,
    Received,
    Resigned,
    Trade,
    TradeClosed,
    TradeMade,
    TradeOffered,
    WentBankrupt,
)
from engine.core.events.turns import (
    AgendaChanged,
    CardDrawn,
    CardKept,
    CardReturned,
    DeckShuffled,
    DeedsDealt,
    DiceRolled,
    GameEnded,
    GameStarted,
    HoldEnded,
    HoldSet,
    JailCardUsed,
    Jailed,
    JailLeft,
    JailRollFailed,
    Moved,
    MoveEnded,
    RentRolled,
    SalaryPaid,
    StarterRolled,
    TimeLimitReached,
    TurnStarted,
    Waiting,
    Worth,
)

__all__ = [
    "AgendaChanged",
    "AnyEvent",
    "AuctionOpened",
    "AuctionUnsold",
    "AuctionWon",
    "BidMade",
    "BidderPassed",
    "BuildingBid",
    "BuildingUnsold",
    "BuildingWon",
    "BuildingsSold",
    "Built",
    "CardDrawn",
    "CardKept",
    "CardReturned",
    "ClaimDeferred",
    "ClaimMade",
    "DebtForgiven",
    "DebtOpened",
    "DeckShuffled",
    "DeedTaken",
    "DeedsDealt",
    "DiceRolled",
    "EstateSurrendered",
    "EstateTaken",
    "Event",
    "GameEnded",
    "GameStarted",
    "HoldEnded",
    "HoldSet",
    "Intent",
    "IntentDone",
    "IntentDropped",
    "IntentQueued",
    "JailLeft",
    "JailRollFailed",
    "Jailed",
    "MaximumFiled",
    "Unmortgaged",
    "MortgageUndone",
    "Mortgaged",
    "MoveEnded",
    "Moved",
    "Paid",
    "JailCardTaken",
    "JailCardUsed",
    "PotLaid",
    "PotTaken",
    "PropertyBought",
    "PurchaseDeclined",
    "PurchaseOffered",
    "Received",
    "RentClaim",
    "RentClaimable",
    "RentClaimed",
    "RentLapsed",
    "RentSpared",
    "RentRolled",
    "Resigned",
    "SalaryPaid",
    "ShortageAuctionOpened",
    "ShortageOpened",
    "StarterRolled",
    "TimeLimitReached",
    "PastOffer",
    "Trade",
    "TradeClosed",
    "TradeMade",
    "TradeOffered",
    "TurnStarted",
    "Waiting",
    "WentBankrupt",
    "Worth",
    "audience",
    "visible_to",
]

Event = (
    GameStarted
    | DeckShuffled
    | DeedsDealt
    | StarterRolled
    | TurnStarted
    | DiceRolled
    | RentRolled
    | Moved
    | MoveEnded
    | SalaryPaid
    | Jailed
    | JailRollFailed
    | JailLeft
    | JailCardUsed
    | PurchaseOffered
    | PropertyBought
    | PurchaseDeclined
    | RentSpared
    | AuctionOpened
    | BidMade
    | MaximumFiled
    | BidderPassed
    | AuctionWon
    | AuctionUnsold
    | DeedTaken
    | JailCardTaken
    | Paid
    | Received
    | PotLaid
    | PotTaken
    | RentClaimable
    | RentClaimed
    | RentLapsed
    | DebtOpened
    | DebtForgiven
    | CardDrawn
    | CardKept
    | CardReturned
    | Built
    | BuildingsSold
    | ShortageOpened
    | ClaimMade
    | ClaimDeferred
    | ShortageAuctionOpened
    | BuildingBid
    | BuildingWon
    | BuildingUnsold
    | Mortgaged
    | Unmortgaged
    | MortgageUndone
    | TradeOffered
    | TradeClosed
    | TradeMade
    | Resigned
    | WentBankrupt
    | EstateTaken
    | EstateSurrendered
    | HoldSet
    | HoldEnded
    | IntentQueued
    | IntentDone
    | IntentDropped
    | TimeLimitReached
    | GameEnded
    | AgendaChanged
    | Waiting
)
AnyEvent = Annotated[Event, Field(discriminator="kind")]


def audience(event: Event) -> tuple[SeatId, ...] | None:
    """Return the seats that may read the event while the game runs: None for all, `()` for none."""
    match event:
        case DeckShuffled() | AgendaChanged() | Waiting():
            return ()
        case TradeOffered(trade=trade) | TradeClosed(trade=trade):
            return (trade.proposer, trade.partner)
        case IntentQueued(intent=intent) | IntentDone(intent=intent) | IntentDropped(intent=intent):
            return (intent.seat,)
        case _:
            return None


def visible_to(events: tuple[Event, ...], seat: SeatId | None) -> tuple[Event, ...]:
    """Return the events that a seat may read while the game runs; seat None is a spectator."""
    return tuple(
        event for event in events if (allowed := audience(event)) is None or seat in allowed
    )
