"""Games that an earlier process, or an earlier owner, has left unshown, or was to show later."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from engine.host.service import Host

CATCH_UP_TIMEOUT = 4.0
"""Seconds that the first press after a start waits for a sync that an earlier process missed."""
WORKERS = 8
"""Games that are shown at the same time after a start: each takes memory meanwhile."""


class Backlog:
    """Shows unshown games, WORKERS at a time; that of a person who presses comes first.

    `show` starts a sync of a game and returns its task, or None while the bot stops; `show_later`
    starts one after some seconds.
    """

    def __init__(
        self,
        host: Host,
        show: Callable[[str], asyncio.Task[None] | None],
        show_later: Callable[[str, float], None],
    ) -> None:
        self._host = host
        self._show, self._show_later = show, show_later
        self._waiting: dict[str, None] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._unshown: set[str] | None = None

    async def catch_up(self) -> None:
        """Start to show all unshown games, and those that are due; the others that are to be shown
        again wait for their time.
        """
        self._waiting.update(dict.fromkeys(await self._read()))
        due = await self._host.store.schedule.next_syncs(self._host.ownership.slots)
        for game_id, at in due.items():
            if (wait := at - self._host.now()) > 0:
                self._show_later(game_id, wait)
            else:
                self._waiting[game_id] = None
        for _ in range(WORKERS - len(self._workers)):
            worker = asyncio.get_running_loop().create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        await asyncio.sleep(0)  # Until each of them has begun.

    async def show_first(self, game_id: str, flush: Callable[[str], Awaitable[None]]) -> None:
        """Show a game before its first press if an earlier process died before noting its messages.

        A press on a question that was not noted may settle it, and its buttons would stay for ever.
        """
        if self._unshown is None:
            self._unshown = set(await self._read())
        if game_id not in self._unshown:
            return
        self._unshown.discard(game_id)
        self._show(game_id)
        with suppress(TimeoutError):
            await asyncio.wait_for(flush(game_id), CATCH_UP_TIMEOUT)

    def forget(self) -> None:
        """Read anew which games are unshown when the next person presses."""
        self._unshown = None

    async def _read(self) -> tuple[str, ...]:
        return await self._host.store.outbox.unshown(self._host.ownership.slots)

    async def _work(self) -> None:
        while self._waiting:
            self._waiting.pop(game_id := next(iter(self._waiting)))
            if (writer := self._show(game_id)) is not None:
                await asyncio.wait((writer,))  # A failure must not keep the others waiting.
