"""Events that discord.py cannot read: dropped one by one, where they would end the process."""

import json
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket

LOG = logging.getLogger(__name__)
INDISPENSABLE: Final = "READY"
"""Without this event a shard would wait forever: if it is unreadable, the process ends."""
NO_JSON: Final = "no JSON"
"""In place of the name of an event that cannot even be decoded."""
LOG_INTERVAL: Final = 60.0
"""Seconds between two lines of the log about the same kind of event, at the least."""


class UnreadableEvents:
    """Drops and counts what discord.py fails to read; the log gets the kinds, never the contents.

    Messages of exceptions may quote contents, so the log names their types and where they come
    from. `observe` gets the name of each dropped event, which is one that discord.py knows.
    """

    def __init__(
        self,
        client: discord.Client,
        observe: Callable[[str], None] = lambda event: None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._observe = observe
        self._now = now
        self._logged_at: dict[str, float] = {}
        self._guard(client._connection)  # The library has no public place for this.

    def _guard(self, state: Any) -> None:
        for event, parse in state.parsers.items():
            if event != INDISPENSABLE:
                state.parsers[event] = partial(self._read, event, parse)
        update = state._update_references

        def guard_connection(connection: Any) -> None:
            update(connection)
            connection.received_message = partial(self._receive, connection)

        state._update_references = guard_connection

    def _read(self, event: str, parse: Callable[[Any], None], data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            self._drop(event, error)

    async def _receive(self, connection: DiscordWebSocket, message: str | bytes) -> None:
        try:
            await DiscordWebSocket.received_message(connection, message)
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            self._drop(NO_JSON, error)

    def _drop(self, event: str, error: Exception) -> None:
        self._observe(event)
        now = self._now()
        if now < self._logged_at.get(event, -LOG_INTERVAL) + LOG_INTERVAL:
            return
        self._logged_at[event] = now
        LOG.error(
            "an event of Discord's could not be read and was dropped: %s (%s in %s)",
            event,
            type(error).__name__,
            _origin(error),
        )


def _origin(error: Exception) -> str:
    """Return the file and line that raised an exception."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else "?"
