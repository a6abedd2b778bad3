"""What was typed into forms that were refused: each form is opened with it again.

A form cannot be shown again by itself, and nobody wants to type 28 lines twice. It is kept for
minutes, in memory alone.
"""

import time
from collections.abc import Callable, Mapping

from cachetools import TTLCache

LIFETIME = 60 * 60.0
"""Seconds for which what was typed is remembered."""
CACHE_SIZE = 500
"""Forms that are remembered, some KB each."""
Fields = Mapping[str, str]


class TypedForms:
    """What people have typed into forms that were refused, by the custom_id of the form."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._typed: TTLCache[tuple[int, str], Fields] = TTLCache(CACHE_SIZE, LIFETIME, now)

    def keep(self, user_id: int, form: str, fields: Fields) -> None:
        """Keep what a person has typed into a form."""
        self._typed[user_id, form] = fields

    def kept(self, user_id: int, form: str) -> Fields:
        """Return what a person has typed into a form that was refused; nothing for any other."""
        return self._typed.get((user_id, form), {})

    def drop(self, user_id: int, form: str) -> None:
        """Forget what was typed into a form: it has been accepted."""
        self._typed.pop((user_id, form), None)

    def forget_person(self, user_id: int) -> None:
        """Forget all that a person has typed."""
        for key in [it for it in self._typed if it[0] == user_id]:
            self._typed.pop(key, None)
