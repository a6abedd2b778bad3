"""How often one person has the bot ping the same person: what comes more often makes no sound."""

import time
from collections.abc import Callable, Hashable

from cachetools import LRUCache

from bot.limits.buckets import MAX_KEYS, Rate, TokenBuckets


class RepeatedPings:
    """What one person has sent to another lately with a ping: offers, questions, moderators' acts.

    An offer can be withdrawn and made anew without end, and each time it would ping.
    """

    def __init__(self, rate: Rate | None, now: Callable[[], float] = time.monotonic) -> None:
        self._buckets = TokenBuckets(rate, now)
        self._counted: LRUCache[Hashable, bool] = LRUCache(MAX_KEYS)

    def take_ping(self, by: Hashable, user_id: int, about: str) -> bool:
        """Count what `by` sends to a person; return whether it pings them.

        `about` names it: what is sent a second time, since the first did not arrive, counts once.
        """
        key = (by, user_id, about)
        if self._counted.get(key):
            return True
        if self._buckets.take((by, user_id)):
            return False
        self._counted[key] = True
        return True
