"""Whether the ratings of people say what they promise: computers of known strength, rated so.

Of all pairs at a table whose ratings gave one of them a chance of 60 to 70 % to come in before the
other, about 65 of 100 should have done so.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import exp, sqrt
from multiprocessing import Pool
from random import Random

from openskill.models import PlackettLuce

from bench.arena.match import JsonLine
from bench.arena.mixed import Mixture, play_at
from engine.host.finished.ladder import SETTLED, RatedPerson, rate
from engine.host.store.records import Result

BETA = PlackettLuce().beta
PEOPLE_OF_A_KIND = 4
"""People who play as each of the players."""
Places = dict[int, int]
"""The place of each person at one table, by their ids."""


def calibrate(mixture: Mixture, games: int, seed: str, jobs: int) -> Iterator[JsonLine]:
    """Play a number of games in `jobs` processes; yield lines of JSON, as `foretold` does."""
    people = [name for name in mixture.names for _ in range(PEOPLE_OF_A_KIND)]
    everybody = range(len(people))
    tables = [Random(f"{seed}:{it}").sample(everybody, mixture.seats) for it in range(games)]
    names = [tuple(people[it] for it in table) for table in tables]
    with Pool(jobs) as pool:
        jobs_of = [(mixture, seated, f"{seed}:{it}") for it, seated in enumerate(names)]
        played = pool.map(play_at, jobs_of, chunksize=4)
    yield from foretold(
        dict(zip(table, result.places, strict=True))
        for table, result in zip(tables, played, strict=True)
    )


def foretold(games: Iterable[Places]) -> Iterator[JsonLine]:
    """Yield a line for each ten per cent of chance: the pairs, and the share that came true.

    The chances are those before each game, of pairs whose ratings have settled; equals count half.
    """
    standing: dict[int, RatedPerson] = {}
    pairs, true = Counter[int](), defaultdict[int, float](float)
    for number, places in enumerate(games):
        game = _results(number, places)
        for chance, share in _chances(game, standing):
            pairs[int(chance * 10)] += 1
            true[int(chance * 10)] += share
        rate(game, standing, [1.0] * len(game))
    for tenth in sorted(pairs):
        share = round(true[tenth] / pairs[tenth], 4)
        yield {"chance": f"{tenth}0 to {tenth + 1}0 %", "pairs": pairs[tenth], "true": share}


def _chances(
    game: Sequence[Result], known: dict[int, RatedPerson]
) -> Iterator[tuple[float, float]]:
    """Yield the better one's chance of each settled pair, and 1 if that came true, or 0.

    The chance is the model's own: at a table with others, luck counts more than between two.
    """
    ratings = {it.user_id: known[it.user_id].rating for it in game if it.user_id in known}
    spread = sqrt(sum(BETA**2 + it.sigma**2 for it in ratings.values()))
    settled = [it for it in game if it.user_id in known and known[it.user_id].games >= SETTLED]
    for first, second in combinations(settled, 2):
        lead = (ratings[first.user_id].mu - ratings[second.user_id].mu) / spread
        chance = 1 / (1 + exp(-abs(lead)))
        ahead, behind = (first, second) if lead >= 0 else (second, first)
        assert ahead.place is not None
        assert behind.place is not None
        yield chance, (1 + (ahead.place < behind.place) - (ahead.place > behind.place)) / 2


def _results(number: int, places: Places) -> list[Result]:
    return [
        Result(f"g{number}", 1, user, number, seat, place, len(places), 40, "played", "", "hat")
        for seat, (user, place) in enumerate(places.items())
    ]
