"""Ratings by who won: they find the strengths that made the results, and how sure that is."""

from collections.abc import Iterator
from math import exp
from random import Random
from typing import cast

import pytest

from bench.arena.calibration import foretold
from bench.arena.mixed import Mixture, drawn
from bench.arena.rating import TableResult, rate

STRENGTHS = {"a": 1.0, "b": 0.5, "c": 0.0, "d": -0.5, "e": -1.0}


def tables(count: int, seed: int = 3) -> list[TableResult]:
    """Draw tables of four, and who wins them, by STRENGTHS."""
    random, found = Random(seed), []
    for _ in range(count):
        players = tuple(random.sample(list(STRENGTHS), 4))
        weights = [exp(STRENGTHS[name]) for name in players]
        found.append(TableResult(players, random.choices(range(4), weights)[0]))
    return found


def test_ratings_are_near_the_strengths_that_made_the_results() -> None:
    ratings = rate(tables(4000))
    assert ratings.ranked() == tuple("abcde")
    for name, strength in STRENGTHS.items():
        assert ratings.of(name)[0] == pytest.approx(strength, abs=0.15)


def test_an_interval_narrows_with_games() -> None:
    few, many = rate(tables(200)), rate(tables(3200))
    assert _width(many.of("a")) == pytest.approx(_width(few.of("a")) / 4, rel=0.25)


def _width(interval: tuple[float, float, float]) -> float:
    _, low, high = interval
    return high - low


def test_intervals_hold_the_truth_19_times_of_20() -> None:
    held = 0
    for seed in range(100):
        difference, low, high = rate(tables(150, seed)).ahead("a", "b")
        assert low < difference < high
        held += low <= 0.5 <= high
    assert 90 <= held <= 99


def test_who_never_won_has_a_rating_too() -> None:
    ratings = rate([TableResult(("a", "b"), 0)] * 30)
    assert ratings.of("a")[0] == -ratings.of("b")[0]
    assert 1 < ratings.of("a")[0] < 10


def test_two_of_a_kind_at_a_table_count_both() -> None:
    ratings = rate([TableResult(("a", "a", "b"), at % 3) for at in range(300)])
    assert ratings.ahead("a", "b")[0] == pytest.approx(0, abs=1e-6)


def test_tables_are_drawn_evenly_and_nobody_sits_at_one_twice() -> None:
    mixture = Mixture(tuple("abcdef"))
    seatings = [drawn(mixture, number, "seats") for number in range(300)]
    assert all(len({*seating}) == 4 for seating in seatings)
    for name in "abcdef":
        assert 30 <= sum(seating[0] == name for seating in seatings) <= 70
    assert seatings == [drawn(mixture, number, "seats") for number in range(300)]


def test_few_players_fill_a_table_by_sitting_at_it_twice() -> None:
    assert {*drawn(Mixture(("a", "b")), 1, "seats")} <= {"a", "b"}
    assert len(drawn(Mixture(("a", "b")), 1, "seats")) == 4


def places(count: int) -> Iterator[dict[int, int]]:
    """Yield the places at tables of four, of twenty people, four of each of STRENGTHS."""
    random, strengths = Random(5), [*STRENGTHS.values()] * 4
    for _ in range(count):
        seated = random.sample(range(len(strengths)), 4)
        # Exponential waits come in the order that the model says.
        waits = {it: random.expovariate(exp(strengths[it])) for it in seated}
        yield {it: place for place, it in enumerate(sorted(waits, key=waits.__getitem__), 1)}


def test_what_the_ratings_of_people_foretell_comes_true() -> None:
    told = {line["chance"]: line for line in foretold(places(2000))}
    assert 0.57 <= cast(float, told["60 to 70 %"]["true"]) <= 0.73
    assert 0.77 <= cast(float, told["80 to 90 %"]["true"]) <= 0.93
