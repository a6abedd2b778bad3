"""Moving the token (MOVE, GO)."""

from engine.core.actions import SeatId
from engine.core.events import Moved, SalaryPaid
from engine.core.table import Table
from engine.editions.board import GO, SIZE
from engine.editions.rules import Rules


def move_to(table: Table, seat: SeatId, to: int) -> None:
    """Move forward to a space. GO-01: salary for reaching or passing GO; AMB-12: before landing."""
    state = table.state
    start = state.seats[seat].space
    table.emit(Moved(seat, start, to))
    if to < start:
        table.emit(SalaryPaid(seat, _salary(state.rules, to)))


def _salary(rules: Rules, to: int) -> int:
    """AMB-13: some tables pay more for stopping on GO than for passing it."""
    return rules.go_landing_salary if to == GO else rules.go_salary


def move_back(table: Table, seat: SeatId, spaces: int) -> None:
    """GO-06: backwards, and never any salary."""
    start = table.state.seats[seat].space
    table.emit(Moved(seat, start, (start - spaces) % SIZE))
