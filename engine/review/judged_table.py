"""A table that follows a log, and everybody's chances at any moment of it."""

from collections.abc import Mapping

from engine import events as e
from engine.actions import SeatId
from engine.evolve import evolve, start
from engine.players.judge.judging import Judge
from engine.players.policy.what_if import altered
from engine.position import Position
from engine.review.records import Chances
from engine.state import GameState


class JudgedTable:
    """The table after each event. What a player owes already counts as paid.

    Else a player who must sell everything would look rich until the money is there.
    """

    def __init__(self, judge: Judge, started: e.GameStarted) -> None:
        self.judge = judge
        self.state: GameState = start(started)
        self.state.decks = {deck: list(it) for deck, it in started.rules.decks.items()}
        self._debts: dict[SeatId, e.DebtOpened] = {}
        self._chances: Chances | None = None

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.state.turn

    def owes(self, seat: SeatId) -> bool:
        """Return whether a player has yet to raise money for a debt."""
        return seat in self._debts

    def follow(self, event: e.Event) -> None:
        """Apply the next event. Raises ImpossibleTransition where it contradicts the table."""
        if isinstance(event, e.TradeMade) and event.trade not in self.state.trades:
            self.state.trades.append(event.trade)
        evolve(self.state, event)
        self._note_debt(event)
        if not isinstance(event, e.Waiting):
            self._chances = None

    def _note_debt(self, event: e.Event) -> None:
        match event:
            case e.DebtOpened(seat=seat):
                self._debts[seat] = event
            case e.Paid(seat=seat, why=why):
                if seat in self._debts and self._debts[seat].why == why:
                    del self._debts[seat]
            case e.DebtForgiven(seat=seat) | e.WentBankrupt(seat=seat):
                self._debts.pop(seat, None)
            case _:
                pass

    def chances(self) -> Chances:
        """Return everybody's chances as things stand."""
        if self._chances is None:
            self._chances = self.judged(self.position())
        return self._chances

    def judged(self, position: Position) -> Chances:
        """Return everybody's chances in a position."""
        found = self.judge.chances(position)
        return tuple(found.get(seat, 0.0) for seat in range(len(position.seats)))

    def position(self) -> Position:
        """Return the table with all debts paid, as far as they can be; valid until it changes."""
        return altered(self.state, self._owed()) if self._debts else self.state

    def _owed(self) -> Mapping[SeatId, int]:
        """Return what the debts change of everybody's cash, in dollars."""
        cash: dict[SeatId, int] = {}
        for debtor, debt in self._debts.items():
            cash[debtor] = cash.get(debtor, 0) - debt.amount
            share = min(debt.amount, self.state.raisable(debtor)) // max(1, len(debt.to))
            for creditor in debt.to:
                cash[creditor] = cash.get(creditor, 0) + share
        return cash
