"""Choices to build, to sell and to borrow in a turn, or to build nothing."""

from engine import actions as a
from engine import events as e
from engine.actions import SeatId
from engine.game import offers
from engine.players.policy.building import business
from engine.players.policy.what_if import built
from engine.review.choices import Ledger, is_chosen
from engine.review.judged_table import JudgedTable
from engine.review.records import Alternative, JudgedChoice
from engine.review.turning_points import business_to_tell
from engine.undo import LogLine

_BUSINESS = (e.Built, e.BuildingsSold, e.Mortgaged, e.MortgageLifted)


class Managing:
    """Watches what players do with their property, turn by turn; to raise money is no choice."""

    def __init__(self, table: JudgedTable, ledger: Ledger) -> None:
        self._table, self._ledger = table, ledger
        self._did: dict[SeatId, list[e.Event]] = {}
        self._before: dict[SeatId, float] = {}
        self._gained: dict[SeatId, float] = {}
        self._since = 0.0
        self._acts: set[SeatId] = set()

    def before(self, event: e.Event, line: LogLine) -> None:
        """Begin to judge what is done; at the end of a turn, what was done and what was not."""
        if is_chosen(line) and line.seat is not None:
            self._acts.add(line.seat)
        if isinstance(event, e.TurnStarted | e.GameEnded):
            self._end_turn()
        elif isinstance(event, _BUSINESS) and self._counts(event.seat, line):
            self._since = self._table.chances()[event.seat]
            self._before.setdefault(event.seat, self._since)

    def after(self, event: e.Event, line: LogLine) -> None:
        """Add what one thing has brought."""
        if isinstance(event, _BUSINESS) and self._counts(event.seat, line):
            gained = self._table.chances()[event.seat] - self._since
            self._gained[event.seat] = self._gained.get(event.seat, 0.0) + gained
            self._did.setdefault(event.seat, []).append(event)

    def _counts(self, seat: SeatId, line: LogLine) -> bool:
        return is_chosen(line) and not self._table.owes(seat)

    def _end_turn(self) -> None:
        state, turn = self._table.state, self._table.turn
        for seat, did in self._did.items():
            before, events = self._before[seat], business_to_tell(did, state.rules)
            chance = before + self._gained[seat]
            if state.seats[seat].left is None:
                better = Alternative("no-business")
                self._ledger.note(JudgedChoice(seat, turn, events, before, chance, before, better))
        if turn and state.mover in self._acts and state.mover not in self._did:
            self._judge_nothing_built(state.mover)
        for kept in (self._did, self._before, self._gained):
            kept.clear()
        self._acts.clear()

    def _judge_nothing_built(self, seat: SeatId) -> None:
        """Compare with what the computer's way of building would have built, if it gains by it."""
        table, state = self._table, self._table.state
        if state.seats[seat].left is not None or not state.complete_streets(seat):
            return
        action = business(table.judge, state, seat, offers(state, seat))
        if not isinstance(action, a.Build):
            return
        now = table.chances()[seat]
        instead = table.judged(built(table.position(), seat, action.levels))[seat]
        if instead > now:
            cost = state.building_cost(action.levels)
            better = Alternative("build", cost, action.levels)
            self._ledger.note(JudgedChoice(seat, table.turn, (), now, now, instead, better))
