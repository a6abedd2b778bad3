"""What a coach can tell a learner about a debt: the plan that they are shown, or a way out."""

from collections.abc import Iterator

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.decisions import Debt, DebtSettlement
from engine.players.lesson import Lesson
from engine.players.opponents import Computers
from engine.players.rescue import rescuers
from engine.rules.debt.debts import is_unpayable
from engine.view import View


def debt_lessons(
    view: View, seat: SeatId, settlement: DebtSettlement, computers: Computers
) -> Iterator[Lesson]:
    """Yield the lesson on the debt of a seat, if there is one."""
    debt = settlement.debt_of(seat)
    if debt is not None and (kind := _kind(view, debt, computers)):
        yield Lesson(kind, dollars=max(0, debt.amount - view.seats[seat].cash))


def _kind(view: View, debt: Debt, computers: Computers) -> str:
    """Return the lesson for a debt: it fits the plan that the learner is shown.

    It is empty where not even a trade, which the lesson suggests, could pay the debt.
    """
    if is_unpayable(view, debt):
        found = rescuers(view, debt, computers, closing=view.closing)
        return "debt-hopeless" if found else ""
    plan = next((offer for offer in view.offers if isinstance(offer, a.RaiseMoney)), None)
    return "debt-sell" if plan is not None and plan.levels else "debt"
