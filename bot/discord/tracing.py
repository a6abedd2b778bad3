"""Tracing: which interaction the running task answers, and what came of it.

A context variable carries the trace through whatever an interaction calls, the engine's host
included, so that counting and logging need no parameter of their own there.
"""

import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

import discord


class InteractionOutcome(StrEnum):
    """What came of an interaction."""

    DONE = "done"
    REFUSED = "refused"
    """The rules, or the state of the game, do not allow it."""
    LIMITED = "limited"
    """The person, or the server, has asked for too much."""
    UNKNOWN = "unknown"
    """A button or a command that this version does not have."""
    FAILED = "failed"
    """A bug, or the database."""


KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.autocomplete: "completion",
    discord.InteractionType.modal_submit: "form",
}


@dataclass(slots=True)
class Trace:
    """One interaction on its way: its id, what it is, and the monotonic second it came in.

    `is_open` until the interaction has been answered: tasks that it has started live on, and what
    they do later has nothing to do with it.
    """

    id: str
    kind: str
    began: float
    observer: "Observer"
    game_id: str | None = None
    is_open: bool = True


class Observer:
    """Counts and measures what happens in an app; this one nothing."""

    def interaction_began(self, trace: Trace) -> None:
        """Note that an interaction has come in."""

    def interaction_ended(self, trace: Trace, outcome: InteractionOutcome) -> None:
        """Note what came of an interaction."""

    def command_used(self, name: str) -> None:
        """Note that a person has used one of our commands."""

    def event_dropped(self, event: str) -> None:
        """Note that an event of Discord's could not be read."""

    def observe_shown(self, seconds: float) -> None:
        """Note how long it took from a press until everybody saw what came of it."""

    def observe_lateness(self, seconds: float) -> None:
        """Note how late a deadline was carried out."""


_CURRENT: ContextVar[Trace | None] = ContextVar("interaction", default=None)


def begin(
    interaction: discord.Interaction[Any],
    observer: Observer,
    now: Callable[[], float] = time.monotonic,
) -> None:
    """Trace an interaction that has just come in, in this task and those that it starts."""
    kind = KINDS.get(interaction.type, "other")
    trace = Trace(str(interaction.id), kind, now(), observer)
    _CURRENT.set(trace)
    observer.interaction_began(trace)


def current() -> Trace | None:
    """Return the trace of the interaction that is being answered, or None if it is none."""
    trace = _CURRENT.get()
    return trace if trace is not None and trace.is_open else None


def note_game(game_id: str) -> None:
    """Note which game the interaction is about."""
    if (trace := current()) is not None:
        trace.game_id = game_id


def note_command(name: str) -> None:
    """Note which of our commands the interaction is."""
    if (trace := current()) is not None:
        trace.observer.command_used(name)


def end(outcome: InteractionOutcome) -> None:
    """Note what came of the interaction; only the first outcome counts."""
    if (trace := current()) is not None:
        trace.is_open = False
        trace.observer.interaction_ended(trace, outcome)
