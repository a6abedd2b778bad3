"""Turn the log into the lines of the table message."""

from collections.abc import Iterator

from bot.render.log import Following, Important, LoggedEvent, LoggedStep
from bot.render.notices import log_lines
from bot.render.pinned import PinnedLine
from bot.showing.message_sync import MessageSync
from engine.events import Event
from engine.host.store.records import Step
from engine.position import Position
from engine.statistics.weights import event_weights
from engine.undo import LogLine, effective_lines, undo_target

MAX_NARRATED = 30
"""The newest steps of the log that are put into words; older ones are only counted."""


async def table_lines(sync: MessageSync, log: list[LoggedStep]) -> list[str]:
    """Return the lines of a log, oldest first; steps far back give empty lines and pinned ones."""
    far, near = log[:-MAX_NARRATED], log[-MAX_NARRATED:]
    voice, rules = sync.voice, sync.game.position.rules
    since = log[0][0].version - 1 if log else 0
    important = important_events(await sync.log(since), sync.game.position)
    told = [it for it in far if it[0].notice or _has_important(it, important)]
    pinned = log_lines(told, voice, rules, log, important)
    lasting = [line for line in pinned if isinstance(line, PinnedLine)]
    narrated = log_lines(near, voice, rules, await _around(sync, near), important)
    return [""] * (len(far) - len(lasting)) + lasting + narrated


def important_events(log: list[LoggedStep], position: Position) -> Following:
    """Return what marks the events of a log that count most, given the position it led to."""
    lines = (LogLine(step.version, None, step.action, "host", events) for step, events in log)
    effective = [(line.version, it) for line in effective_lines(lines) for it in line.events]
    weights = event_weights(effective, position)

    def marks(step: Step, event: Event) -> Iterator[LoggedEvent]:
        if (weight := weights.get((step.version, event))) is not None:
            yield Important(weight)

    return marks


def _has_important(logged: LoggedStep, important: Following) -> bool:
    step, events = logged
    return any(True for event in events for _ in important(step, event))


async def _around(sync: MessageSync, log: list[LoggedStep]) -> list[LoggedStep]:
    """Return the log from its first step, or from an earlier one that it takes back."""
    if not log:
        return []
    first = log[0][0].version
    back = [it for step, _ in log if (it := undo_target(step.action)) is not None]
    return await sync.log(min([first, *back]) - 1)
