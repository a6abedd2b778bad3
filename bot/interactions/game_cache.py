"""What is remembered of games for a while, found by its game without a look at all the others."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from cachetools import TTLCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class GameCache(Generic[K, V]):
    """Up to `most` values by their keys, each for `lifetime` seconds, and the keys of each game."""

    def __init__(self, most: int, lifetime: float, now: Callable[[], float]) -> None:
        self._values: TTLCache[K, V] = TTLCache(most, lifetime, now)
        self._keys: TTLCache[str, tuple[K, ...]] = TTLCache(most, lifetime, now)

    def put(self, game_id: str, key: K, value: V) -> None:
        """Remember a value of a game as its newest, in place of an earlier one of the key."""
        self.pop(key)
        self._keys[game_id] = (*self.of_game(game_id), key)
        self._values[key] = value

    def pop(self, key: K) -> V | None:
        """Forget a value and return it; None where there is none any more."""
        found: V | None = self._values.pop(key, None)
        return found

    def of_game(self, game_id: str) -> dict[K, V]:
        """Return the values of a game that are remembered, by their keys, oldest first."""
        values = self._values
        return {key: values[key] for key in self._keys.get(game_id, ()) if key in values}
