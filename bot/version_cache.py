"""What was worked out of a game at a version: kept, for whoever asks again gets the same."""

from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from cachetools import LRUCache

from bot.screen import Embed

T = TypeVar("T")
FILMS = 32 * 1024 * 1024
"""Bytes of films that are kept; one has 10 MB at the most."""
HISTORIES = 64
"""Games of one reader whose pages are kept, some hundred KB each."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Films and pages of history by what they tell of: game, version, reader, language.

    Pages also by whether they are for somebody who reads text alone.
    """

    films: LRUCache[Hashable, bytes] = field(default_factory=lambda: LRUCache(FILMS, len))
    histories: LRUCache[Hashable, Sequence[Embed]] = field(
        default_factory=lambda: LRUCache(HISTORIES)
    )


async def once(kept: LRUCache[Hashable, T], key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
    """What is kept under a key, or else what `work` comes to. What is too large is not kept."""
    if (known := kept.get(key)) is not None:
        return known
    found = await work()
    if kept.getsizeof(found) <= kept.maxsize:
        kept[key] = found
    return found
