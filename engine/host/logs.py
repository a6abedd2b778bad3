"""Steps of the store as lines of a log."""

from collections.abc import Iterable
from functools import lru_cache

from engine.core.events import Event
from engine.core.saves import load_events
from engine.core.undo import LogLine
from engine.host.store.records import Step

CACHE_SIZE = 8_192
"""Steps whose events need not be read again: a message tells them in each sync until another
follows.
"""
Log = tuple[tuple[Step, tuple[Event, ...]], ...]
"""Steps of a game, each with its events or those of them that a reader may know."""


def log_lines(log: Iterable[tuple[Step, tuple[Event, ...]]]) -> list[LogLine]:
    """Return lines with the events that stand beside their steps."""
    return [
        LogLine(step.version, step.seat, step.action, step.by, events, step.goes_on)
        for step, events in log
    ]


def whole_lines(steps: Iterable[Step]) -> list[LogLine]:
    """Return lines with all their events."""
    return log_lines((step, events_of(step.events)) for step in steps)


@lru_cache(CACHE_SIZE)
def events_of(text: str) -> tuple[Event, ...]:
    """Return the events of a step from its text."""
    return load_events(text)
