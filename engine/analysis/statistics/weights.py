"""Which events of a log count most, told from how the game stands after them.

Walking back from there needs no earlier state: what an event changed is in the event.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from typing import Any

from engine.core import events as e
from engine.core.actions import SeatId, Side
from engine.core.lots import Lot
from engine.core.position import Position
from engine.core.why import Rent

Deeds = Sequence[tuple[SeatId, tuple[int, ...]]]
Cash = Sequence[tuple[SeatId, int]]
Weights = Mapping[tuple[int, e.Event], float]
"""How much an event of a version counts: dollars, more for a full set, infinite for who is out."""
LASTING = 1_000_000.0
"""The weight of a deal that completes a color group or the railroads."""
LEAST_DEAL = 300
"""Dollars that one side of a trade is worth from which on it counts, by list prices and cash."""
LEAST_RENT, RENT_SHARE = 100, 1 / 3
"""Dollars, and the share of the payer's cash, from which on a rent counts."""
_OUT = (e.Resigned, e.WentBankrupt, e.EstateTaken, e.EstateSurrendered)


def event_weights(log: Iterable[tuple[int, e.Event]], position: Position) -> Weights:
    """Return the events that count, with their weights.

    `log`: what happened up to the position, by version, without what was taken back.
    """
    followed = [it for it in log if type(it[1]) in _FOLLOWED]
    if not followed:
        return {}
    walk, found = _WalkBack(position), dict[tuple[int, e.Event], float]()
    for version, event in reversed(followed):
        weight = walk.weight(event)
        if weight:
            found[version, event] = weight
    return found


class _WalkBack:
    """The owners of all properties and everybody's cash, followed from the last event to the
    first.
    """

    def __init__(self, position: Position) -> None:
        self._rules = position.rules
        self._owners = {space: deed.owner for space, deed in position.deeds.items()}
        self._cash = [seat.cash for seat in position.seats]
        self._completing: set[Lot] = set()
        """Properties won at auction that complete a set, while their auction is still to come."""

    def weight(self, event: e.Event) -> float:
        """Undo an event, the last one that still stands, and return how much it counts."""
        deeds = _deeds(event)
        # Most events change cash alone.
        completes = bool(deeds) and any(self._completes(seat, spaces) for seat, spaces in deeds)
        self._undo(event, deeds)
        if isinstance(event, _OUT):
            return inf
        if isinstance(event, e.DeedTaken) and completes:
            self._completing.add(event.space)
            return 0
        if isinstance(event, e.AuctionWon) and event.space in self._completing:
            self._completing.discard(event.space)
            return LASTING
        return LASTING if completes else self._dollars(event)

    def _undo(self, event: e.Event, deeds: Deeds) -> None:
        for _, spaces in deeds:
            self._owners.update(_owner_before(event, spaces))
        for seat, amount in _cash(event):
            self._cash[seat] -= amount

    def _dollars(self, event: e.Event) -> int:
        """Return the dollars of a deal or a rent that is high enough to count, else 0."""
        match event:
            case e.TradeMade(trade=trade):
                worth = max(self._worth(trade.gives), self._worth(trade.takes))
                return worth if worth >= LEAST_DEAL else 0
            case e.Paid(seat=seat, amount=amount, why=Rent()) if amount >= LEAST_RENT:
                return amount if amount > self._cash[seat] * RENT_SHARE else 0
            case _:
                return 0

    def _completes(self, seat: SeatId, spaces: Iterable[int]) -> bool:
        """Return whether a seat has whole groups by getting these spaces last."""
        groups = {self._rules.properties[space].group for space in spaces}
        return any(
            self._rules.groups[group].kind != "utility"
            and all(self._owners[member] == seat for member in self._rules.groups[group].members)
            for group in groups
        )

    def _worth(self, side: Side) -> int:
        return side.cash + sum(self._rules.properties[space].price for space in side.deeds)


def _deeds(event: e.Event) -> Deeds:
    """Return who got which properties by an event."""
    read = _DEEDS.get(type(event))
    return () if read is None else read(event)


def _owner_before(event: e.Event, spaces: Iterable[int]) -> dict[int, SeatId | None]:
    """Return whose these spaces were before an event by which they changed hands."""
    match event:
        case e.TradeMade(trade=it):
            return {
                space: it.proposer if space in it.gives.deeds else it.partner for space in spaces
            }
        case e.EstateTaken(seat=seat) | e.EstateSurrendered(seat=seat):
            return dict.fromkeys(spaces, seat)
        case _:
            return dict.fromkeys(spaces)


def _cash(event: e.Event) -> Cash:
    """Return by how much an event changed whose cash, in dollars."""
    read = _CASH.get(type(event))
    return () if read is None else read(event)


def _cash_traded(event: e.TradeMade) -> Cash:
    trade = event.trade
    balance = trade.takes.cash - trade.gives.cash
    return [(trade.proposer, balance), (trade.partner, -balance)]


_DEEDS: dict[type[e.Event], Callable[[Any], Deeds]] = {
    e.PropertyBought: lambda it: [(it.seat, (it.space,))],
    e.DeedTaken: lambda it: [(it.seat, (it.space,))],
    e.DeedsDealt: lambda it: [(it.seat, it.spaces)],
    e.TradeMade: lambda it: [
        (it.trade.partner, it.trade.gives.deeds),
        (it.trade.proposer, it.trade.takes.deeds),
    ],
    e.EstateTaken: lambda it: [(it.creditor, it.deeds)],
    e.EstateSurrendered: lambda it: [(it.seat, it.deeds)],
}
_CASH: dict[type[e.Event], Callable[[Any], Cash]] = {
    e.SalaryPaid: lambda it: [(it.seat, it.amount)],
    e.Received: lambda it: [(it.seat, it.amount)],
    e.PotTaken: lambda it: [(it.seat, it.amount)],
    e.PropertyBought: lambda it: [(it.seat, -it.price)],
    e.DeedsDealt: lambda it: [(it.seat, -it.price)],
    e.Built: lambda it: [(it.seat, -it.cost)],
    e.Unmortgaged: lambda it: [(it.seat, -it.cost)],
    e.BuildingsSold: lambda it: [(it.seat, it.proceeds)],
    e.Mortgaged: lambda it: [(it.seat, it.loan)],
    e.MortgageUndone: lambda it: [(it.seat, -it.loan)],
    e.Paid: lambda it: [(it.seat, -it.amount), *((to, it.amount // len(it.to)) for to in it.to)],
    e.TradeMade: _cash_traded,
    e.EstateTaken: lambda it: [(it.seat, -it.cash), (it.creditor, it.cash)],
    e.EstateSurrendered: lambda it: [(it.seat, -it.cash)],
}
_FOLLOWED = {*_DEEDS, *_CASH, *_OUT, e.AuctionWon}
"""The events that count, or change owners or cash; most of a log are rolls and moves."""
