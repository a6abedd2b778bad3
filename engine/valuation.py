"""What players are worth when a game is valued, line by line: for rules and for screens.

Dollars throughout. A mortgaged deed counts half its price (S35-10, S94-09), a house what it cost
(S35-11), a hotel its own price and the houses handed in for it: five in all, or four in the short
game (S35-12, S94-09, AMB-72).
"""

from collections.abc import Iterable

from engine.actions import SeatId
from engine.events import Worth
from engine.position import Position


def worth_of_lifting(position: Position, spaces: Iterable[int]) -> int:
    """Return the dollars that mortgaged deeds would count more if their loans were paid off."""
    prices = [position.rules.properties[space].price for space in spaces]
    return sum(price - price // 2 for price in prices)


def worth_of(position: Position, seat: SeatId) -> Worth:
    """S35-08 to S35-12, S94-09, TL-03: what a seat is worth at the end."""
    properties, hotel = position.rules.properties, position.rules.hotel_level
    deeds = mortgaged = houses = hotels = 0
    for space in position.owned(seat):
        prop, deed = properties[space], position.deeds[space]
        if deed.mortgaged:
            mortgaged += prop.price // 2
        else:
            deeds += prop.price
        if deed.level == hotel:
            hotels += prop.house_cost * hotel
        else:
            houses += prop.house_cost * deed.level
    return Worth(position.seats[seat].cash, deeds, mortgaged, houses, hotels)
