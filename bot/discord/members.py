"""Membership of servers: looked up before a press from elsewhere, and before people are listed."""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Any, Final

import discord
from cachetools import TTLCache

from bot.discord.error_codes import FAILURES

REMEMBERED_FOR: Final = 60 * 60
"""Seconds for which an answer counts, so that nobody is looked up more often."""
CACHE_SIZE: Final = 10_000
TRUSTED_FOR: Final = 60
"""Seconds for which a person counts as a member after Discord gave no answer."""
LOOKUP_TIMEOUT: Final = 1.0
"""Seconds that a press waits for an answer; without one it goes on."""
LISTED_FOR: Final = 24 * 60 * 60
"""Seconds for which an answer counts where people are listed, so that lists cost few look-ups."""
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
        self._trusted: TTLCache[tuple[int, int], bool] = TTLCache(
            CACHE_SIZE, TRUSTED_FOR, timer=now
        )
        self._listed: TTLCache[tuple[int, int], bool] = TTLCache(CACHE_SIZE, LISTED_FOR, timer=now)
        self._lookups: dict[tuple[int, int], asyncio.Task[bool]] = {}

    def note(self, guild_id: int, user_id: int) -> None:
        """Note that a person is in a server: an interaction has come from there."""
        self._known[guild_id, user_id] = self._listed[guild_id, user_id] = True

    def forget(self, user_id: int) -> None:
        """Drop what is in memory about a person."""
        for cache in (self._known, self._trusted, self._listed):
            for key in [it for it in cache if it[1] == user_id]:
                cache.pop(key, None)

    async def has(self, guild_id: int, user_id: int) -> bool:
        """Return False only if Discord says that a person is not in a server."""
        if self._client is None:
            return True
        key = (guild_id, user_id)
        known = self._known.get(key, self._trusted.get(key))
        if known is not None:
            return known
        if key not in self._lookups:  # Presses at the same moment ask once.
            self._lookups[key] = asyncio.create_task(self._look_up(self._client, key))
            self._lookups[key].add_done_callback(lambda _: self._lookups.pop(key, None))
        # Shielded: others may wait for the answer when one press is cancelled.
        return await asyncio.shield(self._lookups[key])

    async def absent(self, guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        """Return who of these people is not in a server, looking each up at most once a day."""
        asked = [user for user in user_ids if (guild_id, user) not in self._listed]
        found = await asyncio.gather(*(self.has(guild_id, user) for user in asked))
        for user, is_member in zip(asked, found, strict=True):
            if (guild_id, user) not in self._trusted:
                self._listed[guild_id, user] = is_member
        return self.known_absent(guild_id).intersection(user_ids)

    def known_absent(self, guild_id: int) -> frozenset[int]:
        """Return the people of whom it is known without a look-up that they left a server."""
        return frozenset(
            user
            for (guild, user), is_member in self._listed.items()
            if guild == guild_id and not is_member
        )

    async def _look_up(self, client: discord.Client, key: tuple[int, int]) -> bool:
        asked: Any = client.http.get_member(*key)
        is_member = True
        try:
            await asyncio.wait_for(asked, LOOKUP_TIMEOUT)
        except FAILURES as error:  # A timeout is one of them.
            if getattr(error, "code", None) not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                self._trusted[key] = True  # The bot itself may be gone from there.
                return True
            is_member = False
        # What came from there meanwhile is newer than the answer.
        return self._known.setdefault(key, is_member)
