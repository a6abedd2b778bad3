"""Writing in groups: what waits together for the disk shares one transaction.

A group is made of what came while the disk was busy with the last one; nothing waits for company.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

T = TypeVar("T")
W = TypeVar("W")

Failure = Exception | None
"""What became of one piece of work: None if it was done."""


class Groups(Generic[W]):
    """Has work done in groups, one after the other, each piece of work in its turn.

    `begin` does a group durably and returns the failure of each piece. `committed` is called with
    the size of each group after it.
    """

    def __init__(
        self,
        begin: Callable[[Sequence[W]], asyncio.Future[list[Failure]]],
        committed: Callable[[int], None] = lambda size: None,
    ) -> None:
        self._do = begin
        self._observers = [committed]
        self._waiting: list[tuple[W, asyncio.Future[None]]] = []
        self._last: asyncio.Future[None] | None = None
        self._writing = False
        self._closed = False

    async def write(self, work: W) -> None:
        """Have `work` done durably, or raise what it raised and leave nothing of it behind.

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

    def observe(self, committed: Callable[[int], None]) -> None:
        """Call another function, too, with the size of each group after it."""
        self._observers.append(committed)

    async def close(self) -> None:
        """Take no more work, and wait until all that came is done."""
        self._closed = True
        if self._last is not None:
            await asyncio.wait((self._last,))

    def _begin(self) -> None:
        group, self._waiting = self._waiting, []
        self._writing = bool(group)
        if group:
            job = self._do([work for work, _ in group])
            job.add_done_callback(partial(self._end, [done for _, done in group]))

    def _end(
        self, group: Sequence[asyncio.Future[None]], job: asyncio.Future[list[Failure]]
    ) -> None:
        trouble = job.exception()
        outcomes = [trouble] * len(group) if trouble is not None else job.result()
        for done, failure in zip(group, outcomes, strict=True):
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)
        for committed in self._observers:
            committed(len(group))
        # Whoever goes on from here at once still finds a place in the next group.
        job.get_loop().call_soon(self._begin)


async def finished(job: asyncio.Future[T]) -> T:
    """Return what a job comes to; when the waiting task is cancelled, the job is finished first."""
    try:
        return await asyncio.shield(job)
    except asyncio.CancelledError:
        await asyncio.wait((job,))
        # Asked for, or asyncio would report that nobody did.
        job.exception()
        raise
