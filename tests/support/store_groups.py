"""Ten games of which each is written at the same time as the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

from engine.host.store.records import Commit
from engine.host.store.store import Store
from tests.support.store_records import GAME, creation, next_commit

IDS = tuple(f"g{number}" for number in range(10))


async def with_games(store: Store) -> Store:
    """Begin the games, one after the other."""
    for game_id in IDS:
        await store.games.create(*creation(game_id))
    return store


def first_move(game_id: str, key: str | None = None) -> Commit:
    """The second version of a game."""
    return next_commit(replace(GAME, id=game_id), key=key, outbox=("table",))


async def outcomes(*writes: Awaitable[None]) -> list[str]:
    """What becomes of writes at once, by the names of their refusals."""
    answers = await asyncio.gather(*writes, return_exceptions=True)
    return ["" if answer is None else type(answer).__name__ for answer in answers]


async def versions(store: Store) -> list[int]:
    """At which version each game is."""
    games = [await store.games.load(game_id) for game_id in IDS]
    return [game.version for game in games if game is not None]
