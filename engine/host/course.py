"""A game's course in memory: actions carried out one after another, to be committed together."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.actions import Action, SeatId, WithdrawTrade
from engine.chance import Chance
from engine.errors import IllegalAction
from engine.events import Event
from engine.game import Outcome, apply, strike
from engine.host.autopilot import next_answer
from engine.host.deadlines import HOUR, deadlines
from engine.host.paces import PACES, Pace
from engine.host.records import Commit, Deadline, Game, Step
from engine.host.snapshots import Playing
from engine.notation import write
from engine.players import absent
from engine.saves import SCHEMA, dump_events, dump_state
from engine.state import awaited, waiting

LOG = logging.getLogger(__name__)
LONGEST_RUN = 2000
"""So many answers may follow one another by themselves before a commit is made in between."""


class Course:
    """What happens to a game within one request. Nothing is kept until `commit` is stored."""

    def __init__(
        self, start: Playing, chance: Chance, thrown_for: frozenset[SeatId], now: float
    ) -> None:
        self._start = start
        self._chance = chance
        self._now = now
        self.state = start.state
        self.deadlines: tuple[Deadline, ...] = start.deadlines
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self._people = frozenset(start.people())
        self._computers = frozenset(range(len(start.players))) - self._people
        self._thrown_for = thrown_for | self._computers

    @property
    def pace(self) -> Pace:
        """The pace of the game."""
        return PACES[self._start.game.pace]

    def act(self, seat: SeatId, action: Action, key: str | None) -> None:
        """Carry out an action. Raises IllegalAction, and then nothing has happened."""
        outcome = apply(self.state, seat, action, self._chance)
        self._note(outcome, key, seat, write(seat, action))

    def _strike(self) -> None:
        """The agreed hour has come (S35-05, TL-01)."""
        self._note(strike(self.state, self._chance), None, None, HOUR)

    def _note(self, outcome: Outcome, key: str | None, seat: SeatId | None, line: str) -> None:
        self.state, events = outcome
        self.events += events
        version = self._start.game.version + len(self.steps) + 1
        self.steps.append(Step(version, self._now, key, seat, line, dump_events(events).decode()))
        self._set_deadlines(events)

    def _set_deadlines(self, events: tuple[Event, ...]) -> None:
        if not self._has_people():
            self.deadlines = ()
            return
        self.deadlines = deadlines(
            self.state,
            events,
            self.deadlines,
            self.pace,
            self._thrown_for,
            self._now,
            self._people,
        )

    def _has_people(self) -> bool:
        return any(seat not in self._computers for seat in self.state.players())

    def begin(self) -> None:
        """A game has just started: the clocks run, and a computer may be the first to throw."""
        self._set_deadlines(())
        self.let_automatic_answer()

    def let_silence_speak(self) -> None:
        """Every deadline that has passed answers for its seat, and what follows by itself does.

        Raises RuntimeError where the rules refuse such an answer: a bug, and nobody's mistake.
        """
        while due := self._next_due():
            due()
            self.let_automatic_answer()

    def _answer_for_silence(self, seat: SeatId, action: Action) -> None:
        try:
            self.act(seat, action, None)
        except IllegalAction as error:
            game = self._start.game.id
            raise RuntimeError(
                f"game {game}: silence, {write(seat, action)}, was refused"
            ) from error

    def _next_due(self) -> Callable[[], None] | None:
        """What the earliest passed deadline that still means something makes happen."""
        for deadline in sorted(self.deadlines, key=lambda d: d.at):
            if deadline.at > self._now:
                return None
            if deadline.kind == HOUR:
                return self._strike
            if answer := self._silence(deadline):
                return partial(self._answer_for_silence, *answer)
        return None

    def _silence(self, deadline: Deadline) -> tuple[SeatId, Action] | None:
        trade = self.state.trade(deadline.decision)
        if trade is not None:
            return trade.proposer, WithdrawTrade(trade.id)
        if waiting(self.state).id == deadline.decision and deadline.seat in awaited(self.state):
            return deadline.seat, absent.answer(self.state, deadline.seat)
        return None

    def let_automatic_answer(self) -> None:
        """Computers and automatic dice answer until a person is awaited, or nobody is left."""
        for _ in range(LONGEST_RUN):
            if not self._has_people():
                return
            found = next_answer(self.state, self._computers, self._thrown_for, self.pace)
            if found is None or not self._accepts(*found):
                return

    def _accepts(self, seat: SeatId, action: Action) -> bool:
        """Carry out what nobody pressed; a refusal is a bug, and then silence speaks in time."""
        try:
            self.act(seat, action, None)
        except IllegalAction:
            LOG.exception("game %s: %s was refused", self._start.game.id, write(seat, action))
            return False
        return True

    def game(self) -> Game:
        """The game's row after all that has happened."""
        before = self._start.game
        return replace(
            before,
            version=before.version + len(self.steps),
            schema=SCHEMA,
            phase="over" if self.state.winners else before.phase,
            state=dump_state(self.state).decode(),
            moved_at=self._now,
        )

    def commit(self) -> Commit:
        """All that has happened, to be stored in one transaction."""
        version = self._start.game.version
        return Commit(self.game(), version, tuple(self.steps), self.deadlines, outbox=("table",))
