"""A game, its publisher, and the local Discord in which its messages stand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord

from bot.contents import KINDS
from bot.language.locales import Locales
from bot.messages.publisher import Publisher
from bot.ui.screen import Screen
from engine.core import actions as a
from engine.host.store.records import Message
from tests.support.game import CONNECTICUT, A, Game, live
from tests.support.host_harness import DAY, HostedGame, HostHarness
from tests.support.in_process_discord import UnconnectedDiscord

CHANNEL = 8
PEOPLE = range(100, 108)


class FakeReply:
    """In place of a reply to a press on a message."""

    def __init__(self, message_id: int, works: bool = True) -> None:
        self.message_id, self.works = message_id, works
        self.answered = self.is_update = False
        self.screens: list[Screen | None] = []

    async def update(self, screen: Screen) -> bool:
        self.answered = self.is_update = self.works
        self.screens.append(screen)
        return self.works


class PublishedGame:
    """A game, its publisher, and what people see of it."""

    def __init__(self, harness: HostHarness, game: HostedGame) -> None:
        self.harness, self.game = harness, game
        self.discord = discord_of(harness)
        locales = Locales(harness.host, lambda _: None)
        self.publisher = Publisher(
            harness.host,
            self.discord.post,
            locales,
            lambda: harness.time[0],
            KINDS,
            self._call_later,
        )
        harness.host.on_commit = self.publisher.schedule
        self.timers: list[tuple[float, Callable[[str], None]]] = []

    def _call_later(
        self, seconds: float, work: Callable[[str], None], game_id: str, /
    ) -> asyncio.TimerHandle:
        """Note the retry, which no test waits for."""
        self.timers.append((seconds, work))
        return asyncio.get_running_loop().call_later(10 * DAY, work, game_id)

    async def close(self) -> None:
        """Let the publisher end what it is at; the store stays open."""
        await self.publisher.drain()
        self.discord.close()

    async def show(self) -> None:
        self.publisher.schedule(self.game.id)
        await self.publisher.flush(self.game.id)

    async def press(self, seat: int, action: a.Action) -> None:
        await self.game.submit(seat, action)
        await self.publisher.flush(self.game.id)

    async def table(self) -> Message:
        message = await self.harness.store.messages.get(self.game.id, "table")
        assert isinstance(message, Message)
        return message

    async def table_shown(self) -> discord.Message:
        """The table's message as people see it."""
        return self.discord.message((await self.table()).message_id)

    async def is_shown(self) -> bool:
        return not await self.harness.store.outbox.unshown()


def discord_of(harness: HostHarness) -> UnconnectedDiscord:
    """A Discord with the channel and the people of a harness's games."""
    return UnconnectedDiscord.of(PEOPLE, CHANNEL, lambda: harness.time[0])


def at_purchase(seats: int = 2) -> Game:
    game = live(seats).at(A, CONNECTICUT - 3)
    game.play(A, a.Roll(), (1, 2))
    return game
