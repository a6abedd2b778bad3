"""Membership of servers: looked up before a press about a game of a server from elsewhere."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import discord
from cachetools import TTLCache

from bot.transport.errors import FAILURES

REMEMBERED_FOR: Final = 60 * 60
"""Seconds for which an answer counts, so that nobody is looked up more often."""
CACHE_SIZE: Final = 10_000
LOOKUP_TIMEOUT: Final = 1.0
"""Seconds that a press waits for an answer; without one it goes on."""
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class Members:
    """Looks up whether people are in servers; without a client everybody is.

    A person who was banned, or has left, can still press buttons in direct messages.
    """

    def __init__(
        self, client: discord.Client | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._client = client
        self._known: TTLCache[tuple[int, int], bool] = TTLCache(
            CACHE_SIZE, REMEMBERED_FOR, timer=now
        )

    def note(self, guild_id: int, user_id: int) -> None:
        """Note that a person is in a server: an interaction has come from there."""
        self._known[guild_id, user_id] = True

    def forget(self, user_id: int) -> None:
        """Drop what is in memory about a person."""
        for key in [it for it in self._known if it[1] == user_id]:
            self._known.pop(key, None)

    async def has(self, guild_id: int, user_id: int) -> bool:
        """Return False only if Discord says that a person is not in a server."""
        known = self._known.get((guild_id, user_id))
        if known is None:
            # Noted before it is known: presses at the same moment ask once.
            self._known[guild_id, user_id] = True
            known = self._known[guild_id, user_id] = await self._look_up(guild_id, user_id)
        return known

    async def _look_up(self, guild_id: int, user_id: int) -> bool:
        if self._client is None:
            return True
        asked: Any = self._client.http.get_member(guild_id, user_id)
        try:
            await asyncio.wait_for(asked, LOOKUP_TIMEOUT)
        except discord.NotFound as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except FAILURES:  # The bot itself may be gone from there; a timeout is one of them.
            return True
        return True
