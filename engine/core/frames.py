"""Base classes for the frames of an agenda, with the answers that most frames give."""

from typing import Any, ClassVar, Literal, Self

from engine.core.actions import SeatId
from engine.core.lots import Lot

About = Literal["throw", "hold", "jail", "buy", "tax", "auction", "claim", "lift", "debt"]
"""The classes of decisions, by which time is given (engine/host/clocks/decision_classes.py)."""


class Pending:
    """A frame about no seat in particular, in which nothing is for sale.

    `hides_worth`: whether nobody's worth may be told while it is pending (ITAX-03).
    """

    __slots__ = ()
    hides_worth: ClassVar[bool] = False

    @property
    def for_sale(self) -> tuple[Lot, ...]:
        """The lots that the Bank sells."""
        return ()

    def without(self, seat: SeatId) -> Any:
        """Return what is left of it when that seat leaves the game, None for nothing."""
        return self


class OfSeat(Pending):
    """A frame about one seat, which is gone once that seat has left the game."""

    __slots__ = ()
    seat: SeatId

    def without(self, seat: SeatId) -> Any:
        return None if seat == self.seat else self


class Asked(Pending):
    """A decision that any seat may answer, and that hides nothing; `about` is its class.

    `is_bidding`: whether seats bid or claim in it, each by what only that seat knows.
    """

    __slots__ = ()
    id: int
    about: ClassVar[About]
    is_bidding: ClassVar[bool] = False

    def concerns(self, seat: SeatId) -> bool:
        """Return whether a seat may answer it at all."""
        return True

    def seen_by(self, seat: SeatId | None) -> Self:
        """Return the decision without what that seat may not know."""
        return self
