"""The rents of others that a seat may meet on its next lap, and what is risked against them."""

from dataclasses import dataclass

from engine.core import actions as a
from engine.core.actions import Action, SeatId
from engine.core.position import Position
from engine.players.consequences import position_after
from engine.players.judge.accounts_cache import accounts_of
from engine.players.policy.building import USUAL, cash_kept
from engine.view import View

MEETS = 0.75
"""The least share of a rent that cash has to pay for to be kept for it; sales and loans pay the
rest.
"""

SOON = 12
"""Spaces ahead that two dice can reach."""


@dataclass(frozen=True)
class RentAhead:
    """A rent that a stop at a space would cost, in dollars, and to whom."""

    space: int
    owner: SeatId
    dollars: int


@dataclass(frozen=True)
class Gamble:
    """Less cash than the next lap is likely to cost: `left` dollars of it; `dear`: how many of the
    next SOON spaces cost more than that; `lap`: what the lap is likely to cost, in dollars.
    """

    left: int
    dear: int
    lap: int


def worst_rent(position: Position, seat: SeatId) -> RentAhead | None:
    """Return the highest rent that a seat may owe on its next lap; None if it can owe none.

    A lap passes every space, and the rent of a utility is that of a usual roll.
    """
    return max(_rents_ahead(position, seat), key=lambda it: it.dollars, default=None)


def _rents_ahead(position: Position, seat: SeatId) -> list[RentAhead]:
    accounts = accounts_of(position)
    return [
        RentAhead(space, other, round(dollars))
        for other in position.players()
        if other != seat
        for space, dollars in accounts.of(other).rents
    ]


def risks_rent(view: View, seat: SeatId, action: Action) -> bool:
    """Return whether building or paying off a mortgage spends the cash that would have met the
    worst rent ahead: it leaves less than that rent, and less than is usually kept.
    """
    if not isinstance(action, a.Build | a.Unmortgage):
        return False
    left, worst = position_after(view, seat, action).seats[seat].cash, worst_rent(view, seat)
    if worst is None or not can_meet(view, seat, worst.dollars):
        return False
    return left < worst.dollars and left < cash_kept(view, seat, USUAL)


def lap_cost(position: Position, seat: SeatId) -> int:
    """Return the rents that the next lap is to cost if it goes badly, in tens of dollars."""
    account = accounts_of(position).of(seat)
    return round((account.due + account.spread) / 10) * 10


def leaves_short(view: View, seat: SeatId, action: Action) -> bool:
    """Return whether an action takes cash that the next lap is likely to cost."""
    after = position_after(view, seat, action)
    return after.seats[seat].cash < min(lap_cost(after, seat), view.seats[seat].cash)


def gamble(after: Position, seat: SeatId) -> Gamble | None:
    """Return what a seat risks in the position after spending; None where enough cash is left."""
    left, lap = after.seats[seat].cash, lap_cost(after, seat)
    if left >= lap:
        return None
    soon = {
        (after.seats[seat].space + steps) % len(after.rules.spaces) for steps in range(1, SOON + 1)
    }
    dear = {it.space for it in _rents_ahead(after, seat) if it.space in soon and it.dollars > left}
    return Gamble(left, len(dear), lap)


def unmortgages_too_soon(view: View, seat: SeatId, action: Action) -> bool:
    """Return whether an action pays off a mortgage, which can wait, with cash for the next lap."""
    return isinstance(action, a.Unmortgage) and leaves_short(view, seat, action)


def can_meet(view: View, seat: SeatId, rent: int) -> bool:
    """Return whether the cash of a seat pays for a rent, or for most of it and sales and loans for
    the rest.
    """
    cash, loans = view.seats[seat].cash, accounts_of(view).of(seat).loans
    return cash >= MEETS * rent and cash + loans >= rent
