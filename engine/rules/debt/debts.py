"""Open debts: questions about who owes what, for rules and for screens.

`settlements` are the debts on the agenda, in order of payment: a state's or a view's
`debt_settlements`.
"""

import sys
from collections.abc import Collection, Iterable, Iterator, Mapping

from engine.core.actions import SeatId
from engine.core.decisions import Debt, DebtSettlement
from engine.core.events import Trade
from engine.core.position import Position

NO_LIMITS: Mapping[SeatId, int] = {}


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


def is_rescuable(position: Position, debt: Debt, most: Mapping[SeatId, int] = NO_LIMITS) -> bool:
    """Return whether trades could bring the debtor of an unpayable debt enough to pay it.

    They could where the debtor has something to give, and the others could raise what is missing;
    and where a creditor could take a trade for the debt, but for the last rival, who would win.
    `most`: the dollars that some would pay at the most; none of these takes a trade for the debt.
    """
    debtor = debt.debtor
    price = _least_lost(position, debtor)
    if price is None:
        return False
    partners, is_duel = position.trade_partners(debtor), len(position.players()) == 2
    if not is_duel and any(
        is_between(debt, debtor, partner) for partner in partners if partner not in most
    ):
        return True
    payers = [partner for partner in partners if not (is_duel and partner in debt.creditors)]
    missing = debt.amount - position.raisable(debtor) + price
    paid = (min(position.raisable(payer), most.get(payer, sys.maxsize)) for payer in payers)
    return sum(paid) >= missing


def _least_lost(position: Position, seat: SeatId) -> int | None:
    """Return the dollars that a seat could raise less without the least it could trade; None where
    it has nothing to trade.
    """
    if position.seats[seat].jail_cards:
        return 0
    properties, deeds = position.rules.properties, position.deeds
    lost = (0 if deeds[it].mortgaged else properties[it].mortgage for it in position.owned(seat))
    return min(lost, default=None)
