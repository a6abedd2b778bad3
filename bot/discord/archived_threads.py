"""Threads that are archived: those that time has archived are opened, those put away are not.

Time archives a thread; a moderator archives and locks it, and then it stays so. The bot itself
archives and locks the thread of an auction that is over. Presses that arrive with the last bid or
just after it would look as if the bot had failed, so for their answers it opens its own threads.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.discord.error_codes import FAILURES, Delivery, delivery

REMEMBERED = 10_000
"""Threads closed by this process; a lock on any other is taken for a moderator's."""


class ArchivedThreads:
    """Unarchives threads, closes those of auctions, and lets presses in those be answered."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._closed: LRUCache[int, None] = LRUCache(REMEMBERED)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._answers: Counter[int] = Counter()
        self._open: set[int] = set()

    async def close(self, thread_id: int) -> Delivery:
        """Archive and lock a thread in one request; just archive it where the bot may not lock."""
        self._closed[thread_id] = None  # Before Discord tells of it.
        outcome = await self._edit(thread_id, archived=True, locked=True)
        if outcome is Delivery.UNREACHABLE:
            outcome = await self._edit(thread_id, archived=True)
        # After other trouble it may be closed all the same.
        if outcome is Delivery.UNREACHABLE:
            self._closed.pop(thread_id, None)
        return outcome

    async def _edit(self, thread_id: int, **changes: Any) -> Delivery:
        try:
            await self._client.http.edit_channel(thread_id, **changes)
        except FAILURES as error:
            return delivery(error)
        return Delivery.SHOWN

    def is_closed(self, thread_id: int) -> bool:
        """Return whether this process has closed a thread itself."""
        return thread_id in self._closed

    async def look_at(self, channel_id: int) -> Delivery:
        """Return SHOWN if a channel or thread is open to the bot, LOCKED for a thread that a
        moderator has put away.
        """
        if self.is_closed(channel_id):
            return Delivery.SHOWN
        try:
            place: Any = await self._client.http.get_channel(channel_id)
        except FAILURES as error:
            return delivery(error)
        state = place.get("thread_metadata") or {}
        is_away = state.get("archived") and state.get("locked")
        return Delivery.LOCKED if is_away else Delivery.SHOWN

    async def unarchive(self, thread_id: int) -> Delivery:
        """Unarchive a thread; return LOCKED where a moderator has put it away."""
        found = await self.look_at(thread_id)
        if found is not Delivery.SHOWN:
            return found
        try:
            await self._client.http.edit_channel(thread_id, archived=False)
        except FAILURES as error:
            outcome = delivery(error)
            return Delivery.UNREACHABLE if outcome is Delivery.ARCHIVED else outcome
        return Delivery.SHOWN

    async def answer(self, thread_id: int, give: Callable[[], Awaitable[Delivery]]) -> Delivery:
        """Send an answer with the thread unarchived; return its outcome, or why it stays archived.

        Answers that come together share the unarchiving; the last of them archives the thread
        again if this process has closed it.
        """
        turn = self._turns.setdefault(thread_id, asyncio.Lock())
        self._answers[thread_id] += 1
        async with turn:
            try:
                if thread_id not in self._open:
                    unarchived = await self.unarchive(thread_id)
                    if unarchived is not Delivery.SHOWN:
                        return unarchived
                    self._open.add(thread_id)
                return await give()
            finally:
                await self._archive_again(thread_id)

    async def _archive_again(self, thread_id: int) -> None:
        self._answers[thread_id] -= 1
        if self._answers[thread_id]:
            return
        del self._answers[thread_id]
        self._open.discard(thread_id)
        if self.is_closed(thread_id):
            await self._edit(thread_id, archived=True)
