"""The log of a game as renderers read it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.actions import SeatId
from engine.events import Event
from engine.host.store.records import Step

LoggedStep = tuple[Step, tuple[Event, ...]]
"""A step of the log and its events."""


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """A mark among events: those that follow came because this seat did not decide in time."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class AnsweredInTime:
    """A mark among events: the next ones came in time again."""


LoggedEvent = Event | TimeRanOut | AnsweredInTime
"""What a log tells: what happened, and where time ran out."""


def logged_events(log: Iterable[LoggedStep]) -> Iterator[LoggedEvent]:
    """Yield the events of a log, with a mark where silence answers, and where it ends."""
    is_late = False
    for step, events in log:
        was_late, is_late = is_late, step.by == "silence"
        if is_late and step.seat is not None:
            yield TimeRanOut(step.seat)
        elif was_late:
            yield AnsweredInTime()
        yield from events
