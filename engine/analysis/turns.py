"""A game turn by turn: the table as everybody saw it, and what had happened on it."""

from collections.abc import Iterator, Sequence

from engine.core.events import Event, TurnStarted
from engine.core.timeline import Timeline
from engine.core.undo import LogLine
from engine.view import View, public_view


def turns(log: Sequence[LogLine]) -> Iterator[tuple[View, tuple[Event, ...]]]:
    """Yield the table at the end of each turn with what happened in it; first, before any turn.

    Raises ValueError for a log that does not begin with GameStarted, and ImpossibleTransition for
    one that contradicts itself.
    """
    timeline, happened = Timeline(log), list[Event]()
    for entry in timeline:
        if isinstance(entry.event, TurnStarted):
            yield public_view(entry.before), tuple(happened)
            happened.clear()
        happened.append(entry.event)
    yield public_view(timeline.state), tuple(happened)
