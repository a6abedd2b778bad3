"""What the host holds in memory of the games that are under way, and of no others."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from engine.core.chance import FairChance
from engine.host.computers.play import Thoughts
from engine.host.snapshots import Snapshot
from engine.host.store.records import LIVE


@dataclass(slots=True)
class GameEntry:
    """One game: its lock, what was last read of it, and how many requests are using it.

    `thoughts`: what computers have thought of its newest version. `forgotten` counts how often what
    was read has been dropped.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    snapshot: Snapshot | None = None
    chance: FairChance | None = None
    thoughts: Thoughts = field(default_factory=dict)
    forgotten: int = 0
    users: int = 0

    @property
    def is_needed(self) -> bool:
        """Whether a request is using the game, or is likely to use it soon."""
        return self.users > 0 or (self.snapshot is not None and self.snapshot.record.phase in LIVE)


class Memory:
    """The games by their ids."""

    def __init__(self) -> None:
        self._entries: dict[str, GameEntry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def snapshot(self, game_id: str) -> Snapshot | None:
        """Return a game as it was last read, if it is still in memory.

        The result is a copy, with the views that were made of the game so far.
        """
        entry = self._entries.get(game_id)
        return None if entry is None or entry.snapshot is None else replace(entry.snapshot)

    @contextmanager
    def holding(self, game_id: str) -> Iterator[GameEntry]:
        """Keep a game and its lock in memory while the context runs, so that all share one lock."""
        entry = self._entries.setdefault(game_id, GameEntry())
        entry.users += 1
        try:
            yield entry
        finally:
            entry.users -= 1
            self._let_go(game_id)

    def forget(self, game_id: str | None = None) -> None:
        """Drop what was read of a game, or of all."""
        for each in [*self._entries] if game_id is None else [game_id]:
            if entry := self._entries.get(each):
                entry.snapshot = None
                entry.forgotten += 1
                self._let_go(each)

    def _let_go(self, game_id: str) -> None:
        if not self._entries[game_id].is_needed:
            del self._entries[game_id]
