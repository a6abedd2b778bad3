"""The decisions that wait for an answer (auctions are in auctions.py), and the union `Frame`.

engine/core/frames.py says what every frame answers; a Decision also answers `awaited(position)`,
the seats that it waits for.
"""

from typing import Annotated, Any, ClassVar, Literal, Optional

from pydantic import Field

from engine.core.actions import SeatId
from engine.core.auctions import AnyAuction as AnyAuction
from engine.core.auctions import Auction as Auction
from engine.core.auctions import SealedAuction as SealedAuction
from engine.core.auctions import ShortageAuction as ShortageAuction
from engine.core.auctions import ShortageClaim as ShortageClaim
from engine.core.frames import About, Asked, OfSeat
from engine.core.lots import Lot
from engine.core.position import Position
from engine.core.ranges import Dollars, Doubles, Number, Percent, Price, PropertySpace
from engine.core.steps import AuctionLot, EndOfMove, Step
from engine.core.why import Why
from engine.record import record

Holders = Annotated[tuple[SeatId, ...], "repeated"]
"""Seats that have held a roll, each as often as it has."""


class OfOnePlayer(OfSeat, Asked):
    """A decision that just one player may answer, and that is not asked once that one has left."""

    __slots__ = ()

    def awaited(self, position: Position) -> tuple[SeatId, ...]:
        return (self.seat,)

    def concerns(self, seat: SeatId) -> bool:
        return seat == self.seat


class OfMover(OfOnePlayer):
    """A decision that only the player to move is ever asked for."""

    __slots__ = ()

    def suits(self, position: Position) -> bool:
        """Return whether the player stands where this is asked."""
        return True


class OfTurn(OfMover):
    """The turn itself: before it is answered everybody has time for business, with no sum due."""

    __slots__ = ()

    def without(self, seat: SeatId) -> Any:
        return EndOfMove(seat, 0) if seat == self.seat else self


class RollDue(OfTurn):
    """The turn waits for a roll; `held` are the seats that have already held it (AMB-05)."""

    __slots__ = ()
    held: Holders


@record
class ToRoll(RollDue):
    """The player to move rolls; `doubles` rolled so far in this turn."""

    id: Number
    seat: SeatId
    doubles: Doubles
    held: Holders = ()
    kind: Literal["to-throw"] = "to-throw"
    about: ClassVar[About] = "throw"

    def suits(self, position: Position) -> bool:
        return position.seats[self.seat].jail is None


@record
class InJail(RollDue):
    """A jailed player pays, plays a card, or rolls for doubles (JAIL-07 to JAIL-14)."""

    id: Number
    seat: SeatId
    held: Holders = ()
    kind: Literal["in-jail"] = "in-jail"
    about: ClassVar[About] = "jail"

    def suits(self, position: Position) -> bool:
        return position.seats[self.seat].jail is not None


@record
class FineOrJailCard(OfMover):
    """AMB-40: the last roll in Jail has failed; a jail card may take the place of the fine."""

    id: Number
    seat: SeatId
    kind: Literal["fine-or-pass"] = "fine-or-pass"
    about: ClassVar[About] = "jail"


@record
class HeldRoll(OfOnePlayer):
    """AMB-05: a player holds the roll of the mover, until the player or the clock ends it."""

    id: Number
    seat: SeatId
    mover: SeatId
    kind: Literal["held"] = "held"
    about: ClassVar[About] = "hold"

    def without(self, seat: SeatId) -> Optional["Frame"]:
        # With the mover the roll goes, and there is nothing left to hold.
        return None if seat in (self.seat, self.mover) else self


@record
class ToEnd(OfTurn):
    """Nothing is open: the player passes the dice on (AMB-07)."""

    id: Number
    seat: SeatId
    kind: Literal["to-end"] = "to-end"
    about: ClassVar[About] = "throw"


@record
class BuyOrDecline(OfMover):
    """The option on an unowned property one has landed on (BUY-01)."""

    id: Number
    seat: SeatId
    space: PropertySpace
    kind: Literal["buy-or-decline"] = "buy-or-decline"
    about: ClassVar[About] = "buy"

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        return (self.space,)

    def suits(self, position: Position) -> bool:
        is_there = position.seats[self.seat].space == self.space
        return is_there and not position.deeds[self.space].mortgaged

    def without(self, seat: SeatId) -> "Frame":
        return AuctionLot(self.space) if seat == self.seat else self  # BUY-04


@record
class ChooseTax(OfMover):
    """Flat tax or a share of total worth; `share` is what the latter came to on landing."""

    id: Number
    seat: SeatId
    flat: Dollars
    percent: Percent
    share: Dollars
    kind: Literal["choose-tax"] = "choose-tax"
    about: ClassVar[About] = "tax"
    hides_worth: ClassVar[bool] = True

    def seen_by(self, seat: SeatId | None) -> "ChooseTax":
        return ChooseTax(self.id, self.seat, self.flat, self.percent, 0)  # ITAX-03


@record
class Debt:
    """What one player owes: to the Bank (no creditors), or in equal parts to the creditors."""

    debtor: SeatId
    creditors: tuple[SeatId, ...]
    amount: Price
    why: Why

    def without(self, seat: SeatId) -> Optional["Debt"]:
        """AMB-69: what is owed to a player who has left is dropped."""
        if self.debtor == seat or self.creditors == (seat,):
            return None
        if seat not in self.creditors:
            return self
        share = self.amount // len(self.creditors)
        rest = tuple(creditor for creditor in self.creditors if creditor != seat)
        return Debt(self.debtor, rest, self.amount - share, self.why)


@record
class DebtSettlement(Asked):
    """Debts that cash does not cover yet, in turn order; `failed` ones wait for the others."""

    id: Number
    debts: tuple[Debt, ...]
    failed: tuple[Debt, ...] = ()
    kind: Literal["owing"] = "owing"
    about: ClassVar[About] = "debt"

    def debt_of(self, seat: SeatId) -> Debt | None:
        """Return the open debt of a seat."""
        return next((debt for debt in self.debts if debt.debtor == seat), None)

    def awaited(self, position: Position) -> tuple[SeatId, ...]:
        return tuple(debt.debtor for debt in self.debts)

    def concerns(self, seat: SeatId) -> bool:
        return self.debt_of(seat) is not None

    def without(self, seat: SeatId) -> Optional["Frame"]:
        debts = tuple(d for debt in self.debts if (d := debt.without(seat)))
        failed = tuple(d for debt in self.failed if (d := debt.without(seat)))
        return DebtSettlement(self.id, debts, failed) if debts or failed else None


@record
class UnmortgageOrHold(OfOnePlayer):
    """BKR-05: mortgages just received may be paid off now without a second interest."""

    id: Number
    seat: SeatId
    spaces: tuple[PropertySpace, ...]
    kind: Literal["lift-or-hold"] = "lift-or-hold"
    about: ClassVar[About] = "lift"


Decision = (
    ToRoll
    | InJail
    | FineOrJailCard
    | HeldRoll
    | ToEnd
    | BuyOrDecline
    | ChooseTax
    | Auction
    | SealedAuction
    | DebtSettlement
    | UnmortgageOrHold
    | ShortageClaim
    | ShortageAuction
)
Frame = Decision | Step
AnyFrame = Annotated[Frame, Field(discriminator="kind")]
