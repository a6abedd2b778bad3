"""What the sparring partners share: one turn's business, auctions, and sums of what is left."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

from bench.arena.greedy import choose, first
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.lots import Lot
from engine.core.offered import BuildOffer, MortgageOffer, TradeTerms, UnmortgageOffer
from engine.core.position import Position
from engine.rules.building.layouts import layout
from engine.rules.trade.exchange import cash_after
from engine.view import View


class Partner(ABC):
    """A player that asks its own kind what to buy, to bid and to do; the rest is greedy's.

    It offers one trade a turn; where `OFFERED_AGAIN` is set, another after each that is made.
    """

    OFFERED_AGAIN = False

    def __init__(self) -> None:
        self._offered_in = -1
        self._taken: tuple[int, ...] = ()

    def decide(self, view: View) -> Action:
        """Answer the decision that waits, or do business first."""
        seat, decision = seat_of(view), view.decision
        assert decision is not None
        match decision:
            case d.ToRoll() | d.ToEnd():
                return self._busy(view) or first(view.offers)
            case d.InJail():
                return self._busy(view) or self.leave_jail(view, seat)
            case d.BuyOrDecline(space=space):
                wanted = a.Buy() in view.offers and self.buys(view, seat, space)
                return a.Buy() if wanted else a.Decline()
            case d.Auction() | d.SealedAuction():
                return bid(view, seat, lambda lot: self.most(view, seat, lot))
            case _:
                return choose(view, seat, decision, view.offers)

    def _busy(self, view: View) -> Action | None:
        action = self.business(view, seat_of(view))
        if isinstance(action, OfferTrade):
            self._offered_in, self._taken = view.turn, action.takes.deeds
        return action

    def may_offer(self, view: View, seat: SeatId) -> bool:
        """Return whether it has not offered yet in this turn, or has just been given its way."""
        if any(trade.proposer == seat for trade in view.trades) or not partners(view):
            return False
        if view.turn != self._offered_in:
            return True
        return self.OFFERED_AGAIN and all(view.deeds[space].owner == seat for space in self._taken)

    @abstractmethod
    def buys(self, view: View, seat: SeatId, space: int) -> bool:
        """Return whether it takes what it stands on at the printed price."""

    @abstractmethod
    def most(self, view: View, seat: SeatId, lot: Lot) -> int:
        """Return the most it bids for a lot."""

    @abstractmethod
    def business(self, view: View, seat: SeatId) -> Action | None:
        """Return what it does in its turn before it rolls, if anything is left to do."""

    def leave_jail(self, view: View, seat: SeatId) -> Action:
        """Use a pass, else roll."""
        return use_card(view) or a.Roll()


def seat_of(view: View) -> SeatId:
    """Return the seat that looks at the table."""
    assert view.seat is not None
    return view.seat


def use_card(view: View) -> Action | None:
    """Return the first pass that may be played."""
    return next((offer for offer in view.offers if isinstance(offer, a.UseJailCard)), None)


def partners(view: View) -> tuple[SeatId, ...]:
    """Return the seats to which a trade may be offered now."""
    return next((offer.partners for offer in view.offers if isinstance(offer, TradeTerms)), ())


def streets(position: Position) -> Iterator[str]:
    """Yield the color groups in board order."""
    return (name for name, group in position.rules.groups.items() if group.kind == "street")


def price_of(position: Position, spaces: tuple[int, ...]) -> int:
    """Return the printed prices of these deeds together."""
    return sum(position.rules.properties[space].price for space in spaces)


def lacking(position: Position, seat: SeatId, group: str) -> tuple[int, ...]:
    """Return the deeds of a group that a seat does not hold."""
    return tuple(s for s in position.members(group) if position.deeds[s].owner != seat)


def sole_owner(position: Position, spaces: tuple[int, ...]) -> SeatId | None:
    """Return the one player who holds all these deeds."""
    owners = {position.deeds[space].owner for space in spaces}
    return owners.pop() if len(owners) == 1 else None


def left(position: Position, seat: SeatId, gives: Side, takes: Side) -> int:
    """Return the cash a side would have after a trade and the interest due with it."""
    return cash_after(position, seat, gives, takes, ())[0]


def bid(view: View, seat: SeatId, most: Callable[[Lot], int]) -> Action:
    """File a maximum for every lot that is worth the lowest bid."""
    auction = view.decision
    if isinstance(auction, d.SealedAuction):
        found = tuple((lot, min(most(lot), view.lot_limit(seat, lot))) for lot in auction.lots)
        maxima = tuple((lot, price) for lot, price in found if price >= view.first_bid(lot))
        limit = min(view.bid_limit(seat), sum(price for _, price in maxima))
        return a.FileMaxima(maxima, limit) if maxima else a.PassBid()
    assert isinstance(auction, d.Auction)
    price = min(most(auction.space), view.lot_limit(seat, auction.space))
    enough = price >= view.lowest_bid(auction.space, auction.price)
    return a.SetMaximum(price) if enough else a.PassBid()


def build_offers(view: View) -> list[BuildOffer]:
    """Return the groups that may be built on now."""
    return [offer for offer in view.offers if isinstance(offer, BuildOffer)]


def build(view: View, offer: BuildOffer, spare: int, most: int = 1000) -> a.Build | None:
    """Return the highest layout of a group within the spare cash and a total of levels."""
    for total in range(min(offer.highest, most), offer.lowest - 1, -1):
        levels = layout(view, offer.group, total)
        if levels and view.building_cost(levels) <= spare:
            return a.Build(levels)
    return None


def unmortgageable(view: View) -> tuple[int, ...]:
    """Return the mortgages that may be paid off now."""
    return next((offer.spaces for offer in view.offers if isinstance(offer, UnmortgageOffer)), ())


def mortgageable(view: View) -> tuple[int, ...]:
    """Return the deeds that may be mortgaged now."""
    return next((offer.spaces for offer in view.offers if isinstance(offer, MortgageOffer)), ())
