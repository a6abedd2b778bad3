"""How a computer player judges a trade while one of the two sides owes the other (AMB-58).

What an open debt is worth to its creditor is what it brings without the trade: the sum itself
where the debtor can raise it, else what the debtor's bankruptcy would bring.
"""

from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.core.events import Trade
from engine.core.position import Position, sale_value
from engine.core.state import GameState
from engine.players.trading import gain, worth_now
from engine.players.worth import PASS
from engine.rules.debt.debts import forgiven_debt, is_between, is_unpayable
from engine.rules.trade.exchange import raisable_after


def is_good(state: GameState, seat: SeatId, trade: Trade) -> bool:
    """Return whether an offer leaves its receiver `seat` better off, a mutual debt counted."""
    debt = _debt_between(state, trade)
    if debt is None:
        return gain(state, seat, trade) > 0
    if debt.debtor == seat:
        return _helps_debtor(state, trade, debt)
    if trade.forgives is not None:
        return pays_creditor(state, trade, debt)
    return gain(state, seat, trade) > _lost_by_helping(state, trade, debt)


def _debt_between(state: GameState, trade: Trade) -> Debt | None:
    if trade.forgives is not None:
        return forgiven_debt(state.debt_settlements(), trade)
    debts = [debt for frame in state.debt_settlements() for debt in frame.debts]
    return next((it for it in debts if is_between(it, trade.proposer, trade.partner)), None)


def _helps_debtor(state: GameState, trade: Trade, debt: Debt) -> bool:
    """Return whether a trade helps the debtor, who gains by almost anything but bankruptcy."""
    forgiven = trade.forgives is not None
    if forgiven and is_unpayable(state, debt):
        return True
    return gain(state, debt.debtor, trade) + (debt.amount if forgiven else 0) > 0


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


def _lost_by_helping(state: GameState, trade: Trade, debt: Debt) -> int:
    """Return what a creditor forgoes who gives a hopeless debtor the money to pay with."""
    sides = (trade.gives, trade.takes, trade.lifts)
    if debt.debtor != trade.proposer:
        sides = (trade.takes, trade.gives, ())
    helped = raisable_after(state, debt.debtor, *sides) > state.raisable(debt.debtor)
    if not helped or not is_unpayable(state, debt):
        return 0
    return max(0, estate(state, debt.creditors[0], debt.debtor) - debt.amount)


def estate(position: Position, creditor: SeatId, debtor: SeatId) -> int:
    """BKR-02 to BKR-04: what the debtor's bankruptcy would be worth to the creditor, in dollars."""
    properties, player = position.rules.properties, position.seats[debtor]
    total = player.cash + PASS * len(player.passes)
    for space in position.owned(debtor):
        deed = position.deeds[space]
        total += worth_now(position, creditor, space)
        total += sale_value(properties[space].house_cost * deed.level)
        total -= position.interest(space) if deed.mortgaged else 0
    return total
