"""Carrying out a change of a game once more where another process has changed the game first."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine.core.errors import IllegalAction
from engine.host.memory import Memory
from engine.host.refusals import Refused
from engine.host.store.errors import Conflict, Repeated
from engine.host.store.protocol import Store

T = TypeVar("T")


async def retried(
    memory: Memory, store: Store, game_id: str, attempt: Callable[[], Awaitable[T]]
) -> T:
    """Return what `attempt` does to a game; the caller holds the game's lock.

    What memory has of the game is dropped before a second attempt, and after a failure.
    """
    try:
        return await attempt()
    except (Conflict, Repeated):
        memory.forget(game_id)
    except (Refused, IllegalAction):
        if not await _is_behind(memory, store, game_id):
            raise
        memory.forget(game_id)
    except BaseException:
        memory.forget(game_id)
        raise
    return await _attempted_again(memory, game_id, attempt)


async def _attempted_again(memory: Memory, game_id: str, attempt: Callable[[], Awaitable[T]]) -> T:
    try:
        return await attempt()
    except (Refused, IllegalAction):
        raise
    except BaseException:
        memory.forget(game_id)
        raise


async def _is_behind(memory: Memory, store: Store, game_id: str) -> bool:
    """Return whether another request has changed the game since it was read."""
    known, stored = memory.snapshot(game_id), await store.games.load(game_id)
    return known is not None and stored is not None and known.record.version < stored.version
