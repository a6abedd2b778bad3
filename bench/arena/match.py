"""Many games of one player against others, seats rotated and dice repeated, and how they went."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool

from bench.arena.players import ALL_PLAYERS, PROBES
from bench.arena.table import TURNS, Result, play_game
from engine.core.actions import SeatId
from engine.editions.choice import Choice, resolve

JsonLine = dict[str, object]
"""What is printed as a line of JSON."""
Z = 1.96
"""Standard deviations of an interval that holds the truth 95 times of 100."""


@dataclass(frozen=True)
class Pairing:
    """One player against some others: who sits at the table, the hero first, by which rules."""

    hero: str
    others: tuple[str, ...]
    edition: str = "1994"
    game: str = "standard"
    turns: int = TURNS

    @property
    def name(self) -> str:
        """What the pairing is called: "judging against 3 greedy"."""
        if len(set(self.others)) == 1:
            return f"{self.hero} against {len(self.others)} {self.others[0]}"
        return f"{self.hero} against {', '.join(self.others)}"


@dataclass(frozen=True)
class Outcome:
    """How many games of a pairing were played, and won or led at the end by the hero.

    `deals`: trades in all of them; `in_vain`: offers of players that are no probes which were not
    accepted; `round_trips`: dollars that the hero has gained by trades of one turn after which it
    had the same deeds as before.
    """

    pairing: Pairing
    games: int
    won: int
    finished: int
    median_turns: int
    refused: int
    deals: int
    in_vain: int
    round_trips: int

    def interval(self) -> tuple[float, float]:
        """Return the Wilson interval of the share that was won."""
        return wilson(self.won, self.games)

    def _a_game(self, count: int) -> float:
        return round(count / self.games, 1)

    def line(self) -> JsonLine:
        """Return the outcome for a line of JSON; shares are of 1."""
        low, high = self.interval()
        return {
            "arena": self.pairing.name,
            "edition": self.pairing.edition,
            "game": self.pairing.game,
            "games": self.games,
            "won": round(self.won / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "finished": round(self.finished / self.games, 4),
            "median_turns": self.median_turns,
            "refused": self.refused,
            "deals": self._a_game(self.deals),
            "in_vain": self._a_game(self.in_vain),
            "round_trips": self._a_game(self.round_trips),
        }


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies, in 95 of 100 cases.

    >>> [round(share, 3) for share in wilson(25, 100)]
    [0.175, 0.343]
    """
    share, part = won / games, Z * Z / games
    middle = share + part / 2
    half = Z * sqrt(share * (1 - share) / games + part / games / 4)
    return (middle - half) / (1 + part), (middle + half) / (1 + part)


def play_match(pairing: Pairing, games: int, seed: str, jobs: int) -> Outcome:
    """Play a number of games in `jobs` processes. The same dice fall once for each seat.

    Not so where everybody is the same: then each game has dice of its own, or it would be the same
    game again.
    """
    numbers = [(pairing, number, seed) for number in range(games)]
    with Pool(jobs) as pool:
        played = pool.map(_play, numbers, chunksize=4)
    return outcome_of(pairing, played)


def arranged(pairing: Pairing, number: int, seed: str) -> tuple[list[str], bytes]:
    """Return who sits where in a game, by name, and the seed of its dice."""
    seats = len(pairing.others) + 1
    seat = number % seats
    shared = 1 if {pairing.hero} == {*pairing.others} else seats
    names = [*pairing.others[:seat], pairing.hero, *pairing.others[seat:]]
    return names, f"{seed}:{number // shared}".encode()


def _play(job: tuple[Pairing, int, str]) -> Result:
    pairing, number, seed = job
    names, dice = arranged(pairing, number, seed)
    rules = resolve(Choice(pairing.edition, pairing.game)).played_by_post()
    return play_game([ALL_PLAYERS[name]() for name in names], rules, dice, pairing.turns)


def outcome_of(pairing: Pairing, results: Sequence[Result]) -> Outcome:
    """Return what games of a pairing have come to, in which the hero sat in each seat in turn."""
    seats = len(pairing.others) + 1
    by_hero = [(number % seats, result) for number, result in enumerate(results)]
    return Outcome(
        pairing,
        len(results),
        sum(result.winner == hero for hero, result in by_hero),
        sum(result.finished for result in results),
        round(statistics.median(result.turns for result in results)),
        sum(result.refused for result in results),
        sum(result.deals.made for result in results),
        sum(_in_vain(pairing, hero, result) for hero, result in by_hero),
        sum(result.deals.round_trips[hero] for hero, result in by_hero),
    )


def _in_vain(pairing: Pairing, hero: SeatId, result: Result) -> int:
    """Return the offers in vain of a game, without those of a hero that is a probe."""
    offers = result.deals.in_vain
    return offers.total() - (offers[hero] if pairing.hero in PROBES else 0)
