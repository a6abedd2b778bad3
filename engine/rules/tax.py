"""Income tax and luxury tax (ITAX, LTAX)."""

from typing import Literal

from engine.core.actions import Action, PayFlatTax, PayTenth, SeatId
from engine.core.decisions import ChooseTax
from engine.core.state import GameState
from engine.core.table import Table
from engine.core.why import IncomeTax, LuxuryTax
from engine.editions.policies import Flat, TenthOrFlat
from engine.rules.debt.payment import charge


def land_on_tax(table: Table, seat: SeatId, tax: Literal["income_tax", "luxury_tax"]) -> None:
    """Charge a tax, which goes to the Bank: ITAX-04, LTAX-01."""
    if tax == "luxury_tax":
        charge(table, seat, (), table.state.rules.luxury_tax, LuxuryTax())
    else:
        assess_income_tax(table, seat)


def assess_income_tax(table: Table, seat: SeatId) -> None:
    """ITAX-01; AMB-06: the share is that of the moment of landing, rounded up (AMB-42)."""
    match table.state.rules.income_tax:
        case TenthOrFlat(flat=flat, percent=percent):
            share = -(-table.state.worth(seat) * percent // 100)
            agenda = table.change_agenda()
            agenda.push(ChooseTax(agenda.next_id(), seat, flat, percent, share))
        case Flat(flat=flat):
            charge(table, seat, (), flat, IncomeTax(None))


def flat_unless_short(state: GameState, decision: ChooseTax, seat: SeatId) -> Action:
    """AMB-44: silence pays the flat tax, or the share if cash does not cover that."""
    return PayFlatTax() if state.seats[seat].cash >= decision.flat else PayTenth()


def pay_flat(table: Table, decision: ChooseTax, seat: SeatId, action: PayFlatTax) -> None:
    """ITAX-03: chosen before counting."""
    table.change_agenda().remove(decision)
    charge(table, seat, (), decision.flat, IncomeTax(None))


def pay_tenth(table: Table, decision: ChooseTax, seat: SeatId, action: PayTenth) -> None:
    """ITAX-03: the choice cannot follow the sum, even where 200 would have been less."""
    table.change_agenda().remove(decision)
    charge(table, seat, (), decision.share, IncomeTax(decision.percent))
