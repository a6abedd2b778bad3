"""Open debts: questions about who owes what, for rules and for screens.

`settlements` are the debts on the agenda, in order of payment: a state's or a view's
`debt_settlements`.
"""

from collections.abc import Collection, Iterable, Iterator

from engine.core.actions import SeatId
from engine.core.decisions import Debt, DebtSettlement
from engine.core.events import Trade
from engine.core.position import Position


def next_debt(settlements: Iterable[DebtSettlement], seat: SeatId) -> Debt | None:
    """Return what a seat has to pay next, unless it has given up."""
    return next((debt for frame in settlements if (debt := frame.debt_of(seat))), None)


def has_given_up(settlements: Iterable[DebtSettlement], seat: SeatId) -> bool:
    """AMB-36: whether a seat only waits for its bankruptcy, until others have met their debts."""
    return any(debt.debtor == seat for frame in settlements for debt in frame.failed)


def is_between(debt: Debt, one: SeatId, other: SeatId) -> bool:
    """AMB-58: whether one of the two owes it to the other, and to nobody else."""
    return {debt.debtor, *debt.creditors} == {one, other}


def forgiven_debt(settlements: Iterable[DebtSettlement], trade: Trade) -> Debt | None:
    """AMB-58: the open debt of one side to the other alone that a trade names by its id."""
    debts = [debt for frame in settlements if frame.id == trade.forgives for debt in frame.debts]
    return next((debt for debt in debts if is_between(debt, trade.proposer, trade.partner)), None)


def open_debts(
    settlements: Collection[DebtSettlement], trade: Trade | None = None
) -> Iterator[Debt]:
    """Yield what is not paid yet in order of payment, without the debt that a trade forgives.

    AMB-36: what its debtor has given up paying stays open until the bankruptcy.
    """
    forgiven = None if trade is None else forgiven_debt(settlements, trade)
    for frame in settlements:
        for debt in (*frame.debts, *frame.failed):
            if debt is not forgiven:
                yield debt


def debts_of(settlements: Collection[DebtSettlement], seat: SeatId) -> Iterator[Debt]:
    """Yield all that a seat owes in order of payment, what it has given up paying included."""
    return (debt for debt in open_debts(settlements) if debt.debtor == seat)


def is_unpayable(position: Position, debt: Debt) -> bool:
    """AMB-64: whether its debtor could not pay it with everything sold and mortgaged."""
    return position.raisable(debt.debtor) < debt.amount
