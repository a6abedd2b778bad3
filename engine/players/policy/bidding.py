"""What a lot is worth: the price at which having it and not having it are the same."""

from collections.abc import Sequence

from engine.core.actions import SeatId
from engine.core.decisions import Auction
from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.policy.what_if import bought
from engine.view import View

STEPS = 7
"""Halvings of the range in which a price is looked for."""


def rivals(view: View, seat: SeatId) -> tuple[SeatId, ...]:
    """Return the other seats that can still get what is for sale: not those who have passed in an
    open auction, or cannot reach its next bid.
    """
    auction = view.decision
    if not isinstance(auction, Auction):
        return tuple(it for it in view.players() if it != seat)
    bidders = {auction.leader, *auction.awaited(view)}
    return tuple(it for it in view.players() if it != seat and it in bidders)


def worth(
    judge: Judge,
    position: Position,
    seat: SeatId,
    space: int,
    most: int,
    rivals: Sequence[SeatId] | None = None,
) -> int:
    """Return the highest price, up to `most` dollars, at which a seat would rather have a property.

    Without it, the property is taken to go to the rival to whom it is worth most, at a fair price.
    `rivals`: those who can still get it, None for all other players.
    """
    otherwise = without(judge, position, seat, space, rivals)
    accounts = Accounts(bought(position, seat, space, 0))
    cash = position.seats[seat].cash
    if judge.of(accounts, {seat: cash - most})[seat] >= otherwise:
        return most
    low, high = 0, most
    for _ in range(STEPS):
        middle = (low + high) // 2
        if judge.of(accounts, {seat: cash - middle})[seat] >= otherwise:
            low = middle
        else:
            high = middle
    return low


def without(
    judge: Judge,
    position: Position,
    seat: SeatId,
    space: int,
    rivals: Sequence[SeatId] | None = None,
) -> float:
    """Return the seat's chance if the rival gets the property who gains most by it.

    `rivals`: those who can still get it, None for all other players. Where nobody can, or gains by
    it, the property stays with the Bank.
    """
    price = position.rules.properties[space].price
    before = judge.chances(position)
    found = (0.0, before[seat])
    for rival in position.players() if rivals is None else rivals:
        paid = min(price, position.seats[rival].cash)
        if rival != seat and paid > price // 4:
            after = judge.chances(bought(position, rival, space, paid))
            found = max(found, (after[rival] - before[rival], after[seat]))
    return found[1]
