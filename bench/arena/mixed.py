"""Tables at which players of several kinds meet, drawn at random, and how good each of them is."""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from multiprocessing import Pool
from random import Random

from bench.arena.players import ALL_PLAYERS
from bench.arena.rating import Ratings, TableResult, rate
from bench.arena.table import TURNS, Result, play_game
from engine.editions.choice import Choice, resolve


@dataclass(frozen=True)
class Mixture:
    """Players that may sit at a table, how many of them do, and the rules they play by."""

    names: tuple[str, ...]
    seats: int = 4
    edition: str = "1994"
    game: str = "standard"
    turns: int = TURNS


def drawn(mixture: Mixture, number: int, seed: str) -> tuple[str, ...]:
    """Return who sits where in a game: nobody twice, unless there are too few for that."""
    random = Random(f"{seed}:{number}")
    if len(mixture.names) >= mixture.seats:
        return tuple(random.sample(mixture.names, mixture.seats))
    return tuple(random.choices(mixture.names, k=mixture.seats))


def play_mixed(mixture: Mixture, games: int, seed: str, jobs: int) -> list[dict[str, object]]:
    """Play a number of games in `jobs` processes; return lines of JSON, the best player's first."""
    numbers = [(mixture, number, seed) for number in range(games)]
    with Pool(jobs) as pool:
        played = pool.map(_play, numbers, chunksize=4)
    results = [result for _, result in played]
    tables = [TableResult(names, result.winner) for names, result in played]
    return [_about_games(mixture, results), *_about_players(tables, mixture.seats)]


def _play(job: tuple[Mixture, int, str]) -> tuple[tuple[str, ...], Result]:
    mixture, number, seed = job
    names = drawn(mixture, number, seed)
    return names, play_at((mixture, names, f"{seed}:{number}"))


def play_at(job: tuple[Mixture, tuple[str, ...], str]) -> Result:
    """Play a game by the rules of a mixture: who sits where, and the seed of the dice."""
    mixture, names, dice = job
    rules = resolve(Choice(mixture.edition, mixture.game)).played_by_post()
    players = [ALL_PLAYERS[name]() for name in names]
    return play_game(players, rules, dice.encode(), mixture.turns)


def _about_games(mixture: Mixture, results: Sequence[Result]) -> dict[str, object]:
    return {
        "mixed": list(mixture.names),
        "seats": mixture.seats,
        "edition": mixture.edition,
        "game": mixture.game,
        "games": len(results),
        "finished": round(sum(result.finished for result in results) / len(results), 4),
        "median_turns": round(statistics.median(result.turns for result in results)),
        "refused": sum(result.refused for result in results),
    }


def _about_players(tables: Sequence[TableResult], seats: int) -> Iterator[dict[str, object]]:
    """Yield what each player has won, and its rating: `ahead` is by how much above the next one.

    `expected` is the share of tables that it would win against others of the mean rating.
    """
    ratings = rate(tables)
    ranked = ratings.ranked()
    for rank, name in enumerate(ranked):
        sat = sum(table.players.count(name) for table in tables)
        won = sum(table.players[table.winner] == name for table in tables)
        rating, low, high = (round(it, 3) for it in ratings.of(name))
        strength = exp(rating)
        yield {
            "player": name,
            "seats": sat,
            "won": round(won / sat, 4),
            "rating": rating,
            "low": low,
            "high": high,
            "expected": round(strength / (strength + seats - 1), 4),
            **_ahead(ratings, ranked[rank : rank + 2]),
        }


def _ahead(ratings: Ratings, pair: Sequence[str]) -> dict[str, object]:
    if len(pair) < 2:
        return {}
    return {"ahead": [round(it, 3) for it in ratings.ahead(pair[0], pair[1])]}
