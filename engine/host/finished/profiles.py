"""Sums over a person's results."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.host.finished.ladder import is_win
from engine.host.store.records import Result

BEST = 3
"""How many of the best results a profile lists."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One person's games; those called off, and those with a moderator's removal, count apart.

    Those abandoned count as last.

    `places`: how many games by place; `best`: the best results, best first; `longest`: the result
    of the game with most turns; `token`: the one played most and in how many games.
    """

    name: str
    games: int
    wins: int
    places: dict[int, int]
    best: tuple[Result, ...]
    abandoned: int
    called_off: int
    removed: int
    longest: Result | None
    token: tuple[str, int]


def profile(results: Sequence[Result]) -> Profile:
    """Return the profile of one person's results, oldest first. Raises ValueError for none."""
    if not results:
        raise ValueError("no results")
    ended = [result for result in results if result.place is not None]
    played = [it for it in ended if it.fate == "played"]
    fates = Counter(result.fate for result in results)
    # Of equals the newer one.
    newest = played[::-1]
    return Profile(
        name=results[-1].name,
        games=len(ended),
        wins=sum(map(is_win, ended)),
        places=dict(sorted(Counter(it.place for it in ended if it.place).items())),
        best=tuple(sorted(newest, key=lambda it: (it.place or 0, -it.seats))[:BEST]),
        abandoned=len(ended) - len(played),
        called_off=fates["called-off"],
        removed=fates["removed"],
        longest=max(newest, key=lambda it: it.turns, default=None),
        token=Counter(result.token for result in results[::-1]).most_common(1)[0],
    )
