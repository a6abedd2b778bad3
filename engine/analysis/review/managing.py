"""Choices to build, to sell and to borrow in a turn, or to build nothing."""

from dataclasses import dataclass, field

from engine.analysis.review.choices import Choices, Watcher, is_chosen
from engine.analysis.review.episode import Episode
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative
from engine.analysis.review.turning_points import business_to_tell
from engine.core import actions as a
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.timeline import Entry
from engine.core.undo import LogLine
from engine.players.policy.building import business
from engine.players.policy.what_if import built
from engine.rules.manage import business_offers

_BUSINESS = (e.Built, e.BuildingsSold, e.Mortgaged, e.Unmortgaged)


@dataclass(slots=True)
class _Done:
    """What a seat has done in a turn: its chance before, what it gained, and what came of it."""

    before: float
    gained: float = 0.0
    events: list[e.Event] = field(default_factory=list)
    episodes: list[Episode | None] = field(default_factory=list)


class Managing(Watcher):
    """Watches what players do with their property, turn by turn; to raise money is no choice.

    What is built at once with what has just been bought or traded is part of that choice.
    """

    def __init__(self, table: JudgedTable, choices: Choices) -> None:
        super().__init__(table, choices)
        self._done: dict[SeatId, _Done] = {}
        self._since = 0.0
        self._acts: set[SeatId] = set()
        self._built: set[SeatId] = set()

    def before(self, entry: Entry) -> None:
        """Begin to judge what is done; at the end of a turn, what was done and what was not."""
        event, line = entry.event, entry.line
        if is_chosen(line) and line.seat is not None:
            self._acts.add(line.seat)
        if isinstance(event, e.TurnStarted | e.GameEnded):
            self._end_turn()
        elif isinstance(event, _BUSINESS) and self._counts(event.seat, line):
            self._since = self.table.chances()[event.seat]

    def after(self, entry: Entry) -> None:
        """Add what one thing has brought."""
        event = entry.event
        if not isinstance(event, _BUSINESS) or not self._counts(event.seat, entry.line):
            return
        self._built.add(event.seat)
        episode = self._episode_of(event)
        if episode is not None and self.choices.has(event.seat, episode):
            return
        done = self._done.setdefault(event.seat, _Done(self._since))
        done.gained += self.table.chances()[event.seat] - self._since
        done.events.append(event)
        done.episodes.append(episode)

    def _episode_of(self, event: e.Event) -> Episode | None:
        """Return the present episode, if an event of this turn is told with it."""
        found = self.choices.episode
        return found if found is not None and event in found.events else None

    def _counts(self, seat: SeatId, line: LogLine) -> bool:
        return is_chosen(line) and self.table.debt(seat) is None

    def _end_turn(self) -> None:
        state = self.table.state
        for seat, done in self._done.items():
            if state.seats[seat].left is None:
                events = business_to_tell(done.events, state.rules)
                chances = done.before, done.before + done.gained, done.before
                episode = done.episodes[0] if len(set(done.episodes)) == 1 else None
                self.choices.note(seat, events, chances, Alternative("no-business"), episode)
        if state.turn and state.mover in self._acts and state.mover not in self._built:
            self._judge_nothing_built(state.mover)
        for kept in (self._done, self._acts, self._built):
            kept.clear()

    def _judge_nothing_built(self, seat: SeatId) -> None:
        """Compare with what the computer's way of building would have built, if it gains by it."""
        table, state = self.table, self.table.state
        if state.seats[seat].left is not None or not state.complete_streets(seat):
            return
        action = business(table.judge, state, seat, business_offers(state, seat))
        if not isinstance(action, a.Build):
            return
        now = table.chances()[seat]
        instead = table.judged(built(table.position(), seat, action.levels))[seat]
        if instead > now:
            better = Alternative("build", state.building_cost(action.levels), action.levels)
            self.choices.note(seat, (), (now, now, instead), better)
