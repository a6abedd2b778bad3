"""Trades between two players: offered, countered, accepted, gone (AMB-56 to AMB-60, SELL, MORT)."""

from engine.core.actions import AcceptTrade, DeclineTrade, OfferTrade, SeatId, WithdrawTrade
from engine.core.decisions import DebtSettlement, Decision
from engine.core.errors import Reason, allows, need, refuse
from engine.core.events import (
    DebtForgiven,
    Paid,
    Trade,
    TradeClosed,
    TradeMade,
    TradeOffered,
    Unmortgaged,
)
from engine.core.state import GameState
from engine.core.steps import ChargeRent
from engine.core.table import Table
from engine.core.why import Interest
from engine.rules.debt.debts import forgiven_debt, is_between
from engine.rules.jail import ask_again_about_fine
from engine.rules.trade.exchange import mortgaged_deeds
from engine.rules.trade.terms import need_acceptable_now, need_payable, need_terms, still_stands

OPEN_OFFERS = 10
"""Offers of one player that may lie open at a time."""


def offer_trade(table: Table, decision: Decision, seat: SeatId, action: OfferTrade) -> None:
    """AMB-57: offers may be made at any time; what they name must be there to give."""
    state = table.state
    open_offers = sum(trade.proposer == seat for trade in state.trades)
    need(open_offers < OPEN_OFFERS, Reason.TOO_MANY_TRADES, most=OPEN_OFFERS)
    countered = _countered(state, seat, action)
    trade = _drafted(state, state.agenda.serial, seat, action)
    need_terms(state, trade)
    need_payable(state, trade, seat, trade.unmortgages, Reason.CANNOT_AFFORD)
    if countered:
        table.emit(TradeClosed(countered, "countered"))
    table.emit(TradeOffered(trade, action.answers))


def _countered(state: GameState, seat: SeatId, action: OfferTrade) -> Trade | None:
    if action.answers is None:
        return None
    trade = _open_trade(state, action.answers)
    need(trade.partner == seat and trade.proposer == action.partner, Reason.NOT_YOUR_TRADE)
    return trade


def _drafted(state: GameState, number: int, seat: SeatId, action: OfferTrade) -> Trade:
    return Trade(
        number,
        seat,
        action.partner,
        action.gives,
        action.takes,
        action.unmortgages,
        mortgaged_deeds(state, action.gives.deeds + action.takes.deeds),
        action.forgives,
    )


def _open_trade(state: GameState, number: int) -> Trade:
    return state.trade(number) or refuse(Reason.NO_SUCH_TRADE)


def decline_trade(table: Table, decision: Decision, seat: SeatId, action: DeclineTrade) -> None:
    """Decline an offer, as the player it was made to."""
    trade = _open_trade(table.state, action.trade)
    need(trade.partner == seat, Reason.NOT_YOUR_TRADE)
    table.emit(TradeClosed(trade, "declined"))


def withdraw_trade(table: Table, decision: Decision, seat: SeatId, action: WithdrawTrade) -> None:
    """Withdraw an offer, as its proposer."""
    trade = _open_trade(table.state, action.trade)
    need(trade.proposer == seat, Reason.NOT_YOUR_TRADE)
    table.emit(TradeClosed(trade, "withdrawn"))


def accept_trade(table: Table, decision: Decision, seat: SeatId, action: AcceptTrade) -> None:
    """SELL-01, CARD-04, MORT-08: checked once more, then everything changes hands at once."""
    state = table.state
    trade = _open_trade(state, action.trade)
    need(trade.partner == seat, Reason.NOT_YOUR_TRADE)
    _need_acceptable(state, trade, action.unmortgages)
    received = mortgaged_deeds(state, trade.gives.deeds)
    taken = mortgaged_deeds(state, trade.takes.deeds)
    table.emit(TradeMade(trade))
    _pay_interest(table, seat, received, action.unmortgages)
    _pay_interest(table, trade.proposer, taken, trade.unmortgages)
    if trade.forgives is not None:
        _forgive(table, trade)
    if trade.gives.jail_cards:
        ask_again_about_fine(table, seat)
    if trade.takes.jail_cards:
        ask_again_about_fine(table, trade.proposer)


def _need_acceptable(state: GameState, trade: Trade, unmortgages: tuple[int, ...]) -> None:
    need_terms(state, trade)
    received = mortgaged_deeds(state, trade.gives.deeds)
    need(set(unmortgages) <= set(received), Reason.NOT_MORTGAGED)
    need(len(set(unmortgages)) == len(unmortgages), Reason.NOT_MORTGAGED)
    need_payable(state, trade, trade.proposer, trade.unmortgages, Reason.PARTNER_CANNOT_PAY)
    need_payable(state, trade, trade.partner, unmortgages, Reason.CANNOT_AFFORD)
    need_acceptable_now(state, trade, unmortgages)


def acceptable(state: GameState, trade: Trade) -> bool:
    """Return whether the partner could accept now, holding every mortgage received."""
    return allows(_need_acceptable, state, trade, ())


def _pay_interest(
    table: Table, seat: SeatId, received: tuple[int, ...], unmortgages: tuple[int, ...]
) -> None:
    """MORT-09: pay off at once; MORT-10: or ten per cent now."""
    for space in unmortgages:
        table.emit(Unmortgaged(seat, space, table.state.unmortgage_cost(space)))
    held = tuple(space for space in received if space not in unmortgages)
    if held:
        interest = sum(map(table.state.interest, held))
        table.emit(Paid(seat, (), interest, Interest(held)))


def _forgive(table: Table, trade: Trade) -> None:
    """AMB-58, MISC-03: the creditor takes the trade for the debt."""
    forgiven = forgiven_debt(table.state.debt_settlements(), trade)
    assert forgiven is not None
    for frame in table.state.agenda.pending(DebtSettlement):
        if frame.id == trade.forgives:
            rest = tuple(debt for debt in frame.debts if debt is not forgiven)
            table.change_agenda().replace(frame, DebtSettlement(frame.id, rest, frame.failed))
    for asked in table.state.agenda.pending(ChargeRent):  # AMB-79
        if asked.claim == trade.forgives:
            table.change_agenda().remove(asked)
    table.emit(DebtForgiven(forgiven.debtor))


def partners_of(state: GameState, seat: SeatId) -> tuple[SeatId, ...]:
    """Return the seats with which a seat may trade.

    When the game is closing, only those of a debt between the two (S35-06, AMB-58).
    """
    others = state.trade_partners(seat)
    if not state.is_closing():
        return others
    debts = [debt for frame in state.debt_settlements() for debt in frame.debts]
    return tuple(other for other in others if any(is_between(debt, seat, other) for debt in debts))


def close_dead_trades(table: Table) -> None:
    """AMB-57: an offer dies when anything in it has changed."""
    for trade in tuple(table.state.trades):
        if not still_stands(table.state, trade):
            table.emit(TradeClosed(trade, "gone"))
