"""What is still to happen: the agenda of a game.

Some events change it (engine/core/evolve/agenda.py), and `AgendaChanged` says what these do not.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from engine.core.actions import SeatId
from engine.core.decisions import AnyFrame, Frame, HeldRoll
from engine.core.errors import contradict
from engine.core.steps import LastTurns, MoveOn

F = TypeVar("F")
Lane = Literal["now", "before-move", "move", "before-throw", "turn", "after-turn"]
"""`now`: what an action or a step has set going. `before-move`: what is settled before `move`, the
roll that is still to be moved, or a hold on the roll (AMB-06, AMB-45). `before-throw`: what waits
until all that this move has caused is done (AMB-24). `turn`: the turn itself, or what ends the game
in its place. `after-turn`: what follows when the dice would be passed on."""
_ORDER: dict[Lane, int] = {
    "now": 0, "before-move": 1, "move": 2, "before-throw": 3, "turn": 4, "after-turn": 5,
}  # fmt: skip
_OF_ONE: tuple[Lane, ...] = ("turn", "after-turn")
"""Lanes that have one frame at most."""
_TURN = _OF_ONE[:1]


@dataclass(slots=True)
class Agenda:
    """All frames that are still to happen, the next one first, none once the game is over.

    `lanes`: the lane of each frame; all of one lane come before those of the next. `serial`: the id
    that the next decision, offer, claim or intent gets.
    """

    frames: tuple[AnyFrame, ...] = ()
    lanes: tuple[Lane, ...] = ()
    serial: int = 1

    def copy(self) -> "Agenda":
        """Return an agenda that changes by itself; frames never change."""
        return Agenda(self.frames, self.lanes, self.serial)

    @property
    def top(self) -> Frame | None:
        """What is to happen next, None once the game is over."""
        return self.frames[0] if self.frames else None

    def lane(self, lane: Lane) -> tuple[Frame, ...]:
        """Return the frames of a lane, the next one first."""
        return tuple(
            [frame for frame, own in zip(self.frames, self.lanes, strict=True) if own == lane]
        )

    def pending(self, kind: type[F]) -> list[F]:
        """Return all frames of a kind, the next one first."""
        return [frame for frame in self.frames if isinstance(frame, kind)]

    def next_id(self) -> int:
        """Return a fresh id for a decision."""
        number = self.serial
        self.serial = number + 1
        return number

    def give_id(self, number: int) -> None:
        """Give an id away; all later ones are higher."""
        self.serial = max(self.serial, number + 1)

    def push(self, frame: Frame) -> None:
        """Put what must happen next before all that is already pending."""
        self.frames = (frame, *self.frames)
        self.lanes = ("now", *self.lanes)

    def put(self, lane: Lane, frame: Frame) -> None:
        """Put a frame behind all others of its lane, first in first out (AMB-24).

        In the lane of the turn, or after it, it takes the place of the one before it.
        """
        if lane in _OF_ONE and lane in self.lanes:
            self.replace(self.lane(lane)[0], frame)
            return
        at = sum([_ORDER[other] <= _ORDER[lane] for other in self.lanes])
        self.frames = (*self.frames[:at], frame, *self.frames[at:])
        self.lanes = (*self.lanes[:at], lane, *self.lanes[at:])

    def put_turn(self, frame: Frame) -> None:
        """Put a frame in the place of the turn."""
        if self.lanes == _TURN:  # In most turns nothing else is pending.
            self.frames = (frame,)
        else:
            self.put("turn", frame)

    def before_next_move(self, frame: Frame) -> None:
        """Put what is settled before a token moves, first in first out (AMB-06, AMB-24).

        BKR-09: at once, also while a player holds the roll (AMB-05).
        """
        self.put("before-move" if "move" in self.lanes else "before-throw", frame)

    def replace(self, old: Frame, *new: Frame) -> None:
        """Put other frames, or none, in the place of one, however deep.

        Raises ImpossibleTransition for a frame that is not pending.
        """
        frames, lanes = self.frames, self.lanes
        for at, frame in enumerate(frames):
            if frame is old:  # An equal one may be another.
                self.frames = (*frames[:at], *new, *frames[at + 1 :])
                self.lanes = (*lanes[:at], *lanes[at : at + 1] * len(new), *lanes[at + 1 :])
                return
        contradict(old, "the frame is not pending")

    def remove(self, frame: Frame) -> None:
        """Remove one frame, however deep. Raises ImpossibleTransition if it is not pending."""
        if self.frames and self.frames[0] is frame:  # Most are on top.
            self.frames, self.lanes = self.frames[1:], self.lanes[1:]
        else:
            self.replace(frame)

    def drop(self, *kinds: type[Frame]) -> None:
        """Forget what is pending of these kinds."""
        self._map(lambda frame: None if isinstance(frame, kinds) else frame)

    def leave(self, seat: SeatId) -> None:
        """Keep what is left of each frame when a seat leaves the game."""
        self._map(lambda frame: frame.without(seat))

    def _map(self, change: Callable[[Frame], Frame | None]) -> None:
        changed = [
            (change(frame), lane) for frame, lane in zip(self.frames, self.lanes, strict=True)
        ]
        left = [(frame, lane) for frame, lane in changed if frame is not None]
        self.frames = tuple([frame for frame, _ in left])
        self.lanes = tuple([lane for _, lane in left])


def agenda_of(stack: Sequence[Frame], serial: int) -> Agenda:
    """Return the agenda of what versions before 1.0 kept as one stack, the last frame first."""
    frames, lanes = [*stack], list[Lane]()
    lanes += ["after-turn"] * bool(frames and isinstance(frames[0], LastTurns))
    lanes += ["turn"] * (len(frames) > len(lanes))
    moves = [depth for depth, frame in enumerate(frames) if isinstance(frame, MoveOn | HeldRoll)]
    for depth in range(len(lanes), len(frames)):
        lane: Lane = "now" if not moves or depth > moves[-1] else "before-throw"
        lanes.append("move" if moves and depth == moves[-1] else lane)
    return Agenda(tuple(frames[::-1]), tuple(lanes[::-1]), serial)
