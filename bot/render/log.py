"""The log of a game as renderers read it."""

from engine.events import Event
from engine.host.store.records import Step

LoggedStep = tuple[Step, tuple[Event, ...]]
"""A step of the log and its events."""
