"""The log of a game as renderers read it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.core.actions import EndTurn, SeatId
from engine.core.events import Event
from engine.core.notation import read
from engine.host.store.records import Step

LoggedStep = tuple[Step, tuple[Event, ...]]
"""A step of the log and its events."""


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """A mark among events: those that follow came because this seat did not decide in time."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class TurnRanOut:
    """A mark among events: the turn ended because this seat did not end it in time."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class AnsweredInTime:
    """A mark among events: the next ones came in time again."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A mark among events: what the computer player on a seat says about the one before, as a key
    of words.
    """

    key: str
    seat: SeatId


@dataclass(frozen=True, slots=True)
class Important:
    """A mark among events: the line of the one before stays when newer lines push others out.

    `weight`: how much it counts beside other such lines; `turn`: when it happened.
    """

    weight: float
    turn: int


Mark = TimeRanOut | TurnRanOut | AnsweredInTime | Remark | Important
LoggedEvent = Event | Mark
"""What a log tells: what happened, and where time ran out."""


Following = Callable[[Step, Event], Iterable[LoggedEvent]]
"""Returns the marks that belong after an event of a step."""


def all_marks(*sources: Following) -> Following:
    """Return what gives the marks of several sources, in their order."""
    found = [marks for marks in sources if marks is not no_marks]
    if len(found) < 2:
        return found[0] if found else no_marks
    return lambda step, event: [mark for marks in found for mark in marks(step, event)]


def no_marks(step: Step, event: Event) -> tuple[LoggedEvent, ...]:
    """Return no marks, whatever has happened."""
    return ()


def logged_events(
    log: Iterable[LoggedStep], marks_after: Following = no_marks
) -> Iterator[LoggedEvent]:
    """Yield the events of a log, with a mark where silence answers, and where it ends."""
    is_late = False
    for step, events in log:
        was_late, is_late = is_late, step.by == "silence"
        if is_late and step.seat is not None:
            ends_turn = turn_ended_by(step) is not None
            yield TurnRanOut(step.seat) if ends_turn else TimeRanOut(step.seat)
        elif was_late:
            yield AnsweredInTime()
        for event in events:
            yield event
            yield from marks_after(step, event)


def turn_ended_by(step: Step) -> SeatId | None:
    """Return who ended a turn with the step; None where the step is anything else."""
    ends = step.seat is not None and isinstance(read(step.action)[1], EndTurn)
    return step.seat if ends else None
