"""A cache around any store: what this process has read or written it does not read again.

A press asks for the messages and notes of its game, and for what its people have chosen, several
times; each time would be a round trip to the database. Only what is small, and what nobody but
this process writes, is held. Where a write fails or is refused, nothing is known of its game
afterwards.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar, cast

from engine.host.cached_texts import CachedPreferences, CachedSettings, CachedTexts, Chosen
from engine.host.loaded_game import NEWEST, LoadedGame, LoadedGames
from engine.host.store.games import Games
from engine.host.store.leases import Fence
from engine.host.store.messages import Messages
from engine.host.store.notes import Notes
from engine.host.store.records import Commit, GameRecord, Message, Player, Secret, Step
from engine.host.store.store import Store

P = TypeVar("P")


def cached(inner: Store, loaded: LoadedGames) -> Store:
    """Return `inner` with a cache around it, which holds what belongs to games in `loaded`.

    In a shared database, what people and servers have chosen is read each time.
    """
    chosen = Chosen(loaded)
    store = replace(
        inner,
        games=CachedGames(inner.games, loaded),
        schedule=_watched(inner.schedule, shift=lambda *_, **__: _drop_all(loaded, chosen)),
        messages=CachedMessages(inner.messages, loaded),
        notes=CachedNotes(inner.notes, loaded),
        texts=CachedTexts(inner.texts, loaded, chosen),
        personal=_watched(
            inner.personal,
            replace=lambda change: loaded.drop(change.commit.record.id),
            forget=chosen.drop,
            delete_games=lambda game_ids: loaded.drop(*game_ids),
            drop_log=loaded.drop,
        ),
    )
    if inner.shared:
        return store
    return replace(
        store,
        preferences=CachedPreferences(inner.preferences, loaded, chosen),
        settings=CachedSettings(inner.settings, chosen),
    )


class CachedGames(Games):
    """Games whose newest steps are held; the games themselves are read each time."""

    def __init__(self, inner: Games, loaded: LoadedGames) -> None:
        self._inner, self._loaded = inner, loaded

    async def create(self, first: Commit, secret: Secret) -> None:
        with self._loaded.writing(first.record.id) as game:
            await self._inner.create(first, secret)
            game.drop()  # It may have been asked for before it was there.

    async def commit(self, commit: Commit) -> None:
        with self._loaded.writing(commit.record.id) as game:
            await self._inner.commit(commit)
            game.update(commit)

    async def load(self, game_id: str) -> GameRecord | None:
        return await self._inner.load(game_id)

    async def players(self, game_id: str) -> tuple[Player, ...]:
        return await self._inner.players(game_id)

    async def outcome(self, game_id: str, key: str) -> Step | None:
        return await self._inner.outcome(game_id, key)

    async def steps(
        self, game_id: str, after_version: int = 0, limit: int | None = None
    ) -> tuple[Step, ...]:
        newest = () if (held := self._loaded.find(game_id)) is None else held.newest
        if limit is None and newest and newest[0].version <= after_version + 1:
            return tuple([step for step in newest if step.version > after_version])
        with self._loaded.holding(game_id) as game:
            before = game.changes
            found = await self._inner.steps(game_id, after_version, limit)
            if limit is None and found and game.changes == before:
                game.newest = found[-NEWEST:]
            return found

    async def secret(self, game_id: str) -> Secret | None:
        return await self._inner.secret(game_id)


class CachedMessages(Messages):
    """All messages of a game, held together."""

    def __init__(self, inner: Messages, loaded: LoadedGames) -> None:
        self._inner, self._loaded = inner, loaded

    async def of_game(self, game_id: str, open_only: bool = False) -> tuple[Message, ...]:
        known = await self._loaded.once(game_id, "messages", self._inner.of_game)
        return tuple(it for it in known if it.open) if open_only else known

    async def get(self, game_id: str, role: str) -> Message | None:
        return next((it for it in await self.of_game(game_id) if it.role == role), None)

    async def put(self, message: Message, fence: Fence | None = None) -> None:
        with self._loaded.writing(message.game_id) as game:
            await self._inner.put(message, fence)
            _update(game, {message.role: message})

    async def drop(self, game_id: str, role: str, fence: Fence | None = None) -> None:
        with self._loaded.writing(game_id) as game:
            await self._inner.drop(game_id, role, fence)
            _update(game, {role: None})

    async def save(
        self,
        game_id: str,
        changed: Mapping[str, Message | None],
        shown: int | None = None,
        fence: Fence | None = None,
        next_sync: float | None = None,
    ) -> None:
        with self._loaded.writing(game_id) as game:
            await self._inner.save(game_id, changed, shown, fence, next_sync)
            _update(game, changed)


def _update(game: LoadedGame, changed: Mapping[str, Message | None]) -> None:
    """Put written messages in place of those held, if any are; None drops one."""
    if game.messages is not None:
        by_role: dict[str, Message | None] = {it.role: it for it in game.messages}
        by_role.update(changed)
        left = (it for it in by_role.values() if it is not None)
        # In the order in which the database gives them.
        game.messages = tuple(sorted(left, key=lambda it: (it.posted_at, it.role)))


class CachedNotes(Notes):
    """All notes on a game, held together; standing orders are read each time."""

    def __init__(self, inner: Notes, loaded: LoadedGames) -> None:
        self._inner, self._loaded = inner, loaded

    async def of_game(self, game_id: str) -> dict[str, str]:
        return dict(await self._known(game_id))

    async def get(self, game_id: str, key: str) -> str | None:
        return (await self._known(game_id)).get(key)

    async def of_follower(self, key: str) -> dict[str, str]:
        return await self._inner.of_follower(key)

    async def _known(self, game_id: str) -> dict[str, str]:
        return await self._loaded.once(game_id, "notes", self._inner.of_game)

    async def put(self, game_id: str, key: str, body: str | None) -> None:
        with self._loaded.writing(game_id) as game:
            await self._inner.put(game_id, key, body)
            game.update_notes({key: body})

    async def put_visit(self, game_id: str, key: str, body: str) -> None:
        with self._loaded.writing(game_id) as game:
            await self._inner.put_visit(game_id, key, body)
            game.update_notes({key: body})

    async def orders(self, game_id: str) -> dict[int, str]:
        return await self._inner.orders(game_id)


def _drop_all(loaded: LoadedGames, chosen: Chosen) -> None:
    loaded.drop_all()
    chosen.drop()


class _Watched:
    """A part of a store some of whose methods are followed by a call."""

    def __init__(self, inner: object, calls: Mapping[str, Callable[..., object]]) -> None:
        self._inner = inner
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        method, call = getattr(self._inner, name), self._calls.get(name)
        return method if call is None else partial(_followed, method, call)


def _watched(part: P, **calls: Callable[..., object]) -> P:
    """Return a part of a store; after each of these methods a call gets the same arguments,
    whatever has come of it.
    """
    return cast(P, _Watched(part, calls))


async def _followed(
    method: Callable[..., Awaitable[None]], call: Callable[..., object], *args: Any, **kwargs: Any
) -> None:
    try:
        await method(*args, **kwargs)
    finally:
        call(*args, **kwargs)
