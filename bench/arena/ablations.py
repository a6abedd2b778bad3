"""The package's own player without one of its skills: what it loses then is what that is worth.

Each plays as it does, with something taken out of what it sees or of what it answers.
"""

from collections.abc import Callable
from dataclasses import replace

from bench.arena.judging import Judging
from bench.arena.table import Player
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.core.offered import BuildingBidRange, BuildOffer, ClaimOffer, MortgageOffer, Offer
from engine.players.offer_limits import Company
from engine.view import View

NOBODY_ASKED = Company(undisturbed=frozenset(range(8)))
"""A company in which no seat may be asked for a trade."""
BUILDING = BuildOffer, ClaimOffer, BuildingBidRange


class WithoutTrades(Judging):
    """Offers no trades, and declines all."""

    def __init__(self) -> None:
        super().__init__(company=NOBODY_ASKED)

    def answer(self, view: View, trade: Trade) -> Action:
        """Decline, without a counter."""
        return a.DeclineTrade(trade.id)

    def accepts(self, view: View, trade: Trade) -> bool:
        """Accept nothing."""
        return False


class WithoutBids(Judging):
    """Passes in every auction of the Bank's lots; it buys what it lands on."""

    def decide(self, view: View) -> Action:
        """Return what its seat does next, and no bid."""
        if isinstance(view.decision, d.Auction | d.SealedAuction):
            return a.PassBid()
        return super().decide(view)


class BiddingListPrice(Judging):
    """Bids what lots are worth to it, but never more than their printed prices."""

    def decide(self, view: View) -> Action:
        """Return what its seat does next, with bids up to printed prices."""
        action, auction = super().decide(view), view.decision
        if isinstance(auction, d.Auction) and isinstance(action, a.SetMaximum):
            most = _within_list_price(view, auction.space, action.amount)
            enough = most >= view.lowest_bid(auction.space, auction.price)
            return a.SetMaximum(most) if enough else a.PassBid()
        if isinstance(action, a.FileMaxima):
            found = [(lot, _within_list_price(view, lot, most)) for lot, most in action.maxima]
            maxima = tuple((lot, most) for lot, most in found if most >= view.first_bid(lot))
            return a.FileMaxima(maxima, action.limit) if maxima else a.PassBid()
        return action


def _within_list_price(view: View, lot: Lot, most: int) -> int:
    """Return a bid, or the printed price if that is less; a jail card has none."""
    return most if isinstance(lot, str) else min(most, view.rules.properties[lot].price)


class WithoutBuilding(Judging):
    """Builds nothing, and so mortgages only for debts."""

    def decide(self, view: View) -> Action:
        """Return what its seat does next, with no building offered."""
        return super().decide(_without(_without_loans(view), BUILDING))


class WithoutMortgages(Judging):
    """Mortgages only for debts, never to build."""

    def decide(self, view: View) -> Action:
        """Return what its seat does next, with no loan offered unless it owes something."""
        return super().decide(_without_loans(view))


def _without_loans(view: View) -> View:
    if isinstance(view.decision, d.DebtSettlement):
        return view
    return _without(view, (MortgageOffer,))


def _without(view: View, kinds: tuple[type[Offer], ...]) -> View:
    return replace(
        view, offers=tuple(offer for offer in view.offers if not isinstance(offer, kinds))
    )


ABLATIONS: dict[str, Callable[[], Player]] = {
    "judging-without-trades": WithoutTrades,
    "judging-without-bids": WithoutBids,
    "judging-bidding-list-price": BiddingListPrice,
    "judging-without-building": WithoutBuilding,
    "judging-without-mortgages": WithoutMortgages,
}
"""These players by name. None plays games out in its head, so that is not among them."""
