"""The ladder of a server: everybody's rating, computed anew from the results of its games.

A game is rated if it came to an end with people on at least two seats, unless it was too short
(each person needs eight turns, or a bankruptcy has to have happened), a moderator has ended it, or
removed or replaced a player, or players might always ask for advice. Its people are rated
among themselves, each a side of their own, by place, in the order in which games ended; equals
share a place, and people who abandoned the game come after those who played it. Computers are no
opponents here: how well one plays is unknown. People who have been deleted are not on the ladder;
as opponents, they count in each game as people who have never been rated.

The model is openskill's Plackett–Luce with its usual numbers. Each person has a skill `mu` (25 at
first) and its uncertainty `sigma` (25/3 at first). The rating shown is 1000 + 20 · (mu − 3 ·
sigma), rounded: at least that, with 99.7 %. It begins at 1000. A game teaches something of who
loses it too, so `sigma` shrinks; but what is shown never rises by a game that lowered `mu`, or in
which nobody came in behind.

A game of two people counts half as much each time the same two meet again within a quarter. For a
person whose opponent has never met anyone else it counts a tenth, and each next one half as much
for ever: otherwise ratings could be bought with second accounts.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from engine.host.calendar import Season, quarter_at
from engine.host.store.records import Result

BEGIN, SCALE = 1000, 20
"""The rating of somebody who has not played, and how much one point of openskill's is of it."""
SETTLED = 5
"""Rated games from which on a rating is no longer provisional."""
REPEATED: Final = 0.5
"""The weight of a game of two for each earlier one of the same two within its quarter."""
UNCONNECTED: Final = 0.1
"""The weight of a game of two against a person who has met nobody else."""
REMEMBERED = 32
"""Servers whose ladders stay in memory; a new result makes a new ladder."""
Game = Sequence[Result]
"""The results of one game."""


@dataclass(frozen=True, slots=True)
class LadderEntry:
    """One person on the ladder: `place` from 1, shared by equals; rated `games`, and `wins`."""

    place: int
    user_id: int
    name: str
    rating: int
    games: int
    wins: int

    @property
    def is_provisional(self) -> bool:
        """Whether so few games say little as yet."""
        return self.games < SETTLED


@lru_cache(REMEMBERED)
def ladder(results: tuple[Result, ...]) -> tuple[LadderEntry, ...]:
    """Return all who have played a rated game, best first, whatever the order of `results`."""
    ordered = sorted(results, key=lambda result: (result.ended_at, result.game_id, result.user_id))
    games = [
        game
        for _, group in groupby(ordered, key=lambda it: (it.ended_at, it.game_id))
        if is_rated(game := list(group))
    ]
    weights, standing = _Weights(games), dict[int, RatedPerson]()
    for game in games:
        rate(game, standing, weights.next(game))
    names = {it.user_id: it.name for it in ordered}
    return placed(
        LadderEntry(0, user, names[user], displayed(it.shown), it.games, it.wins)
        for user, it in standing.items()
    )


def is_rated(game: Iterable[Result]) -> bool:
    """Return whether the results of one game say who plays better.

    They do not where a moderator had a part in it, or advice, or where it was too short.
    """
    results = list(game)
    rivals = {result.seat for result in results if result.fate != "called-off"}
    return len(rivals) > 1 and not any(result.unrated for result in results)


def is_win(result: Result) -> bool:
    """Return whether a person won, alone or with others."""
    return result.fate == "played" and result.place == 1


def placed(entries: Iterable[LadderEntry]) -> tuple[LadderEntry, ...]:
    """Return entries with their places among each other, best first."""
    order = sorted(entries, key=lambda entry: (-entry.rating, -entry.games, entry.user_id))
    ratings = [it.rating for it in order]
    return tuple(replace(it, place=1 + ratings.index(it.rating)) for it in order)


def displayed(ordinal: float) -> int:
    """Return a rating as it is shown, of how good a person is at least (mu − 3 · sigma)."""
    return round(BEGIN + SCALE * ordinal)


@dataclass(slots=True)
class RatedPerson:
    """Where a person stands after some games; `shown`: how good at least, as is shown."""

    rating: PlackettLuceRating
    shown: float = 0.0
    games: int = 0
    wins: int = 0


def rate(game: Game, standing: dict[int, RatedPerson], weights: Sequence[float]) -> None:
    """Count one more game in `standing`, by user: who has never been rated begins in the middle.

    `weights`: how much the game counts for each of its people, from 0 to 1.
    """
    model = PlackettLuce()
    before = [standing.get(it.user_id) or RatedPerson(model.rating()) for it in game]
    ranks = _ranks(game)
    after = model.rate([[it.rating] for it in before], ranks=ranks)
    for result, own, rank, (rated,), weight in zip(
        game, before, ranks, after, weights, strict=True
    ):
        rise = weight * (rated.mu - own.rating.mu)
        own.rating.mu += rise
        own.rating.sigma += weight * (rated.sigma - own.rating.sigma)
        shown = own.rating.ordinal()
        has_lost = rise <= 0 or rank == max(ranks) > 1
        own.shown = min(own.shown, shown) if has_lost else shown
        own.games += 1
        own.wins += is_win(result)
        if _is_known(result):
            standing[result.user_id] = own


@dataclass(slots=True)
class _Weights:
    """How much each game counts for each of its people, the games in the order of their ends."""

    games: Iterable[Game]
    met: dict[int, set[int]] = field(init=False, default_factory=dict)
    meetings: Counter[tuple[Season | None, int, int]] = field(init=False, default_factory=Counter)

    def __post_init__(self) -> None:
        for game in self.games:
            people = {it.user_id for it in game}
            for user_id in people:
                self.met.setdefault(user_id, set()).update(people)

    def next(self, game: Game) -> list[float]:
        """Return the weights of the next game, by its results."""
        if len(game) != 2:
            return [1.0] * len(game)
        first, second = (it.user_id for it in game)
        within = REPEATED ** self._meet(quarter_at(game[0].ended_at), first, second)
        ever = UNCONNECTED * REPEATED ** self._meet(None, first, second)
        return [within if self._is_connected(it) else ever for it in (second, first)]

    def _meet(self, season: Season | None, first: int, second: int) -> int:
        """Count one more meeting of two people; return how many there were before."""
        self.meetings[season, first, second] += 1
        return self.meetings[season, first, second] - 1

    def _is_connected(self, opponent: int) -> bool:
        """Return whether an opponent has met two others at least."""
        return len(self.met[opponent]) > 2


def _is_known(result: Result) -> bool:
    """Return whether a result is a person's who has not been deleted: a stand-in is negative."""
    return result.user_id >= 0


def _ranks(game: Game) -> list[float]:
    """Return ranks by place; people who abandoned the game share the rank behind all others."""
    keys = [(it.fate == "abandoned", it.place or 0) for it in game]
    return [1.0 + sum(other < key for other in keys) for key in keys]
