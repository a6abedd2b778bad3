"""What the frames of the agenda have in common: what each answers that does not say otherwise."""

from typing import Any, Self

from engine.core.actions import SeatId
from engine.core.lots import Lot


class Pending:
    """A frame about no seat in particular, in which nothing is for sale."""

    __slots__ = ()

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
    """A decision that any seat may answer, and that hides nothing."""

    __slots__ = ()

    def concerns(self, seat: SeatId) -> bool:
        """Return whether a seat may answer it at all."""
        return True

    def seen_by(self, seat: SeatId | None) -> Self:
        """Return the decision without what that seat may not know."""
        return self
