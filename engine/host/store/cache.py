"""The cache of a store: values by key, and whether a key was written while it was read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from cachetools import LRUCache

from engine.host.store.records import Step
from engine.host.store.texts import StoredText, Texts

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
Key = tuple[str, object]
"""The kind of a value, and the game, person or setting that it belongs to."""
MESSAGES, NOTES, PREFERENCES, SETTING = "messages", "notes", "preferences", "setting"
_KINDS = {"notes": NOTES, "preferences": PREFERENCES, "settings": SETTING}
"""The kinds of what is known, by the table of a stored text."""
MOST_VALUES = 20_000
"""Messages, notes, preferences and settings together."""
MOST_GAMES = 4_000
"""Games whose people's preferences and newest steps are remembered."""
NEWEST = 12
"""Steps of a game's log that are remembered: a message seldom tells more."""


class Cache:
    """Least recently used values, with a mark for each key that changes with each write."""

    def __init__(self) -> None:
        self.values: LRUCache[Key, Any] = LRUCache(MOST_VALUES)
        self.preferences: LRUCache[str, dict[int, str]] = LRUCache(MOST_GAMES)
        self.newest: LRUCache[str, tuple[Step, ...]] = LRUCache(MOST_GAMES)
        self.versions: LRUCache[str, int] = LRUCache(MOST_GAMES)
        """The version at which this process has left or found each game."""
        self._marks: LRUCache[object, object] = LRUCache(MOST_VALUES)
        self._epoch = object()

    async def once(self, values: LRUCache[K, Any], key: K, read: Callable[[], Awaitable[T]]) -> T:
        """Return the value of a key, read only if it is not known.

        It is not remembered where something was written while it was read.
        """
        if key in values:
            known: T = values[key]
            return known
        before = self.mark_of(key)
        found = await read()
        if self.mark_of(key) == before:
            values[key] = found
        return found

    def mark_of(self, key: object) -> tuple[object, object, object]:
        """Return what is equal before and after a read during which nothing was written.

        The preferences of a table's people are remembered by game, and change with each of them.
        """
        return self._marks.get(key), self._marks.get(PREFERENCES), self._epoch

    def mark(self, *keys: object) -> None:
        """Note that these keys have been written."""
        for key in keys:
            self._marks[key] = object()

    @contextmanager
    def changing(self, *keys: Key) -> Iterator[None]:
        """Write these keys inside; where that fails, their values are unknown afterwards."""
        try:
            yield
        except BaseException:
            for key in keys:
                self.values.pop(key, None)
            raise
        finally:
            self.mark(*keys)

    def update(self, key: Key, change: Callable[[Any], Any]) -> None:
        """Put the written value in the place of the known one; what is unknown stays so."""
        if key in self.values:
            self.values[key] = change(self.values[key])

    def forget(self, game_id: str) -> None:
        """Drop all that is known of a game: another process may have written to it."""
        for what in (MESSAGES, NOTES):
            self.values.pop((what, game_id), None)
        self.preferences.pop(game_id, None)
        self.newest.pop(game_id, None)
        self.mark(game_id, (MESSAGES, game_id), (NOTES, game_id))

    def forget_copies(self, game_id: str | None) -> None:
        """Drop all that is known of a game, or all that is known."""
        if game_id is not None:
            self.forget(game_id)
            return
        with self.forgetting():
            pass

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        """Write inside; drop all that is known then, and what has been read meanwhile."""
        try:
            yield
        finally:
            for values in (self.values, self.preferences, self.newest, self.versions):
                values.clear()
            self._epoch = object()


class CachedTexts(Texts):
    """Texts that are read each time; what else is known of the row is dropped with a change."""

    def __init__(self, inner: Texts, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def get(self, text: StoredText) -> str | None:
        return await self._inner.get(text)

    async def swap(self, text: StoredText, before: str | None, after: str | None) -> None:
        cache, key = self._cache, (_KINDS.get(text.table, text.table), text.key[0][1])
        try:
            await self._inner.swap(text, before, after)
        finally:
            cache.values.pop(key, None)
            cache.mark(key)
            if text.table == PREFERENCES:
                cache.preferences.clear()
                cache.mark(PREFERENCES)
