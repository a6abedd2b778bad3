"""Lines of the log about a database that cannot be used: without tracebacks, one a minute."""

import logging
import time
from collections.abc import Callable
from typing import Final

from engine.host.store.errors import Unwritable

INTERVAL: Final = 60.0
"""Seconds between two lines of the log about the same trouble, at the least."""


class StoreTrouble(logging.Filter):
    """A filter for lines with an Unwritable, whose sentence says all that a traceback could.

    Presses, deadlines and leases fail together while a database is away. The first line tells it,
    and the next one a minute later how many there were in between.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._logged: dict[str, float] = {}
        self._hidden: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is logged; one that is has been shortened."""
        error = _refusal_in(record)
        if error is None:
            return True
        sentence, now = str(error), self._now()
        if now < self._logged.get(sentence, -INTERVAL) + INTERVAL:
            self._hidden[sentence] = self._hidden.get(sentence, 0) + 1
            return False
        self._logged[sentence] = now
        message = record.getMessage()
        parts = [message if sentence in message else f"{message}: {sentence}"]
        if hidden := self._hidden.pop(sentence, 0):
            parts.append(f"({hidden} more lines since the last one)")
        record.msg, record.args = "%s", (" ".join(parts),)
        record.exc_info = record.exc_text = None
        return True


def _refusal_in(record: logging.LogRecord) -> Unwritable | None:
    """Return the refusal that a line is about: its error, all of its errors, or what it names."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    while isinstance(error, BaseExceptionGroup):
        _, others = error.split(Unwritable)
        if others is not None:
            return None
        error = error.exceptions[0]
    if isinstance(error, Unwritable):
        return error
    named = record.args if isinstance(record.args, tuple) and error is None else ()
    return next((it for it in named if isinstance(it, Unwritable)), None)
