"""A cache of costly results by game and version: the same question has the same answer."""

from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from cachetools import LRUCache

from bot.ui.screen import Embed
from engine.analysis.review import Review

T = TypeVar("T")
FILMS = 32 * 1024 * 1024
"""Bytes of films that are kept; one has 10 MB at the most."""
HISTORIES = 64
"""Games of one reader whose pages are kept, some hundred KB each."""
REVIEWS = 64
"""Games whose reviews are kept, some tens of KB each."""


@dataclass(frozen=True, slots=True)
class VersionCache:
    """Cached films and pages of history, by game, version, reader, language and the names on the
    board, which can be hidden.

    Pages also by whether they are for a person who reads text alone. Reviews by game and version.
    """

    films: LRUCache[Hashable, bytes] = field(default_factory=lambda: LRUCache(FILMS, len))
    histories: LRUCache[Hashable, Sequence[Embed]] = field(
        default_factory=lambda: LRUCache(HISTORIES)
    )
    reviews: LRUCache[Hashable, Review] = field(default_factory=lambda: LRUCache(REVIEWS))


async def cached(
    cache: LRUCache[Hashable, T], key: Hashable, work: Callable[[], Awaitable[T]]
) -> T:
    """Return the cached result of a key, or that of `work`, cached unless it is too large."""
    if (known := cache.get(key)) is not None:
        return known
    found = await work()
    if cache.getsizeof(found) <= cache.maxsize:
        cache[key] = found
    return found
