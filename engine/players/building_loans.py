"""Loans for building: what to mortgage, and what to build with the cash."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core import offered
from engine.core.actions import Levels, SeatId
from engine.core.position import Position
from engine.players.consequences import chance_of
from engine.players.judge.judging import Judge
from engine.players.policy.building import USUAL, cash_kept, idle_deeds
from engine.players.policy.what_if import built, mortgaged
from engine.rules.building.layouts import layout, most_levels
from engine.view import View

HOUSES = 3
"""Houses on a street up to which it is worth borrowing: the third repays fastest."""


@dataclass(frozen=True)
class BuildingLoan:
    """Deeds to mortgage, and the levels to which the lots of one group are then built."""

    mortgages: tuple[int, ...]
    levels: Levels


def after_loan(position: Position, seat: SeatId, loan: BuildingLoan) -> Position:
    """Return the position after a seat has borrowed and built."""
    return built(mortgaged(position, seat, loan.mortgages), seat, loan.levels)


def best_loan(judge: Judge, view: View, seat: SeatId) -> BuildingLoan | None:
    """Return the loan for building after which the chance of a seat to win is best, if it rises."""
    best, chance = None, chance_of(judge, view, view)
    for loan in building_loans(view, seat):
        after = chance_of(judge, view, after_loan(view, seat, loan))
        if after > chance:
            best, chance = loan, after
    return best


def building_loans(view: View, seat: SeatId) -> Iterator[BuildingLoan]:
    """Yield the loans for building that a computer player considers, where the Bank has houses.

    What is mortgaged belongs to no whole group, the smallest loans first, and what is built leaves
    as much cash as any building does.
    """
    spaces = [
        space
        for offer in view.offers
        if isinstance(offer, offered.MortgageOffer)
        for space in offer.spaces
    ]
    considered = idle_deeds(view, seat, spaces)[-USUAL.mortgages :]
    for group in view.complete_streets(seat):
        for count in range(1, len(considered) + 1):
            yield from _loan(view, seat, group, considered[:count])


def _loan(view: View, seat: SeatId, group: str, mortgages: Sequence[int]) -> Iterator[BuildingLoan]:
    """Yield the most that can be built on a group with these loans, if it is anything."""
    members = view.members(group)
    if any(view.deeds[space].mortgaged for space in members):
        return
    after = mortgaged(view, seat, mortgages)
    spare = after.seats[seat].cash - cash_kept(after, seat, USUAL)
    standing = sum(view.deeds[space].level for space in members)
    cost = view.rules.groups[group].house_cost
    room = min(HOUSES * len(members) - standing, view.houses, most_levels(view, seat))
    steps = min(int(spare // cost), room)
    if steps > 0:
        yield BuildingLoan(tuple(mortgages), layout(after, group, standing + steps))
