"""Turn the log into the lines of the table message."""

from bot.render.log import LoggedStep
from bot.render.notices import PinnedLine, log_lines
from bot.showing.message_sync import MessageSync
from engine.undo import undo_target

MAX_NARRATED = 30
"""The newest steps of the log that are put into words; older ones are only counted."""


async def table_lines(sync: MessageSync, log: list[LoggedStep]) -> list[str]:
    """Return the lines of a log, oldest first; steps far back give empty lines and pinned ones."""
    far, near = log[:-MAX_NARRATED], log[-MAX_NARRATED:]
    voice, rules = sync.voice, sync.game.position.rules
    pinned = log_lines((step for step in far if step[0].notice), voice, rules)
    lasting = [line for line in pinned if isinstance(line, PinnedLine)]
    narrated = log_lines(near, voice, rules, await _around(sync, near))
    return [""] * (len(far) - len(lasting)) + lasting + narrated


async def _around(sync: MessageSync, log: list[LoggedStep]) -> list[LoggedStep]:
    """Return the log from its first step, or from an earlier one that it takes back."""
    if not log:
        return []
    first = log[0][0].version
    back = [it for step, _ in log if (it := undo_target(step.action)) is not None]
    return await sync.log(min([first, *back]) - 1)
