"""Hints between processes, by LISTEN and NOTIFY: one that is lost costs a moment."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from engine.host.store.errors import StoreError
from engine.host.store.postgres.connections import Connection, connect, is_lost

LOG = logging.getLogger(__name__)
CHANNEL: Final = "monopoly"
RETRY: Final = 1.0
"""Seconds until a connection that is lost is made anew."""


class Listener:
    """A connection that hears hints; one that is lost is made anew.

    Whatever came meanwhile is not heard: `heard` gets an empty text then.
    """

    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self._url = url
        self._heard = heard
        self._connection: Connection | None = None
        self._is_away = False
        self._task = asyncio.get_running_loop().create_task(self._run(), name="hints")

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except StoreError as error:
                if not self._is_away:
                    LOG.warning("hints of other processes are not heard for now: %s", error)
                self._is_away = True
            except Exception as error:
                if not is_lost(error):
                    raise
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        self._connection = connection = await connect(self._url)
        await connection.add_listener(CHANNEL, self._hear)
        gone = asyncio.get_running_loop().create_future()

        def note_end(_: object) -> None:
            if not gone.done():
                gone.set_result(None)

        connection.add_termination_listener(note_end)
        if self._is_away:
            LOG.info("the database is back: hints of other processes are heard again")
            self._is_away = False
        self._heard("")
        await gone

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._heard(str(payload))
