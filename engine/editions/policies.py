"""Where rulebooks or tables behave differently: small frozen choices, one question each."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Policy(BaseModel):
    """Base of every policy: frozen, compared by value, saved with its kind."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class TenthOrFlat(Policy):
    """Income tax by choice: a flat sum, or a tenth of total worth (ITAX-01)."""

    kind: Literal["tenth-or-flat"] = "tenth-or-flat"
    flat: int = 200
    percent: int = 10


class Flat(Policy):
    """Income tax without a choice (S94-07)."""

    kind: Literal["flat"] = "flat"
    flat: int = 200


class OpenCalls(Policy):
    """Everybody calls until all but one have passed (AMB-17, live)."""

    kind: Literal["open-calls"] = "open-calls"
    least: int = Field(1, ge=1)
    step: int = Field(1, ge=1)


class SealedMaxima(Policy):
    """Everybody files one secret maximum; the second price plus one is paid (AMB-17, async)."""

    kind: Literal["sealed-maxima"] = "sealed-maxima"
    least: int = Field(1, ge=1)
    step: int = Field(1, ge=1)


class Auctioned(Policy):
    """What is declined, or surrendered to the Bank, is auctioned at once (BUY-04, BKR-09)."""

    kind: Literal["auctioned"] = "auctioned"


class LeftWithBank(Policy):
    """House rule: a declined property stays with the Bank until a visitor buys it."""

    kind: Literal["left-with-bank"] = "left-with-bank"


class Raisable(Policy):
    """A bid may be as high as what its bidder could raise, so that it can be paid (AMB-20 b)."""

    kind: Literal["raisable"] = "raisable"


class CashInHand(Policy):
    """A bid may be as high as its bidder's cash (AMB-20 a)."""

    kind: Literal["cash-in-hand"] = "cash-in-hand"


class NoCap(Policy):
    """A bid may be anything; who cannot pay it is bankrupt to the Bank (AMB-20 c)."""

    kind: Literal["no-cap"] = "no-cap"


class EndedByPlayer(Policy):
    """A turn ends when its player says so (AMB-07, live)."""

    kind: Literal["said-by-player"] = "said-by-player"


class EndedAutomatically(Policy):
    """A turn ends when nothing is open and no throw is due (AMB-07, async)."""

    kind: Literal["by-itself"] = "by-itself"


class Rejected(Policy):
    """An action that comes too early is rejected (AMB-05, live)."""

    kind: Literal["refused"] = "refused"


class Queued(Policy):
    """An action that comes too early waits as an intent until it is legal (AMB-05, async)."""

    kind: Literal["noted"] = "noted"


class AutomaticRent(Policy):
    """Rent is charged the moment it falls due (AMB-26)."""

    kind: Literal["automatic-rent"] = "automatic-rent"


class ClaimedRent(Policy):
    """Rent is due once its owner asks for it in time (RENT-08, AMB-26)."""

    kind: Literal["claimed-rent"] = "claimed-rent"


class SecondFollowing(Policy):
    """Too late when the second player after the visitor has thrown (RENT-08 up to 1998)."""

    kind: Literal["second-following"] = "second-following"


class NextThrow(Policy):
    """Too late at the very next throw to move (RENT-08 in 2008)."""

    kind: Literal["next-throw"] = "next-throw"


class CollectsRent(Policy):
    """An owner in Jail has rent like any other (RENT-09)."""

    kind: Literal["collects-rent"] = "collects-rent"


class CollectsNothing(Policy):
    """House rule: no rent for an owner in Jail."""

    kind: Literal["collects-nothing"] = "collects-nothing"


class Rest(Policy):
    """Nothing happens on Free Parking (PARK-01)."""

    kind: Literal["rest"] = "rest"


class Pot(Policy):
    """House rule: fines, taxes and card payments lie on Free Parking, on top of a `seed`."""

    kind: Literal["pot"] = "pot"
    seed: int = 0


class CashOnly(Policy):
    """The standard set-up: everybody starts with cash and no deeds (SETUP-05)."""

    kind: Literal["cash-only"] = "cash-only"


class DeedsSold(Policy):
    """Each player is dealt a number of deeds and pays for them at once (S35-02, S35-03, TL-02)."""

    kind: Literal["deeds-sold"] = "deeds-sold"
    count: int = 2


class DeedsGiven(Policy):
    """Each player is dealt a number of deeds for nothing (S94-01)."""

    kind: Literal["deeds-given"] = "deeds-given"
    count: int = 3


class LastPlayerLeft(Policy):
    """The standard ending: the last player who is not bankrupt wins (BKR-11)."""

    kind: Literal["last-player-left"] = "last-player-left"


class FirstBankruptcy(Policy):
    """The first bankruptcy ends it, and the richest of the others wins (S94-08, S94-10)."""

    kind: Literal["first-bankruptcy"] = "first-bankruptcy"


class AgreedHour(Policy):
    """The richest wins at an agreed hour, the move in progress completed (S35, TL, AMB-71 b)."""

    kind: Literal["agreed-hour"] = "agreed-hour"


