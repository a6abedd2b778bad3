"""Offers of trades, and taking one back that has become bad."""

from dataclasses import replace

from engine.core import actions as a
from engine.core.actions import OfferTrade, SeatId
from engine.core.events import Trade
from engine.players import offer_limits, past_prices
from engine.players.motives import ChosenAction, Motive
from engine.players.plain import trading as plain
from engine.players.plain.groups import completed, completes_any
from engine.players.policy import trading
from engine.players.policy.fairness import before_and_after, gains
from engine.players.policy.preference import desired, unwanted
from engine.players.policy.trading import (
    MOST_LOST,
    NOTABLE_LOSS,
    PRICINGS,
    Pricing,
    Terms,
)
from engine.players.policy.viewpoint import Viewpoint
from engine.rules.trade.exchange import as_trade, mirrored
from engine.view import View

Kind = tuple[bool, bool, bool]
"""What a partner is asked for, and what it gets for it: whether deeds, deeds for them, and all that
it lacks of a group."""
DUEL = 2
"""Players, of whom one gains what the other loses."""
MOST_ASKED = 0.04
"""The chance to win that a person may lose by what completes no group of the seat: they may name
another price, but nobody likes to be asked for a fortune.
"""
EVEN_ROUNDS = 2
"""Rounds of the table from one offer of a player of even strength to the next."""


def offer(viewpoint: Viewpoint) -> ChosenAction | None:
    """Return the trade to offer before the first roll of a turn, if it is time for one."""
    if not viewpoint.is_turn_begun:
        return None
    view, seat = viewpoint.view, viewpoint.seat
    deal = _deal(viewpoint)
    if deal is None:
        return None
    partner, taken = deal.offer.partner, deal.offer.takes.deeds
    chances = before_and_after(viewpoint, as_trade(seat, deal.offer))
    group = completed(view, seat, taken)
    kind = "offered-group" if group else "offered"
    return ChosenAction(deal.offer, Motive.of_trade(kind, partner, chances, group))


def _deal(viewpoint: Viewpoint) -> trading.Deal | None:
    """Return the best trade with a person, who is asked but once a lap; else with a computer."""
    view, seat = viewpoint.view, viewpoint.seat
    if offer_limits.is_done(view, seat, _most_refused(viewpoint)):
        return None
    asked = terms(viewpoint)
    persons = tuple(
        partner for partner in asked.partners or () if partner in viewpoint.company.persons
    )
    polite = replace(asked, partners=persons, most_lost=MOST_ASKED)
    deal = trading.proposal(viewpoint.preferring, view, seat, polite)
    if deal is None and _is_round(viewpoint):
        others = tuple(partner for partner in asked.partners or () if partner not in persons)
        return trading.proposal(viewpoint.preferring, view, seat, replace(asked, partners=others))
    return deal


def _is_round(viewpoint: Viewpoint) -> bool:
    """Return whether it is the round of the table in which anybody is asked.

    Once a lap in a DUEL, in which hardly anybody trades.
    """
    view, hunger = viewpoint.view, viewpoint.character.hunger
    rounds = view.turn // len(view.seats) + viewpoint.seat
    usual = EVEN_ROUNDS if viewpoint.strength == "even" else 1
    if len(view.players()) == DUEL:
        usual = offer_limits.LAP
    return rounds % max(1, round(usual / hunger)) == 0


def _most_refused(viewpoint: Viewpoint) -> int:
    """Return how many offers of a seat may be refused in one turn."""
    usual = 1 if viewpoint.strength == "even" else offer_limits.OFFERS
    return max(1, round(usual * viewpoint.character.hunger))


def terms(viewpoint: Viewpoint) -> Terms:
    """Return whom a seat asks, and how it prices its offers."""
    view, seat, company = viewpoint.view, viewpoint.seat, viewpoint.company
    share = viewpoint.character.share
    pricings = tuple(_shared(pricing, share) for pricing in PRICINGS)
    return Terms(
        offer_limits.askable(view, seat, company),
        lambda offer: (
            not viewpoint.refuses_to_arm(offer.partner, offer.gives.deeds)
            and offer_limits.may_offer(view, seat, offer, company)
            and _is_priced_well(view, seat, mirrored(as_trade(seat, offer)))
            and _costs_little(viewpoint, offer)
        ),
        (Pricing(share),) if viewpoint.strength == "even" else pricings,
        viewpoint.character.gain,
        desired(view, seat, viewpoint.character),
        unwanted(view, seat, viewpoint.character),
        lambda offer: likelihood(view, seat, offer),
    )


def _is_priced_well(view: View, seat: SeatId, asked: Trade) -> bool:
    """Return whether an offer of a seat, as its partner would make it, goes by what both know."""
    undersold = past_prices.undersold(view, seat, asked)
    return not undersold and not past_prices.is_resold_dear(view, asked)


def likelihood(view: View, seat: SeatId, offer: OfferTrade) -> float:
    """Return how likely the partner is to accept an offer of a seat: 1 until it has refused.

    Some players never sell for cash, some never swap, and some deeds are dear to them. A player
    that has refused offers of one kind, or for the same deeds, is asked for other deeds first.
    """
    kind, taken = _kind(view, offer.partner, offer), set(offer.takes.deeds)
    alike = same = 0
    for past in view.past_offers:
        trade = past.trade
        if (trade.proposer, trade.partner) == (seat, offer.partner) and past.by == "declined":
            alike += _kind(view, offer.partner, trade) == kind
            same += set(trade.takes.deeds) == taken
    return 1 / ((1 + alike) * (1 + same))


def _kind(view: View, partner: SeatId, offer: OfferTrade | Trade) -> Kind:
    gets = offer.gives.deeds
    return bool(offer.takes.deeds), bool(gets), completes_any(view, partner, gets)


def _costs_little(viewpoint: Viewpoint, offer: OfferTrade) -> bool:
    """Return whether what a character holds dear costs it no notable chance to win.

    Where it holds nothing dear, what it has to gain by an offer says so anyway.
    """
    if viewpoint.preferring is viewpoint.judge:
        return True
    trade = as_trade(viewpoint.seat, offer)
    return gains(viewpoint.judge, viewpoint.view, trade)[viewpoint.seat] >= -MOST_LOST


def _shared(pricing: Pricing, share: float) -> Pricing:
    """Return a pricing by which the seat asks for more, or for less than a half."""
    if pricing.premium:
        return replace(pricing, premium=pricing.premium * (1.5 - share))
    return replace(pricing, share=min(0.95, max(0.05, pricing.share + share - 0.5)))


def withdrawal(viewpoint: Viewpoint) -> ChosenAction | None:
    """Return the taking back of an open offer that would lower the chance to win by now, or that
    the seat could not pay any more.

    Before a person it stands unless it would lower that chance notably: people take their time.
    """
    for trade in viewpoint.view.trades:
        if trade.proposer != viewpoint.seat or trade.id in viewpoint.company.unread:
            continue
        if found := plain.unpaid(viewpoint, trade):
            return found
        most = NOTABLE_LOSS if trade.partner in viewpoint.company.persons else 0.0
        if gains(viewpoint.preferring, viewpoint.view, trade)[viewpoint.seat] < -most:
            motive = Motive.of_trade("withdrew", trade.partner, before_and_after(viewpoint, trade))
            return ChosenAction(a.WithdrawTrade(trade.id), motive)
    return None
