"""What the sparring partners ask of a view before they build or bid."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from bench.arena.greedy_prices import lot_value
from bench.arena.partner import build_offers
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, Levels
from engine.core.buildings import barred, buildings_for, in_single_steps
from engine.core.lots import Lot
from engine.core.position import Position
from engine.view import View


def in_stock(position: Position, levels: Levels) -> bool:
    """Return whether the Bank has what these levels take, without what hotels hand back."""
    taken = buildings_for(position, in_single_steps(position, levels))
    return taken.houses <= position.houses and taken.hotels <= position.hotels


def next_steps(view: View) -> Iterator[tuple[int, int]]:
    """Yield each lot that may take one more building now, with the level it comes to."""
    for offer in build_offers(view):
        closed = barred(view, view.rules.groups[offer.group])
        lots = [space for space in view.members(offer.group) if space not in closed]
        lowest = min([view.deeds[space].level for space in lots], default=0)
        for space in lots:
            step = (space, lowest + 1)
            if view.deeds[space].level == lowest and in_stock(view, (step,)):
                yield step


class Bidder(ABC):
    """One that bids up to a fixed sum for a deed, and what a jail card saves for a pass."""

    @abstractmethod
    def most(self, view: View, space: int) -> int:
        """Return the most that it bids for a deed, 0 for none."""

    def bid(self, view: View, auction: d.Auction | d.SealedAuction) -> Action:
        """Return its maximum for the lot, its maxima for the lots, or a pass."""
        if isinstance(auction, d.Auction):
            most = self._within(view, auction.space)
            lowest = view.lowest_bid(auction.space, auction.price)
            return a.SetMaximum(most) if most >= lowest else a.PassBid()
        maxima = tuple((lot, self._within(view, lot)) for lot in auction.lots)
        maxima = tuple((lot, most) for lot, most in maxima if most >= view.first_bid(lot))
        assert view.seat is not None
        return a.FileMaxima(maxima, view.seats[view.seat].cash) if maxima else a.PassBid()

    def _within(self, view: View, lot: Lot) -> int:
        assert view.seat is not None
        most = lot_value(view, view.seat, lot) if isinstance(lot, str) else self.most(view, lot)
        return min(most, view.seats[view.seat].cash - view.lot_interest(lot))
