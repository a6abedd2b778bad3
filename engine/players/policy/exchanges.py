"""Which deeds two players could exchange so that groups get whole, and who completes a group."""

from collections.abc import Iterator

from engine.core.actions import SeatId, Side
from engine.core.position import Position
from engine.players.judge.accounts_cache import accounts_of
from engine.players.plain.groups import completed
from engine.rules.trade.exchange import is_tradable

Deeds = tuple[int, ...]
DEAREST = 1.5
"""What is given at most, in printed prices, for deeds that complete no own group: the judge may be
wrong about a deed, and nobody at a table understands who spends all on one.
"""
FAR_DEARER = 2
"""How many times as dear the one side of a swap is for which a deed is added to the other."""


def exchanges(position: Position, seat: SeatId, partner: SeatId) -> Iterator[tuple[Deeds, Deeds]]:
    """Yield what a seat could give and take so that one of the two gets a whole group, or both.

    Also what brings the seat two of a group that three players have a deed of.
    """
    wanted, theirs = _lacking(position, seat, partner), _lacking(position, partner, seat)
    for takes in wanted:
        yield (), takes
        yield from ((gives, takes) for gives in theirs if not _share_group(position, gives, takes))
        yield from (((spare,), takes) for spare in _spares(position, seat, partner, takes))
    yield from (((), (space,)) for space in _steps(position, seat, partner))
    for gives in theirs:
        yield gives, ()
        yield from ((gives, (spare,)) for spare in _spares(position, partner, seat, gives))


def padded_swaps(
    position: Position, seat: SeatId, partner: SeatId
) -> Iterator[tuple[Deeds, Deeds]]:
    """Yield swaps in which both get a whole group, where one side is far dearer by printed prices:
    each with a lone deed added to the other side.

    A player that swaps but does not sell may take that where cash does not even a swap out.
    """
    for takes in _lacking(position, seat, partner):
        for gives in _lacking(position, partner, seat):
            if _share_group(position, gives, takes):
                continue
            mine, theirs = printed_worth(position, gives), printed_worth(position, takes)
            if mine > FAR_DEARER * theirs:
                for space in _lone(position, partner, (*gives, *takes)):
                    yield gives, (*takes, space)
            elif theirs > FAR_DEARER * mine:
                for space in _lone(position, seat, (*gives, *takes)):
                    yield (*gives, space), takes


def _lone(position: Position, seat: SeatId, beside: Deeds) -> Iterator[int]:
    """Yield deeds that are the seat's only ones of a group, but of no group this is about."""
    properties = position.rules.properties
    about = {properties[space].group for space in beside}
    for space in position.owned(seat):
        group = properties[space].group
        if group not in about and position.count_owned(seat, group) == 1:
            yield space


def _share_group(position: Position, one: Deeds, other: Deeds) -> bool:
    properties = position.rules.properties
    return properties[one[0]].group == properties[other[0]].group


def _lacking(position: Position, seat: SeatId, owner: SeatId) -> list[Deeds]:
    """Return the deeds of `owner` that a seat lacks to have a whole group."""
    deeds, found = position.deeds, list[Deeds]()
    for group in position.rules.groups.values():
        owners = [deeds[space].owner for space in group.members]
        others = [owner for owner in owners if owner != seat]
        if 0 < len(others) == others.count(owner) < len(owners):
            found.append(tuple(space for space in group.members if deeds[space].owner == owner))
    return found


def _spares(position: Position, seat: SeatId, partner: SeatId, beside: Deeds) -> list[int]:
    """Return deeds that a seat could add: of groups that the partner has a part of too, but not of
    the one that this is about.
    """
    properties = position.rules.properties
    about = properties[beside[0]].group
    return [
        space
        for space in position.owned(seat)
        if (group := properties[space].group) != about
        and position.count_owned(partner, group)
        and is_tradable(position, space)
    ]


def _steps(position: Position, seat: SeatId, partner: SeatId) -> Iterator[int]:
    """Yield a partner's deeds of groups that the two share with a third player."""
    deeds = position.deeds
    for group in position.rules.groups.values():
        owners = [deeds[space].owner for space in group.members]
        split = len(owners) == len(set(owners)) == 3 and {seat, partner} <= set(owners)
        if group.kind == "street" and split:
            space = group.members[owners.index(partner)]
            if is_tradable(position, space):
                yield space


def printed_worth(position: Position, spaces: Deeds) -> int:
    """Return the printed prices of deeds in dollars, less the loans on them."""
    properties, deeds = position.rules.properties, position.deeds
    return sum(
        properties[space].price - deeds[space].mortgaged * properties[space].mortgage
        for space in spaces
    )


def most_paid(position: Position, gives: Deeds, takes: Deeds, part: float = 1.0) -> float:
    """Return the cash that deeds are worth at most which complete no group, beside what is given
    for them: that counts `part` of its printed prices.
    """
    given = part * printed_worth(position, gives)
    return DEAREST * printed_worth(position, takes) - given


def most_cash(
    position: Position, seat: SeatId, gives: Deeds, takes: Deeds, part: float = 1.0
) -> float:
    """Return the same, but no cash of a seat that its next lap may cost."""
    spare = position.seats[seat].cash - accounts_of(position).of(seat).reserve
    return min(most_paid(position, gives, takes, part), spare)


def is_overpaid(
    position: Position, seat: SeatId, gives: Side, takes: Side, part: float = 1.0
) -> bool:
    """Return whether a seat would give too much for what completes no group of its own: more than
    DEAREST allows, in cash or in deeds, or cash that its next lap may cost.

    So what is sold brings its printed price, or `part` of it: a gift looks foolish, and is.
    """
    if completed(position, seat, takes.deeds):
        return False
    paid = gives.cash - takes.cash
    if paid > 0:
        return paid > most_cash(position, seat, gives.deeds, takes.deeds, part)
    return paid > most_paid(position, gives.deeds, takes.deeds, part)
