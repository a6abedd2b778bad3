"""What happens by itself when it comes to the top of the agenda: frames that wait for nobody."""

from typing import Annotated, Literal, Optional

from pydantic import Field

from engine.core.actions import SeatId
from engine.core.frames import OfSeat, Pending
from engine.core.lots import Lot, Lots, Maxima
from engine.core.ranges import (
    CardId,
    Count,
    Dollars,
    Doubles,
    Number,
    Price,
    PropertySpace,
    RollTotal,
)
from engine.core.why import Rent
from engine.record import record


@record
class Filing:
    """One player's secret maxima for the lots of a sealed auction; none at all is a pass."""

    seat: SeatId
    maxima: Maxima
    limit: Dollars


@record
class EndOfMove(OfSeat):
    """The space has been dealt with: roll again after doubles, else the turn ends."""

    seat: SeatId
    doubles: Doubles
    kind: Literal["end-of-move"] = "end-of-move"

    def without(self, seat: SeatId) -> "Step":
        return EndOfMove(seat, 0) if seat == self.seat else self


@record
class MoveOn(OfSeat):
    """JAIL-12: the fine is paid, or a jail card played for it (AMB-40); the third roll is moved."""

    seat: SeatId
    roll: RollTotal
    by: Literal["fine", "pass"] = "fine"
    kind: Literal["move-on"] = "move-on"


@record
class UsualRent:
    """Rent as the deed says."""

    kind: Literal["usual"] = "usual"


@record
class TimesUsualRent:
    """AMB-33: a multiple of the rent that the deed states."""

    factor: Number
    kind: Literal["times-usual"] = "times-usual"


@record
class TimesFreshRoll:
    """AMB-30: a multiple of a fresh roll, however many utilities the owner has."""

    factor: Number
    kind: Literal["times-fresh-throw"] = "times-fresh-throw"


RentTerms = UsualRent | TimesUsualRent | TimesFreshRoll


@record
class Arrive(OfSeat):
    """MOVE-05: a card has moved the token; the space it reached is dealt with."""

    seat: SeatId
    roll: RollTotal
    terms: Annotated[RentTerms, Field(discriminator="kind")] = UsualRent()
    kind: Literal["arrive"] = "arrive"


@record
class ReturnCard(Pending):
    """CARD-01: the card is obeyed, then goes under its deck."""

    card: CardId
    kind: Literal["return-card"] = "return-card"


@record
class AuctionLot(Pending):
    """Open an auction for a property, or for a jail card (AMB-67)."""

    space: Lot
    kind: Literal["auction-lot"] = "auction-lot"

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        return (self.space,)


@record
class TakeDeed(OfSeat):
    """AUC-04: the price is paid, the winner gets the deed, or the jail card (AMB-67)."""

    seat: SeatId
    space: Lot
    price: Price
    kind: Literal["take-deed"] = "take-deed"

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        return (self.space,)

    def without(self, seat: SeatId) -> "Step":
        return AuctionLot(self.space) if seat == self.seat else self


@record
class CloseLots(Pending):
    """The sealed maxima are opened: these lots are sold one after another, in board order."""

    lots: Lots
    filings: tuple[Filing, ...]
    kind: Literal["close-lots"] = "close-lots"

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        return self.lots

    def without(self, seat: SeatId) -> "Step":
        return CloseLots(self.lots, tuple(f for f in self.filings if f.seat != seat))


@record
class EstateSale(Pending):
    """BKR-09: the Bank auctions these lots; the `pot` is for `shares` if there are any (AMB-35)."""

    debtor: SeatId
    lots: tuple[Lot, ...]
    shares: tuple[SeatId, ...] = ()
    pot: Dollars = 0
    kind: Literal["estate-sale"] = "estate-sale"

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        return self.lots

    def without(self, seat: SeatId) -> "Step":
        shares = tuple(share for share in self.shares if share != seat)
        return EstateSale(self.debtor, self.lots, shares, self.pot)


@record
class OfferUnmortgage(OfSeat):
    """The interest on deeds received is paid: ask which mortgages to pay off."""

    seat: SeatId
    spaces: tuple[PropertySpace, ...]
    kind: Literal["offer-lift"] = "offer-lift"


@record
class LastTurns(Pending):
    """AMB-71: time is up; these seats have their last turn, then players are valued."""

    seats: tuple[SeatId, ...]
    kind: Literal["last-turns"] = "last-turns"

    def without(self, seat: SeatId) -> "Step":
        return LastTurns(tuple(other for other in self.seats if other != seat))


Ending = Literal["rules", "early", "conceded"]
"""What ends a game: its own rules, a moderator or the host before that, or its players, who leave
the win to one of them."""


@record
class FinalValuation(Pending):
    """The game is closing: when all above this is done, players are valued (S35-07, S94-08)."""

    ending: Ending = "rules"
    kind: Literal["reckoning"] = "reckoning"


CLOSING = (LastTurns, FinalValuation)
"""Frames that say that the game is about to end: nothing is traded or built any more."""


@record
class ChargeRent(Pending):
    """RENT-08: rent claimed in time is charged once nothing else of the move is pending.

    AMB-79: until then it is a debt already; `claim` is the id of the claim.
    """

    visitor: SeatId
    owner: SeatId
    rent: Rent
    claim: Count = 0
    kind: Literal["charge-rent"] = "charge-rent"

    def without(self, seat: SeatId) -> Optional["Step"]:
        # AMB-69: nobody is left to pay, or to be paid.
        return None if seat in (self.visitor, self.owner) else self


Step = (
    EndOfMove
    | MoveOn
    | Arrive
    | ReturnCard
    | AuctionLot
    | TakeDeed
    | CloseLots
    | EstateSale
    | OfferUnmortgage
    | LastTurns
    | FinalValuation
    | ChargeRent
)
