"""An open debt: raising the money, and giving up (AMB-53, AMB-58, AMB-64)."""

from itertools import groupby

from engine.core.actions import Action, GiveUp, Levels, RaiseMoney, SeatId
from engine.core.buildings import stock
from engine.core.decisions import Debt, DebtSettlement
from engine.core.errors import Reason, need
from engine.core.events import BuildingsSold
from engine.core.offered import Offer
from engine.core.state import GameState
from engine.core.table import Table
from engine.rules.building.selling import check_sale
from engine.rules.debt.bankruptcy import go_bankrupt, goes_straight_to_bank
from engine.rules.debt.debts import is_unpayable
from engine.rules.debt.liquidation import liquidation
from engine.rules.debt.payment import settled_in_cash
from engine.rules.debt.proposal import proposal
from engine.rules.mortgage import is_bare, lend, need_mortgageable


def debt_offers(state: GameState, decision: DebtSettlement, seat: SeatId) -> list[Offer]:
    """Return the proposed way to raise the money, or, where nothing raises it, giving up."""
    debt = decision.debt_of(seat)
    if debt is None:
        return []
    if is_unpayable(state, debt):
        return [GiveUp()]
    return [proposal(state, seat, debt.amount)]


def raise_or_give_up(state: GameState, decision: DebtSettlement, seat: SeatId) -> Action:
    """AMB-53: silence raises it in the order that costs least to undo; AMB-64: else gives up."""
    debt = decision.debt_of(seat)
    assert debt is not None
    return GiveUp() if is_unpayable(state, debt) else liquidation(state, seat, debt.amount)


def raise_money(table: Table, decision: DebtSettlement, seat: SeatId, action: RaiseMoney) -> None:
    """Carry out a plan that covers the debt: sales first, then mortgages (AMB-53)."""
    debt = decision.debt_of(seat)
    assert debt is not None
    sales, proceeds = _check_sales(table.state, seat, action.levels)
    loans = _check_mortgages(table.state, seat, action)
    raised = table.state.seats[seat].cash + proceeds + loans
    need(raised >= debt.amount, Reason.PLAN_FALLS_SHORT, price=debt.amount, cash=raised)
    for sale in sales:
        table.emit(sale)
    for space in action.mortgages:
        lend(table, seat, space)


def _check_sales(state: GameState, seat: SeatId, levels: Levels) -> tuple[list[BuildingsSold], int]:
    properties = state.rules.properties
    need(all(space in properties for space, _ in levels), Reason.NOT_A_STREET)
    bank, sales, total = stock(state), [], 0
    for _, lots in groupby(levels, key=lambda lot: properties[lot[0]].group):
        part = tuple(lots)
        proceeds, bank = check_sale(state, seat, part, bank)
        sales.append(BuildingsSold(seat, part, proceeds, bank.houses, bank.hotels))
        total += proceeds
    groups = [properties[sale.levels[0][0]].group for sale in sales]
    need(len(set(groups)) == len(groups), Reason.LEVEL_RANGE)
    return sales, total


def _check_mortgages(state: GameState, seat: SeatId, action: RaiseMoney) -> int:
    need(len(set(action.mortgages)) == len(action.mortgages), Reason.ALREADY_MORTGAGED)
    for space in action.mortgages:
        need_mortgageable(state, seat, space)
        need(is_bare(state, space, action.levels), Reason.GROUP_BUILT)  # MORT-03
    return sum(state.rules.properties[space].mortgage for space in action.mortgages)


def give_up(table: Table, decision: DebtSettlement, seat: SeatId, action: GiveUp) -> None:
    """AMB-64: nobody may go bankrupt who can still pay; who cannot need not wait."""
    debt = decision.debt_of(seat)
    assert debt is not None
    able = table.state.raisable(seat)
    need(able < debt.amount, Reason.CAN_STILL_PAY, price=debt.amount, cash=able)
    rest = tuple(other for other in decision.debts if other is not debt)
    table.change_agenda().replace(
        decision, DebtSettlement(decision.id, rest, (*decision.failed, debt))
    )


def settle_debts(table: Table, decision: DebtSettlement) -> bool:
    """Pay what cash now covers; when none is left to raise, carry out the failures (AMB-36).

    One at a time and in turn order (AMB-69), because an heir may have interest to pay first.
    """
    rest = tuple(debt for debt in decision.debts if not settled_in_cash(table, debt))
    hopeless = _beyond_rescue(table.state, rest)
    rest = tuple(debt for debt in rest if debt not in hopeless)
    failed = decision.failed + hopeless
    if rest:
        if rest != decision.debts:
            table.change_agenda().replace(decision, DebtSettlement(decision.id, rest, failed))
        return False
    if not failed:
        table.change_agenda().remove(decision)
        return True
    order = (table.state.mover, *table.state.from_left_of(table.state.mover))
    next_failed = min(failed, key=lambda debt: order.index(debt.debtor))
    still_failed = tuple(debt for debt in failed if debt is not next_failed)
    table.change_agenda().replace(decision, DebtSettlement(decision.id, (), still_failed))
    go_bankrupt(table, next_failed)
    return True


def _beyond_rescue(state: GameState, debts: tuple[Debt, ...]) -> tuple[Debt, ...]:
    """Return the debts that fail at once, where bankruptcy waits for no rescue (AMB-64)."""
    if not debts or not goes_straight_to_bank(state):
        return ()
    return tuple(debt for debt in debts if is_unpayable(state, debt))
