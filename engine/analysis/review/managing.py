"""Choices to build, to sell and to borrow in a turn, or to build nothing."""

from dataclasses import dataclass, field

from engine.analysis.review.choices import Ledger, is_chosen
from engine.analysis.review.happening import Happening
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative, JudgedChoice
from engine.analysis.review.turning_points import business_to_tell
from engine.core import actions as a
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.undo import LogLine
from engine.game import offers
from engine.players.policy.building import business
from engine.players.policy.what_if import built

_BUSINESS = (e.Built, e.BuildingsSold, e.Mortgaged, e.MortgageLifted)


@dataclass(slots=True)
class _Done:
    """What a seat has done in a turn: its chance before, what it gained, and what came of it."""

    before: float
    gained: float = 0.0
    events: list[e.Event] = field(default_factory=list)
    happenings: list[Happening | None] = field(default_factory=list)


class Managing:
    """Watches what players do with their property, turn by turn; to raise money is no choice.

    What is built at once with what has just been bought or traded is part of that choice.
    """

    def __init__(self, table: JudgedTable, ledger: Ledger) -> None:
        self._table, self._ledger = table, ledger
        self._done: dict[SeatId, _Done] = {}
        self._since = 0.0
        self._acts: set[SeatId] = set()
        self._built: set[SeatId] = set()

    def before(self, event: e.Event, line: LogLine) -> None:
        """Begin to judge what is done; at the end of a turn, what was done and what was not."""
        if is_chosen(line) and line.seat is not None:
            self._acts.add(line.seat)
        if isinstance(event, e.TurnStarted | e.GameEnded):
            self._end_turn()
        elif isinstance(event, _BUSINESS) and self._counts(event.seat, line):
            self._since = self._table.chances()[event.seat]

    def after(self, event: e.Event, line: LogLine) -> None:
        """Add what one thing has brought."""
        if not isinstance(event, _BUSINESS) or not self._counts(event.seat, line):
            return
        self._built.add(event.seat)
        happening = self._happening_of(event)
        if happening is not None and self._ledger.has(event.seat, happening):
            return
        done = self._done.setdefault(event.seat, _Done(self._since))
        done.gained += self._table.chances()[event.seat] - self._since
        done.events.append(event)
        done.happenings.append(happening)

    def _happening_of(self, event: e.Event) -> Happening | None:
        """Return the present happening, if an event of this turn is told with it."""
        found = self._ledger.happening
        return found if found is not None and event in found.events else None

    def _counts(self, seat: SeatId, line: LogLine) -> bool:
        return is_chosen(line) and not self._table.owes(seat)

    def _end_turn(self) -> None:
        state, turn = self._table.state, self._table.turn
        for seat, done in self._done.items():
            before, events = done.before, business_to_tell(done.events, state.rules)
            chance = before + done.gained
            if state.seats[seat].left is None:
                better = Alternative("no-business")
                choice = JudgedChoice(seat, turn, events, before, chance, before, better)
                is_single = len(set(done.happenings)) == 1
                self._ledger.note(choice, done.happenings[0] if is_single else None)
        if turn and state.mover in self._acts and state.mover not in self._built:
            self._judge_nothing_built(state.mover)
        for kept in (self._done, self._acts, self._built):
            kept.clear()

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
