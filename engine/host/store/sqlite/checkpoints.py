"""Moving what is committed from the log into the database, while nobody waits for it.

Left to itself SQLite does it inside a commit every now and then, and a player waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Final

from engine.host.store.sqlite.file import Connection

LOG = logging.getLogger(__name__)

QUIET_SECONDS: Final = 0.5
"""Seconds without a commit after which the log is copied."""
LONG_COMMITS: Final = 1000
"""Commits, some 25 MB of log, after which the log is copied without waiting for quiet."""
PURGE_TRIES: Final = 100
PURGE_PAUSE: Final = 0.05
"""How often a purge tries to cut the log off, and the seconds in between: others may be reading."""
LARGE_BYTES: Final = 16 * 2**20
"""A quiet log of this size is cut off; a shorter one is written over, which costs less."""


class Checkpoints:
    """Starts a task when there is something to copy and time to do it.

    `copier` is a connection of its own, because copying does not hold up the one that writes.
    """

    def __init__(self, place: Path, writer: Connection, copier: Connection, quiet: float) -> None:
        self._log = place.with_name(f"{place.name}-wal")
        self._writer = writer
        self._copier = copier
        self._quiet = quiet
        self._commits = 0
        self._last = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._owes_purge = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is copied, and no later moment for it is awaited."""
        return self._timer is None and self._task is None

    def committed(self, commits: int) -> None:
        """Count the commits that have been added to the write-ahead log."""
        self._commits += commits
        self._last = asyncio.get_running_loop().time()
        if self._commits >= LONG_COMMITS:
            self._begin()
        else:
            self._look_later()

    async def purge(self) -> None:
        """Cut the log off, so that nothing of what was deleted or replaced is left in it.

        While another program reads for long, that has to wait: the next quiet moment tries again.
        """
        for _ in range(PURGE_TRIES):
            self._owes_purge = not await self._writer.run(cut_off)
            if not self._owes_purge:
                return
            await asyncio.sleep(PURGE_PAUSE)
        self._look_later()
        LOG.warning(
            "another program reads the database: what was deleted stays in %s until it is done",
            self._log,
        )

    async def stop(self) -> None:
        """Leave the rest to the connection that closes last."""
        self._owes_purge = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await asyncio.wait((self._task,))

    def _look_later(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(loop.time() + self._quiet, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now, self._timer = loop.time(), None
        if now < self._last + self._quiet or self._task is not None:
            self._timer = loop.call_at(now + self._quiet, self._look)
        else:
            self._begin()

    def _begin(self) -> None:
        if self._task is None and (self._commits or self._owes_purge):
            self._task = asyncio.create_task(self._run(), name="checkpoint")

    async def _run(self) -> None:
        long, self._commits = self._commits >= LONG_COMMITS, 0
        try:
            await self._copier.run(copy)
            if long:
                # What came meanwhile is little. Once all is copied, the log begins anew.
                await self._writer.run(copy)
            elif self._owes_purge or self._length() >= LARGE_BYTES:
                self._owes_purge = not await self._writer.run(cut_off) and self._owes_purge
            if self._owes_purge:
                self._look_later()
        except Exception:
            # Nothing is lost: the log keeps what it holds, and the next commit tries again.
            LOG.exception("the write-ahead log could not be copied into the database")
        finally:
            self._task = None

    def _length(self) -> int:
        return self._log.stat().st_size if self._log.exists() else 0


def copy(db: sqlite3.Connection) -> None:
    """Copy what no reader needs to stay in the log."""
    db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def cut_off(db: sqlite3.Connection) -> bool:
    """Copy the rest of the log and truncate it; return False if a reader still needs it."""
    (timeout,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 0").fetchone()
    try:
        (is_busy, _, _) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute(f"PRAGMA busy_timeout = {timeout:d}").fetchone()
    return not is_busy
