"""Ratings that cannot be bought: second accounts, lost games, games of the same two again."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import median

import pytest

from engine.host.calendar import A_DAY
from engine.host.finished.ladder import BEGIN, ladder
from engine.host.store.records import Result
from tests.support.seeds import seeds

FARMER, OTHER, THIRD = 1, 2, 3
HONEST = tuple(range(11, 17))
APART = A_DAY / 2
"""Seconds between two games: sixty of them fit into a quarter."""


def game(number: int, *order: int) -> tuple[Result, ...]:
    """People came in in this order."""
    ended = number * APART
    return tuple(
        Result(f"g{number:05}", 7, user, ended, seat, seat + 1, len(order), 40, "played",
               f"P{user}", "hat")
        for seat, user in enumerate(order)
    )  # fmt: skip


def ratings(results: tuple[Result, ...]) -> dict[int, int]:
    return {entry.user_id: entry.rating for entry in ladder(results)}


def honest_games(seed: int, count: int = 60) -> tuple[Result, ...]:
    """Six people of different skill, three to six of them in a game."""
    random = Random(seed)
    skill = {user: random.gauss(0, 1) for user in HONEST}
    found: list[Result] = []
    for number in range(count):
        seated = random.sample(HONEST, random.choice((3, 4, 4, 5, 6)))
        order = sorted(seated, key=lambda user: -skill[user] - random.gauss(0, 2))
        found += game(number, *order)
    return tuple(found)


@pytest.mark.parametrize("accounts", [1, 3, 10])
@pytest.mark.parametrize("each", [False, True], ids=["50 in all", "50 with each"])
def test_who_farms_second_accounts_stays_behind_half_of_six_honest_people(
    accounts: int, each: bool
) -> None:
    count = 50 * accounts if each else 50
    farmed = [it for no in range(count) for it in game(1000 + no, FARMER, 100 + no % accounts)]
    for seed in seeds(120):
        honest = honest_games(seed)
        found = ratings((*honest, *farmed))
        assert found[FARMER] < median(found[user] for user in HONEST)


def test_the_same_two_count_less_each_time_within_a_quarter() -> None:
    known = (*game(0, FARMER, OTHER, THIRD), *game(1, THIRD, OTHER, FARMER))

    def rise(*numbers: int) -> list[int]:
        """What each of these games brings its winner."""
        found, played = [], known
        for number in numbers:
            before = ratings(played)[FARMER]
            played += game(number, FARMER, OTHER)
            found.append(ratings(played)[FARMER] - before)
        return found

    first, second, third = rise(2, 3, 4)
    assert first > second > third > 0
    assert abs(second - first / 2) < first / 5
    a_year_later = 2 * 365
    again = rise(2, a_year_later)[1]
    assert again > second


def test_two_who_meet_nobody_else_hardly_move() -> None:
    alone = ratings(game(1, FARMER, OTHER))
    assert BEGIN < alone[FARMER] < BEGIN + 15
    among_others = (*game(0, OTHER, THIRD), *game(2, THIRD, OTHER))
    more = ratings((*among_others, *game(1, FARMER, OTHER)))
    assert more[FARMER] > BEGIN + 50, "an opponent who is known to others is one"


def test_in_games_of_three_all_count_in_full() -> None:
    once, twice = game(1, FARMER, OTHER, THIRD), game(2, FARMER, OTHER, THIRD)
    first = ratings(once)[FARMER] - BEGIN
    assert ratings((*once, *twice))[FARMER] - BEGIN > first * 1.4


@pytest.mark.parametrize("seed", seeds(1200))
def test_a_loss_never_raises_what_is_shown(seed: int) -> None:
    """Who is last, alone or with others, lost; 6 only ever loses."""
    random, shown, played = Random(seed), dict[int, int](), tuple[Result, ...]()
    for number in range(25):
        order = [*random.sample(range(1, 6), random.randint(2, 5)), 6]
        ended = game(number, *order)
        losers = random.randint(1, len(order) - 1)
        place = len(order) - losers + 1
        played += tuple(replace(it, place=min(it.place or 0, place)) for it in ended)
        found = ratings(played)
        for user in order[-losers:]:
            assert found[user] <= shown.get(user, BEGIN)
        shown |= found
