"""The table of a timeline, and everybody's chances at any moment of it."""

from engine.analysis.review.records import Chances
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.core.events import Trade
from engine.core.position import Position
from engine.core.state import GameState
from engine.core.timeline import Entry, Timeline
from engine.players.judge.judging import Judge
from engine.players.policy.debts import after_debts
from engine.players.policy.fairness import exchanged
from engine.rules.debt.debts import is_between


class JudgedTable:
    """The table after each event. What a player owes already counts as paid, and a player who
    cannot pay as out of the game.

    Else a player who must sell everything would look rich until the money is there.
    """

    def __init__(self, judge: Judge, timeline: Timeline) -> None:
        self.judge = judge
        self._timeline = timeline
        self._debts: dict[SeatId, Debt] = {}
        self._chances: Chances | None = None

    @property
    def state(self) -> GameState:
        """The table as it is now."""
        return self._timeline.state

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.state.turn

    def debt(self, seat: SeatId) -> Debt | None:
        """Return what a player has yet to raise money for."""
        return self._debts.get(seat)

    def follow(self, entry: Entry) -> None:
        """Follow the next event. Raises ImpossibleTransition where it contradicts the table."""
        self._timeline.follow(entry)
        self._note_debt(entry.event)
        if not isinstance(entry.event, e.Waiting | e.AgendaChanged):
            self._chances = None

    def _note_debt(self, event: e.Event) -> None:
        match event:
            case e.DebtOpened(seat=seat, to=to, amount=amount, why=why):
                self._debts[seat] = Debt(seat, to, amount, why)
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
        """Return the table with all debts met; valid until it changes."""
        return after_debts(self.state, self._debts.values()) if self._debts else self.state

    def traded(self, trade: Trade) -> Position | None:
        """Return the table after a trade, and then with all debts met but one that it settles.

        None where a side cannot pay for its part.
        """
        after = exchanged(self.state, trade)
        if min(after.seats[it].cash for it in (trade.proposer, trade.partner)) < 0:
            return None
        return after_debts(
            after, [debt for debt in self._debts.values() if not _settles(trade, debt)]
        )


def _settles(trade: Trade, debt: Debt) -> bool:
    """AMB-58: return whether a trade takes the place of a debt between its two sides."""
    return trade.forgives is not None and is_between(debt, trade.proposer, trade.partner)
