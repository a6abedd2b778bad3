"""A cache around what people and servers have chosen: preferences by person, settings by key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from cachetools import LRUCache

from engine.host.loaded_game import LoadedGames
from engine.host.store.settings import Preferences, Settings
from engine.host.store.texts import StoredText, Table, Texts

MOST_TEXTS: Final = 20_000
"""Preferences and settings together."""


class Chosen:
    """Preferences by person and settings by key; what was read while one is written is not held."""

    def __init__(self, loaded: LoadedGames) -> None:
        self._loaded = loaded
        self.texts: LRUCache[tuple[Table, object], str | None] = LRUCache(MOST_TEXTS)
        self.changes = 0

    async def once(
        self, table: Table, key: object, read: Callable[[], Awaitable[str | None]]
    ) -> str | None:
        """Return a text, read only if it is not held."""
        if (table, key) in self.texts:
            return self.texts[table, key]
        before = self.changes
        found = await read()
        if self.changes == before:
            self.texts[table, key] = found
        return found

    @contextmanager
    def writing(self, table: Table, key: object, text: str | None) -> Iterator[None]:
        """Write a text inside; where that fails, it is not known afterwards."""
        try:
            yield
        except BaseException:
            self.texts.pop((table, key), None)
            raise
        finally:
            self.changes += 1
            if table == "preferences":
                self._loaded.drop_preferences()
        if (table, key) in self.texts:
            self.texts[table, key] = text

    def drop(self, _: object = None) -> None:
        """Drop all that is held, and what games hold of it."""
        self.texts.clear()
        self.changes += 1
        self._loaded.drop_preferences()


class CachedPreferences(Preferences):
    """Preferences by person, and those of a game's people with the game."""

    def __init__(self, inner: Preferences, loaded: LoadedGames, chosen: Chosen) -> None:
        self._inner, self._loaded, self._chosen = inner, loaded, chosen

    async def get(self, user_id: int) -> str | None:
        return await self._chosen.once("preferences", user_id, lambda: self._inner.get(user_id))

    async def of_game(self, game_id: str) -> dict[int, str]:
        return await self._loaded.once(game_id, "preferences", self._inner.of_game)


class CachedSettings(Settings):
    """Settings by key."""

    def __init__(self, inner: Settings, chosen: Chosen) -> None:
        self._inner, self._chosen = inner, chosen

    async def get(self, key: str) -> str | None:
        return await self._chosen.once("settings", key, lambda: self._inner.get(key))

    async def beginning_with(self, part: str) -> dict[str, str]:
        return await self._inner.beginning_with(part)

    async def put(self, key: str, text: str) -> None:
        with self._chosen.writing("settings", key, text):
            await self._inner.put(key, text)


class CachedTexts(Texts):
    """Texts whose changes what is held of their rows follows."""

    def __init__(self, inner: Texts, loaded: LoadedGames, chosen: Chosen) -> None:
        self._inner, self._loaded, self._chosen = inner, loaded, chosen

    async def get(self, text: StoredText) -> str | None:
        return await self._inner.get(text)

    async def last_known(self, text: StoredText) -> str | None:
        row, held = (text.table, text.key[0][1]), self._chosen.texts
        return held[row] if row in held else await self._inner.get(text)

    async def swap(self, text: StoredText, before: str | None, after: str | None) -> None:
        keys = [value for _, value in text.key]
        if text.table == "notes":
            game_id, key = map(str, keys)
            with self._loaded.writing(game_id) as game:
                await self._inner.swap(text, before, after)
                game.update_notes({key: after})
            return
        with self._chosen.writing(text.table, keys[0], after):
            await self._inner.swap(text, before, after)
