"""Business that needs no turn: all that an owner may do now with deeds, buildings and trades."""

from engine.actions import (
    AcceptTrade,
    DeclineTrade,
    Offer,
    Resign,
    SeatId,
    TradeTerms,
    WithdrawTrade,
)
from engine.rules.building import build_offers, sell_offers
from engine.rules.business import has_given_up, in_debt
from engine.rules.mortgage import lift_offers, mortgage_offers
from engine.rules.trade import acceptable
from engine.state import GameState


def business_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """Building, selling, borrowing and paying back, as lock and debts allow; trades; resigning."""
    offers = property_offers(state, seat)
    if state.trades:
        offers += _trade_offers(state, seat)
    partners = state.from_left_of(seat)
    return [*offers, TradeTerms(partners), Resign()]


def property_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """AMB-06: nothing in the lock; a debtor may only raise money (AMB-58)."""
    mine = state.owned(seat)
    indebted = in_debt(state, seat)
    if not mine or has_given_up(state, seat) or (state.locked() and not indebted):
        return []
    properties, groups = state.rules.properties, state.rules.groups
    names = [properties[space].group for space in mine]
    complete = [n for n in dict.fromkeys(names) if names.count(n) == len(groups[n].members)]
    built = [name for name in complete if state.is_built(name)]
    offers = sell_offers(state, built) + mortgage_offers(state, mine, built)
    if indebted:
        return offers
    return build_offers(state, seat, complete) + offers + lift_offers(state, seat, mine)


def _trade_offers(state: GameState, seat: SeatId) -> list[Offer]:
    offers: list[Offer] = []
    for trade in state.trades:
        if trade.partner == seat:
            if acceptable(state, trade):
                offers.append(AcceptTrade(trade.id))
            offers.append(DeclineTrade(trade.id))
        elif trade.proposer == seat:
            offers.append(WithdrawTrade(trade.id))
    return offers
