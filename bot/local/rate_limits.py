"""How often the bot may ask: Discord's buckets with their headers, and edits of old messages."""

from __future__ import annotations

import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2s
from typing import Final

from bot.local.errors import ApiError, Json

EDITS_LIMITED: Final = 30046
OLD_AFTER: Final = 60 * 60
"""Seconds after which a message counts as old."""
OLD_EDITS: Final = (3, 6.0)
"""Edits of old messages in a channel, and the seconds in which there may be that many."""
MOST_BUCKETS: Final = 1000
_MAJOR: Final = re.compile(r"^/(?:channels|guilds|webhooks/\d+|interactions/\d+)/[^/]+")
_ID: Final = re.compile(r"/(?:\d{15,}|@original)")


class Limited(ApiError):
    """An answer 429, with the headers by which discord.py tells it from a ban."""

    def __init__(self, retry_after: float, code: int = 0) -> None:
        super().__init__(code)
        self.status, self.retry_after = 429, round(retry_after, 3)
        self.headers = {
            "Via": "1.1 google",
            "Retry-After": str(int(retry_after) + 1),
            "X-RateLimit-Scope": "user",
        }

    def body(self) -> Json:
        """Return what the answer says; 0 is the code of a full bucket."""
        found = {"retry_after": self.retry_after, "global": False}
        message = {} if self.code else {"message": "You are being rate limited."}
        return super().body() | message | found


@dataclass
class RateLimits:
    """Counts requests by bucket. `allowed`: how many there may be, and in how many seconds.

    The usual number is one that nobody reaches, so that tests and the demo are as fast as they can
    be; Discord's, which it doesn’t promise, is about five in five seconds for a channel’s messages.
    """

    allowed: tuple[int, float] = (1000, 1.0)
    old_until: int = 0
    """Messages up to this id count as old, as if an hour had passed since they were sent."""
    now: Callable[[], float] = time.time
    _buckets: OrderedDict[str, deque[float]] = field(default_factory=OrderedDict)

    def take(self, method: str, path: str) -> dict[str, str]:
        """Count a request; return the headers of its answer. Raises Limited."""
        key, (limit, seconds) = _bucket(method, path), self.allowed
        times = self._count(key, limit, seconds)
        reset = times[0] + seconds
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(limit - len(times)),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, reset - self.now()):.3f}",
            "X-RateLimit-Bucket": blake2s(_route(method, path).encode(), digest_size=8).hexdigest(),
        }

    def take_edit(self, channel_id: int, message_id: int, sent_at: float) -> None:
        """Count the edit of a message that was sent at a time, if it is old. Raises Limited."""
        if message_id <= self.old_until or self.now() - sent_at > OLD_AFTER:
            self._count(f"old {channel_id}", *OLD_EDITS, code=EDITS_LIMITED)

    def _count(self, key: str, limit: int, seconds: float, code: int = 0) -> deque[float]:
        times, now = self._buckets.setdefault(key, deque()), self.now()
        self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= limit:
            raise Limited(times[0] + seconds - now, code)
        times.append(now)
        return times


def _bucket(method: str, path: str) -> str:
    """Return the bucket of a request: its route, and the channel, server or token it is about."""
    major = _MAJOR.match(path)
    return f"{_route(method, path)} {major[0] if major else ''}"


def _route(method: str, path: str) -> str:
    return f"{method} {_ID.sub('/:id', path)}"
