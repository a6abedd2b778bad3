"""What a computer player holds a deed to be worth."""

from engine.actions import SeatId
from engine.state import Position

RESERVE = 150
"""Dollars kept in hand when building, lifting mortgages or offering trades."""


def value(position: Position, seat: SeatId, space: int) -> int:
    """What a deed is worth to a seat, in dollars: more where it completes a group."""
    prop = position.rules.properties[space]
    deeds = position.deeds
    members = position.rules.groups[prop.group].members
    others = sum([deeds[other].owner == seat for other in members if other != space])
    if others == len(members) - 1:
        return prop.price * 2
    return prop.price * (10 + others) // 10
