"""Rents as they come in: what counts as collected, for the statistics and for the review."""

from dataclasses import dataclass

from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.position import Position
from engine.core.why import Rent


@dataclass(frozen=True, slots=True)
class Collected:
    """Rent for one visit: what was `due` to all owners together, and what they got of it."""

    visitor: SeatId
    owners: tuple[SeatId, ...]
    space: int
    due: int
    amount: int
    is_paid: bool

    @property
    def share(self) -> int:
        """What each of the owners got."""
        return self.amount // len(self.owners)


class RentsCollected:
    """Follows each rent until it is paid, forgiven, or its visitor is bankrupt over it.

    A visitor who is bankrupt has paid as much of the rent as could still be raised: the owner gets
    that with the estate. It counts as collected, for the group has brought it.
    """

    def __init__(self) -> None:
        self._owed: dict[SeatId, tuple[e.DebtOpened, Rent]] = {}

    def follow(self, event: e.Event, position: Position) -> Collected | None:
        """Return the rent that an event settles, if any; `position` is the table just before it."""
        match event:
            case e.Paid(why=Rent(space=space)):
                self._owed.pop(event.seat, None)
                return Collected(event.seat, event.to, space, event.amount, event.amount, True)
            case e.DebtOpened(why=Rent() as why):
                self._owed[event.seat] = event, why
            case e.DebtForgiven(seat=seat):
                self._owed.pop(seat, None)
            case e.WentBankrupt(seat=seat) if seat in self._owed:
                owed, why = self._owed.pop(seat)
                got = min(owed.amount, position.raisable(seat))
                return Collected(seat, owed.to, why.space, owed.amount, got, False)
            case _:
                pass
        return None
