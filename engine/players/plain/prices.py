"""What deeds, buildings and trades are worth to a seat by printed prices, in dollars."""

from engine.core.actions import SeatId
from engine.core.buildings import next_building
from engine.core.events import Trade
from engine.core.position import Position
from engine.rules.trade.exchange import mortgaged_deeds, transfer_cost

KEPT = 150
"""Dollars that are kept in hand where scarce buildings are bid for, or a trade is offered."""
JAIL_CARD_WORTH = 50
"""What a jail card is worth, in dollars: about what it saves."""


def building_value(position: Position, space: int) -> int:
    """Return what one more building on a lot is worth: its cost, and what it adds to the rent."""
    rents = position.rules.properties[space].rents
    level = position.deeds[space].level
    now = 2 * rents[0] if level == 0 else rents[level]
    then = rents[-1] if next_building(position, level) == "hotel" else rents[level + 1]
    return position.rules.properties[space].house_cost + then - now


def value(position: Position, seat: SeatId, space: int) -> int:
    """Return what a deed is worth to a seat, in dollars: more where it completes a group."""
    prop = position.rules.properties[space]
    deeds = position.deeds
    members = position.rules.groups[prop.group].members
    others = sum([deeds[other].owner == seat for other in members if other != space])
    if others == len(members) - 1:
        return prop.price * 2
    return prop.price * (10 + others) // 10


def worth_now(position: Position, seat: SeatId, space: int) -> int:
    """Return the value of a deed less the loan on it."""
    loan = position.rules.properties[space].mortgage if position.deeds[space].mortgaged else 0
    return value(position, seat, space) - loan


def gain(position: Position, seat: SeatId, trade: Trade) -> int:
    """Return what an offer brings one of its two sides beyond what it costs, in dollars.

    What would complete a group of the other side is given only for what it is worth there.
    """
    proposes = seat == trade.proposer
    other = trade.partner if proposes else trade.proposer
    gets, gives = (trade.takes, trade.gives) if proposes else (trade.gives, trade.takes)
    interest = transfer_cost(position, mortgaged_deeds(position, gets.deeds), ())
    gained = (
        gets.cash
        - gives.cash
        - interest
        + JAIL_CARD_WORTH * (len(gets.jail_cards) - len(gives.jail_cards))
    )
    gained += sum(worth_now(position, seat, space) for space in gets.deeds)
    both = (seat, other)
    return gained - sum(max(worth_now(position, s, lot) for s in both) for lot in gives.deeds)
