"""The trade that a coach suggests: it completes a group, and the other player may well accept it.

That player may judge by the chance to win or by printed prices: the trade is good by both.
"""

from dataclasses import dataclass, replace

from engine.actions import OfferTrade, SeatId, Side
from engine.exchange import as_trade
from engine.players import trading
from engine.players.judge.judging import Judge
from engine.players.policy import manners
from engine.players.policy.trading import Pricing, Terms, proposal
from engine.players.policy.what_if import traded
from engine.view import View

SHARE = 0.7
"""How much of what both sides gain the suggestion asks for its own side."""
LEAST = 0.01
"""The gain in the chance to win that makes a trade worth a suggestion."""
ROUND = 10
"""Dollars to which the cash is rounded, in favor of the other player."""


@dataclass(frozen=True)
class Suggestion:
    """A trade to offer, and the chance to win before and after it, from 0 to 1."""

    offer: OfferTrade
    before: float
    after: float


def suggested_trade(judge: Judge, view: View, seat: SeatId) -> Suggestion | None:
    """Return the best trade of its kind that a seat could offer; None if none is good enough."""
    before = judge.chances(view)[seat]

    def suggestion(offer: OfferTrade) -> Suggestion:
        sweetened = _sweetened(view, seat, offer)
        after = traded(view, seat, offer.partner, sweetened.gives, sweetened.takes)
        affordable = min(after.seats[it].cash for it in (seat, offer.partner)) >= 0
        return Suggestion(sweetened, before, judge.chances(after)[seat] if affordable else 0.0)

    def is_allowed(offer: OfferTrade) -> bool:
        found = suggestion(offer)
        is_new = not manners.is_repeated(view, seat, found.offer)
        return is_new and bool(offer.takes.deeds) and found.after >= before + LEAST

    terms = Terms(view.trade_partners(seat), is_allowed, (Pricing(SHARE),))
    deal = proposal(judge, view, seat, terms)
    return None if deal is None else suggestion(deal.offer)


def _sweetened(view: View, seat: SeatId, offer: OfferTrade) -> OfferTrade:
    """Return an offer with a round sum, and as much more as printed prices demand."""
    gives, takes = offer.gives, offer.takes
    gained = trading.gain(view, offer.partner, as_trade(seat, offer))
    paid = gives.cash - takes.cash + max(0, 1 - gained)
    paid = -(-paid // ROUND) * ROUND
    return replace(
        offer, gives=Side(gives.deeds, max(0, paid)), takes=Side(takes.deeds, max(0, -paid))
    )
