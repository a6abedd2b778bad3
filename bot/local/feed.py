"""News for those who watch the world: pages and waiting drivers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass(frozen=True)
class News:
    """Something changed: a message, a channel list, a ping."""

    kind: str
    channel_id: int
    message_id: int = 0
    only_for: int | None = None


@dataclass
class Feed:
    """Every watcher has a queue; a watcher that is gone is forgotten."""

    watchers: set[asyncio.Queue[News]] = field(default_factory=set)

    def watch(self) -> asyncio.Queue[News]:
        """Return a queue that receives all news from now on."""
        queue: asyncio.Queue[News] = asyncio.Queue()
        self.watchers.add(queue)
        return queue

    def leave(self, queue: asyncio.Queue[News]) -> None:
        """Stop watching."""
        self.watchers.discard(queue)

    def publish(self, news: News) -> None:
        """Give the news to every watcher."""
        for queue in self.watchers:
            queue.put_nowait(news)
