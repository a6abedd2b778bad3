"""Other terms for an offer that is refused: the same deeds for another sum of cash."""

from dataclasses import replace

from engine.core.actions import OfferTrade, Side
from engine.core.events import Trade
from engine.players import offer_limits, past_prices
from engine.players.policy.trading import LEAST_ACCEPTED, Market, Pricing, Terms
from engine.players.policy.viewpoint import Viewpoint
from engine.rules.trade.exchange import as_trade, mirrored
from engine.view import View

IN_A_ROW = 2
"""Counters in a row about one exchange of deeds; then it is yes or no."""


def counter(viewpoint: Viewpoint, trade: Trade) -> OfferTrade | None:
    """Return the offer to counter one with that is refused; None if no other terms are good."""
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if not _is_plain(trade) or counters(view, trade) >= IN_A_ROW:
        return None
    terms = Terms(
        is_allowed=lambda offer: (
            not viewpoint.refuses_to_arm(offer.partner, offer.gives.deeds)
            and not offer_limits.is_repeated(view, seat, offer)
            and not offer_limits.lies_open(view, seat, offer)
            and not past_prices.is_resold_dear(view, mirrored(as_trade(seat, offer)))
        ),
        pricings=(Pricing(viewpoint.character.share),),
        least=max(LEAST_ACCEPTED, viewpoint.character.gain),
    )
    market = Market(viewpoint.preferring, view, seat, terms)
    deal = market.deal(other, trade.takes.deeds, trade.gives.deeds)
    if deal is None or _paid(deal.offer.gives, deal.offer.takes) == _paid(trade.takes, trade.gives):
        return None
    return replace(deal.offer, answers=trade.id)


def _is_plain(trade: Trade) -> bool:
    """Return whether a trade is deeds and cash, and nothing about a debt or a jail card."""
    has_deeds = bool(trade.gives.deeds or trade.takes.deeds)
    has_jail_cards = bool(trade.gives.jail_cards or trade.takes.jail_cards)
    return has_deeds and not has_jail_cards and trade.forgives is None


def _paid(gives: Side, takes: Side) -> int:
    return gives.cash - takes.cash


def asked_more(trade: Trade, offer: OfferTrade) -> int:
    """Return the dollars by which a seat comes out ahead with its counteroffer."""
    return _paid(offer.takes, offer.gives) - _paid(trade.gives, trade.takes)


def counters(view: View, trade: Trade) -> int:
    """Return how many counters in a row have led to an offer."""
    sides = {trade.proposer, trade.partner}
    deeds = set(trade.gives.deeds + trade.takes.deeds)
    count = 0
    for past in reversed(view.past_offers):
        if {past.trade.proposer, past.trade.partner} != sides:
            continue
        if past.by != "countered" or set(past.trade.gives.deeds + past.trade.takes.deeds) != deeds:
            break
        count += 1
    return count
