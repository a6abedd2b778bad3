"""Syncs of a game's messages that end as if the process was killed, with a Discord in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import pytest

from bot.discord.posting import Delivery, Post
from bot.language.language import load
from bot.messages.kinds import Kind, show
from bot.messages.message_sync import MessageSync
from bot.messages.rendered import RenderedMessages
from bot.ui.screen import Screen
from engine.host.store.records import Message
from tests.support.host_harness import HostHarness
from tests.support.published_game import ScriptedDiscord

REQUESTS = ("send", "direct", "edit", "delete", "remove_buttons", "open_thread", "close_thread")
WRITES = ("put", "drop", "save")


class Killed(BaseException):
    """The process is gone: nothing catches this."""


class KilledAt:
    """Counts requests and writes, and kills the process before or after one of them."""

    def __init__(self, at: int, *, after: bool) -> None:
        self.at, self.after, self.seen = at, after, 0

    def around(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Return what does this work, unless the process is killed before."""

        async def counted(*arguments: Any) -> Any:
            here, self.seen = self.seen == self.at, self.seen + 1
            if here and not self.after:
                raise Killed
            result = await work(*arguments)
            if here:
                raise Killed
            return result

        return counted


NEVER = KilledAt(-1, after=False)


class NoncedDiscord(ScriptedDiscord):
    """Knows a message that is sent twice by its nonce, as Discord does."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str, int] = {}

    async def send(self, channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        if nonce not in self.sent:
            self.sent[nonce] = cast(int, await super().send(channel_id, screen, nonce))
        return self.sent[nonce]

    async def direct(self, user_id: int, screen: Screen, nonce: str) -> Any:
        return user_id, await NoncedDiscord.send(self, user_id, screen, nonce)


class KilledSyncs:
    """One process after another that shows one game."""

    def __init__(self, harness: HostHarness, game_id: str) -> None:
        self.harness, self.game_id, self.discord = harness, game_id, NoncedDiscord()
        self._rendered = RenderedMessages()
        self._kept: tuple[Sequence[Message], dict[int, Screen]] = (), {}

    async def sync(self, kinds: Sequence[Kind], kill: KilledAt = NEVER) -> None:
        """Bring the messages of these kinds up to date, until the kill."""
        store = self.harness.store.messages
        snapshot = await self.harness.host.snapshot(self.game_id)
        with pytest.MonkeyPatch.context() as patched:
            for owner, names in ((self.discord, REQUESTS), (store, WRITES)):
                for name in names:
                    patched.setattr(owner, name, kill.around(getattr(owner, name)))
            post, now = cast(Post, self.discord), self.harness.time[0]
            sync = MessageSync(
                self.harness.host, post, load("en"), snapshot, (), now, self._rendered
            )
            await show(sync, kinds)
            await sync.finish()

    async def restart(self, kinds: Sequence[Kind]) -> None:
        """Let the next process show the game, which does not know what the messages show."""
        self._rendered = RenderedMessages()
        await self.sync(kinds)

    async def keep(self) -> None:
        """Keep the messages as they are, to begin from there again."""
        stored = await self.harness.store.messages.of_game(self.game_id)
        self._kept = stored, dict(self.discord.messages)

    async def begin(self) -> None:
        """Put the messages back, on disk and in Discord."""
        store, (stored, shown) = self.harness.store.messages, self._kept
        for message in await store.of_game(self.game_id):
            await store.drop(self.game_id, message.role)
        for message in stored:
            await store.put(message)
        self.discord.messages = dict(shown)
        self.discord.sent.clear()
        self._rendered = RenderedMessages()
