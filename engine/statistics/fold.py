"""Following what everybody may know of a game, and counting."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine import events as e
from engine.actions import SeatId
from engine.editions.board import JAIL, SIZE
from engine.evolve import evolve, start
from engine.state import GameState
from engine.statistics.records import AuctionResult, Charge, Dice, Player, Statistics
from engine.statistics.trade_earnings import TradeEarnings
from engine.statistics.worths import Worths
from engine.why import AuctionPrice, Rent

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
        self.open: dict[SeatId, Charge] = {}
        self.auctions: list[AuctionResult] = []
        for event in log:
            self.follow(event)

    def follow(self, event: e.Event) -> None:
        """Count one more event."""
        if isinstance(event, e.TurnStarted):
            self.worths.note(self.state)
        if isinstance(event, _CHANGES):
            evolve(self.state, self._known(event))
        note = _NOTES.get(type(event))
        if note is not None:
            note(self, event)

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
        case Rent(space=space):
            counting.open.pop(event.seat, None)
            _rent(counting, event, space)
        case AuctionPrice(space=lot):
            _won(counting, event, lot)
        case _:
            pass


def _rent(counting: RunningStatistics, event: e.Paid, space: int) -> None:
    state = counting.state
    group = state.rules.properties[space].group
    share = event.amount // len(event.to)
    counting.tallies[event.seat].paid += event.amount
    for owner in event.to:
        earned = counting.tallies[owner].earned
        earned[group] = earned.get(group, 0) + share
        counting.trade_earnings.earn(owner, space, share, state)
        charge = Charge(event.seat, owner, space, share, state.turn, "paid")
        counting.charges.append(charge)


def _won(counting: RunningStatistics, event: e.Paid, lot: int | str) -> None:
    properties = counting.state.rules.properties
    printed = properties[lot].price if isinstance(lot, int) else None
    won = AuctionResult(event.seat, lot, event.amount, printed, counting.state.turn)
    counting.auctions.append(won)


def _owed(counting: RunningStatistics, event: e.DebtOpened) -> None:
    match event:
        case e.DebtOpened(to=(owner,), why=Rent(space=space)):
            turn = counting.state.turn
            charge = Charge(event.seat, owner, space, event.amount, turn, "unpaid")
            counting.open[event.seat] = charge
        case _:
            pass


def _forgiven(counting: RunningStatistics, event: e.DebtForgiven) -> None:
    counting.open.pop(event.seat, None)


def _bankrupt(counting: RunningStatistics, event: e.WentBankrupt) -> None:
    charge = counting.open.pop(event.seat, None)
    if charge is not None:
        counting.charges.append(charge)


def _traded(counting: RunningStatistics, event: e.TradeMade) -> None:
    counting.trade_earnings.trade(event.trade, counting.state)


_NOTES: dict[type[e.Event], Callable[[RunningStatistics, Any], None]] = {
    e.DiceThrown: _thrown,
    e.Moved: _moved,
    e.Jailed: _jailed,
    e.SalaryPaid: _salary,
    e.Paid: _paid,
    e.DebtOpened: _owed,
    e.DebtForgiven: _forgiven,
    e.WentBankrupt: _bankrupt,
    e.TradeMade: _traded,
}
