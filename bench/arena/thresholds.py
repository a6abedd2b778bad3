"""Exchanges of deeds with the others, and the least that each of them would take for one."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from bench.arena.partner import streets
from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.policy.what_if import traded
from engine.rules.trade.exchange import is_tradable

Deeds = tuple[int, ...]
TRIED = 10
"""Exchanges of which the price is asked, those by which both sides gain most."""
LEAST = 0.002
"""The gain in the chance to win for which a deal is made."""


@dataclass(frozen=True)
class Exchange:
    """Deeds that a seat gives to a partner, and those that it takes from it."""

    partner: SeatId
    gives: Deeds
    takes: Deeds

    def offer(self, paid: int) -> OfferTrade:
        """Return the offer by which the seat pays some dollars, or gets them below 0."""
        gives, takes = Side(self.gives, max(0, paid)), Side(self.takes, max(0, -paid))
        return OfferTrade(self.partner, gives, takes)


class Valued:
    """What an exchange is worth to a seat and its partner at any price, by a judge."""

    def __init__(self, judge: Judge, position: Position, seat: SeatId, exchange: Exchange) -> None:
        self.exchange = exchange
        self._judge, self._seat, self._before = judge, seat, judge.chances(position)
        gives, takes = Side(exchange.gives), Side(exchange.takes)
        self._after = Accounts(traded(position, seat, exchange.partner, gives, takes))
        seats = self._after.position.seats
        self._own, self._theirs = seats[seat].cash, seats[exchange.partner].cash
        self.low, self.high = -self._theirs, self._own
        """The least and the most that the seat can pay: interest is paid already."""

    def gains(self, paid: int) -> tuple[float, float]:
        """Return what the seat and its partner gain in their chances to win."""
        seat, partner = self._seat, self.exchange.partner
        cash = {seat: self._own - paid, partner: self._theirs + paid}
        chances = self._judge.of(self._after, cash)
        return chances[seat] - self._before[seat], chances[partner] - self._before[partner]

    @property
    def joint(self) -> float:
        """What both gain together where as little cash as possible changes hands."""
        return sum(self.gains(min(max(0, self.low), self.high)))


def exchanges(position: Position, seat: SeatId, partner: SeatId) -> Iterator[Exchange]:
    """Yield purchases and sales of single deeds and of what completes a group, and swaps of these
    by which one of the two continues a group.
    """
    mine, theirs = (
        [*_singles(position, it), *_parts(position, it, other)]
        for it, other in ((seat, partner), (partner, seat))
    )
    for takes in theirs:
        yield Exchange(partner, (), takes)
    for gives in mine:
        yield Exchange(partner, gives, ())
        for takes in theirs:
            if _continues(position, seat, takes) or _continues(position, partner, gives):
                yield Exchange(partner, gives, takes)


def _singles(position: Position, owner: SeatId) -> list[Deeds]:
    return [(space,) for space in position.owned(owner) if is_tradable(position, space)]


def _parts(position: Position, owner: SeatId, other: SeatId) -> Iterator[Deeds]:
    """Yield what `owner` has of a group of which `other` has the rest: two deeds or more."""
    for group in streets(position):
        members = position.members(group)
        part = tuple(space for space in members if position.deeds[space].owner == owner)
        if 1 < len(part) < len(members) and len(part) + position.count_owned(other, group) == len(
            members
        ):
            yield part


def _continues(position: Position, seat: SeatId, spaces: Deeds) -> bool:
    """Return whether a seat has other deeds of the group of these."""
    return position.count_owned(seat, position.rules.properties[spaces[0]].group) > 0


def least_accepted(is_accepted: Callable[[int], bool], low: int, high: int) -> int | None:
    """Return the least of these sums that is accepted, where all above it are; None if none is."""
    if low > high or not is_accepted(high):
        return None
    below, least = low - 1, high
    while least - below > 1:
        middle = (below + least) // 2
        below, least = (below, middle) if is_accepted(middle) else (middle, least)
    return least


def promising(
    judge: Judge, position: Position, seat: SeatId, partners: Iterable[SeatId]
) -> list[Valued]:
    """Return the exchanges by which a seat and a partner together gain most, the best first."""
    found = chain.from_iterable(exchanges(position, seat, partner) for partner in partners)
    valued = [Valued(judge, position, seat, exchange) for exchange in found]
    ranked = sorted(
        ((it.joint, number) for number, it in enumerate(valued) if it.low <= it.high),
        key=lambda rank: (-rank[0], rank[1]),
    )
    return [valued[number] for joint, number in ranked[:TRIED] if joint > LEAST]


def tradables(position: Position) -> tuple[object, ...]:
    """Return all of a position that a trade may change."""
    return (
        tuple([seat.cash for seat in position.seats]),
        tuple([(deed.owner, deed.mortgaged, deed.level) for deed in position.deeds.values()]),
    )
