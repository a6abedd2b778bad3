"""Private messages that are done with, by the person who reads them.

Discord lets such a message be deleted for 15 minutes. Memory holds the last ones; what a restart
forgets stays until its reader closes it.
"""

import time
from collections.abc import Callable

from cachetools import TTLCache

from bot.discord.private_messages import SentPrivately

LIFETIME = 14 * 60.0
"""Seconds for which a message is remembered."""
READING = 5.0
"""Seconds for which a sentence stays in any case."""
MOST = 5
"""Sentences of one person that are remembered."""
CACHE_SIZE = 2_000
"""People whose sentences are remembered, and panels."""


class PrivateCards:
    """The sentences that people have read last, and the panel that each button has opened."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._sentences: TTLCache[int, tuple[tuple[float, SentPrivately], ...]]
        self._sentences = TTLCache(CACHE_SIZE, LIFETIME, now)
        self._panels: TTLCache[tuple[int, str], SentPrivately]
        self._panels = TTLCache(CACHE_SIZE, LIFETIME, now)

    def note_sentence(self, user_id: int, sent: SentPrivately, reading: float = READING) -> None:
        """Remember a sentence, which goes with the person's next press after `reading` seconds."""
        noted = self._sentences.get(user_id, ())
        self._sentences[user_id] = (*noted, (self._now() + reading, sent))[-MOST:]

    def take_sentences(self, user_id: int) -> tuple[SentPrivately, ...]:
        """Return the sentences that a person has had the time to read, and forget them."""
        noted, now = self._sentences.pop(user_id, ()), self._now()
        if unread := tuple(it for it in noted if it[0] > now):
            self._sentences[user_id] = unread
        return tuple(sent for until, sent in noted if until <= now)

    def replace_panel(self, user_id: int, button: str, sent: SentPrivately) -> SentPrivately | None:
        """Remember which panel a button has opened; return the one before, which is to go."""
        before = self._panels.get((user_id, button))
        self._panels[user_id, button] = sent
        return None if before is None or before.message_id == sent.message_id else before