class AgreedRound(Policy):
    """The richest wins when the round of the agreed hour is over (AMB-71 c)."""

    kind: Literal["agreed-round"] = "agreed-round"


class SharedWin(Policy):
    """Equal totals share the win (AMB-73 a)."""

    kind: Literal["shared-win"] = "shared-win"


class MostCash(Policy):
    """Of equal totals the one with more cash wins (AMB-73 b)."""

    kind: Literal["most-cash"] = "most-cash"


class ToCreditor(Policy):
    """Everything of value goes to the creditor (BKR-02)."""

    kind: Literal["to-creditor"] = "to-creditor"


class StraightToBank(Policy):
    """House rule: no rescue; the creditor gets the cash, and the deeds go back to the Bank."""

    kind: Literal["straight-to-bank"] = "straight-to-bank"


class UnderDeck(Policy):
    """Jail passes surrendered to the Bank go under their decks (AMB-67 from 1973 on)."""

    kind: Literal["under-deck"] = "under-deck"


class PassesAuctioned(Policy):
    """Jail passes surrendered to the Bank are auctioned after the lots (AMB-67 in 1935)."""

    kind: Literal["passes-auctioned"] = "passes-auctioned"


class WholeGroup(Policy):
    """A mortgage or a building concerns its whole group (MORT-03, HOUSE-10 from 1973 on)."""

    kind: Literal["whole-group"] = "whole-group"


class ThatLot(Policy):
    """A mortgage or a building concerns its lot alone (MORT-03, HOUSE-10 in 1935, AMB-55)."""

    kind: Literal["that-lot"] = "that-lot"


class AnyTime(Policy):
    """Houses may be bought at any time (HOUSE-07 up to 1998)."""

    kind: Literal["any-time"] = "any-time"


class OwnTurn(Policy):
    """Houses may be bought in one's own turn only (HOUSE-07 in 2008)."""

    kind: Literal["own-turn"] = "own-turn"


class NoLimit(Policy):
    """No limit on the houses that a player may buy at once (HOUSE-08)."""

    kind: Literal["no-limit"] = "no-limit"


class PerTurn(Policy):
    """House rule: a limit on houses and hotels a player, from one throw of the turn to the next."""

    kind: Literal["per-turn"] = "per-turn"
    most: int = 3


class SellEvenly(Policy):
    """Buildings of a group go back as evenly as they went up (HOUSE-09, SELL-06 from 1973 on)."""

    kind: Literal["sell-evenly"] = "sell-evenly"


class SellInAnyOrder(Policy):
    """Any building may go back at any time (SELL-05 in 1935, which names no order)."""

    kind: Literal["sell-in-any-order"] = "sell-in-any-order"


class FirstCome(Policy):
    """House rule: scarce buildings go to the first player who asks."""

    kind: Literal["first-come"] = "first-come"


class ClaimWindow(Policy):
    """Scarce buildings are asked about, and auctioned where too many are wanted (AMB-49)."""

    kind: Literal["claim-window"] = "claim-window"


IncomeTax = Annotated[TenthOrFlat | Flat, Field(discriminator="kind")]
AuctionStyle = Annotated[OpenCalls | SealedMaxima, Field(discriminator="kind")]
Declined = Annotated[Auctioned | LeftWithBank, Field(discriminator="kind")]
BidCap = Annotated[Raisable | CashInHand | NoCap, Field(discriminator="kind")]
TurnEnd = Annotated[EndedByPlayer | EndedAutomatically, Field(discriminator="kind")]
Early = Annotated[Rejected | Queued, Field(discriminator="kind")]
RentCollection = Annotated[AutomaticRent | ClaimedRent, Field(discriminator="kind")]
RentWindow = Annotated[SecondFollowing | NextThrow, Field(discriminator="kind")]
JailedOwner = Annotated[CollectsRent | CollectsNothing, Field(discriminator="kind")]
FreeParking = Annotated[Rest | Pot, Field(discriminator="kind")]
Setup = Annotated[CashOnly | DeedsSold | DeedsGiven, Field(discriminator="kind")]
Ending = Annotated[
    LastPlayerLeft | FirstBankruptcy | AgreedHour | AgreedRound, Field(discriminator="kind")
]
Tie = Annotated[SharedWin | MostCash, Field(discriminator="kind")]
Bankruptcy = Annotated[ToCreditor | StraightToBank, Field(discriminator="kind")]
EstatePasses = Annotated[UnderDeck | PassesAuctioned, Field(discriminator="kind")]
MortgageScope = Annotated[WholeGroup | ThatLot, Field(discriminator="kind")]
BuildingTime = Annotated[AnyTime | OwnTurn, Field(discriminator="kind")]
BuildingLimit = Annotated[NoLimit | PerTurn, Field(discriminator="kind")]
Selling = Annotated[SellEvenly | SellInAnyOrder, Field(discriminator="kind")]
Shortage = Annotated[FirstCome | ClaimWindow, Field(discriminator="kind")]
