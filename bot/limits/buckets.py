"""Token buckets: how often something may be done, by key, in memory of a bounded size."""

import re
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from cachetools import LRUCache

MAX_KEYS = 20_000
"""Keys that are remembered; the one unused for longest is forgotten first."""
UNITS = {"s": 1, "m": 60, "h": 3600}
_RATE = re.compile(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})([smh])")


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate: `count` uses at once, and as many again spread evenly over `seconds`."""

    count: int
    seconds: float

    @classmethod
    def parse(cls, text: str) -> "Rate":
        """Return the rate that is written `40/20s`, `6/5m` or `10/1h`. Raises ValueError."""
        found = _RATE.fullmatch(text.strip().lower())
        if found is None:
            raise ValueError(f"not a rate: {text!r}")
        return cls(int(found[1]), float(int(found[2]) * UNITS[found[3]]))


class TokenBuckets:
    """One token bucket for each key. `rate` None: no limit. `now` gives monotonic seconds."""

    def __init__(
        self, rate: Rate | None, now: Callable[[], float] = time.monotonic, most: int = MAX_KEYS
    ) -> None:
        self._rate = rate
        self._now = now
        # When each bucket is full again: all there is to know of it.
        self._full: LRUCache[Hashable, float] = LRUCache(most)

    def take(self, key: Hashable) -> float:
        """Take a token and return 0; without one, return the seconds until there is one."""
        if self._rate is None:
            return 0.0
        now, each = self._now(), self._rate.seconds / self._rate.count
        full = max(now, self._full.get(key, now)) + each
        wait = full - now - self._rate.seconds
        # Sums of floats: a token that is due at this very moment is there.
        if wait > 1e-6:
            return wait
        self._full[key] = full
        return 0.0

    def give_back(self, key: Hashable) -> None:
        """Return a token to its bucket: what it was taken for has not happened."""
        if self._rate is not None and key in self._full:
            self._full[key] -= self._rate.seconds / self._rate.count
