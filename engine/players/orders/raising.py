"""Orders for debts: what is sold and mortgaged, in the order that its owner has laid down (AMB-53).

No mortgage is taken that the debt can do without: an order to unmortgage (MORT-05) would pay it off
with what is left over, for a tenth more, and the next debt would bring it back.
"""

from engine.core.actions import RaiseMoney, SeatId
from engine.core.decisions import DebtSettlement
from engine.core.position import Position
from engine.core.state import GameState
from engine.players.orders.terms import Items, Raising
from engine.rules.debt.debts import is_unpayable
from engine.rules.debt.liquidation import liquidation


def settle(
    state: GameState, seat: SeatId, decision: DebtSettlement, raising: Raising | None
) -> RaiseMoney | None:
    """Return the plan that meets a debt; AMB-64: None for one that cannot be raised."""
    debt = decision.debt_of(seat)
    if raising is None or debt is None or is_unpayable(state, debt):
        return None
    first, keep = _spaces(state, raising.first), _spaces(state, raising.keep)
    plan = liquidation(state, seat, debt.amount, first, keep)
    return _without_idle_mortgages(state, seat, debt.amount, plan)


def _without_idle_mortgages(
    position: Position, seat: SeatId, amount: int, plan: RaiseMoney
) -> RaiseMoney:
    """Return the plan without mortgages that it can do without, those to be kept longest first."""
    loans = {space: position.rules.properties[space].mortgage for space in plan.mortgages}
    raised = position.seats[seat].cash + position.sale_proceeds(plan.levels) + sum(loans.values())
    over = raised - amount
    for space in reversed(plan.mortgages):
        if loans[space] <= over:
            over -= loans.pop(space)
    return RaiseMoney(plan.levels, tuple(loans))


def _spaces(position: Position, items: Items) -> tuple[int, ...]:
    """Return the deeds that are meant, each once; none for a group that this board lacks."""
    groups = position.rules.groups
    found: dict[int, None] = {}
    for item in items:
        if isinstance(item, int):
            found[item] = None
        elif item in groups:
            found |= dict.fromkeys(groups[item].members)
    return tuple(found)
