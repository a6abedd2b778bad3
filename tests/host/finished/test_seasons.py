"""The table of a season: whom a game brings points, what counts, and how equals are told apart."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from engine.host.calendar import A_DAY, Season, season_at
from engine.host.finished.seasons import POINT, SeasonEntry, champions, points_of, season_table
from engine.host.store.records import Fate, Result
from tests.support.seeds import chunks, described, seeds

ADA, BEN, CLEO, DORA, EVE = 1, 2, 3, 4, 5
PEOPLE = (ADA, BEN, CLEO, DORA, EVE)
HISTORIES = 10_020


def came(
    game: int, user: int, place: int | None, fate: Fate = "played", *, unrated: bool = False
) -> Result:
    """How game number so and so ended for a person."""
    return Result(
        f"g{game:03}", 7, user, float(game), user % 9, place, 6, 40, fate, f"P{user}.{game}",
        "hat", unrated,
    )  # fmt: skip


def game(number: int, *order: int) -> tuple[Result, ...]:
    """People came in in this order."""
    return tuple(came(number, user, place) for place, user in enumerate(order, start=1))


def points(*results: Result) -> list[float]:
    return [found / POINT for found in points_of(results)]


def places(results: tuple[Result, ...]) -> dict[int, int]:
    return {entry.user_id: entry.place for entry in season_table(results)}


def entry(user: int, results: tuple[Result, ...]) -> SeasonEntry:
    return next(it for it in season_table(results) if it.user_id == user)


# What one game brings


def test_a_point_for_each_person_behind_and_two_more_for_the_win() -> None:
    assert points(*game(1, ADA, BEN, CLEO, DORA)) == [5, 2, 1, 0]
    assert points(*game(1, ADA, BEN)) == [3, 0]


def test_computers_are_neither_beaten_nor_counted() -> None:
    assert points(came(1, ADA, 2), came(1, BEN, 5)) == [1, 0]


def test_equals_share_the_mean() -> None:
    assert points(came(1, ADA, 1), came(1, BEN, 1), came(1, CLEO, 3)) == [2.5, 2.5, 0]
    assert points(came(1, ADA, 1), came(1, BEN, 2), came(1, CLEO, 2)) == [4, 0.5, 0.5]


def test_who_abandons_a_game_is_behind_all_and_gets_nothing() -> None:
    gone = (came(1, CLEO, 4, "abandoned"), came(1, DORA, 4, "abandoned"))
    assert points(came(1, ADA, 1), came(1, BEN, 4), *gone) == [5, 2, 0, 0]


def test_a_game_that_is_not_rated_counts_for_nobody() -> None:
    off = tuple(replace(it, unrated=True) for it in game(1, ADA, BEN))
    assert season_table((*off, came(2, CLEO, 1), came(3, DORA, None, "called-off"))) == ()


# What counts


def test_the_best_four_games_count() -> None:
    played = tuple(it for number in range(3) for it in game(number, ADA, BEN, CLEO))
    played += tuple(it for number in range(3, 9) for it in game(number, BEN, ADA, CLEO))
    ada, ben = entry(ADA, played), entry(BEN, played)
    assert (ada.points / POINT, ada.games, ada.counted, ada.wins) == (13, 9, 4, 3)
    assert (ben.points / POINT, ben.wins) == (16, 4)


def test_a_game_more_never_costs_a_point() -> None:
    played = game(1, ADA, BEN, CLEO)
    assert entry(ADA, (*played, *game(2, BEN, CLEO, ADA))).points == entry(ADA, played).points


def test_equal_points_are_told_apart_by_wins() -> None:
    won = game(1, ADA, BEN)
    second = (*game(2, DORA, CLEO, BEN, EVE), *game(3, DORA, CLEO, BEN))
    assert entry(ADA, (*won, *second)).points == entry(CLEO, (*won, *second)).points
    assert places((*won, *second))[ADA] < places((*won, *second))[CLEO]


def test_then_by_whom_the_equals_have_beaten_of_each_other() -> None:
    played = (*game(1, ADA, BEN, CLEO), *game(2, BEN, CLEO), *game(3, BEN, CLEO))
    played += (*game(4, ADA, CLEO), came(5, BEN, 1), came(5, DORA, 1), *game(6, ADA, DORA))
    ada, ben = entry(ADA, played), entry(BEN, played)
    assert (ada.place, ben.place) == (1, 2)
    tied = (*game(1, ADA, BEN, CLEO), *game(2, BEN, ADA, CLEO))
    assert [it.place for it in season_table(tied)] == [1, 1, 3]
    ahead = (*tied, came(3, ADA, 2), came(3, BEN, 3), came(3, CLEO, 1), came(4, BEN, 2))
    assert places(ahead)[ADA] < places(ahead)[BEN]


def test_then_by_fewer_games() -> None:
    played = (*game(1, ADA, CLEO), *game(2, BEN, CLEO), *game(3, CLEO, BEN))
    assert places(played) == {ADA: 1, BEN: 2, CLEO: 3}


def test_else_a_place_is_shared() -> None:
    assert places((*game(1, ADA, CLEO), *game(2, BEN, DORA))) == {ADA: 1, BEN: 1, CLEO: 3, DORA: 3}


def test_the_champion_has_played_two_games() -> None:
    once = game(1, ADA, BEN, CLEO, DORA, EVE)
    twice = (*game(2, BEN, CLEO), *game(3, DORA, EVE))
    assert season_table((*once, *twice))[0].user_id == ADA
    assert [it.user_id for it in champions(season_table((*once, *twice)))] == [BEN]
    assert champions(season_table(once)) == ()


def test_a_deleted_person_is_beaten_and_not_listed() -> None:
    played = (came(1, ADA, 1), replace(came(1, BEN, 2), user_id=-3, name=""))
    assert [(it.user_id, it.points / POINT) for it in season_table(played)] == [(ADA, 3)]


def test_everybody_has_the_newest_name() -> None:
    assert entry(ADA, (*game(2, ADA, BEN), *game(1, ADA, BEN))).name == "P1.2"


# Against a slow reference


def is_ahead(one: Result, two: Result) -> bool:
    """Whether one is ahead of another person of the game, who is not its equal."""
    if "abandoned" in (one.fate, two.fate):
        return one.fate != "abandoned"
    return (one.place or 0) < (two.place or 0)


def is_equal(one: Result, two: Result) -> bool:
    both_gone = one.fate == two.fate == "abandoned"
    return both_gone or (one.place == two.place and one.fate == two.fate)


def brought(own: Result, of_game: list[Result]) -> tuple[Fraction, bool]:
    """The points, and whether it was a win."""
    if own.fate == "abandoned":
        return Fraction(0), False
    others = [it for it in of_game if it is not own]
    behind = sum(is_ahead(own, it) for it in others)
    equals, won = sum(is_equal(own, it) for it in others), own.place == 1
    return behind + Fraction(equals, 2) + won * Fraction(2, equals + 1), won


def rated(results: tuple[Result, ...]) -> list[list[Result]]:
    games: dict[str, list[Result]] = {}
    for result in results:
        games.setdefault(result.game_id, []).append(result)
    return [
        it
        for it in games.values()
        if len({r.seat for r in it if r.fate != "called-off"}) > 1
        and not any(r.unrated for r in it)
    ]


def total(user: int, games: list[list[Result]]) -> tuple[Fraction, int, int]:
    """Points, games and wins of a person, by the best of all choices of four games."""
    found = [brought(r, it) for it in games for r in it if r.user_id == user]
    best = max(
        combinations(found, min(4, len(found))),
        key=lambda four: (sum(it for it, _ in four), sum(won for _, won in four)),
    )
    points = sum((it for it, _ in best), Fraction(0))
    return points, len(found), sum(won for _, won in best)


def reference(results: tuple[Result, ...]) -> list[tuple[int, int, Fraction, int, int]]:
    """The table by the words of the rule: place, user, points, games, wins."""
    games = rated(results)
    users = {r.user_id for it in games for r in it}
    totals = {user: total(user, games) for user in users}

    def ties(one: int, two: int) -> bool:
        return totals[one][::2] == totals[two][::2]

    def against(user: int) -> Fraction:
        meetings = [
            (own, other)
            for it in games
            for own in it
            for other in it
            if own.user_id == user and other is not own and ties(user, other.user_id)
        ]
        ahead = [is_equal(*it) * Fraction(1, 2) or Fraction(is_ahead(*it)) for it in meetings]
        return sum(ahead, Fraction(0))

    keys = {user: (-it[0], -it[2], -against(user), it[1]) for user, it in totals.items()}
    return sorted(
        (1 + sum(other < keys[user] for other in keys.values()), user, *totals[user])
        for user in users
    )


def history(random: Random) -> tuple[Result, ...]:
    """Up to fourteen games of two to five people, some of which do not count."""
    found: list[Result] = []
    for number in range(random.randint(1, 14)):
        unrated = random.random() < 0.1
        fates: list[Fate] = ["played"] * 8 + ["abandoned"]
        for user in random.sample(PEOPLE, random.randint(1, 5)):
            fate = random.choice(fates)
            place = 6 if fate == "abandoned" else random.randint(1, 5)
            found.append(came(number, user, place, fate, unrated=unrated))
    return tuple(found)


@pytest.mark.parametrize("chunk", chunks(HISTORIES, 167), ids=described)
def test_random_histories_are_folded_as_by_the_slow_reference(chunk: range) -> None:
    for seed in chunk:
        random = Random(seed)
        results = history(random)
        found = season_table(results)
        assert sorted(
            (it.place, it.user_id, Fraction(it.points, POINT), it.games, it.wins) for it in found
        ) == reference(results), f"seed {seed}"
        mixed = list(results)
        random.shuffle(mixed)
        assert season_table(mixed) == found, f"seed {seed}, in another order"


# Thirteen games of four friends


def tables_after(played: tuple[Result, ...]) -> list[tuple[SeasonEntry, ...]]:
    """The tables that one more game of the four can lead to."""
    ends = permutations(PEOPLE[:4])
    return [season_table((*played, *game(99, *order))) for order in ends]


def test_each_of_thirteen_games_of_four_friends_can_still_change_the_table() -> None:
    """Points or places in every case, and places in five of six before the last game."""
    moves, seasons = 0, seeds(600)
    for seed in seasons:
        random, played = Random(seed), tuple[Result, ...]()
        for number in range(13):
            now = {it.user_id: (it.points, it.place) for it in season_table(played)}
            found = [
                {it.user_id: (it.points, it.place) for it in table}
                for table in tables_after(played)
            ]
            assert any(after != now for after in found), f"seed {seed}, game {number}"
            if number == 12:
                order = places(played)
                moves += any({it.user_id: it.place for it in table} != order
                             for table in tables_after(played))  # fmt: skip
            played += game(number, *random.sample(PEOPLE[:4], 4))
    assert moves >= len(seasons) * 0.6


# The calendar


def at(*date: int) -> float:
    return datetime(*date, tzinfo=UTC).timestamp()  # type: ignore[misc, arg-type]


def test_a_quarter_begins_and_ends_in_utc() -> None:
    autumn = season_at(at(2026, 11, 30), "quarter")
    assert autumn == Season(2026, 10, 3)
    assert (autumn.begins_at, autumn.ends_at) == (at(2026, 10, 1), at(2027, 1, 1))
    assert season_at(autumn.begins_at - 1, "quarter") == autumn.before == Season(2026, 7, 3)
    assert season_at(autumn.ends_at - 1, "quarter") == autumn
    assert season_at(autumn.ends_at, "quarter") == Season(2027, 1, 3)


def test_a_month_is_one_too_and_off_is_none() -> None:
    assert season_at(at(2028, 2, 29, 23, 59), "month") == Season(2028, 2, 1)
    assert Season(2026, 12, 1).ends_at == at(2027, 1, 1)
    assert season_at(at(2028, 2, 29), "off") is None


def test_a_day_that_has_begun_is_a_day_left() -> None:
    season = Season(2026, 10, 3)
    assert season.days_left(season.ends_at - 1) == 1
    assert season.days_left(season.ends_at - 33 * A_DAY) == 33
    assert season.days_left(season.ends_at + 5) == 0
