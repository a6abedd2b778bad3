"""What a computer player holds a deed to be worth."""

from engine.core.actions import SeatId
from engine.core.buildings import next_building
from engine.core.lots import Lot
from engine.core.position import Position

RESERVE = 150
"""Dollars kept in hand when building, lifting mortgages or offering trades."""


PASS = 50
"""What a jail pass is worth, in dollars: about what it saves."""


def building_value(position: Position, space: int) -> int:
    """Return what one more building on a lot is worth: its cost, and what it adds to the rent."""
    rents = position.rules.properties[space].rents
    level = position.deeds[space].level
    now = 2 * rents[0] if level == 0 else rents[level]
    then = rents[-1] if next_building(position, level) == "hotel" else rents[level + 1]
    return position.rules.properties[space].house_cost + then - now


def lot_value(position: Position, seat: SeatId, lot: Lot) -> int:
    """Return what a lot is worth to a seat at auction, in dollars, less what clearing it costs."""
    if isinstance(lot, str):
        return PASS
    loan = position.lift_cost(lot) if position.lot_interest(lot) else 0
    return value(position, seat, lot) - loan


def value(position: Position, seat: SeatId, space: int) -> int:
    """Return what a deed is worth to a seat, in dollars: more where it completes a group."""
    prop = position.rules.properties[space]
    deeds = position.deeds
    members = position.rules.groups[prop.group].members
    others = sum([deeds[other].owner == seat for other in members if other != space])
    if others == len(members) - 1:
        return prop.price * 2
    return prop.price * (10 + others) // 10
