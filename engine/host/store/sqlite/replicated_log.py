"""A write-ahead log that another program copies away, such as Litestream.

That program alone may move pages from the log into the database: what is moved before it has copied
it is missing in its copy, and it has to begin anew with the whole database.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

LOG = logging.getLogger(__name__)

LONGEST_BYTES: Final = 2**30
"""A log of this size is twice what Litestream lets it become: nobody moves it into the database."""
LOOK_INTERVAL: Final = 60.0
"""Seconds between two looks at the length of the log, at the least."""
WARNING_INTERVAL: Final = 3600.0
"""Seconds between two warnings, at the least."""


class ReplicatedLog:
    """Stands where Checkpoints would, moves nothing, and warns where nobody else does either."""

    is_idle: Final = True

    def __init__(self, place: Path, now: Callable[[], float] = time.monotonic) -> None:
        self._log = place.with_name(f"{place.name}-wal")
        self._now = now
        self._next_look = now()

    def committed(self, commits: int) -> None:
        """Look at the length of the log now and then, after commits have been added to it."""
        now = self._now()
        if now < self._next_look:
            return
        self._next_look = now + LOOK_INTERVAL
        length = self._log.stat().st_size if self._log.exists() else 0
        if length >= LONGEST_BYTES:
            self._next_look = now + WARNING_INTERVAL
            LOG.warning(
                "the write-ahead log has grown to %d MB, because no other program moves it into "
                "the database. LITESTREAM is on: does Litestream run?",
                length // 2**20,
            )

    async def purge(self) -> None:
        """Do nothing: the program that copies the log cuts it off when it has copied it."""

    async def stop(self) -> None:
        """Do nothing: nothing was begun."""
