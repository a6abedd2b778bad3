"""The table at which one action is carried out: what has happened, and what is to happen next."""

from typing import TypeVar

from engine.core.agenda import Agenda
from engine.core.chance import Chance
from engine.core.decisions import Frame, HeldRoll
from engine.core.errors import contradict
from engine.core.events import AgendaChanged, Event
from engine.core.evolve import EVOLVE
from engine.core.evolve.agenda import AGENDA
from engine.core.state import GameState
from engine.core.steps import LastTurns, MoveOn

F = TypeVar("F")


class Table:
    """A state in motion. Chapters call `emit` for events and `push` for what must follow.

    The agenda changes by events too: by those that say themselves what follows from them, and by
    AgendaChanged. Of the latter only the last one before the table comes to rest is kept, and only
    if the other events do not lead there: `_told` is what these lead to, None where that is where
    the agenda is.
    """

    __slots__ = ("_told", "chance", "events", "state")

    def __init__(self, state: GameState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self._told: Agenda | None = None

    def emit(self, event: Event) -> None:
        """Let an event happen. Raises ImpossibleTransition where it contradicts the state."""
        kind = type(event)
        EVOLVE[kind](self.state, event)
        self.events.append(event)
        if self._told is not None and kind in AGENDA:
            self._told = AGENDA[kind](self.state, self._told, event)

    def come_to_rest(self) -> None:
        """Record what is to happen next, unless the events so far say it."""
        if self._told is not None:
            if self._told != self.state.agenda:
                self.events.append(AgendaChanged(self.state.agenda))
            self._told = None

    @property
    def agenda(self) -> Agenda:
        """What is still to happen."""
        return self.state.agenda

    def _change(self, agenda: Agenda) -> None:
        """Let AgendaChanged happen; `come_to_rest` records the last one."""
        if self._told is None:
            self._told = self.state.agenda
        self.state.agenda = agenda

    def push(self, frame: Frame) -> None:
        """Put what must happen next before all that is already pending."""
        self._change(self.agenda.pushed(frame))

    def keep_roll(self, frame: MoveOn | HeldRoll) -> None:
        """Put a roll that is still to be moved, or that a player holds, before the turn."""
        self._change(self.agenda.with_move(frame))

    def before_next_roll(self, frame: Frame) -> None:
        """Add what waits until this move is over, first in first out (AMB-24)."""
        self._change(self.agenda.before_next_roll(frame))

    def before_next_move(self, frame: Frame) -> None:
        """Add what is settled before a token moves, first in first out (AMB-06, AMB-24)."""
        self._change(self.agenda.before_next_move(frame))

    def instead_of_turn(self, frame: Frame) -> None:
        """Let a frame follow all that this move has caused, in place of rolls and other turns."""
        self._change(self.agenda.with_turn(frame))

    def after_this_turn(self, frame: LastTurns) -> None:
        """Let a frame follow when the dice would be passed on."""
        self._change(self.agenda.after_this_turn(frame))

    def drop(self, *kinds: type[Frame]) -> None:
        """Forget what is pending of these kinds."""
        self._change(self.agenda.dropped(*kinds))

    def next_id(self) -> int:
        """Return a fresh id for a decision."""
        number = self.agenda.serial
        self._change(self.agenda.given(number))
        return number

    def pop(self, frame: Frame) -> None:
        """Remove the frame on top. Raises ImpossibleTransition for one that is not on top."""
        if self.agenda.top is not frame:
            contradict(frame, "the frame is not on top of the agenda")
        self._change(self.agenda.popped())

    def replace_top(self, frame: Frame, by: Frame) -> None:
        """Replace the frame on top by another one, usually of the same id.

        Raises ImpossibleTransition unless the frame is on top.
        """
        if self.agenda.top is not frame:
            contradict(frame, "the frame is not on top of the agenda")
        self._change(self.agenda.with_top(by))

    def pending(self, kind: type[F]) -> list[F]:
        """Return all frames of a kind, the next one first."""
        return self.agenda.pending(kind)

    def replace(self, old: Frame, new: Frame) -> None:
        """Replace a pending frame, however deep."""
        self._change(self.agenda.replaced(old, new))

    def remove(self, old: Frame) -> None:
        """Remove a pending frame, however deep."""
        self._change(self.agenda.removed(old))
