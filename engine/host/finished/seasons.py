"""The table of a season, folded from the results of its games, whose order is irrelevant.

A game belongs to the season in which it ends, and counts if it is rated (engine/host/finished/
ladder.py). It brings a person a point for each person placed behind, and two more for a win; equals
share the mean, and who abandoned the game gets nothing. Computers are neither beaten nor counted.

A person's best four games count. Equal totals are told apart by wins in these, then by whom the
equals have placed behind them in games with each other, then by fewer games; then a place is
shared. The champion has played two games at least.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from engine.host.finished.ladder import is_rated
from engine.host.store.records import Result

POINT: Final = 840
"""Points are whole 840ths, which up to eight equals share without a rest."""
FOR_A_WIN: Final = 2 * POINT
COUNTED: Final = 4
"""How many of a person's games count."""
CHAMPIONS_GAMES: Final = 2
"""Games that a champion has played."""
Game = Sequence[Result]
"""The results of one game."""


@dataclass(frozen=True, slots=True)
class SeasonEntry:
    """One person's season: `place` from 1, shared by equals, and `points` in 840ths.

    `games`: how many were played; `wins`: among those that count.
    """

    place: int
    user_id: int
    name: str
    points: int
    games: int
    wins: int

    @property
    def counted(self) -> int:
        """How many games count."""
        return min(self.games, COUNTED)


def season_table(results: Iterable[Result]) -> tuple[SeasonEntry, ...]:
    """Return all who have played a game that counts, best first, from the results of a season."""
    games = rated_games(results)
    brought: dict[int, list[tuple[int, bool]]] = defaultdict(list)
    newest: dict[int, Result] = {}
    for game in games:
        for result, points in zip(game, points_of(game), strict=True):
            user = result.user_id
            brought[user].append((points, result.place == 1 and points > 0))
            known = newest.get(user)
            if known is None or _ended(known) < _ended(result):
                newest[user] = result
    entries = [_entry(newest[user], counted) for user, counted in brought.items() if user >= 0]
    return _placed(entries, games)


def rated_games(results: Iterable[Result]) -> list[Game]:
    """Return the rated games of these results."""
    games: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        games[result.game_id].append(result)
    return [game for game in games.values() if is_rated(game)]


def champions(table: Iterable[SeasonEntry]) -> tuple[SeasonEntry, ...]:
    """Return the champion of a table, several where they share the place, or nobody."""
    able = [entry for entry in table if entry.games >= CHAMPIONS_GAMES]
    return tuple(entry for entry in able if entry.place == able[0].place)


def without(table: Sequence[SeasonEntry], absent: Collection[int]) -> tuple[SeasonEntry, ...]:
    """Return a table with the places as they are without some people, by user id."""
    left = [entry for entry in table if entry.user_id not in absent]
    first: dict[int, int] = {}
    for place, entry in enumerate(left, start=1):
        first.setdefault(entry.place, place)
    return tuple(replace(it, place=first[it.place]) for it in left)


def points_of(game: Game) -> list[int]:
    """Return what a rated game brings each of its people, in 840ths of a point."""
    keys = list(map(_key, game))
    order = sorted(keys)
    found = []
    for key in keys:
        is_absent, place = key
        equals = keys.count(key)
        behind = len(keys) - order.index(key) - equals
        points = POINT * (2 * behind + equals - 1) // 2 + (place == 1) * FOR_A_WIN // equals
        found.append(0 if is_absent else points)
    return found


def _key(result: Result) -> tuple[bool, int]:
    """Return what orders the people of a game: who abandoned it comes last."""
    return result.fate != "played", result.place or result.seats


def _ended(result: Result) -> tuple[float, str]:
    return result.ended_at, result.game_id


def _entry(newest: Result, games: list[tuple[int, bool]]) -> SeasonEntry:
    best = sorted(games, reverse=True)[:COUNTED]
    points, wins = sum(it for it, _ in best), sum(won for _, won in best)
    return SeasonEntry(0, newest.user_id, newest.name, points, len(games), wins)


def _placed(entries: Collection[SeasonEntry], games: Iterable[Game]) -> tuple[SeasonEntry, ...]:
    """Return entries with their places, best first."""
    totals = {it.user_id: (it.points, it.wins) for it in entries}
    beaten = _beaten(totals, games)
    ranks = {
        it.user_id: (-it.points, -it.wins, -beaten.get(it.user_id, 0), it.games) for it in entries
    }
    order = sorted(entries, key=lambda it: (ranks[it.user_id], it.user_id))
    first: dict[tuple[int, ...], int] = {}
    for place, entry in enumerate(order, start=1):
        first.setdefault(ranks[entry.user_id], place)
    return tuple(replace(it, place=first[ranks[it.user_id]]) for it in order)


def _beaten(totals: Mapping[int, tuple[int, int]], games: Iterable[Game]) -> dict[int, int]:
    """Return how many people with the same total each has placed behind, doubled: equal places
    count half.
    """
    shared = {total for total, count in Counter(totals.values()).items() if count > 1}
    tied = {user for user, total in totals.items() if total in shared}
    found: dict[int, int] = defaultdict(int)
    for game in games:
        equals = [it for it in game if it.user_id in tied]
        for own, other in combinations(equals, 2):
            if totals[own.user_id] == totals[other.user_id]:
                one, two = _key(own), _key(other)
                found[own.user_id] += (one < two) + (one <= two)
                found[other.user_id] += (two < one) + (two <= one)
    return found
