"""Answers to presses in threads that are archived by the time the answer is given.

Discord takes no answer in a thread that is archived and locked, and a thread is as soon as its
auction is over. Presses that arrive with the last bid or just after it would look as if the bot had
failed.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

from discord.http import HTTPClient

from bot.transport.errors import FAILURES, Delivery, delivery


class ArchivedThreads:
    """Unarchives a thread for the answers to presses in it, then archives it again if it is
    locked.
    """

    def __init__(self, http: HTTPClient) -> None:
        self._http = http
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._answers: Counter[int] = Counter()
        self._locked: dict[int, bool] = {}

    async def answer(self, thread_id: int, give: Callable[[], Awaitable[Delivery]]) -> Delivery:
        """Send an answer with the thread unarchived; return its outcome, or why it stays archived.

        Answers that come together share the unarchiving; the last of them archives the thread
        again.
        """
        turn = self._turns.setdefault(thread_id, asyncio.Lock())
        self._answers[thread_id] += 1
        async with turn:
            try:
                unarchived = await self._unarchive(thread_id)
                return await give() if unarchived is Delivery.SHOWN else unarchived
            finally:
                await self._archive_again(thread_id)

    async def _unarchive(self, thread_id: int) -> Delivery:
        if thread_id in self._locked:
            return Delivery.SHOWN
        try:
            thread: Any = await self._http.edit_channel(thread_id, archived=False)
        except FAILURES as error:
            outcome = delivery(error)
            return Delivery.UNREACHABLE if outcome is Delivery.ARCHIVED else outcome
        self._locked[thread_id] = bool(thread["thread_metadata"]["locked"])
        return Delivery.SHOWN

    async def _archive_again(self, thread_id: int) -> None:
        self._answers[thread_id] -= 1
        if self._answers[thread_id]:
            return
        del self._answers[thread_id]
        if self._locked.pop(thread_id, False):
            try:
                await self._http.edit_channel(thread_id, archived=True)
            except FAILURES as error:
                delivery(error)
