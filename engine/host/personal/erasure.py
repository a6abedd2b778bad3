"""Deleting a person: out of games and lobbies, then out of every row that names them.

The list of deleted people comes first, so that a deletion which a crash or a full disk interrupts
is finished at the next start, and one that a restore has undone is done again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from engine.host.background import in_background
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.personal.deleted import DeletedPeople
from engine.host.personal.leaving import leave_all
from engine.host.personal.removal import Subject, without
from engine.host.personal.replacing import replacement
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

LOG = logging.getLogger(__name__)
APPLIED: Final = "deleted-people"
"""The setting with the mark of the list of deleted people, as far as this database is without
them.
"""
PASSES: Final = 3
"""How often rows are looked for: what was being written meanwhile may name the person again."""


class Eraser:
    """Deletes people. `flush` waits until a game's messages are shown; `forget` drops what the
    process holds in memory about a person.
    """

    def __init__(self, host: Host, lobbies: Lobbies, deleted: DeletedPeople) -> None:
        self._host = host
        self._lobbies = lobbies
        self._deleted = deleted
        self._lock = asyncio.Lock()
        self.flush: Callable[[str], Awaitable[None]] = _nothing
        self.forget: Callable[[int], Awaitable[None]] = _nothing

    async def erase(self, user_id: int) -> None:
        """Delete what is kept about a person, for good. Raises StoreError.

        After an error, a second try or the next start goes on with it.
        """
        async with self._lock:
            before = self._deleted.since(await self._applied())
            await in_background(partial(self._deleted.add, user_id))
            await self._erase(user_id)
            await self._host.store.personal.purge()
            if before == len(self._deleted) - 1:  # Else the next start has more to do.
                await self._host.store.settings.put(APPLIED, self._deleted.mark)

    async def apply(self) -> int:
        """Delete again whom this database still names; return how many. Raises StoreError."""
        async with self._lock:
            mark = await self._applied()
            found = await self._still_there(mark)
            for user_id in found:
                await self._erase(user_id)
            if mark != self._deleted.mark:
                await self._host.store.personal.purge()
                await self._host.store.settings.put(APPLIED, self._deleted.mark)
            return len(found)

    async def _applied(self) -> str:
        return await self._host.store.settings.get(APPLIED) or "0"

    async def _still_there(self, mark: str) -> tuple[int, ...]:
        """Return who is on the list and may be in a database with this mark."""
        before = self._deleted.since(mark)
        if before is None:
            LOG.warning(
                "the list of deleted people is not the one that this database has last seen; "
                "whoever is on it is deleted again"
            )
            before = 0
        if before == len(self._deleted):
            return ()
        numbers = await self._host.store.personal.numbers()
        return await in_background(lambda: self._deleted.among(numbers, before))

    async def _erase(self, user_id: int) -> None:
        for game_id in await leave_all(self._host, self._lobbies, user_id):
            await self.flush(game_id)
        for _ in range(PASSES):
            games = await self._host.store.personal.games_naming(user_id)
            if not any([await self._take_out(game_id, user_id) for game_id in games]):
                break
        await self._drop_settings(user_id)
        await self.forget(user_id)

    async def _drop_settings(self, user_id: int) -> None:
        subject = Subject(user_id)

        def without_person(text: str | None) -> str | None:
            return None if text is None else without(text, subject)

        for key in await self._host.store.personal.settings_naming(user_id):
            if key != APPLIED:
                change = _nothing_left if subject.owns(key) else without_person
                await change_text(self._host, setting(key), change)
        await self._host.store.personal.forget(user_id)

    async def _take_out(self, game_id: str, user_id: int) -> bool:
        """Take a person out of a game; return whether anything named them."""

        store = self._host.store.personal

        async def attempt() -> bool:
            found = await self._host.snapshot(game_id)
            if found.record.is_direct and found.record.host_id == user_id:
                # Nobody else is in it, and its channel is the person's own.
                await store.delete_games([game_id])
                self._host.forget(game_id)
                return True
            change = await replacement(self._host, found, user_id)
            if change is None:
                return False
            await self._host.write(change.commit, partial(store.replace, change))
            return True

        try:
            return await self._host.change(game_id, attempt)
        except Refused:
            return False  # There is no such game any more.


async def _nothing(_: object) -> None:
    pass


def _nothing_left(_: str | None) -> None:
    return None
