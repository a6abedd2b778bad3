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
sigma), rounded: at least that, with 99.7 %. It begins at 1000.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from engine.host.store.records import Result

BEGIN, SCALE = 1000, 20
"""The rating of somebody who has not played, and how much one point of openskill's is of it."""
SETTLED = 5
"""Rated games from which on a rating is no longer provisional."""
REMEMBERED = 32
"""Servers whose ladders stay in memory; a new result makes a new ladder."""


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
    ratings: dict[int, PlackettLuceRating] = {}
    played: dict[int, list[Result]] = {}
    for _, of_game in groupby(ordered, key=lambda it: (it.ended_at, it.game_id)):
        game = list(of_game)
        if is_rated(game):
            _rate(game, ratings)
            for result in filter(_is_known, game):
                played.setdefault(result.user_id, []).append(result)
    names = {it.user_id: it.name for it in ordered}
    return placed(
        LadderEntry(
            0, user, names[user], displayed_rating(ratings[user]), len(own), sum(map(is_win, own))
        )
        for user, own in played.items()
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


def displayed_rating(rating: PlackettLuceRating) -> int:
    """Return a rating as it is shown."""
    return round(rating.ordinal(z=3, alpha=SCALE, target=BEGIN))


def _rate(game: list[Result], ratings: dict[int, PlackettLuceRating]) -> None:
    """One more game: those who have never been rated begin in the middle."""
    model = PlackettLuce()
    sides = [[ratings.get(it.user_id) or model.rating()] for it in game]
    after = model.rate(sides, ranks=_ranks(game))
    both = zip(game, after, strict=True)
    ratings.update((it.user_id, side[0]) for it, side in both if _is_known(it))


def _is_known(result: Result) -> bool:
    """Return whether a result is a person's who has not been deleted: a stand-in is negative."""
    return result.user_id >= 0


def _ranks(game: list[Result]) -> list[float]:
    """Return ranks by place; people who abandoned the game share the rank behind all others."""
    keys = [(it.fate == "abandoned", it.place or 0) for it in game]
    return [1.0 + sum(other < key for other in keys) for key in keys]
