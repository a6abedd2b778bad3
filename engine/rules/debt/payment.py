"""Charging a sum: paid at once where cash covers it, a debt where it does not (AMB-26)."""

from engine.core.actions import SeatId
from engine.core.decisions import Debt, DebtSettlement
from engine.core.events import DebtOpened, Paid
from engine.core.table import Table
from engine.core.why import Why
from engine.rules.parking import lay


def charge(table: Table, seat: SeatId, to: tuple[SeatId, ...], amount: int, why: Why) -> None:
    """Make a sum due to the Bank (`to` empty) or in equal parts to players, before all pending."""
    if table.state.seats[seat].cash >= amount:
        if amount:
            _pay(table, seat, to, amount, why)
    else:
        charge_all(table, (Debt(seat, to, amount, why),))


def charge_all(table: Table, debts: tuple[Debt, ...]) -> None:
    """AMB-36: due together; those who are short raise the money side by side."""
    short = tuple(debt for debt in debts if not settled_in_cash(table, debt))
    for debt in short:
        table.emit(DebtOpened(debt.debtor, debt.creditors, debt.amount, debt.why))
    if short:
        agenda = table.change_agenda()
        agenda.push(DebtSettlement(agenda.next_id(), short))


def settled_in_cash(table: Table, debt: Debt) -> bool:
    """Pay the debt if the debtor's cash covers it, and say whether it did."""
    if table.state.seats[debt.debtor].cash < debt.amount:
        return False
    _pay(table, debt.debtor, debt.creditors, debt.amount, debt.why)
    return True


def _pay(table: Table, seat: SeatId, to: tuple[SeatId, ...], amount: int, why: Why) -> None:
    table.emit(Paid(seat, to, amount, why))
    if not to:
        lay(table, amount, why)
