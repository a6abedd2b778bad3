"""A game, its publisher, and a Discord whose requests fail as a test scripts them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import cast

from bot.contents import KINDS
from bot.discord.posting import Delivery, Post
from bot.language.locales import Locales
from bot.messages.publisher import Publisher
from bot.ui.screen import Screen
from engine.core import actions as a
from engine.host.store.records import Message
from tests.support.game import CONNECTICUT, A, Game, live
from tests.support.host_harness import DAY, HostedGame, HostHarness

CHANNEL = 8


class ScriptedDiscord:
    """In place of Discord: messages by id; the next requests may fail as told."""

    def __init__(self) -> None:
        self.messages: dict[int, Screen] = {}
        self.asked: list[str] = []
        self.deliveries: dict[str, list[Delivery | Exception]] = {}
        self.gates: dict[str, asyncio.Event] = {}
        self.held_back = 0
        """Requests that have come to a gate."""
        self._ids = itertools.count(1000)

    def _trouble(self, name: str) -> Delivery | None:
        self.asked.append(name)
        deliveries = self.deliveries.get(name)
        delivery = deliveries.pop(0) if deliveries else None
        if isinstance(delivery, Exception):
            raise delivery
        return delivery

    async def send(self, channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        if gate := self.gates.get("send"):
            self.held_back += 1
            await gate.wait()
        if delivery := self._trouble("send"):
            return delivery
        number = next(self._ids)
        self.messages[number] = screen
        return number

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Delivery:
        if delivery := self._trouble("edit"):
            return delivery
        if message_id not in self.messages:
            return Delivery.MISSING
        self.messages[message_id] = screen
        return Delivery.SHOWN

    async def remove_buttons(self, channel_id: int, message_id: int) -> Delivery:
        if delivery := self._trouble("remove_buttons"):
            return delivery
        self.messages[message_id] = Screen(embeds=self.messages[message_id].embeds)
        return Delivery.SHOWN

    async def delete(self, channel_id: int, message_id: int) -> Delivery:
        if delivery := self._trouble("delete"):
            return delivery
        self.messages.pop(message_id, None)
        return Delivery.SHOWN

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int | Delivery:
        return self._trouble("open_thread") or message_id

    async def close_thread(self, thread_id: int) -> None:
        self._trouble("close_thread")

    async def direct(self, user_id: int, screen: Screen, nonce: str) -> Delivery:
        return Delivery.UNREACHABLE

    def with_buttons(self) -> list[Screen]:
        """The messages on which something can be pressed."""
        return [screen for screen in self.messages.values() if screen.rows]


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
        self.discord = ScriptedDiscord()
        post = cast(Post, self.discord)
        locales = Locales(harness.host, lambda _: None)
        self.publisher = Publisher(
            harness.host, post, locales, lambda: harness.time[0], KINDS, self._call_later
        )
        harness.host.on_commit = self.publisher.schedule
        self.timers: list[tuple[float, Callable[[str], None]]] = []

    def _call_later(
        self, seconds: float, work: Callable[[str], None], game_id: str, /
    ) -> asyncio.TimerHandle:
        """Note the retry, which no test waits for."""
        self.timers.append((seconds, work))
        return asyncio.get_running_loop().call_later(10 * DAY, work, game_id)

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

    async def table_screen(self) -> Screen:
        return self.discord.messages[(await self.table()).message_id]

    async def is_shown(self) -> bool:
        return not await self.harness.store.outbox.unshown()


def at_purchase(seats: int = 2) -> Game:
    game = live(seats).at(A, CONNECTICUT - 3)
    game.play(A, a.Roll(), (1, 2))
    return game
