"""What is still to happen, in six lanes: the agenda of a game.

Every event may change it, and `AgendaChanged` says what the events before it do not.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pydantic import SerializerFunctionWrapHandler, model_serializer

from engine.core.actions import SeatId
from engine.core.decisions import AnyFrame, Frame, HeldThrow
from engine.core.steps import LastTurns, MoveOn
from engine.record import record

F = TypeVar("F")
Lane = tuple[AnyFrame, ...]


@record
class Agenda:
    """What is still to happen, lane after lane; the first frame of a lane comes first.

    `now`: what an action or a step has set going. `before_move`: what is settled before `move`,
    the throw that is still to be moved, or a hold on the throw (AMB-06, AMB-45).
    `before_throw`: what waits until all that this move has caused is done (AMB-24). `turn`: the
    turn itself, or what ends the game in its place. `after_turn`: what follows when the dice would
    be passed on. `serial`: the id that the next decision, offer, claim or intent gets.
    """

    now: Lane = ()
    before_move: Lane = ()
    move: Lane = ()
    before_throw: Lane = ()
    turn: Lane = ()
    after_turn: Lane = ()
    serial: int = 1

    @model_serializer(mode="wrap")
    def _without_empty_lanes(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {name: part for name, part in write(self).items() if part}

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """All lanes, the first one first."""
        return (
            self.now,
            self.before_move,
            self.move,
            self.before_throw,
            self.turn,
            self.after_turn,
        )

    @property
    def frames(self) -> Lane:
        """All that is still to happen, the next one first; nothing once the game is over."""
        before = self.now + self.before_move + self.move + self.before_throw
        return before + self.turn + self.after_turn if before else self.turn + self.after_turn

    @property
    def top(self) -> Frame | None:
        """What is to happen next, None once the game is over."""
        if self.now:
            return self.now[0]
        lane = self.before_move or self.move or self.before_throw or self.turn or self.after_turn
        return lane[0] if lane else None

    def pending(self, kind: type[F]) -> list[F]:
        """Return all frames of a kind, the next one first."""
        return [frame for frame in self.frames if isinstance(frame, kind)]

    def pushed(self, frame: Frame) -> "Agenda":
        """Return the agenda with what comes before all that was already pending."""
        return self._with_now((frame, *self.now))

    def popped(self) -> "Agenda":
        """Return the agenda without what is to happen next."""
        if self.now:
            return self._with_now(self.now[1:])
        place = next(place for place, lane in enumerate(self.lanes) if lane)
        return self._with_lane(place, self.lanes[place][1:])

    def with_move(self, frame: MoveOn | HeldThrow) -> "Agenda":
        """Return the agenda with a throw that is still to be moved, or that a player holds."""
        return self._with_lane(2, (frame,))

    def before_next_move(self, frame: Frame) -> "Agenda":
        """Return the agenda with what is settled before a token moves, first in first out.

        BKR-09: at once, also while a player holds the throw (AMB-05).
        """
        if self.move:
            return self._with_lane(1, (*self.before_move, frame))
        return self.before_next_throw(frame)

    def before_next_throw(self, frame: Frame) -> "Agenda":
        """Return the agenda with what waits until the move is over, first in first out (AMB-24)."""
        return self._with_lane(3, (*self.before_throw, frame))

    def with_turn(self, frame: Frame, serial: int = 0) -> "Agenda":
        """Return the agenda with another frame of the turn; ids are given on from `serial`."""
        return Agenda(
            self.now,
            self.before_move,
            self.move,
            self.before_throw,
            (frame,),
            self.after_turn,
            serial or self.serial,
        )

    def after_this_turn(self, frame: Frame) -> "Agenda":
        """Return the agenda with what follows when the dice would be passed on."""
        return self._with_lane(5, (frame,))

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
        return self if number < self.serial else _in_lanes(self.lanes, number + 1)

    def _with_now(self, now: Lane) -> "Agenda":
        before_move, move, before_throw = self.before_move, self.move, self.before_throw
        return Agenda(now, before_move, move, before_throw, self.turn, self.after_turn, self.serial)

    def _mapped(self, change: Callable[[Frame], Frame | None]) -> "Agenda":
        lanes = [
            tuple([new for frame in lane if (new := change(frame)) is not None])
            for lane in self.lanes
        ]
        return _in_lanes(lanes, self.serial)

    def _with_lane(self, place: int, lane: Lane) -> "Agenda":
        lanes = [*self.lanes]
        lanes[place] = lane
        return _in_lanes(lanes, self.serial)


def _in_lanes(lanes: Sequence[Lane], serial: int) -> Agenda:
    now, before_move, move, before_throw, turn, after_turn = lanes
    return Agenda(now, before_move, move, before_throw, turn, after_turn, serial)


def agenda_of(stack: Sequence[Frame], serial: int) -> Agenda:
    """Return the agenda of what versions before 1.0 kept as one stack, the last frame first."""
    frames = [*stack]
    after = (frames.pop(0),) if frames and isinstance(frames[0], LastTurns) else ()
    turn = (frames.pop(0),) if frames else ()
    depths = [depth for depth, it in enumerate(frames) if isinstance(it, MoveOn | HeldThrow)]
    if not depths:
        return Agenda(tuple(reversed(frames)), turn=turn, after_turn=after, serial=serial)
    depth = depths[-1]
    return Agenda(
        now=tuple(reversed(frames[depth + 1 :])),
        move=(frames[depth],),
        before_throw=tuple(reversed(frames[:depth])),
        turn=turn,
        after_turn=after,
        serial=serial,
    )
