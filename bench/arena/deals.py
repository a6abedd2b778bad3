"""Counts of what is offered and traded at a table, by seat."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.actions import SeatId
from engine.core.events import Event, Trade, TradeMade, TradeOffered

Passed = tuple[int, Counter[int]]
"""What the trades of a seat have led to: dollars, and deeds got less deeds given."""


@dataclass
class Deals:
    """What came of the offers of a game.

    `made`: trades; `in_vain`: the offers of a seat, counters aside, that were not accepted, those
    that lie open included; `round_trips`: the dollars that a seat has gained by trades of one turn
    after which it had the same deeds as before.
    """

    made: int = 0
    in_vain: Counter[SeatId] = field(default_factory=Counter)
    round_trips: Counter[SeatId] = field(default_factory=Counter)
    _counters: set[int] = field(default_factory=set)
    _of_turn: dict[SeatId, list[Passed]] = field(default_factory=dict)
    _turn: int = -1

    def note(self, events: Sequence[Event], turn: int) -> None:
        """Count what an action has led to."""
        if turn != self._turn:
            self._turn, self._of_turn = turn, {}
        for event in events:
            match event:
                case TradeOffered(trade=trade, answers=None):
                    self.in_vain[trade.proposer] += 1
                case TradeOffered(trade=trade):
                    self._counters.add(trade.id)
                case TradeMade(trade=trade):
                    self._note_made(trade)
                case _:
                    pass

    def _note_made(self, trade: Trade) -> None:
        self.made += 1
        if trade.id not in self._counters:
            self.in_vain[trade.proposer] -= 1
        gives, takes = trade.gives, trade.takes
        deeds = Counter(takes.deeds)
        deeds.subtract(gives.deeds)
        dollars = takes.cash - gives.cash
        self._note_passed(trade.proposer, dollars, deeds)
        self._note_passed(trade.partner, -dollars, Counter({it: -n for it, n in deeds.items()}))

    def _note_passed(self, seat: SeatId, dollars: int, deeds: Counter[int]) -> None:
        """Add up the trades of a seat, from the latest back, that together change no deeds."""
        row = self._of_turn.setdefault(seat, [])
        row.append((dollars, deeds))
        total, moved = 0, Counter[int]()
        for number in range(len(row) - 1, -1, -1):
            total += row[number][0]
            moved.update(row[number][1])
            if not any(moved.values()):
                self.round_trips[seat] += total
                del row[number:]
                return
