"""Statistics of games, counted on from the version at which they were asked for last."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from engine.analysis.statistics import RunningStatistics, Statistics
from engine.core.errors import ImpossibleTransition
from engine.core.timeline import taken_back
from engine.host.background import in_background
from engine.host.logs import Log, log_lines

MOST_GAMES = 64
"""Games whose counts stay in memory, those asked for last."""
History = Callable[[str, int | None, int], Awaitable[Log]]
"""Reads a game's log after a version, with the events that a user may know (None: the public)."""


@dataclass(slots=True)
class _Entry:
    """The counts of a game up to a version, and what they come to."""

    running: RunningStatistics
    version: int
    statistics: Statistics


class StatisticsCache:
    """A log only grows, so a version is never counted twice, unless something is taken back."""

    def __init__(self, history: History, most: int = MOST_GAMES) -> None:
        self._history = history
        self._cache: LRUCache[str, _Entry] = LRUCache(most)

    def __len__(self) -> int:
        return len(self._cache)

    async def of(self, game_id: str) -> Statistics | None:
        """Return what everybody may know of a game now; None where its log does not tell it.

        It may lack the beginning, or what it tells cannot have happened: then the table is shown
        without numbers, which it can do without. In the background: of a game of weeks it takes a
        while, in which others play. Raises Refused for a lobby, or no game at all.
        """
        try:
            return await self._of(game_id)
        except ImpossibleTransition:
            return None

    async def _of(self, game_id: str) -> Statistics | None:
        entry = self._cache.get(game_id)
        if entry is not None:
            news = await self._history(game_id, None, entry.version)
            found = await self._followed(game_id, entry, news)
            if found is not None:
                return found
        log = await self._history(game_id, None, 0)
        try:
            entry = await in_background(partial(_counted, log))
        except ValueError:
            return None
        self._cache[game_id] = entry
        return entry.statistics

    async def _followed(self, game_id: str, entry: _Entry, news: Log) -> Statistics | None:
        """Count on by what is new; return None where something counted has been taken back."""
        if not news:
            return entry.statistics
        try:
            return await in_background(partial(_follow, entry, news))
        except BaseException:
            self._cache.pop(game_id, None)  # Nobody knows how far it got.
            raise


def _takes_back(log: Log, version: int) -> bool:
    """Return whether something is taken back that had been counted at that version."""
    return any(gone <= version for gone in taken_back(step for step, _ in log))


def _counted(log: Log) -> _Entry:
    """Count a log from its beginning. Raises ValueError where that is not there."""
    running = RunningStatistics(log_lines(log))
    return _Entry(running, log[-1][0].version, running.statistics())


def _follow(entry: _Entry, news: Log) -> Statistics | None:
    # Another request may have been here first: the background does one thing at a time.
    fresh = tuple(line for line in news if line[0].version > entry.version)
    if _takes_back(fresh, entry.version):
        return None
    if fresh:
        entry.running.follow(log_lines(fresh))
        entry.version, entry.statistics = fresh[-1][0].version, entry.running.statistics()
    return entry.statistics
