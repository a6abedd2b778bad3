"""What happened, past tense, in ids and numbers: folding events rebuilds any state.

`audience` says who may read an event before the game is over: everybody (None), or just those
seats; `()` is nobody.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine.actions import Levels, SeatId, Side
from engine.decisions import AnyFrame
from engine.editions.board import DeckName
from engine.editions.rules import Rules
from engine.record import record
from engine.why import Why


@record
class GameStarted:
    """The seats, each with its token, and the rules they play by."""

    rules: Rules
    tokens: tuple[str, ...]
    kind: Literal["game-started"] = "game-started"


@record
class DeckShuffled:
    """AMB-01: a deck was shuffled and laid down, top first."""

    deck: DeckName
    cards: tuple[str, ...]
    kind: Literal["deck-shuffled"] = "deck-shuffled"


@record
class StarterThrown:
    """TURN-01: a throw for the first turn."""

    seat: SeatId
    first: int
    second: int
    number: int
    kind: Literal["starter-thrown"] = "starter-thrown"


@record
class TurnStarted:
    """The dice are with this player."""

    seat: SeatId
    kind: Literal["turn-started"] = "turn-started"


@record
class DiceThrown:
    """A throw to move, from Jail included; `number` counts the throws of the game."""

    seat: SeatId
    first: int
    second: int
    number: int
    kind: Literal["dice-thrown"] = "dice-thrown"


@record
class RentThrown:
    """AMB-30: the fresh throw that a utility card asks for."""

    seat: SeatId
    first: int
    second: int
    number: int
    kind: Literal["rent-thrown"] = "rent-thrown"


@record
class Moved:
    """The token went from one space to another, forwards or back."""

    seat: SeatId
    start: int
    to: int
    kind: Literal["moved"] = "moved"


@record
class SalaryPaid:
    """GO-01."""

    seat: SeatId
    amount: int
    kind: Literal["salary-paid"] = "salary-paid"


@record
class Jailed:
    """Sent to Jail by the space, a card or three doubles."""

    seat: SeatId
    by: Literal["space", "card", "doubles"]
    kind: Literal["jailed"] = "jailed"


@record
class JailThrowFailed:
    """No doubles: `turns` of the player's turns in Jail are used up."""

    seat: SeatId
    turns: int
    kind: Literal["jail-throw-failed"] = "jail-throw-failed"


@record
class JailLeft:
    """Free: by doubles, a fine or a pass."""

    seat: SeatId
    by: Literal["doubles", "fine", "pass"]
    kind: Literal["jail-left"] = "jail-left"


@record
class PassUsed:
    """CARD-03: the pass went under its deck."""

    seat: SeatId
    card: str
    kind: Literal["pass-used"] = "pass-used"


@record
class PropertyBought:
    """Bought from the Bank at the printed price."""

    seat: SeatId
    space: int
    price: int
    kind: Literal["property-bought"] = "property-bought"


@record
class PurchaseDeclined:
    """BUY-04."""

    seat: SeatId
    space: int
    kind: Literal["purchase-declined"] = "purchase-declined"


@record
class AuctionOpened:
    """One property, or the lots of an estate, are up for auction."""

    auction: int
    lots: tuple[int, ...]
    kind: Literal["auction-opened"] = "auction-opened"


@record
class BidMade:
    """A bid, called or made by a secret maximum."""

    seat: SeatId
    space: int
    amount: int
    kind: Literal["bid-made"] = "bid-made"


@record
class MaximumFiled:
    """Somebody filed a secret maximum; how much stays hidden."""

    seat: SeatId
    auction: int
    kind: Literal["maximum-filed"] = "maximum-filed"


@record
class BidderPassed:
    """Somebody left an open auction."""

    seat: SeatId
    auction: int
    kind: Literal["bidder-passed"] = "bidder-passed"


@record
class AuctionWon:
    """The highest bidder; the price is paid next."""

    seat: SeatId
    space: int
    price: int
    kind: Literal["auction-won"] = "auction-won"


@record
class AuctionUnsold:
    """AMB-19: nobody bid, the property stays with the Bank."""

    space: int
    kind: Literal["auction-unsold"] = "auction-unsold"


@record
class DeedTaken:
    """The winner of an auction has the deed."""

    seat: SeatId
    space: int
    kind: Literal["deed-taken"] = "deed-taken"


@record
class Paid:
    """Money from a player to the Bank (`to` empty) or in equal parts to players."""

    seat: SeatId
    to: tuple[SeatId, ...]
    amount: int
    why: Why
    kind: Literal["paid"] = "paid"


@record
class Received:
    """Money from the Bank."""

    seat: SeatId
    amount: int
    why: Why
    kind: Literal["received"] = "received"


@record
class DebtOpened:
    """More is due than the debtor has in cash."""

    seat: SeatId
    to: tuple[SeatId, ...]
    amount: int
    why: Why
    kind: Literal["debt-opened"] = "debt-opened"


@record
class DebtForgiven:
    """AMB-58: the creditor took a trade for the debt."""

    seat: SeatId
    kind: Literal["debt-forgiven"] = "debt-forgiven"


