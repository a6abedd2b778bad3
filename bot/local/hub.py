"""What every route shares: the world, the gateway, the feed, open interactions."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

from aiohttp import web

from bot.local import payloads
from bot.local.errors import ApiError, Json
from bot.local.feed import Feed, News
from bot.local.gateway import Gateway
from bot.local.rate_limits import RateLimits
from bot.local.world import DIRECT, THREADS, World


@dataclass
class Hub:
    """The shared state of one running local Discord."""

    world: World
    gateway: Gateway
    answer_within: float = 3.0
    """Seconds in which an interaction must be answered."""
    base: str = ""
    feed: Feed = field(default_factory=Feed)
    rate_limits: RateLimits = field(default_factory=RateLimits)
    waiting: dict[int, asyncio.Future[Json]] = field(default_factory=dict)
    """Interactions not yet answered; the future gets the outcome."""
    follow_ups: defaultdict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    """The messages that followed the answer to each interaction."""
    closing: asyncio.Event = field(default_factory=asyncio.Event)

    def channel(self, channel_id: int | str) -> Json:
        """Return a channel, or 10003."""
        found = self.world.channel(int(channel_id))
        if found is None:
            raise ApiError(10003)
        return found

    def guild_of(self, channel: Json) -> int | None:
        """Return the guild for routing an event of this channel."""
        return None if channel["type"] == DIRECT else int(channel["guild_id"])

    def message(self, message_id: int) -> Json:
        """Return a message as it goes over the wire, deleted ones included."""
        row = self.world.message(message_id, deleted=True)
        assert row is not None, message_id
        return payloads.message(self.world, row, self.base)

    def seen_message(self, message_id: int) -> Json:
        """Return a message as members see it: with the files in its embeds."""
        row = self.world.message(message_id, deleted=True)
        assert row is not None, message_id
        return payloads.seen_message(self.world, row, self.base)

    def changed(self, channel: Json) -> None:
        """Tell the bot and the watchers that a channel or thread changed."""
        event = "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE"
        if channel["type"] != DIRECT:
            payload = payloads.channel(self.world, channel)
            self.gateway.dispatch(event, payload, self.guild_of(channel))
        self.feed.publish(News("channels", int(channel["id"])))
        if channel["type"] in THREADS:
            # The message that a thread hangs on has the thread's id, and shows its state.
            self.feed.publish(News("message", int(channel["parent_id"]), int(channel["id"])))


HUB = web.AppKey("hub", Hub)
