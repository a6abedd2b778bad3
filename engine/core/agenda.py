"""What is still to happen: the agenda of a game.

Every event may change it, and `AgendaChanged` says what the events before it do not.
"""

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from engine.core.actions import SeatId
from engine.core.decisions import AnyFrame, Frame, HeldRoll
from engine.core.steps import LastTurns, MoveOn
from engine.record import record

F = TypeVar("F")
Lane = Literal["now", "before-move", "move", "before-throw", "turn", "after-turn"]
"""`now`: what an action or a step has set going. `before-move`: what is settled before `move`, the
roll that is still to be moved, or a hold on the roll (AMB-06, AMB-45). `before-throw`: what waits
until all that this move has caused is done (AMB-24). `turn`: the turn itself, or what ends the game
in its place. `after-turn`: what follows when the dice would be passed on."""
_ORDER: dict[Lane, int] = {
    "now": 0, "before-move": 1, "move": 2, "before-throw": 3, "turn": 4, "after-turn": 5,
}  # fmt: skip
_TURN: tuple[Lane, ...] = ("turn",)


@record
class Agenda:
    """All frames that are still to happen, the next one first, none once the game is over.

    `lanes`: the lane of each frame; all of one lane come before those of the next. `serial`: the id
    that the next decision, offer, claim or intent gets.
    """

    frames: tuple[AnyFrame, ...] = ()
    lanes: tuple[Lane, ...] = ()
    serial: int = 1

    @property
    def top(self) -> Frame | None:
        """What is to happen next, None once the game is over."""
        return self.frames[0] if self.frames else None

    def lane(self, lane: Lane) -> tuple[Frame, ...]:
        """Return the frames of a lane, the next one first."""
        return tuple([it for it, its in zip(self.frames, self.lanes, strict=True) if its == lane])

    def pending(self, kind: type[F]) -> list[F]:
        """Return all frames of a kind, the next one first."""
        return [frame for frame in self.frames if isinstance(frame, kind)]

    def pushed(self, frame: Frame) -> "Agenda":
        """Return the agenda with what comes before all that was already pending."""
        return Agenda((frame, *self.frames), ("now", *self.lanes), self.serial)

    def popped(self) -> "Agenda":
        """Return the agenda without what is to happen next."""
        return Agenda(self.frames[1:], self.lanes[1:], self.serial)

    def with_top(self, frame: Frame) -> "Agenda":
        """Return the agenda with another frame in the place of what is to happen next."""
        return Agenda((frame, *self.frames[1:]), self.lanes, self.serial)

    def with_move(self, frame: MoveOn | HeldRoll) -> "Agenda":
        """Return the agenda with a roll that is still to be moved, or that a player holds."""
        return self._added("move", frame)

    def before_next_move(self, frame: Frame) -> "Agenda":
        """Return the agenda with what is settled before a token moves, first in first out.

        BKR-09: at once, also while a player holds the roll (AMB-05).
        """
        return self._added("before-move" if "move" in self.lanes else "before-throw", frame)

    def before_next_roll(self, frame: Frame) -> "Agenda":
        """Return the agenda with what waits until the move is over, first in first out (AMB-24)."""
        return self._added("before-throw", frame)

    def with_turn(self, frame: Frame, serial: int = 0) -> "Agenda":
        """Return the agenda with another frame of the turn; ids are given on from `serial`."""
        if self.lanes == _TURN or not self.lanes:  # In most turns nothing else is pending.
            return Agenda((frame,), _TURN, serial or self.serial)
        return self._without_lane("turn")._added("turn", frame)._from(serial or self.serial)

    def after_this_turn(self, frame: Frame) -> "Agenda":
        """Return the agenda with what follows when the dice would be passed on."""
        return self._without_lane("after-turn")._added("after-turn", frame)

    def replaced(self, old: Frame, new: Frame) -> "Agenda":
        """Return the agenda with another frame in the place of one, however deep."""
        return self._mapped(lambda frame: new if frame is old else frame)

    def dropped(self, *kinds: type[Frame]) -> "Agenda":
        """Return the agenda without frames of these kinds."""
        return self._mapped(lambda frame: None if isinstance(frame, kinds) else frame)

    def removed(self, old: Frame) -> "Agenda":
        """Return the agenda without one frame, however deep."""
        return self._mapped(lambda frame: None if frame is old else frame)

    def without(self, seat: SeatId) -> "Agenda":
        """Return the agenda with what is left of each frame when a seat leaves the game."""
        return self._mapped(lambda frame: frame.without(seat))

    def given(self, number: int) -> "Agenda":
        """Return the agenda with an id given; the next one is higher."""
        return self if number < self.serial else self._from(number + 1)

    def _from(self, serial: int) -> "Agenda":
        return Agenda(self.frames, self.lanes, serial)

    def _added(self, lane: Lane, frame: Frame) -> "Agenda":
        """Put a frame behind all others of its lane."""
        at = sum([_ORDER[other] <= _ORDER[lane] for other in self.lanes])
        frames = (*self.frames[:at], frame, *self.frames[at:])
        return Agenda(frames, (*self.lanes[:at], lane, *self.lanes[at:]), self.serial)

    def _without_lane(self, lane: Lane) -> "Agenda":
        left_out = self.lane(lane)
        return self._mapped(lambda it: None if any([it is other for other in left_out]) else it)

    def _mapped(self, change: Callable[[Frame], Frame | None]) -> "Agenda":
        changed = [(change(it), its) for it, its in zip(self.frames, self.lanes, strict=True)]
        left = [(frame, lane) for frame, lane in changed if frame is not None]
        return _agenda(left, self.serial)


def agenda_of(stack: Sequence[Frame], serial: int) -> Agenda:
    """Return the agenda of what versions before 1.0 kept as one stack, the last frame first."""
    frames = [*stack]
    found: list[tuple[Frame, Lane]] = []
    if frames and isinstance(frames[0], LastTurns):
        found.append((frames.pop(0), "after-turn"))
    if frames:
        found.append((frames.pop(0), "turn"))
    moves = [depth for depth, it in enumerate(frames) if isinstance(it, MoveOn | HeldRoll)]
    for depth, frame in enumerate(frames):
        lane: Lane = "now" if not moves or depth > moves[-1] else "before-throw"
        found.append((frame, "move" if moves and depth == moves[-1] else lane))
    return _agenda(found[::-1], serial)


def _agenda(found: Sequence[tuple[Frame, Lane]], serial: int) -> Agenda:
    frames, lanes = tuple([frame for frame, _ in found]), tuple([lane for _, lane in found])
    return Agenda(frames, lanes, serial)
