"""Whether to build, to mortgage for it, or to pay a mortgage off."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter

from engine.core import actions as a
from engine.core import offered
from engine.core.actions import Action, SeatId
from engine.core.offered import Offer
from engine.core.position import Position
from engine.players.judge.account import LEAST_KEPT
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.expected_rents import board_rents
from engine.players.judge.judging import Judge
from engine.players.policy.what_if import built, mortgaged, unmortgaged, without_mortgages
from engine.rules.building.layouts import highest_total, layout, most_levels

WORTHWHILE = 0.002
"""The gain in the chance to win below which nothing is borrowed or paid off."""
UNMORTGAGED = 0.008
"""The gain below which no mortgage is paid off: interest is lost, and cash may be needed."""
IDLE = 1000
"""Dollars beyond what is kept with which a mortgage is paid off even if little is gained by it."""
BOLD = 0.005
"""The gain in the chance to win for which even what is kept for the next lap is built with, but
not what a player keeps beyond what is usual.
"""
DEAR = 0.03
"""The loss in the chance to win beyond which nothing is built."""
MORE_KEPT = 250
"""Dollars by which the reserves of characters differ."""


@dataclass(frozen=True)
class Budget:
    """How freely a seat spends: `reserve` is 1 for what is usually kept, 2 for MORE_KEPT beside.

    `mortgages`: how many deeds are considered for a mortgage, those with the highest loans last.
    """

    reserve: float = 1.0
    mortgages: int = 6


USUAL = Budget()


def business(
    judge: Judge, position: Position, seat: SeatId, offers: Sequence[Offer], budget: Budget = USUAL
) -> Action | None:
    """Return what to build, to borrow or to pay off now; None if nothing is worth it."""
    now = judge.chances(position)[seat]
    kept_cash = cash_kept(position, seat, budget)
    for action, after in _buildings(position, seat, offers, kept_cash):
        if judge.chances(after)[seat] > now - DEAR:
            return action
    best: tuple[float, Action] | None = None
    always_kept = LEAST_KEPT + max(0.0, MORE_KEPT * (budget.reserve - 1))
    for action, after in _buildings(position, seat, offers, always_kept):
        gained = judge.chances(after)[seat] - now
        if gained > BOLD and (best is None or gained > best[0]):
            best = gained, action
    for action, after in _loans(position, seat, offers, budget, kept_cash):
        gained = judge.chances(after)[seat] - now
        is_unmortgage = isinstance(action, a.Unmortgage)
        is_idle = is_unmortgage and after.seats[seat].cash >= kept_cash + IDLE
        least = -WORTHWHILE if is_idle else UNMORTGAGED if is_unmortgage else WORTHWHILE
        if gained > least and (best is None or gained > best[0]):
            best = gained, action
    return None if best is None else best[1]


def _buildings(
    position: Position, seat: SeatId, offers: Sequence[Offer], kept_cash: float
) -> Iterator[tuple[Action, Position]]:
    """Yield buildings that leave enough for the next lap, the best value for its price first.

    Where mortgages of a group are in the way, that is paying the first of them off; the position is
    the one after paying all of them off and building.
    """
    growths = {street.members: street.growth for street in board_rents(position.rules).streets}
    found = []
    for name, highest in _buildable(position, seat, offers):
        members, paid_off = position.members(name), without_mortgages(position, seat, name)
        group, spare = position.rules.groups[name], paid_off.seats[seat].cash - kept_cash
        standing = sum(position.deeds[space].level for space in members)
        steps, growth = int(spare // group.house_cost), growths[members][standing]
        if steps > 0 and growth:
            total = min(highest, standing + steps, highest_total(paid_off, group))
            found.append((growth[0][0], name, paid_off, layout(paid_off, name, total)))
    for _, name, paid_off, levels in sorted(found, key=itemgetter(0, 1), reverse=True):
        loans = [space for space in position.members(name) if position.deeds[space].mortgaged]
        action = a.Unmortgage(loans[0]) if loans else a.Build(levels)
        yield action, built(paid_off, seat, levels)


def _buildable(
    position: Position, seat: SeatId, offers: Sequence[Offer]
) -> Iterator[tuple[str, int]]:
    """Yield groups that a seat can build on, once it has paid their mortgages off, and the highest
    total of levels that the Bank and the turn leave.
    """
    for offer in offers:
        if isinstance(offer, offered.BuildOffer):
            yield offer.group, offer.highest
        elif isinstance(offer, offered.UnmortgageOffer):
            most = min(position.houses, most_levels(position, seat))
            for name in position.complete_streets(seat) if most else ():
                if set(position.members(name)) & set(offer.spaces):
                    yield name, most


def cash_kept(position: Position, seat: SeatId, budget: Budget) -> float:
    """Return the cash that a seat with this budget does not build with."""
    return max(0.0, accounts_of(position).of(seat).reserve + MORE_KEPT * (budget.reserve - 1))


def _loans(
    position: Position, seat: SeatId, offers: Sequence[Offer], budget: Budget, kept_cash: float
) -> Iterator[tuple[Action, Position]]:
    for offer in offers:
        if isinstance(offer, offered.UnmortgageOffer):
            for space in offer.spaces:
                if position.unmortgage_cost(space) <= position.seats[seat].cash - kept_cash:
                    yield a.Unmortgage(space), unmortgaged(position, seat, space)
        elif isinstance(offer, offered.MortgageOffer):
            for group in position.complete_streets(seat):
                yield from _borrowed(position, seat, group, offer.spaces, budget)


def _borrowed(
    position: Position, seat: SeatId, group: str, spaces: Sequence[int], budget: Budget
) -> Iterator[tuple[Action, Position]]:
    """Yield mortgages after which a group is built on, with the position after both.

    What is built then keeps as much as any building does: else the money would lie idle, and pay
    the mortgage off again.
    """
    members = position.members(group)
    if any(position.deeds[space].mortgaged for space in members):
        return
    idle = idle_deeds(position, seat, spaces)
    cost = position.rules.groups[group].house_cost
    standing = sum(position.deeds[space].level for space in members)
    chosen: list[int] = []
    for space in idle[-budget.mortgages :] if budget.mortgages else []:
        chosen.append(space)
        after = mortgaged(position, seat, chosen)
        spare = after.seats[seat].cash - cash_kept(after, seat, budget)
        steps = min(int(spare // cost), 3 * len(members) - standing)
        if steps > 0:
            levels = layout(after, group, standing + steps)
            yield a.Mortgage(chosen[0]), built(after, seat, levels)


def idle_deeds(position: Position, seat: SeatId, spaces: Iterable[int]) -> list[int]:
    """Return those of these deeds that complete no group of a seat, the smallest loans first."""
    properties = position.rules.properties
    idle = [space for space in spaces if not position.owns_group(seat, properties[space].group)]
    return sorted(idle, key=lambda space: properties[space].mortgage)
