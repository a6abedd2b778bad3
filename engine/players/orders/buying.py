"""Orders about what one lands on (BUY-01)."""

from engine.core.actions import Action, Buy, Decline, SeatId
from engine.core.position import Position
from engine.players.orders.terms import Buying


def answer(position: Position, seat: SeatId, space: int, buying: Buying) -> Action | None:
    """Buy or decline; None without an order, and for what is wanted but exceeds the cash.

    AMB-16: cash may be raised first, which is left to its owner.
    """
    prop = position.rules.properties[space]
    rest = position.seats[seat].cash - prop.price
    wanted = _is_wanted(position, seat, space, buying, rest)
    if wanted is None:
        return None
    if not wanted:
        return Decline()
    return Buy() if rest >= 0 else None


def _is_wanted(
    position: Position, seat: SeatId, space: int, buying: Buying, rest: int
) -> bool | None:
    match buying.rule_for(space, position.rules.properties[space].group):
        case None | "ask":
            return None
        case "always":
            return True
        case "never":
            return False
        case "keep":
            return rest >= buying.keep
        case "group":
            return ends_group(position, space)


def ends_group(position: Position, space: int) -> bool:
    """Return whether all other deeds of the group are one player's, this one or a rival."""
    members = position.members(position.rules.properties[space].group)
    owners = {position.deeds[other].owner for other in members if other != space}
    return len(owners) == 1 and None not in owners
