"""Positions as they would be after a purchase, a trade, building or a mortgage."""

from collections.abc import Iterable, Mapping

from engine.core.actions import Levels, SeatId, Side
from engine.core.position import Deed, Position, Seat
from engine.rules.trade.exchange import transfer_cost

Spaces = tuple[int, ...]


def altered(
    position: Position, cash: Mapping[SeatId, int], deeds: Mapping[int, Deed] | None = None
) -> Position:
    """Return the position with `cash` added to these seats, and these deeds in place of theirs.

    Nothing that stays as it is is copied: neither position may be changed afterwards.
    """
    seats = list(position.seats)
    for seat, more in cash.items():
        now = seats[seat]
        seats[seat] = Seat(
            now.token, now.cash + more, now.space, now.jail, now.jail_cards, now.left, now.laps
        )
    return Position(
        position.rules,
        seats,
        {**position.deeds, **deeds} if deeds else position.deeds,
        position.houses,
        position.hotels,
        position.mover,
        position.turn,
    )


def bought(position: Position, seat: SeatId, space: int, price: int) -> Position:
    """Return the position after a seat has paid the Bank for an unowned property."""
    deed = Deed(seat, position.deeds[space].mortgaged)
    return altered(position, {seat: -price}, {space: deed})


def traded(
    position: Position,
    seat: SeatId,
    partner: SeatId,
    gives: Side,
    takes: Side,
    unmortgages: tuple[Spaces, Spaces] = ((), ()),
) -> Position:
    """Return the position after a trade in which `seat` gives and takes.

    `unmortgages`: the mortgaged deeds that the seat and its partner pay off on receiving them; for
    the others both pay interest.
    """
    mine, theirs = unmortgages
    deeds = _moved(position, partner, gives.deeds, theirs)
    deeds |= _moved(position, seat, takes.deeds, mine)
    paid = gives.cash - takes.cash
    dues = (
        transfer_cost(position, takes.deeds, mine),
        transfer_cost(position, gives.deeds, theirs),
    )
    after = altered(position, {seat: -paid - dues[0], partner: paid - dues[1]}, deeds)
    if gives.jail_cards or takes.jail_cards:
        _hand_over(after.seats, seat, gives, takes)
        _hand_over(after.seats, partner, takes, gives)
    return after


def _moved(
    position: Position, to: SeatId, spaces: Iterable[int], unmortgages: Spaces
) -> dict[int, Deed]:
    deeds = position.deeds
    return {
        space: Deed(to, deeds[space].mortgaged and space not in unmortgages) for space in spaces
    }


def _hand_over(seats: list[Seat], seat: SeatId, gives: Side, takes: Side) -> None:
    """Move jail cards; `seats` have been copied already."""
    kept = [it for it in seats[seat].jail_cards if it not in gives.jail_cards]
    seats[seat].jail_cards = [*kept, *takes.jail_cards]


def built(position: Position, seat: SeatId, levels: Levels) -> Position:
    """Return the position after a seat has brought lots up to these levels."""
    deeds = {space: Deed(seat, False, level) for space, level in levels}
    return altered(position, {seat: -position.building_cost(levels)}, deeds)


def mortgaged(position: Position, seat: SeatId, spaces: Iterable[int]) -> Position:
    """Return the position after a seat has mortgaged these deeds."""
    chosen = tuple(spaces)
    loans = sum(position.rules.properties[space].mortgage for space in chosen)
    return altered(position, {seat: loans}, {space: Deed(seat, True) for space in chosen})


def unmortgaged(position: Position, seat: SeatId, space: int) -> Position:
    """Return the position after a seat has paid off a mortgage."""
    return altered(position, {seat: -position.unmortgage_cost(space)}, {space: Deed(seat)})


def without_mortgages(position: Position, seat: SeatId, group: str) -> Position:
    """Return the position once a seat has paid off the mortgages of a group; the same if none."""
    loans = [space for space in position.members(group) if position.deeds[space].mortgaged]
    if not loans:
        return position
    cost = sum(map(position.unmortgage_cost, loans))
    return altered(position, {seat: -cost}, {space: Deed(seat) for space in loans})


def sold(position: Position, seat: SeatId, levels: Levels) -> Position:
    """Return the position after a seat has sold buildings down to these levels."""
    deeds = {space: Deed(seat, False, level) for space, level in levels}
    return altered(position, {seat: position.sale_proceeds(levels)}, deeds)


def freed(position: Position, seat: SeatId, price: int) -> Position:
    """Return the position with a seat out of Jail after paying `price` dollars."""
    after = altered(position, {seat: -price})
    now = after.seats[seat]
    after.seats[seat] = Seat(
        now.token, now.cash, now.space, None, now.jail_cards, now.left, now.laps
    )
    return after
