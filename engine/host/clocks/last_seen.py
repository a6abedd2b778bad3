"""When each person was last at each game: on disk, and where it came soon after, in memory first.

Another process may have had the game meanwhile. So the later of both counts, and of a visit that
only another process knows, at most a few minutes are missing.
"""

from dataclasses import dataclass

from cachetools import LRUCache
from pydantic import TypeAdapter

from engine.host.store.store import Store

LAST_SEEN = "seen:{}"
"""The note of a game on when a person, by user id, was last there."""
WRITE_INTERVAL = 5 * 60
"""Seconds within which what is on disk is right: not every press is worth a second write."""
CACHE_SIZE = 10_000
Visitor = tuple[str, int]
"""A game's id, and a user id."""


@dataclass(frozen=True, slots=True)
class Seen:
    """When a person was last there (unix seconds), and the version up to which they were told.

    `missed`: the version at which the last longer absence began; `back`: the last version of it,
    before the person did anything; `back_at`: when it ended.
    """

    version: int
    at: float
    missed: int
    back: int = 0
    back_at: float = 0.0


_ADAPTER = TypeAdapter(Seen)


class SeenCache:
    """The last visits of people to games, every press about a game being one."""

    def __init__(self, store: Store) -> None:
        self._notes = store.notes
        self._seen: LRUCache[Visitor, Seen] = LRUCache(CACHE_SIZE)
        self._saved: LRUCache[Visitor, float] = LRUCache(CACHE_SIZE)

    async def last(self, visitor: Visitor, now: float) -> Seen | None:
        """Return when a person was last at a game before `now` (unix seconds), if ever.

        What is in memory counts unless it is minutes old, and what is on disk is later.
        """
        known = self._seen.get(visitor)
        if known is not None and now - known.at < WRITE_INTERVAL:
            return known
        stored = await self._stored(visitor)
        return max(filter(None, (known, stored)), key=lambda it: it.at, default=None)

    async def _stored(self, visitor: Visitor) -> Seen | None:
        game_id, user_id = visitor
        text = await self._notes.get(game_id, LAST_SEEN.format(user_id))
        return None if text is None else _ADAPTER.validate_json(text)

    async def extend(self, visitor: Visitor, seen: Seen) -> None:
        """Note one more visit soon after the last one, on disk every few minutes."""
        if seen.at - self._saved.get(visitor, 0.0) >= WRITE_INTERVAL:
            await self.save(visitor, seen)
        else:
            self._seen[visitor] = seen

    async def save(self, visitor: Visitor, seen: Seen) -> None:
        """Store a visit for the next time, and for another process."""
        game_id, user_id = visitor
        body = _ADAPTER.dump_json(seen).decode()
        await self._notes.put_visit(game_id, LAST_SEEN.format(user_id), body)
        self._seen[visitor] = seen
        self._saved[visitor] = seen.at

    def forget(self, user_id: int) -> None:
        """Drop what is in memory of a person's visits."""
        for visits in (self._seen, self._saved):
            for visitor in [visitor for visitor in visits if visitor[1] == user_id]:
                del visits[visitor]
