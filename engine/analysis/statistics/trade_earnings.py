"""Trades, and whose gain the rent is that comes in after them."""

from dataclasses import dataclass, field

from engine.analysis.statistics.records import Deal
from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.core.position import Position


@dataclass(slots=True)
class _TrackedTrade:
    trade: Trade
    turn: int
    earned: dict[SeatId, int] = field(default_factory=dict)
    completed: list[SeatId] = field(default_factory=list)


@dataclass(slots=True)
class _Gain:
    """Why rent for a space counts for a trade: `group` where it completed that group."""

    made: _TrackedTrade
    receiver: SeatId
    group: str | None


class TradeEarnings:
    """The trades of a game, each with what it has brought."""

    def __init__(self) -> None:
        self._made: list[_TrackedTrade] = []
        self._gains: dict[int, _Gain] = {}

    def trade(self, trade: Trade, position: Position) -> None:
        """Count a trade after both sides have changed hands."""
        made = _TrackedTrade(trade, position.turn)
        self._made.append(made)
        self._gain(made, trade.gives, trade.partner, position)
        self._gain(made, trade.takes, trade.proposer, position)

    def _gain(self, made: _TrackedTrade, side: Side, receiver: SeatId, position: Position) -> None:
        for space in side.deeds:
            self._gains[space] = _Gain(made, receiver, None)
        for space in side.deeds:
            group = position.rules.properties[space].group
            if position.owns_group(receiver, group):
                made.completed.append(receiver)
                for member in position.members(group):
                    self._gains[member] = _Gain(made, receiver, group)

    def earn(self, owner: SeatId, space: int, amount: int, position: Position) -> None:
        """Count rent that has come in, for the trade that its deed came from."""
        gain = self._gains.get(space)
        if gain is None or gain.receiver != owner:
            return
        if gain.group is None or position.owns_group(owner, gain.group):
            earned = gain.made.earned
            earned[owner] = earned.get(owner, 0) + amount

    def deals(self) -> tuple[Deal, ...]:
        """Return all deals, in the order in which they were made."""
        return tuple(
            Deal(
                it.trade,
                it.turn,
                it.earned.get(it.trade.proposer, 0),
                it.earned.get(it.trade.partner, 0),
                tuple(dict.fromkeys(it.completed)),
            )
            for it in self._made
        )