@record
class CardDrawn:
    """The top card of a deck."""

    seat: SeatId
    card: str
    kind: Literal["card-drawn"] = "card-drawn"


@record
class CardKept:
    """A jail pass stays with whoever drew it."""

    seat: SeatId
    card: str
    kind: Literal["card-kept"] = "card-kept"


@record
class CardReturned:
    """The card went under its deck."""

    card: str
    kind: Literal["card-returned"] = "card-returned"


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
class Mortgaged:
    """The Bank lent `loan` on a deed."""

    seat: SeatId
    space: int
    loan: int
    kind: Literal["mortgaged"] = "mortgaged"


@record
class MortgageLifted:
    """A mortgage was paid off for `cost`."""

    seat: SeatId
    space: int
    cost: int
    kind: Literal["mortgage-lifted"] = "mortgage-lifted"


@record
class MortgageUndone:
    """AMB-65: a mortgage made to meet the debt was taken back."""

    seat: SeatId
    space: int
    loan: int
    kind: Literal["mortgage-undone"] = "mortgage-undone"


@record
class Trade:
    """An open trade offer. `lifts`: what the proposer would pay off of what is received.

    `mortgaged` are the deeds in it that were mortgaged when it was offered: should that change,
    the offer is gone.
    """

    id: int
    proposer: SeatId
    partner: SeatId
    gives: Side
    takes: Side
    lifts: tuple[int, ...] = ()
    mortgaged: tuple[int, ...] = ()
    forgives: int | None = None


@record
class TradeOffered:
    """One player offered another a trade; `answers` the offer it counters."""

    trade: Trade
    answers: int | None = None
    kind: Literal["trade-offered"] = "trade-offered"


@record
class TradeClosed:
    """An offer was declined, withdrawn, countered, or died with what it was about."""

    trade: Trade
    by: Literal["declined", "withdrawn", "countered", "gone", "left"]
    kind: Literal["trade-closed"] = "trade-closed"


@record
class TradeMade:
    """Both agreed: everything changed hands."""

    trade: Trade
    kind: Literal["trade-made"] = "trade-made"


@record
class Resigned:
    """A player gave up the seat."""

    seat: SeatId
    kind: Literal["resigned"] = "resigned"


@record
class WentBankrupt:
    """A player is out, owing the Bank (`to` empty) or these players."""

    seat: SeatId
    to: tuple[SeatId, ...]
    kind: Literal["went-bankrupt"] = "went-bankrupt"


@record
class EstateTaken:
    """BKR-02: one creditor got everything of value."""

    seat: SeatId
    creditor: SeatId
    cash: int
    deeds: tuple[int, ...]
    passes: tuple[str, ...]
    kind: Literal["estate-taken"] = "estate-taken"


@record
class EstateSurrendered:
    """BKR-08: the Bank got everything; mortgages are wiped, passes go under their decks."""

    seat: SeatId
    cash: int
    deeds: tuple[int, ...]
    passes: tuple[str, ...]
    kind: Literal["estate-surrendered"] = "estate-surrendered"


@record
class GameEnded:
    """The winner, or the winners of a tie."""

    winners: tuple[SeatId, ...]
    kind: Literal["game-ended"] = "game-ended"


@record
class Waiting:
    """What is to happen next: the whole stack, and the id the next decision will get."""

    stack: tuple[AnyFrame, ...]
    serial: int
    kind: Literal["waiting"] = "waiting"


Event = (
    GameStarted
    | DeckShuffled
    | StarterThrown
    | TurnStarted
    | DiceThrown
    | RentThrown
    | Moved
    | SalaryPaid
    | Jailed
    | JailThrowFailed
    | JailLeft
    | PassUsed
    | PropertyBought
    | PurchaseDeclined
    | AuctionOpened
    | BidMade
    | MaximumFiled
    | BidderPassed
    | AuctionWon
    | AuctionUnsold
    | DeedTaken
    | Paid
    | Received
    | DebtOpened
    | DebtForgiven
    | CardDrawn
    | CardKept
    | CardReturned
    | Built
    | BuildingsSold
    | Mortgaged
    | MortgageLifted
    | MortgageUndone
    | TradeOffered
    | TradeClosed
    | TradeMade
    | Resigned
    | WentBankrupt
    | EstateTaken
    | EstateSurrendered
    | GameEnded
    | Waiting
)
AnyEvent = Annotated[Event, Field(discriminator="kind")]


def audience(event: Event) -> tuple[SeatId, ...] | None:
    """Who may read the event while the game runs: None for everybody, `()` for nobody."""
    match event:
        case DeckShuffled() | Waiting():
            return ()
        case TradeOffered(trade=trade) | TradeClosed(trade=trade):
            return (trade.proposer, trade.partner)
        case _:
            return None


def heard_by(events: tuple[Event, ...], seat: SeatId | None) -> tuple[Event, ...]:
    """The events a seat may read while the game runs; None is somebody without a seat."""
    return tuple(
        event for event in events if (allowed := audience(event)) is None or seat in allowed
    )
