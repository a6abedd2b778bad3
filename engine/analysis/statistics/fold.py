"""Counting what everybody may know of a game, from its timeline."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.analysis.statistics.records import (
    AuctionResult,
    Charge,
    Dice,
    Player,
    RentOutcome,
    Statistics,
)
from engine.analysis.statistics.rents import Collected, RentsCollected
from engine.analysis.statistics.trade_earnings import TradeEarnings
from engine.analysis.statistics.worths import Worths
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.position import Position
from engine.core.state import GameState
from engine.core.timeline import Entry, Timeline
from engine.core.undo import LogLine
from engine.core.why import AuctionPrice
from engine.editions.board import JAIL, SIZE

CHARGES = 5
"""How many of the highest rents the statistics hold."""


def statistics(log: Sequence[LogLine]) -> Statistics:
    """Return what a game has been like, from its log, of which the public events are enough.

    Raises ValueError for a log that does not begin with GameStarted, and ImpossibleTransition for
    one that contradicts itself.
    """
    return RunningStatistics(log).statistics()


class _Tally:
    """What is counted of one seat."""

    def __init__(self) -> None:
        self.rolls = self.pips = self.doubles = 0
        self.jailed = self.salaries = self.salary = self.paid = 0
        self.earned: dict[str, int] = {}

    def totals(self, groups: Iterable[str], left: int | None) -> Player:
        dice = Dice(self.rolls, self.pips, self.doubles)
        earned = tuple((group, self.earned[group]) for group in groups if group in self.earned)
        return Player(dice, self.jailed, self.salaries, self.salary, self.paid, earned, left)


class RunningStatistics:
    """All the counts of a timeline: asked for at any time, and counted on.

    Raises what `statistics` does.
    """

    def __init__(self, log: Sequence[LogLine]) -> None:
        self._timeline = Timeline(log)
        self.worths = Worths()
        self.trade_earnings = TradeEarnings()
        self.tallies = [_Tally() for _ in self.state.seats]
        self.visits = [0] * SIZE
        self.charges: list[Charge] = []
        self.rents = RentsCollected()
        self.auctions: list[AuctionResult] = []
        self.leavers: list[SeatId] = []
        for entry in self._timeline:
            self._count(entry)

    @property
    def state(self) -> GameState:
        """The table as far as was counted."""
        return self._timeline.state

    def follow(self, lines: Sequence[LogLine]) -> None:
        """Count further lines, none of which takes back what was counted before."""
        for entry in self._timeline.read(lines):
            self._count(entry)

    def _count(self, entry: Entry) -> None:
        event, before = entry.event, entry.before
        if isinstance(event, e.TurnStarted):
            self.worths.note(before)
        collected = self.rents.follow(event, before)
        if collected is not None:
            self._collect(collected, entry.after)
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event, entry.after)

    def _collect(self, rent: Collected, state: Position) -> None:
        group = state.rules.properties[rent.space].group
        self.tallies[rent.visitor].paid += rent.amount
        outcome: RentOutcome = "paid" if rent.is_paid else "unpaid"
        told = rent.share if rent.is_paid else rent.due // len(rent.owners)
        for owner in rent.owners:
            earned = self.tallies[owner].earned
            if rent.share:
                earned[group] = earned.get(group, 0) + rent.share
                self.trade_earnings.earn(owner, rent.space, rent.share, state)
            self.charges.append(
                Charge(rent.visitor, owner, rent.space, told, state.turn, outcome, rent.share)
            )

    def statistics(self) -> Statistics:
        """Return all that has been counted so far."""
        state, groups = self.state, self.state.rules.groups
        worths = self.worths.until(state)
        return Statistics(
            state.turn,
            worths.points(),
            worths.highest(),
            worths.leads(),
            tuple(
                tally.totals(groups, seat.left)
                for tally, seat in zip(self.tallies, state.seats, strict=True)
            ),
            tuple(self.visits),
            tuple(sorted(self.charges, key=lambda charge: -charge.amount)[:CHARGES]),
            self.trade_earnings.deals(),
            tuple(self.auctions),
            tuple(self.leavers),
        )


def _rolled(counting: RunningStatistics, event: e.DiceRolled, table: Position) -> None:
    tally = counting.tallies[event.seat]
    tally.rolls += 1
    tally.pips += event.first + event.second
    tally.doubles += event.first == event.second


def _moved(counting: RunningStatistics, event: e.Moved, table: Position) -> None:
    counting.visits[event.to] += 1


def _jailed(counting: RunningStatistics, event: e.Jailed, table: Position) -> None:
    counting.tallies[event.seat].jailed += 1
    counting.visits[JAIL] += 1


def _salary(counting: RunningStatistics, event: e.SalaryPaid, table: Position) -> None:
    tally = counting.tallies[event.seat]
    tally.salaries += 1
    tally.salary += event.amount


def _paid(counting: RunningStatistics, event: e.Paid, table: Position) -> None:
    match event.why:
        case AuctionPrice(space=lot):
            printed = table.rules.properties[lot].price if isinstance(lot, int) else None
            won = AuctionResult(event.seat, lot, event.amount, printed, table.turn)
            counting.auctions.append(won)
        case _:
            pass


def _traded(counting: RunningStatistics, event: e.TradeMade, table: Position) -> None:
    counting.trade_earnings.trade(event.trade, table)


def _left(counting: RunningStatistics, event: e.WentBankrupt, table: Position) -> None:
    counting.leavers.append(event.seat)


_NOTES: dict[type[e.Event], Callable[[RunningStatistics, Any, Position], None]] = {
    e.DiceRolled: _rolled,
    e.Moved: _moved,
    e.Jailed: _jailed,
    e.SalaryPaid: _salary,
    e.Paid: _paid,
    e.TradeMade: _traded,
    e.WentBankrupt: _left,
}
