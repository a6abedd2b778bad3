"""A Discord in memory: every message by its id, and whose direct messages are closed."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.discord.posting import Delivery
from bot.ui.screen import Screen
from tests.support.screens import check

CHANNEL = 8


GONE = -1
"""The reader of a message that has been deleted."""


@dataclass
class Sent:
    """A message somewhere: who reads it alone, or None in the channel; as it is now.

    `pinged`: it called somebody when it came.
    """

    reader: int | None
    screen: Screen
    versions: int = 1
    pinged: bool = False


@dataclass
class FakeDiscord:
    """In place of Discord: every message by its id, and whose direct messages are closed."""

    messages: dict[int, Sent] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    tried: list[int] = field(default_factory=list)
    fails: bool = False
    direct_fails: bool = False

    async def send(self, channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        check(screen, nonce)
        if self.fails:
            return Delivery.LATER
        reader = None if channel_id == CHANNEL else channel_id - 9000
        self.messages[500 + len(self.messages)] = Sent(reader, screen, pinged=bool(screen.pings))
        return 499 + len(self.messages)

    async def direct(self, user_id: int, screen: Screen, nonce: str) -> tuple[int, int] | Delivery:
        self.tried.append(user_id)
        if user_id in self.closed:
            return Delivery.UNREACHABLE
        if self.direct_fails:
            return Delivery.LATER
        sent = await self.send(9000 + user_id, screen, nonce)
        return sent if isinstance(sent, Delivery) else (9000 + user_id, sent)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Delivery:
        check(screen)
        if self.fails:
            return Delivery.LATER
        sent = self.messages[message_id]
        sent.screen, sent.versions = screen, sent.versions + 1
        return Delivery.SHOWN

    async def delete(self, channel_id: int, message_id: int) -> Delivery:
        if self.fails:
            return Delivery.LATER
        self.messages[message_id].reader = GONE
        return Delivery.SHOWN

    def to(self, reader: int | None) -> list[int]:
        """The messages that only this user reads, or those in the channel."""
        return [at for at, sent in self.messages.items() if sent.reader == reader]
