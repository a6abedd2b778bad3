"""Writing in groups: what waits together for the disk shares one transaction.

A group is made of what came while the disk was busy with the last one; nothing waits for company.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial

from engine.host.store.sqlite.file import Connection, Work, finished, transaction

Failure = Exception | None
Pending = tuple[Work[None], asyncio.Future[None]]


class Committer:
    """Owns the writing connection: one group after the other, each piece of work in its turn.

    `committed` is called with the size of each group after its commit.
    """

    def __init__(self, connection: Connection, committed: Callable[[int], None]) -> None:
        self._connection = connection
        self._committed = committed
        self._waiting: list[Pending] = []
        self._last: asyncio.Future[None] | None = None
        self._writing = False
        self._closed = False

    async def write(self, work: Work[None]) -> None:
        """Do `work` durably, or raise what it raised and leave nothing of it behind.

        It may be done twice, the first time without effect. When the waiting task is cancelled,
        the work is finished first.
        """
        if self._closed:
            raise RuntimeError("the connection is closed")
        loop = asyncio.get_running_loop()
        self._last = done = loop.create_future()
        self._waiting.append((work, done))
        if not self._writing:
            self._writing = True
            loop.call_soon(self._begin)
        await finished(done)

    async def close(self) -> None:
        """Take no more work, and wait until all that came is done."""
        self._closed = True
        if self._last is not None:
            await asyncio.wait((self._last,))

    def _begin(self) -> None:
        group, self._waiting = self._waiting, []
        self._writing = bool(group)
        if group:
            works = [work for work, _ in group]
            job = self._connection.begin(partial(together, works=works))
            job.add_done_callback(partial(self._end, group))

    def _end(self, group: list[Pending], job: asyncio.Future[list[Failure]]) -> None:
        trouble = job.exception()
        outcomes = [trouble] * len(group) if trouble is not None else job.result()
        for (_, done), failure in zip(group, outcomes, strict=True):
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)
        self._committed(len(group))
        # Whoever goes on from here at once still finds a place in the next group.
        job.get_loop().call_soon(self._begin)


def together(db: sqlite3.Connection, works: Sequence[Work[None]]) -> list[Failure]:
    """Do pieces of work in one transaction; return the failure of each, None for none."""
    db.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(db, work) for work in works]
        db.execute("COMMIT")
    except Exception as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        # One has spoiled it for all: now each has a transaction of its own.
        return [error] if len(works) == 1 else [_alone(db, work) for work in works]
    return outcomes


def _attempt(db: sqlite3.Connection, work: Work[None]) -> Failure:
    """Do work beside others; raises what it raised if it has left anything behind."""
    before = db.total_changes
    try:
        work(db)
    except Exception as error:
        if not db.in_transaction or db.total_changes != before:
            raise
        return error
    return None


def _alone(db: sqlite3.Connection, work: Work[None]) -> Failure:
    try:
        transaction(db, work)
    except Exception as error:
        return error
    return None
