"""A cache around any store: what this process has read or written it does not read again.

A press asks for the messages and notes of its game, and for what its people have chosen, several
times; each time would be a round trip to the database. Only what is small, and what nobody but
this process writes, is remembered. Where a change is refused, or a game is found at another version
than this process has left it at, another process has written after all: then all that was known of
the game is forgotten.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from engine.host.store import personal, protocol
from engine.host.store.cache import (
    MESSAGES,
    NEWEST,
    NOTES,
    PREFERENCES,
    SETTING,
    Cache,
    CachedTexts,
)
from engine.host.store.leases import Fence
from engine.host.store.records import Commit, Deadline, GameRecord, Message, Player, Secret, Step
from engine.host.store.slots import ALL_SLOTS, Slots


def cached(inner: protocol.Store, *, shared: bool = False) -> protocol.Store:
    """Return `inner` with a cache around it, for the one process that writes to it.

    A `shared` database is written by others too: what people and servers have chosen is then read
    each time, and the messages and notes of games that belong to others are to be forgotten.
    """
    cache = Cache()
    choices = replace(
        inner,
        preferences=CachedPreferences(inner.preferences, cache),
        settings=CachedSettings(inner.settings, cache),
    )
    return replace(
        inner if shared else choices,
        games=CachedGames(inner.games, cache),
        schedule=CachedSchedule(inner.schedule, cache),
        messages=CachedMessages(inner.messages, cache),
        notes=CachedNotes(inner.notes, cache),
        texts=CachedTexts(inner.texts, cache),
        personal=CachedPersonal(inner.personal, cache),
        forget=cache.forget_copies,
    )


class CachedGames(protocol.Games):
    """Games whose newest steps are remembered; the games themselves are read each time."""

    def __init__(self, inner: protocol.Games, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def create(self, first: Commit, secret: Secret) -> None:
        await self._inner.create(first, secret)
        self._cache.forget(first.record.id)  # It may have been asked for before it was there.

    async def commit(self, commit: Commit) -> None:
        cache, game_id = self._cache, commit.record.id
        try:
            await self._inner.commit(commit)
        except BaseException:
            cache.forget(game_id)
            raise
        cache.mark(game_id, (NOTES, game_id))
        cache.versions[game_id] = commit.record.version
        cache.newest[game_id] = (*self._newest_before(commit), *commit.steps)[-NEWEST:]
        cache.update((NOTES, game_id), lambda known: _written(known, commit.notes))
        if commit.players is not None:
            cache.preferences.pop(game_id, None)

    def _newest_before(self, commit: Commit) -> tuple[Step, ...]:
        newest = self._cache.newest.get(commit.record.id, ())
        follows = bool(newest) and newest[-1].version == commit.expected_version
        return newest if follows else ()

    async def load(self, game_id: str) -> GameRecord | None:
        found = await self._inner.load(game_id)
        if found is not None and self._cache.versions.get(game_id) != found.version:
            self._cache.forget(game_id)
            self._cache.versions[game_id] = found.version
        return found

    async def players(self, game_id: str) -> tuple[Player, ...]:
        return await self._inner.players(game_id)

    async def outcome(self, game_id: str, key: str) -> Step | None:
        return await self._inner.outcome(game_id, key)

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        cache = self._cache
        newest = cache.newest.get(game_id, ())
        if limit is None and newest and newest[0].version <= after_version + 1:
            return tuple(step for step in newest if step.version > after_version)
        before = cache.mark_of(game_id)
        found = await self._inner.steps(game_id, after_version, limit)
        if limit is None and found and cache.mark_of(game_id) == before:
            cache.newest[game_id] = found[-NEWEST:]
        return found

    async def secret(self, game_id: str) -> Secret | None:
        return await self._inner.secret(game_id)


class CachedSchedule(protocol.Schedule):
    """The schedule as it is; the settings that a shift writes with it are remembered."""

    def __init__(self, inner: protocol.Schedule, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def next_deadline(self, within: Slots = ALL_SLOTS) -> float | None:
        return await self._inner.next_deadline(within)

    async def due(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        return await self._inner.due(now, within)

    async def expired(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        return await self._inner.expired(now, within)

    async def deadlines(self, game_id: str) -> tuple[Deadline, ...]:
        return await self._inner.deadlines(game_id)

    async def shift(
        self,
        seconds: float,
        within: Slots = ALL_SLOTS,
        fences: Collection[Fence] = (),
        **settings: str,
    ) -> None:
        with self._cache.changing(*((SETTING, key) for key in settings)):
            await self._inner.shift(seconds, within, fences, **settings)
        for key, text in settings.items():
            self._cache.values[SETTING, key] = text


class CachedMessages(protocol.Messages):
    """All messages of a game, remembered together."""

    def __init__(self, inner: protocol.Messages, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def of_game(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        cache, read = self._cache, self._inner.of_game
        known = await cache.once(cache.values, (MESSAGES, game_id), lambda: read(game_id))
        return tuple(it for it in known if it.open or not open_only)

    async def get(self, game_id: str, role: str) -> Message | None:
        return next((it for it in await self.of_game(game_id) if it.role == role), None)

    async def put(self, message: Message, fence: Fence | None = None) -> None:
        key = (MESSAGES, message.game_id)
        with self._cache.changing(key):
            await self._inner.put(message, fence)
        self._cache.update(key, lambda known: _with(known, message))

    async def drop(self, game_id: str, role: str, fence: Fence | None = None) -> None:
        with self._cache.changing((MESSAGES, game_id)):
            await self._inner.drop(game_id, role, fence)
        self._cache.update((MESSAGES, game_id), lambda known: _without(known, role))


class CachedNotes(protocol.Notes):
    """All notes on a game, remembered together; standing orders are read each time."""

    def __init__(self, inner: protocol.Notes, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def of_game(self, game_id: str) -> dict[str, str]:
        cache, read = self._cache, self._inner.of_game
        known = await cache.once(cache.values, (NOTES, game_id), lambda: read(game_id))
        return dict(known)

    async def get(self, game_id: str, key: str) -> str | None:
        cache, read = self._cache, self._inner.of_game
        known = await cache.once(cache.values, (NOTES, game_id), lambda: read(game_id))
        return known.get(key)

    async def put(self, game_id: str, key: str, body: str | None) -> None:
        with self._cache.changing((NOTES, game_id)):
            await self._inner.put(game_id, key, body)
        self._cache.update((NOTES, game_id), lambda known: _written(known, {key: body}))

    async def orders(self, game_id: str) -> dict[int, str]:
        return await self._inner.orders(game_id)


class CachedPreferences(protocol.Preferences):
    """Preferences by person, and those of a game's people by game."""

    def __init__(self, inner: protocol.Preferences, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def get(self, user_id: int) -> str | None:
        cache, read = self._cache, self._inner.get
        return await cache.once(cache.values, (PREFERENCES, user_id), lambda: read(user_id))

    async def of_game(self, game_id: str) -> dict[int, str]:
        cache, read = self._cache, self._inner.of_game
        return await cache.once(cache.preferences, game_id, lambda: read(game_id))


class CachedSettings(protocol.Settings):
    """Settings by key."""

    def __init__(self, inner: protocol.Settings, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def get(self, key: str) -> str | None:
        cache, read = self._cache, self._inner.get
        return await cache.once(cache.values, (SETTING, key), lambda: read(key))

    async def put(self, key: str, text: str) -> None:
        with self._cache.changing((SETTING, key)):
            await self._inner.put(key, text)
        self._cache.update((SETTING, key), lambda _: text)


class CachedPersonal(personal.Personal):
    """What is kept about people as it is; after a change of it, nothing is known any more."""

    def __init__(self, inner: personal.Personal, cache: Cache) -> None:
        self._inner = inner
        self._cache = cache

    async def games_naming(self, user_id: int) -> tuple[str, ...]:
        return await self._inner.games_naming(user_id)

    async def settings_naming(self, user_id: int) -> dict[str, str]:
        return await self._inner.settings_naming(user_id)

    async def replace(self, change: personal.Replacement) -> None:
        with self._cache.forgetting():
            await self._inner.replace(change)

    async def forget(self, user_id: int) -> None:
        with self._cache.forgetting():
            await self._inner.forget(user_id)

    async def numbers(self) -> frozenset[int]:
        return await self._inner.numbers()

    async def purge(self) -> None:
        await self._inner.purge()

    async def delete_games(self, game_ids: Collection[str]) -> None:
        with self._cache.forgetting():
            await self._inner.delete_games(game_ids)

    async def servers(self) -> frozenset[int]:
        return await self._inner.servers()

    async def closed_lobbies(self, before: float) -> tuple[str, ...]:
        return await self._inner.closed_lobbies(before)

    async def ended_games(self, before: float) -> tuple[str, ...]:
        return await self._inner.ended_games(before)

    async def drop_log(self, game_id: str) -> None:
        with self._cache.forgetting():
            await self._inner.drop_log(game_id)


def _written(known: dict[str, str], notes: Mapping[str, str | None]) -> dict[str, str]:
    both = {**known, **notes}
    return {key: body for key, body in both.items() if body is not None}


def _without(known: tuple[Message, ...], role: str) -> tuple[Message, ...]:
    return tuple(it for it in known if it.role != role)


def _with(known: tuple[Message, ...], message: Message) -> tuple[Message, ...]:
    """Put a message among the known ones, in the order in which the database gives them."""
    both = (*_without(known, message.role), message)
    return tuple(sorted(both, key=lambda it: (it.posted_at, it.role)))
