"""Open debts: raising money at the least cost, and positions once they are paid."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.decisions import Debt, DebtSettlement
from engine.core.offered import MortgageOffer, SellLotsOffer, SellOffer
from engine.core.position import Deed, Position
from engine.players.motives import ChosenAction
from engine.players.plain import player as plain
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import altered, mortgaged, sold
from engine.rules.building.layouts import layout
from engine.view import View

STEPS = 12
"""Sales and mortgages in one plan; what takes more of them goes by the plan of the rules."""


def settle(viewpoint: Viewpoint, settlement: DebtSettlement) -> ChosenAction:
    """Raise the money in the way that costs the least chance; give up where nothing does."""
    debt = settlement.debt_of(viewpoint.seat)
    assert debt is not None
    usual = viewpoint.view.offers[0]
    if not isinstance(usual, a.RaiseMoney):
        return plain.settle(viewpoint, settlement)
    plans = [_Plan.of(viewpoint.view, viewpoint.seat, usual)]
    if own := _cheapest(viewpoint, debt):
        plans.append(own)
    owed = {viewpoint.seat: -debt.amount}
    best = max(plans, key=lambda plan: viewpoint.chance(altered(plan.after, owed)))
    return plain.raised(a.RaiseMoney(best.levels, best.mortgages), debt)


@dataclass(frozen=True)
class _Plan:
    """Buildings to sell and deeds to mortgage, and the position after that."""

    after: Position
    levels: a.Levels = ()
    mortgages: tuple[int, ...] = ()

    @classmethod
    def of(cls, position: Position, seat: SeatId, action: a.RaiseMoney) -> "_Plan":
        after = mortgaged(sold(position, seat, action.levels), seat, action.mortgages)
        return cls(after, action.levels, action.mortgages)


def _cheapest(viewpoint: Viewpoint, debt: Debt) -> _Plan | None:
    """Return the plan whose every step costs the least chance for its dollars."""
    view, seat = viewpoint.view, viewpoint.seat
    if any(isinstance(offer, SellLotsOffer) for offer in view.offers) or _has_hotels(view, seat):
        return None  # What may be sold depends on the Bank's stock and on what else is sold.
    plan = _Plan(view)
    for _ in range(STEPS):
        missing = debt.amount - plan.after.seats[seat].cash
        if missing <= 0:
            return plan
        now = viewpoint.chance(plan.after)
        steps = [
            ((now - viewpoint.chance(it.after)) / min(missing, _raised(plan, it, seat)), number, it)
            for number, it in enumerate(_steps(view, seat, plan))
        ]
        if not steps:
            return None
        plan = min(steps)[2]
    return None


def _has_hotels(view: View, seat: SeatId) -> bool:
    hotel = view.rules.hotel_level
    return any(deed.owner == seat and deed.level == hotel for deed in view.deeds.values())


def _raised(before: _Plan, after: _Plan, seat: SeatId) -> int:
    return max(1, after.after.seats[seat].cash - before.after.seats[seat].cash)


def _steps(view: View, seat: SeatId, plan: _Plan) -> Iterator[_Plan]:
    """Yield a plan with one more mortgage, or with one building less of a group."""
    for offer in view.offers:
        match offer:
            case SellOffer(group=group):
                yield from _one_less(view, seat, plan, group)
            case MortgageOffer(spaces=spaces):
                for space in spaces:
                    if space not in plan.mortgages:
                        after = mortgaged(plan.after, seat, (space,))
                        yield replace(plan, after=after, mortgages=(*plan.mortgages, space))


def _one_less(view: View, seat: SeatId, plan: _Plan, group: str) -> Iterator[_Plan]:
    members = view.members(group)
    standing = sum(plan.after.deeds[space].level for space in members)
    if standing:
        kept = tuple((space, level) for space, level in plan.levels if space not in members)
        levels = (*kept, *layout(view, group, standing - 1))
        after = mortgaged(sold(view, seat, levels), seat, plan.mortgages)
        yield _Plan(after, levels, plan.mortgages)


def after_debts(position: Position, debts: Iterable[Debt]) -> Position:
    """Return the position after debts are paid; who cannot pay one is out of the game.

    A debtor who has to raise money first is left with less than no cash, and all its deeds.
    """
    for debt in debts:
        if position.seats[debt.debtor].left is None:
            can_pay = position.raisable(debt.debtor) >= debt.amount
            position = after_payment(position, debt) if can_pay else _bankrupt(position, debt)
    return position


def after_payment(position: Position, debt: Debt) -> Position:
    """Return the position after a debt is paid, even with cash that the debtor has yet to raise."""
    share = debt.amount // max(1, len(debt.creditors))
    return altered(position, {debt.debtor: -debt.amount, **dict.fromkeys(debt.creditors, share)})


def _bankrupt(position: Position, debt: Debt) -> Position:
    """BKR-02, BKR-08: one creditor takes all there is; else the Bank does."""
    heir = debt.creditors[0] if len(debt.creditors) == 1 else None
    properties, deeds, cash = position.rules.properties, dict[int, Deed](), 0
    for space in position.owned(debt.debtor):
        deed = position.deeds[space]
        deeds[space] = Deed(heir, deed.mortgaged and heir is not None)
        cash += properties[space].house_cost * deed.level // 2
    cash += max(0, position.seats[debt.debtor].cash)
    after = altered(position, {} if heir is None else {heir: cash}, deeds)
    out = after.seats[debt.debtor].copy()
    out.cash, out.left = 0, position.turn
    after.seats[debt.debtor] = out
    return after
