"""A store that remembers: what this process has read or written it does not read again.

A press asks for the messages and notes of its game, and for what its people have chosen, several
times; each time would be a hop to another thread and back. Only what is small, and what nobody but
this process writes, is remembered. Where a change is refused, or a game is found at another version
than this process has left it at, somebody else has written after all: then all that was known of it
is forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from cachetools import LRUCache

from engine.host.clocks.shards import ALL_SHARDS, Shards
from engine.host.store.records import Commit, Game, Message, Secret, Step
from engine.host.store.sqlite import notes
from engine.host.store.sqlite.store import SqliteStore

K = TypeVar("K")
T = TypeVar("T")
Key = tuple[str, object]
"""What it is, and whose."""
MESSAGES, NOTES, PREFERENCES, SETTING = "messages", "notes", "preferences", "setting"
REMEMBERED = 20_000
"""Such things, of games and of people together."""
TABLES = 4_000
"""Games of which it is remembered what their people have chosen, and what has happened last."""
NEWEST = 12
"""Steps of a game's log that are remembered: a message seldom tells more."""


class RememberingStore(SqliteStore):
    """The store of a process that has the file to itself."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._known: LRUCache[Key, Any] = LRUCache(REMEMBERED)
        self._wishes: LRUCache[str, dict[int, str]] = LRUCache(TABLES)
        self._newest: LRUCache[str, tuple[Step, ...]] = LRUCache(TABLES)
        self._seen: LRUCache[str, int] = LRUCache(TABLES)
        self._marks: LRUCache[object, object] = LRUCache(REMEMBERED)
        """By what was changed, a new one with each change: a reader sees that there was one."""

    # -- games ---------------------------------------------------------------------------------

    async def create(self, first: Commit, secret: Secret) -> None:
        await super().create(first, secret)
        self._forget(first.game.id)  # Somebody may have asked for it before it was there.

    async def commit(self, commit: Commit) -> None:
        game = commit.game.id
        try:
            await super().commit(commit)
        except BaseException:
            self._forget(game)
            raise
        self._mark(game, (NOTES, game))
        self._seen[game] = commit.game.version
        self._newest[game] = (*self._newest_before(commit), *commit.steps)[-NEWEST:]
        self._update((NOTES, game), lambda known: known | commit.notes)
        if commit.players is not None:
            self._wishes.pop(game, None)

    def _newest_before(self, commit: Commit) -> tuple[Step, ...]:
        newest = self._newest.get(commit.game.id, ())
        follows = bool(newest) and newest[-1].version == commit.expected_version
        return newest if follows else ()

    async def load(self, game_id: str) -> Game | None:
        found = await super().load(game_id)
        if found is not None and self._seen.get(game_id) != found.version:
            self._forget(game_id)
            self._seen[game_id] = found.version
        return found

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        newest = self._newest.get(game_id, ())
        if limit is None and newest and newest[0].version <= after_version + 1:
            return tuple(step for step in newest if step.version > after_version)
        before = self._marked(game_id)
        found = await super().steps(game_id, after_version, limit)
        if limit is None and found and self._marked(game_id) == before:
            self._newest[game_id] = found[-NEWEST:]
        return found

    async def messages(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        read = super().messages
        known = await self._once(self._known, (MESSAGES, game_id), lambda: read(game_id))
        return tuple(it for it in known if it.open or not open_only)

    async def message(self, game_id: str, role: str) -> Message | None:
        return next((it for it in await self.messages(game_id) if it.role == role), None)

    async def put_message(self, message: Message) -> None:
        with self._changing((MESSAGES, message.game_id)):
            await super().put_message(message)
        self._update((MESSAGES, message.game_id), lambda known: _with(known, message))

    async def drop_message(self, game_id: str, role: str) -> None:
        with self._changing((MESSAGES, game_id)):
            await super().drop_message(game_id, role)
        self._update((MESSAGES, game_id), lambda known: _without(known, role))

    async def note(self, game_id: str, key: str) -> str | None:
        known = await self._once(
            self._known, (NOTES, game_id), lambda: self._read(notes.notes, game_id)
        )
        return known.get(key)

    async def put_note(self, game_id: str, key: str, body: str | None) -> None:
        with self._changing((NOTES, game_id)):
            await super().put_note(game_id, key, body)
        self._update((NOTES, game_id), lambda known: {**known, key: body})

    # -- people, and the bot's notes to itself --------------------------------------------------

    async def wishes(self, game_id: str) -> dict[int, str]:
        read = super().wishes
        return await self._once(self._wishes, game_id, lambda: read(game_id))

    async def preferences(self, user_id: int) -> str | None:
        read = super().preferences
        return await self._once(self._known, (PREFERENCES, user_id), lambda: read(user_id))

    async def put_preferences(self, user_id: int, text: str) -> None:
        try:
            with self._changing((PREFERENCES, user_id)):
                await super().put_preferences(user_id, text)
        finally:
            self._wishes.clear()
            self._mark(PREFERENCES)
        self._update((PREFERENCES, user_id), lambda _: text)

    async def setting(self, key: str) -> str | None:
        read = super().setting
        return await self._once(self._known, (SETTING, key), lambda: read(key))

    async def put_setting(self, key: str, text: str) -> None:
        with self._changing((SETTING, key)):
            await super().put_setting(key, text)
        self._update((SETTING, key), lambda _: text)

    async def drop_setting(self, key: str) -> None:
        with self._changing((SETTING, key)):
            await super().drop_setting(key)
        self._update((SETTING, key), lambda _: None)

    async def shift_deadlines(
        self, seconds: float, within: Shards = ALL_SHARDS, **noted: str
    ) -> None:
        with self._changing(*((SETTING, key) for key in noted)):
            await super().shift_deadlines(seconds, within, **noted)
        for key, text in noted.items():
            self._known[SETTING, key] = text

    # -- remembering ---------------------------------------------------------------------------

    async def _once(self, kept: LRUCache[K, Any], key: K, read: Callable[[], Awaitable[T]]) -> T:
        if key in kept:
            known: T = kept[key]
            return known
        before = self._marked(key)
        found = await read()
        if self._marked(key) == before:
            kept[key] = found
        return found

    def _marked(self, key: object) -> tuple[object, object]:
        """Equal before and after reading where nothing was written meanwhile.

        What a table's people have chosen is kept by game, and changes with each of them.
        """
        return self._marks.get(key), self._marks.get(PREFERENCES)

    def _mark(self, *keys: object) -> None:
        for key in keys:
            self._marks[key] = object()

    @contextmanager
    def _changing(self, *keys: Key) -> Iterator[None]:
        """While something is written: where that fails, nobody knows how things stand."""
        try:
            yield
        except BaseException:
            for key in keys:
                self._known.pop(key, None)
            raise
        finally:
            self._mark(*keys)

    def _forget(self, game_id: str) -> None:
        """All that is known of a game may be wrong."""
        for what in (MESSAGES, NOTES):
            self._known.pop((what, game_id), None)
        self._wishes.pop(game_id, None)
        self._newest.pop(game_id, None)
        self._mark(game_id, (MESSAGES, game_id), (NOTES, game_id))

    def _update(self, key: Key, change: Callable[[Any], Any]) -> None:
        """What has been written is what is known of it now; what was not known stays so."""
        if key in self._known:
            self._known[key] = change(self._known[key])


def _without(known: tuple[Message, ...], role: str) -> tuple[Message, ...]:
    return tuple(it for it in known if it.role != role)


def _with(known: tuple[Message, ...], message: Message) -> tuple[Message, ...]:
    """In the order in which the file gives them."""
    both = (*_without(known, message.role), message)
    return tuple(sorted(both, key=lambda it: (it.posted_at, it.role)))
