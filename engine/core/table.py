"""The table at which one action is carried out: what has happened, and what is to happen next."""

from typing import TypeVar

from engine.core.actions import SeatId
from engine.core.chance import Chance
from engine.core.decisions import Frame, HeldThrow
from engine.core.errors import contradict
from engine.core.events import Event, Waiting
from engine.core.evolve import EVOLVE
from engine.core.state import GameState
from engine.core.steps import LastTurns, MoveOn

F = TypeVar("F")


class Table:
    """A state in motion. Chapters call `emit` for events and `then` for what must follow.

    `stack` is the state's own: questions to the state in between, such as how much a bidder leads
    with, are answered by what is pending at that moment.
    """

    __slots__ = ("chance", "events", "serial", "stack", "state")

    def __init__(self, state: GameState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.stack = state.stack
        self.serial = state.serial

    def emit(self, event: Event) -> None:
        """Let an event happen. Raises ImpossibleTransition where it contradicts the state."""
        EVOLVE[type(event)](self.state, event)
        self.events.append(event)

    def then(self, frame: Frame) -> None:
        """Push what must happen next, before all that was already pending."""
        self.stack.append(frame)

    def before_next_throw(self, frame: Frame) -> None:
        """Push what waits until all that this move has caused is done (AMB-24: first in first out).

        It lies right above the frame of the turn itself.
        """
        self.stack.insert(self._turn() + 1, frame)

    def before_next_move(self, frame: Frame) -> None:
        """Push what is settled before a token moves, first in first out (AMB-06, AMB-24).

        It lies right above a throw that is still to be moved (AMB-45), else above the turn itself.
        """
        # BKR-09: at once, also while somebody holds the throw (AMB-05).
        below = [depth for depth, it in enumerate(self.stack) if isinstance(it, MoveOn | HeldThrow)]
        self.stack.insert(max(below, default=self._turn()) + 1, frame)

    def instead_of_turn(self, frame: Frame) -> None:
        """Push what follows all that this move has caused, in place of throws and other turns."""
        self.stack[self._turn()] = frame

    def after_this_turn(self, frame: Frame) -> None:
        """Push what follows when the dice would be passed on."""
        self.stack.insert(self._turn(), frame)

    def _turn(self) -> int:
        """Return the depth of the turn, or of its replacement; turns may be counted beneath it."""
        return int(isinstance(self.stack[0], LastTurns))

    def drop(self, *kinds: type[Frame]) -> None:
        """Forget what is pending of these kinds."""
        self.stack[:] = [frame for frame in self.stack if not isinstance(frame, kinds)]

    def next_id(self) -> int:
        """Return a fresh id for a decision or a trade offer."""
        number = self.serial
        self.serial += 1
        return number

    def done(self, frame: Frame) -> None:
        """Remove an answered frame. Raises ImpossibleTransition unless the frame is on top."""
        if self.stack[-1] is not frame:
            contradict(frame, "the frame is not on top of the stack")
        self.stack.pop()

    def becomes(self, frame: Frame, next_frame: Frame) -> None:
        """Replace the frame on top by another one, usually of the same id.

        Raises ImpossibleTransition unless the frame is on top.
        """
        if self.stack[-1] is not frame:
            contradict(frame, "the frame is not on top of the stack")
        self.stack[-1] = next_frame

    def pending(self, kind: type[F]) -> list[F]:
        """Return all frames of a kind, top first."""
        return [frame for frame in reversed(self.stack) if isinstance(frame, kind)]

    def goes_on_as(self, old: Frame, new: Frame) -> None:
        """Replace a pending frame, however deep."""
        self.stack[:] = [new if frame is old else frame for frame in self.stack]

    def cancel(self, old: Frame) -> None:
        """Drop a pending frame, however deep."""
        self.stack[:] = [frame for frame in self.stack if frame is not old]

    def without(self, seat: SeatId) -> None:
        """Drop a seat that leaves from every pending frame."""
        rest = [frame.without(seat) for frame in self.stack]
        self.stack[:] = [frame for frame in rest if frame is not None]

    def wait(self) -> None:
        """Record what the table now waits for."""
        self.emit(Waiting(tuple(self.stack), self.serial))
