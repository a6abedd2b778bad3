"""The way to meet a debt that its debtor is shown: for a person to say yes to (AMB-53).

Silence takes what is cheapest to undo, in a fixed order (liquidation.py). A proposal may be
better: what is sold is the same, but of all that could be mortgaged it takes the least useful
deeds, as few of them as will do, and no more money than it must.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import NamedTuple

from engine.core.actions import Levels, RaiseMoney, SeatId
from engine.core.state import GameState
from engine.rules.debt.liquidation import liquidation
from engine.rules.mortgage import is_bare
from engine.rules.rent import usual_rent

MOST_COMPARED = 6
"""With more mortgages than these the largest loans are taken, without comparing every choice."""
ROLL = 7
"""What a visitor's dice usually come to, where a rent depends on them."""


class _Loan(NamedTuple):
    """A deed that could be mortgaged: how much it would be missed, its rent, what it brings."""

    missed: tuple[bool, bool]
    rent: int
    amount: int
    space: int


_Choice = tuple[tuple[int, int], tuple[_Loan, ...]]
"""The cost of some loans (the rent that is lost, then the money that comes in), and these loans."""


def proposal(state: GameState, seat: SeatId, amount: int, buying: int | None = None) -> RaiseMoney:
    """Return a plan that covers the amount. The seat must be able to raise it.

    `buying`: the property that the money is for, which counts as the seat's own already.
    """
    plan = liquidation(state, seat, amount)
    missing = amount - state.seats[seat].cash - state.sale_proceeds(plan.levels)
    if missing <= 0:
        return RaiseMoney(plan.levels, ())
    loans = sorted(_loans(state, seat, plan.levels, buying))
    for last in sorted({loan.missed for loan in loans}):
        some = [loan for loan in loans if loan.missed <= last]
        if sum(loan.amount for loan in some) >= missing:
            return RaiseMoney(plan.levels, _fewest(some, missing))
    return plan


def _loans(state: GameState, seat: SeatId, levels: Levels, buying: int | None) -> Iterator[_Loan]:
    """Yield the deeds that the Bank would lend on, once these levels are reached.

    Deeds of incomplete groups are missed least, those of groups with buildings most.
    """
    for space in state.owned(seat):
        prop = state.rules.properties[space]
        if not state.deeds[space].mortgaged and is_bare(state, space, levels):
            others = [member for member in state.members(prop.group) if member != buying]
            is_whole = all(state.deeds[other].owner == seat for other in others)
            missed = state.is_built(prop.group), is_whole
            rent = usual_rent(state, prop, ROLL).amount
            yield _Loan(missed, rent, prop.mortgage, space)


def _fewest(loans: list[_Loan], missing: int) -> tuple[int, ...]:
    """Return the deeds to mortgage: the fewest that cover it, then least rent, then least money."""
    largest = sorted(loans, key=lambda loan: -loan.amount)
    sums = accumulate(loan.amount for loan in largest)
    count = next(n for n, total in enumerate(sums, 1) if total >= missing)
    chosen = largest[:count] if count > MOST_COMPARED else _best(loans, missing, count)
    return tuple(sorted(loan.space for loan in chosen))


def _best(loans: Iterable[_Loan], missing: int, count: int) -> tuple[_Loan, ...]:
    """Return the choice of `count` loans that covers what is missing and loses least rent.

    Of two choices that lose the same rent, it is the one that brings less money.
    """
    found: dict[tuple[int, int], _Choice] = {(0, 0): ((0, 0), ())}
    for loan in loans:
        for (taken, total), ((rent, amount), chosen) in tuple(found.items()):
            if taken < count:
                key = taken + 1, min(missing, total + loan.amount)
                cost = rent + loan.rent, amount + loan.amount
                if key not in found or cost < found[key][0]:
                    found[key] = cost, (*chosen, loan)
    _, best = found[count, missing]
    return best
