"""Syncs of a game's messages that end as if the process was killed at a request or a write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from bot.messages.kinds import Kind, show
from bot.messages.rendered import RenderedMessages
from engine.host.store.records import Message
from tests.support.host_harness import HostHarness
from tests.support.published_game import discord_of
from tests.support.syncs import new_sync


class Killed(BaseException):
    """The process is gone: nothing catches this."""


class KilledAt:
    """Counts requests and writes, and kills the process before one of them.

    What else happens between two of them is gone with the process, so that it is the same to be
    killed after the one as before the other.
    """

    def __init__(self, at: int) -> None:
        self.at, self.seen = at, 0

    def around(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Return what does this work, unless the process is killed before."""

        async def counted(*arguments: Any) -> Any:
            if self.seen == self.at:
                raise Killed
            self.seen += 1
            return await work(*arguments)

        return counted


class KilledSyncs:
    """One process after another that shows one game."""

    def __init__(self, harness: HostHarness, game_id: str) -> None:
        self.harness, self.game_id = harness, game_id
        self.discord = discord_of(harness)
        self._rendered = RenderedMessages()
        self._kept: Sequence[Message] = ()
        self.discord.keep()

    async def sync(self, kinds: Sequence[Kind]) -> None:
        """Bring the messages of these kinds up to date, as often as that asks for it at once."""
        host, now = self.harness.host, self.harness.time[0]
        revisit: float | None = 0
        while revisit == 0:
            snapshot, post = await host.snapshot(self.game_id), self.discord.post
            sync = new_sync(host, post, snapshot, now, rendered=self._rendered)
            await show(sync, kinds)
            await sync.finish()
            revisit = sync.revisit_after

    async def sync_killed(self, kinds: Sequence[Kind], at: int) -> bool:
        """Sync until the kill before the request or write `at`; return whether it came to that."""
        store, kill = self.harness.store, KilledAt(at)
        messages = [(store.messages, name) for name in ("put", "drop", "save")]
        others = [
            (store.settings, "put"),
            (store.notes, "put"),
            (store.texts, "swap"),
            (self.discord.wire, "answer"),
        ]
        with pytest.MonkeyPatch.context() as patched:
            for owner, name in (*messages, *others):
                patched.setattr(owner, name, kill.around(getattr(owner, name)))
            try:
                await self.sync(kinds)
            except Killed:
                return True
        return False

    async def restart(self, kinds: Sequence[Kind]) -> None:
        """Let the next process show the game, which does not know what the messages show."""
        self._rendered = RenderedMessages()
        self.discord.restart()
        await self.sync(kinds)

    async def keep(self) -> None:
        """Keep the messages as they are, to begin from there again."""
        self._kept = await self.harness.store.messages.of_game(self.game_id)
        self.discord.keep()

    async def begin(self) -> None:
        """Put the messages back, on disk and in Discord."""
        store = self.harness.store.messages
        for message in await store.of_game(self.game_id):
            await store.drop(self.game_id, message.role)
        for message in self._kept:
            await store.put(message)
        self.discord.begin_again()
        self._rendered = RenderedMessages()
