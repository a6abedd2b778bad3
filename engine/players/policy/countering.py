"""Other terms for an offer that is refused: the same deeds for another sum of cash."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.actions import OfferTrade, Side
from engine.core.events import Trade
from engine.players import offer_limits
from engine.players.policy.last_gain import last_gain
from engine.players.policy.viewpoint import Viewpoint
from engine.rules.trade.exchange import transfer_cost
from engine.view import View

IN_A_ROW = 2
"""Counters in a row about one exchange of deeds; then it is yes or no."""
ROUNDED = 10
"""Dollars of which a counter names multiples."""


def counter(
    viewpoint: Viewpoint, trade: Trade, surplus: Callable[[Trade], float]
) -> OfferTrade | None:
    """Return the offer to counter one with that is refused; None if no other terms are good.

    Its price is about the lowest at which the `surplus`, what the seat gains beyond what it asks
    for, is not below zero, of what both sides can pay.
    """
    view, seat, other = viewpoint.view, viewpoint.seat, trade.proposer
    if not _is_plain(trade) or counters(view, trade) >= IN_A_ROW:
        return None
    offered = _paid(trade.takes, trade.gives)
    theirs = view.seats[other].cash - transfer_cost(view, trade.takes.deeds, ())
    mine = view.seats[seat].cash - transfer_cost(view, trade.gives.deeds, ())
    low, high = -(theirs // ROUNDED), min(-(-offered // ROUNDED), mine // ROUNDED)
    if low > high:
        return None
    tens = last_gain(low, high, lambda it: surplus(_for_cash(trade, it * ROUNDED)), exact=1)
    if tens is None:
        return None
    asked = _for_cash(trade, tens * ROUNDED)
    offer = OfferTrade(other, asked.takes, asked.gives, answers=trade.id)
    is_known = offer_limits.is_repeated(view, seat, offer) or offer_limits.lies_open(
        view, seat, offer
    )
    return None if is_known or asked_more(trade, offer) <= 0 else offer


def _for_cash(trade: Trade, paid: int) -> Trade:
    """Return a trade with its partner paying so much cash for it, or getting it below 0."""
    return replace(
        trade,
        gives=replace(trade.gives, cash=max(0, -paid)),
        takes=replace(trade.takes, cash=max(0, paid)),
    )


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
