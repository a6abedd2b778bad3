"""A store on a SQLite file without threads: what a connection has to do, its caller does at once.

To hand each statement to a thread and wait for it costs as much processor time as the statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import sleep
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from engine.host.store.sqlite import database
from engine.host.store.sqlite.checkpoints import QUIET_SECONDS
from engine.host.store.sqlite.file import Connection
from engine.host.store.sqlite.store import open_sqlite
from engine.host.store.store import Store
from tests.support.empty_file import copy_empty

T = TypeVar("T")


async def open_unthreaded(place: Path, quiet: float = QUIET_SECONDS) -> Store:
    """Open the store in a file, which is made unless it is there, for tests of what is above it."""
    with unthreaded():
        return await open_sqlite(copy_empty(place), quiet)


def unthreaded() -> AbstractContextManager[object]:
    """Let what is opened meanwhile have no threads."""
    return patch.object(database, "Connection", UnthreadedConnection)


class UnthreadedConnection(Connection):
    """A connection without a thread.

    Whoever waits for it lets others go on first, as with a thread: they come between just as often.
    """

    def __await__(self) -> Generator[Any, None, UnthreadedConnection]:
        return self._opened().__await__()

    async def _opened(self) -> UnthreadedConnection:
        self._connection = self._connector()
        await sleep(0)
        return self

    def begin(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        # By the loop itself: a task for each statement would cost as much as the statement.
        loop = asyncio.get_running_loop()
        job = loop.create_future()
        loop.call_soon(self._carry_out, job, partial(work, self._conn))
        return job

    def _carry_out(self, job: asyncio.Future[T], work: Callable[[], T]) -> None:
        loop = asyncio.get_running_loop()
        if not self._connection:
            loop.call_soon(_fail, job, ValueError("Connection closed"))
            return
        try:
            done = work()
        except Exception as error:
            loop.call_soon(_fail, job, error)
        else:
            loop.call_soon(_end, job, done)

    async def _execute(self, fn: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        if not self._connection:
            raise ValueError("Connection closed")
        try:
            return fn(*args, **kwargs)
        finally:
            await sleep(0)

    def stop(self) -> None:
        """There is no thread to end."""


def _end(job: asyncio.Future[T], done: T) -> None:
    if not job.done():
        job.set_result(done)


def _fail(job: asyncio.Future[Any], error: Exception) -> None:
    if not job.done():
        job.set_exception(error)
