"""Following what everybody may know of a game, and counting."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine.analysis.statistics.records import (
    AuctionResult,
    Charge,
    Dice,
    Outcome,
    Player,
    Statistics,
)
from engine.analysis.statistics.rents import Collected, RentsCollected
from engine.analysis.statistics.trade_earnings import TradeEarnings
from engine.analysis.statistics.worths import Worths
from engine.core import events as e
from engine.core.evolve import evolve, start
from engine.core.state import GameState
from engine.core.why import AuctionPrice
from engine.editions.board import JAIL, SIZE

CHARGES = 5
"""How many of the highest rents the statistics hold."""

_CHANGES: tuple[type[e.Event], ...] = (
    e.TurnStarted, e.SalaryPaid, e.DeedsDealt, e.PropertyBought, e.DeedTaken, e.Paid, e.Received,
    e.PotLaid, e.PotTaken, e.Built, e.BuildingsSold, e.Mortgaged, e.MortgageLifted,
    e.MortgageUndone, e.WentBankrupt, e.TradeMade, e.EstateTaken, e.EstateSurrendered,
)  # fmt: skip
"""What changes somebody's worth or the turn. Where cards lie is of no account here."""


def statistics(events: Iterable[e.Event]) -> Statistics:
    """Return what a game has been like, from its events; those that are not public are passed over.

    Raises ValueError for events that do not begin with GameStarted.
    """
    return RunningStatistics(events).statistics()


class _Tally:
    """What is counted of one seat."""

    def __init__(self) -> None:
        self.throws = self.pips = self.doubles = 0
        self.jailed = self.salaries = self.salary = self.paid = 0
        self.earned: dict[str, int] = {}

    def totals(self, groups: Iterable[str], left: int | None) -> Player:
        dice = Dice(self.throws, self.pips, self.doubles)
        earned = tuple((it, self.earned[it]) for it in groups if it in self.earned)
        return Player(dice, self.jailed, self.salaries, self.salary, self.paid, earned, left)


class RunningStatistics:
    """A table that follows the log, and all the counts: asked for at any time, and counted on.

    It begins with `events`; raises ValueError where those do not begin with GameStarted.
    """

    def __init__(self, events: Iterable[e.Event]) -> None:
        log = iter(events)
        self.state = state = _begun(next(log, None))
        self.worths = Worths()
        self.trade_earnings = TradeEarnings()
        self.tallies = [_Tally() for _ in state.seats]
        self.visits = [0] * SIZE
        self.charges: list[Charge] = []
        self.rents = RentsCollected()
        self.auctions: list[AuctionResult] = []
        for event in log:
            self.follow(event)

    def follow(self, event: e.Event) -> None:
        """Count one more event."""
        if isinstance(event, e.TurnStarted):
            self.worths.note(self.state)
        collected = self.rents.follow(event, self.state)
        if isinstance(event, _CHANGES):
            evolve(self.state, self._known(event))
        if collected is not None:
            self._collect(collected)
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event)

    def _collect(self, rent: Collected) -> None:
        state = self.state
        group = state.rules.properties[rent.space].group
        self.tallies[rent.visitor].paid += rent.amount
        outcome: Outcome = "paid" if rent.is_paid else "unpaid"
        told = rent.share if rent.is_paid else rent.due // len(rent.owners)
        for owner in rent.owners:
            earned = self.tallies[owner].earned
            if rent.share:
                earned[group] = earned.get(group, 0) + rent.share
            self.trade_earnings.earn(owner, rent.space, rent.share, state)
            self.charges.append(Charge(rent.visitor, owner, rent.space, told, state.turn, outcome))

    def _known(self, event: e.Event) -> e.Event:
        """Return the event without jail passes, and a trade as if its offer had been public."""
        match event:
            case e.TradeMade(trade=it):
                sides = (replace(it.gives, passes=()), replace(it.takes, passes=()))
                bare = replace(it, gives=sides[0], takes=sides[1])
                self.state.trades.append(bare)
                return e.TradeMade(bare)
            case e.EstateTaken() | e.EstateSurrendered():
                return replace(event, passes=())
            case _:
                return event

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
            tuple(sorted(self.charges, key=lambda it: -it.amount)[:CHARGES]),
            self.trade_earnings.deals(),
            tuple(self.auctions),
        )


def _begun(event: e.Event | None) -> GameState:
    if not isinstance(event, e.GameStarted):
        raise ValueError("a log begins with GameStarted")
    return start(event)


def _thrown(counting: RunningStatistics, event: e.DiceThrown) -> None:
    tally = counting.tallies[event.seat]
    tally.throws += 1
    tally.pips += event.first + event.second
    tally.doubles += event.first == event.second


def _moved(counting: RunningStatistics, event: e.Moved) -> None:
    counting.visits[event.to] += 1


def _jailed(counting: RunningStatistics, event: e.Jailed) -> None:
    counting.tallies[event.seat].jailed += 1
    counting.visits[JAIL] += 1


def _salary(counting: RunningStatistics, event: e.SalaryPaid) -> None:
    tally = counting.tallies[event.seat]
    tally.salaries += 1
    tally.salary += event.amount


def _paid(counting: RunningStatistics, event: e.Paid) -> None:
    match event.why:
        case AuctionPrice(space=lot):
            _won(counting, event, lot)
        case _:
            pass


def _won(counting: RunningStatistics, event: e.Paid, lot: int | str) -> None:
    properties = counting.state.rules.properties
    printed = properties[lot].price if isinstance(lot, int) else None
    won = AuctionResult(event.seat, lot, event.amount, printed, counting.state.turn)
    counting.auctions.append(won)


def _traded(counting: RunningStatistics, event: e.TradeMade) -> None:
    counting.trade_earnings.trade(event.trade, counting.state)


_NOTES: dict[type[e.Event], Callable[[RunningStatistics, Any], None]] = {
    e.DiceThrown: _thrown,
    e.Moved: _moved,
    e.Jailed: _jailed,
    e.SalaryPaid: _salary,
    e.Paid: _paid,
    e.TradeMade: _traded,
}
