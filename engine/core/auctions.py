"""The decisions of auctions: lots by open calls or sealed, scarce buildings claimed, then sold."""

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, Literal, Protocol

from engine.core.actions import SeatId
from engine.core.buildings import BUILDINGS, Building, comes_to, fitting, house_cost, stock
from engine.core.frames import About, Asked
from engine.core.lots import Lot, Lots
from engine.core.position import Position
from engine.core.ranges import Dollars, Number, Price, PropertySpace
from engine.core.steps import Filing
from engine.record import record


class Budgets(Protocol):
    """A position, and the cash that its seats have left beside the bids that they lead with."""

    @property
    def position(self) -> Position:
        """What lies open on the table."""

    def to_spend(self, seat: SeatId) -> int:
        """Return dollars that a seat may put into buildings."""

    def to_bid(self, seat: SeatId) -> int:
        """Return dollars that a seat may bid for a building."""


class OpenAuction(Asked):
    """An auction by open calls: bids rise until nobody who could go higher is left (AUC-01).

    A bid begins with its seat and ends with its amount; those who have `passed` are out of it.
    """

    __slots__ = ()
    about: ClassVar[About] = "auction"
    is_bidding: ClassVar[bool] = True
    bids: tuple[tuple[int, ...], ...]
    passed: tuple[SeatId, ...]

    @property
    def price(self) -> int:
        """The highest bid so far, 0 before the first."""
        return self.bids[-1][-1] if self.bids else 0

    @property
    def leader(self) -> SeatId | None:
        """The seat that made the highest bid."""
        return self.bids[-1][0] if self.bids else None


@record
class Auction(OpenAuction):
    """Open calls for one lot. `bids` rise; `maxima` are secret, in the order of filing.

    `space` is that of the property, or the jail card (AMB-67).
    """

    id: Number
    space: Lot
    bids: tuple[tuple[SeatId, Price], ...] = ()
    maxima: tuple[tuple[SeatId, Price], ...] = ()
    passed: tuple[SeatId, ...] = ()
    kind: Literal["auction"] = "auction"

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        return (self.space,)

    def awaited(self, position: Position) -> tuple[SeatId, ...]:
        lowest = position.lowest_bid(self.space, self.price) + position.lot_interest(self.space)
        return tuple(
            seat
            for seat in position.players()
            if seat != self.leader and seat not in self.passed and position.can_reach(seat, lowest)
        )

    def seen_by(self, seat: SeatId | None) -> "Auction":
        return replace(self, maxima=tuple(filed for filed in self.maxima if filed[0] == seat))

    def stands(self, position: Position, bid: tuple[SeatId, int]) -> bool:
        """AMB-20, AMB-23: whether a bid that was made could still be paid.

        AMB-79: it stands beside rent that its bidder is asked for afterwards.
        """
        seat, amount = bid
        return position.lot_limit(seat, self.space) + position.asked_rent(seat) >= amount

    def left_by(self, seat: SeatId) -> "Auction":
        """Return the auction with one bidder less, and without that one's secret maximum."""
        maxima = tuple(filed for filed in self.maxima if filed[0] != seat)
        return replace(self, maxima=maxima, passed=(*self.passed, seat))

    def without(self, seat: SeatId) -> "Auction":
        # AMB-23: the bids of one who leaves are struck, the rest stand.
        return replace(
            self,
            bids=tuple(bid for bid in self.bids if bid[0] != seat),
            maxima=tuple(filed for filed in self.maxima if filed[0] != seat),
            passed=tuple(gone for gone in self.passed if gone != seat),
        )


@record
class SealedAuction(Asked):
    """Sealed maxima for one property or a whole estate, in board order, under one deadline."""

    id: Number
    lots: Lots
    filings: tuple[Filing, ...] = ()
    kind: Literal["sealed-auction"] = "sealed-auction"
    about: ClassVar[About] = "auction"
    is_bidding: ClassVar[bool] = True

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        return self.lots

    def awaited(self, position: Position) -> tuple[SeatId, ...]:
        filed = {filing.seat for filing in self.filings}
        lowest = min([position.first_bid(lot) + position.lot_interest(lot) for lot in self.lots])
        return tuple(
            seat
            for seat in position.players()
            if seat not in filed and position.can_reach(seat, lowest)
        )

    def seen_by(self, seat: SeatId | None) -> "SealedAuction":
        return SealedAuction(
            self.id,
            self.lots,
            tuple(f if f.seat == seat else Filing(f.seat, (), 0) for f in self.filings),
        )

    def without(self, seat: SeatId) -> "SealedAuction":
        return SealedAuction(self.id, self.lots, tuple(f for f in self.filings if f.seat != seat))


@record
class BuildingClaim:
    """What one player wants: a lot for each building, in order, and the most it may cost."""

    seat: SeatId
    wanted: tuple[tuple[PropertySpace, Dollars], ...]

    @property
    def lots(self) -> tuple[int, ...]:
        """The lots alone."""
        return tuple([space for space, _ in self.wanted])

    def hidden(self) -> "BuildingClaim":
        """Return the claim without its secret maxima."""
        return BuildingClaim(self.seat, tuple([(space, 0) for space in self.lots]))


