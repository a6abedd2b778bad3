"""What is open: sums owed, options, auctions and all else that has to be done before a roll."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.why import Rent, Why
from tests.referee.book import Lot


@dataclass(eq=False)
class Matter:
    """Something that has begun and is not done yet."""


@dataclass(eq=False)
class Debt(Matter):
    """A sum that its debtor's cash did not cover; `to` is empty for the Bank."""

    debtor: int
    to: tuple[int, ...]
    amount: int
    why: Why
    given_up: bool = False


@dataclass(eq=False)
class Option(Matter):
    """BUY-01: an unowned property that somebody stands on."""

    seat: int
    space: int


@dataclass(eq=False)
class TaxChoice(Matter):
    """ITAX-03: 200, or the tenth that worth came to on landing."""

    seat: int
    tenth: int


@dataclass(eq=False)
class DrawnCard(Matter):
    """CARD-01: a card that is being obeyed and then goes under its deck."""

    card: str


@dataclass(eq=False)
class HeldRoll(Matter):
    """JAIL-12, AMB-45: the third roll, moved when the fine is paid.

    `by` is empty while the fine or a pass in its place is still to be chosen (AMB-40).
    """

    seat: int
    roll: int
    by: str = "fine"


@dataclass(eq=False)
class Estate(Matter):
    """BKR-09: lots of a bankrupt that the Bank auctions; AMB-35: the `pot` is for `shares`."""

    debtor: int
    lots: list[Lot]
    shares: list[int] = field(default_factory=list)
    pot: int = 0
    paying: list[tuple[int, int]] | None = None


@dataclass(eq=False)
class ToAuction(Matter):
    """BUY-04: a lot that has to be put up for auction."""

    lot: Lot
    estate: Estate | None = None


@dataclass(eq=False)
class Sale(Matter):
    """A running auction of these lots: calls, or what has been filed for them."""

    number: int
    lots: list[Lot]
    estate: Estate | None
    bids: list[tuple[int, int]] = field(default_factory=list)
    maxima: dict[int, int] = field(default_factory=dict)
    filed: dict[int, tuple[dict[Lot, int], int]] = field(default_factory=dict)
    passed: set[int] = field(default_factory=set)
    begun: bool = False

    @property
    def price(self) -> int:
        """The highest call, 0 before there is one."""
        return self.bids[-1][1] if self.bids else 0

    @property
    def leader(self) -> int | None:
        """Who made it."""
        return self.bids[-1][0] if self.bids else None


@dataclass(eq=False)
class Won(Matter):
    """AUC-04: a lot knocked down and not yet paid for."""

    seat: int
    lot: Lot
    price: int
    estate: Estate | None


@dataclass(eq=False)
class Inherited(Matter):
    """BKR-05: mortgages just received, to be paid off or held."""

    seat: int
    spaces: tuple[int, ...]


@dataclass(eq=False)
class ClaimedRent(Matter):
    """RENT-08: rent asked for in time, paid before the next roll, and owed at once (AMB-79)."""

    visitor: int
    owner: int
    rent: Rent
    claim: int


@dataclass(eq=False)
class Shortage(Matter):
    """AMB-49: scarce buildings that are claimed; `claims` are lots with the most for each."""

    number: int
    seat: int
    claims: dict[int, list[tuple[int, int]]]
    asked: set[int]
    bids: list[tuple[int, int, int]] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    building: str = "house"
