"""The list of all business that a seat may do now with deeds, buildings and trades."""

from engine.core.actions import AcceptTrade, DeclineTrade, DropIntent, Resign, SeatId, WithdrawTrade
from engine.core.offered import Offer, TradeTerms
from engine.core.state import GameState
from engine.rules.building.buying import with_stock
from engine.rules.building.claims import build_offers
from engine.rules.building.selling import sell_offers
from engine.rules.business import scope
from engine.rules.hold import hold_offers
from engine.rules.mortgage import mortgage_offers, unmortgage_offers
from engine.rules.rent_claims import rent_claim_offers
from engine.rules.trade.offers import acceptable, partners_of

RESIGN = Resign()


def business_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """Offer to build, sell, borrow and pay back, as lock and debts allow; to trade; to resign."""
    offers = property_offers(state, seat)
    if state.trades:
        offers += _trade_offers(state, seat)
    offers += hold_offers(state, seat)
    if state.intents:
        offers += [DropIntent(intent.id) for intent in state.intents if intent.seat == seat]
    if state.claims:
        offers += rent_claim_offers(state, seat)
    if partners := partners_of(state, seat):
        offers.append(TradeTerms(partners))
    offers.append(RESIGN)
    return offers


def spending_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """Return what a seat may put its cash into now: buildings, then mortgages to pay off."""
    complete, held = state.complete_streets(seat), state.owned_mortgaged(seat)
    if not (complete or held) or scope(state, seat) != "all":
        return []
    offers = build_offers(state, seat, with_stock(state, complete)) if complete else []
    return offers + unmortgage_offers(state, seat, held) if held else offers


def property_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """AMB-06: nothing in the lock; a debtor may only raise money (AMB-58)."""
    mine = state.owned(seat)
    allowed = scope(state, seat)
    if not mine or allowed == "nothing":
        return []
    complete = state.groups_of(seat, mine)
    built = [name for name in complete if state.is_built(name)]
    offers: list[Offer] = []
    if complete and allowed == "all":
        offers += build_offers(state, seat, complete)
    if built:
        offers += sell_offers(state, seat, built)
    held = [space for space in mine if state.deeds[space].mortgaged]
    free = [space for space in mine if space not in held] if held else mine
    offers += mortgage_offers(state, seat, free, built)
    if held and allowed == "all":
        offers += unmortgage_offers(state, seat, held)
    return offers


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