def exceed_stock(claims: tuple[BuildingClaim, ...], budgets: Budgets) -> bool:
    """SHTG-02: whether more is wanted of houses or of hotels than the Bank has."""
    position = budgets.position
    counts = [
        comes_to(position, claim.seat, claim.wanted, budgets.to_spend(claim.seat))
        for claim in claims
    ]
    have = stock(position)
    return any([sum([count.of(kind) for count in counts]) > have.of(kind) for kind in BUILDINGS])


def has_shortage(frames: Iterable[object]) -> bool:
    """Return whether scarce buildings are being claimed or auctioned, at any depth."""
    return any([isinstance(frame, SHORTAGE) for frame in frames])


@record
class ShortageClaim(Asked):
    """AMB-49: `asked` could use the scarce buildings too, and say what they claim.

    The first of `claims` is the request that opened the shortage. By post its player is asked as
    well, once the claims exceed the stock: for the most that each building may cost.
    """

    id: Number
    asked: tuple[SeatId, ...]
    claims: tuple[BuildingClaim, ...]
    answered: tuple[SeatId, ...] = ()
    kind: Literal["shortage-claim"] = "shortage-claim"
    about: ClassVar[About] = "claim"
    is_bidding: ClassVar[bool] = True

    def claim_of(self, seat: SeatId) -> BuildingClaim | None:
        """Return what a seat has claimed so far."""
        return next((claim for claim in self.claims if claim.seat == seat), None)

    def awaited(self, budgets: Budgets) -> tuple[SeatId, ...]:
        waiting = [seat for seat in self.asked if seat not in self.answered]
        is_opener_asked = any([self.claim_of(seat) for seat in waiting])
        if is_opener_asked and not exceed_stock(self.claims, budgets):
            waiting = [seat for seat in waiting if not self.claim_of(seat)]
        return tuple(waiting)

    def seen_by(self, seat: SeatId | None) -> "ShortageClaim":
        # By seat, because a request that is raised is filed anew.
        by_seat = sorted(self.claims, key=lambda claim: claim.seat)
        claims = tuple(claim if claim.seat == seat else claim.hidden() for claim in by_seat)
        return ShortageClaim(self.id, self.asked, claims, self.answered)

    def without(self, seat: SeatId) -> "ShortageClaim":
        return ShortageClaim(
            self.id,
            tuple(other for other in self.asked if other != seat),
            tuple(claim for claim in self.claims if claim.seat != seat),
            tuple(other for other in self.answered if other != seat),
        )


@record
class ShortageAuction(OpenAuction):
    """AMB-50: open calls among those who claim it for one building of shortage `shortage`.

    `bids` rise, each a seat, the lot it would build on, and the amount.
    """

    id: Number
    shortage: Number
    building: Building
    claims: tuple[BuildingClaim, ...]
    bids: tuple[tuple[SeatId, PropertySpace, Price], ...] = ()
    passed: tuple[SeatId, ...] = ()
    kind: Literal["shortage-auction"] = "shortage-auction"

    @property
    def lot(self) -> int | None:
        """Where that building would go."""
        return self.bids[-1][1] if self.bids else None

    def claim_of(self, seat: SeatId) -> BuildingClaim | None:
        """Return what a seat still wants."""
        return next((claim for claim in self.claims if claim.seat == seat), None)

    def lowest(self, position: Position, space: int) -> int:
        """AMB-50: the least that may be bid for this lot: the price on its deed, then a step."""
        floor = house_cost(position, space)
        return max(floor, position.next_bid(self.price)) if self.bids else floor

    def lots(self, position: Position, seat: SeatId) -> tuple[int, ...]:
        """Return the claimed lots on which a seat may put this building now, each once."""
        claim = self.claim_of(seat)
        spaces = dict.fromkeys(space for space, _ in claim.wanted) if claim else ()
        cash = position.seats[seat].cash
        return tuple(
            space for space in spaces if fitting(position, seat, ((space, 0),), self.building, cash)
        )

    def can_bid(self, budgets: Budgets, seat: SeatId) -> bool:
        """Return whether a seat has a claimed lot, and the cash for the next bid."""
        position, able = budgets.position, budgets.to_bid(seat)
        return any([self.lowest(position, space) <= able for space in self.lots(position, seat)])

    def awaited(self, budgets: Budgets) -> tuple[SeatId, ...]:
        return tuple(
            claim.seat
            for claim in self.claims
            if claim.seat != self.leader
            and claim.seat not in self.passed
            and self.can_bid(budgets, claim.seat)
        )

    def concerns(self, seat: SeatId) -> bool:
        return self.claim_of(seat) is not None

    def stands(self, position: Position, bid: tuple[SeatId, int, int]) -> bool:
        """AMB-23: whether a bid could still be paid in cash, and be built on its lot."""
        seat, space, amount = bid
        return amount <= position.seats[seat].cash and space in self.lots(position, seat)

    def left_by(self, seat: SeatId) -> "ShortageAuction":
        """Return the auction with one bidder less."""
        return replace(self, passed=(*self.passed, seat))

    def without(self, seat: SeatId) -> "ShortageAuction":
        return replace(
            self,
            claims=tuple(claim for claim in self.claims if claim.seat != seat),
            bids=tuple(bid for bid in self.bids if bid[0] != seat),
            passed=tuple(gone for gone in self.passed if gone != seat),
        )


SHORTAGE = (ShortageClaim, ShortageAuction)
"""The frames of a building shortage."""
AnyAuction = Auction | SealedAuction | ShortageAuction
