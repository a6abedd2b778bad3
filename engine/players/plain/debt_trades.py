"""What a trade is worth while one of its two sides owes the other (AMB-58), by printed prices.

What an open debt is worth to its creditor is what it brings without the trade: the sum itself
where the debtor can raise it, else what the debtor's bankruptcy would bring.
"""

from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.core.events import Trade
from engine.core.position import Position, sale_value
from engine.players.plain.prices import JAIL_CARD_WORTH, gain, worth_now
from engine.rules.debt.debts import is_between, is_unpayable
from engine.rules.trade.exchange import raisable_after
from engine.view import View


def pays_creditor(position: Position, trade: Trade, debt: Debt) -> bool:
    """Return whether a trade that settles a debt brings its creditor no less than the debt would.

    The last rival is not let off.
    """
    creditor = debt.creditors[0]
    if not is_unpayable(position, debt):
        return gain(position, creditor, trade) >= debt.amount
    if len(position.players()) == 2:
        return False
    return gain(position, creditor, trade) >= estate(position, creditor, debt.debtor)


def lost_by_helping(view: View, creditor: SeatId, trade: Trade) -> int:
    """Return the dollars that a creditor forgoes who gives a debtor the means to pay: what its
    bankruptcy would bring beyond the debt. 0 where the debtor can pay without the trade.
    """
    debts = [debt for frame in view.debt_settlements for debt in frame.debts]
    debt = next((debt for debt in debts if is_between(debt, trade.proposer, trade.partner)), None)
    if debt is None or debt.debtor == creditor or not is_unpayable(view, debt):
        return 0
    sides = (trade.gives, trade.takes, trade.unmortgages)
    if debt.debtor != trade.proposer:
        sides = (trade.takes, trade.gives, ())
    if raisable_after(view, debt.debtor, *sides) <= view.raisable(debt.debtor):
        return 0
    return max(0, estate(view, creditor, debt.debtor) - debt.amount)


def is_heir(view: View, seat: SeatId, other: SeatId) -> bool:
    """Return whether a seat alone is owed what the other cannot pay, and so gets all it has."""
    debts = [debt for frame in view.debt_settlements for debt in frame.debts]
    return any(
        debt.debtor == other and is_between(debt, seat, other) and is_unpayable(view, debt)
        for debt in debts
    )


def estate(position: Position, creditor: SeatId, debtor: SeatId) -> int:
    """BKR-02 to BKR-04: what the debtor's bankruptcy would be worth to the creditor, in dollars."""
    properties, player = position.rules.properties, position.seats[debtor]
    total = player.cash + JAIL_CARD_WORTH * len(player.jail_cards)
    for space in position.owned(debtor):
        deed = position.deeds[space]
        total += worth_now(position, creditor, space)
        total += sale_value(properties[space].house_cost * deed.level)
        total -= position.interest(space) if deed.mortgaged else 0
    return total
