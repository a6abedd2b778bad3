"""Ratings: who rises and falls, what is rated at all, and that only the games decide."""

from __future__ import annotations

from random import Random

import pytest
from openskill.models import PlackettLuce

from engine.host.finished.ladder import BEGIN, SETTLED, LadderEntry, ladder
from engine.host.finished.profiles import profile
from engine.host.store.records import Fate, Result

ADA, BEN, CLEO, DORA = 1, 2, 3, 4
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
TOKENS = ("hat", "boat", "dog", "car", "iron")


def came(
    game: int,
    user: int,
    place: int | None,
    fate: Fate = "played",
    seat: int | None = None,
    seats: int = 4,
    turns: int = 10,
) -> Result:
    """How game number so and so ended for somebody."""
    sat = user if seat is None else seat
    name, token = NAMES[user], TOKENS[sat]
    return Result(f"g{game:04}", 7, user, float(game), sat, place, seats, turns, fate, name, token)


def game(number: int, *order: int) -> tuple[Result, ...]:
    """People came in in this order."""
    return tuple(came(number, user, place) for place, user in enumerate(order, start=1))


def by_user(results: tuple[Result, ...]) -> dict[int, LadderEntry]:
    return {entry.user_id: entry for entry in ladder(results)}


def season(games: int) -> tuple[Result, ...]:
    """Games of four people in orders that differ."""
    random = Random(5)
    people = [ADA, BEN, CLEO, DORA]
    found: list[Result] = []
    for number in range(games):
        random.shuffle(people)
        found += game(number, *people[: random.randint(2, 4)])
    return tuple(found)


def test_the_winner_rises_and_the_loser_falls() -> None:
    won, lost = ladder(game(1, BEN, ADA))
    assert (won.name, won.place, won.games, won.wins) == ("Ben", 1, 1, 1)
    assert (lost.name, lost.place, lost.games, lost.wins) == ("Ada", 2, 1, 0)
    assert lost.rating < BEGIN < won.rating


def test_equals_share_a_place_on_the_ladder() -> None:
    found = (came(1, ADA, 1), came(1, BEN, 1), came(1, CLEO, 3))
    assert [(it.name, it.place) for it in ladder(found)] == [("Ada", 1), ("Ben", 1), ("Cleo", 3)]
    ada, ben, _ = ladder(found)
    assert (ada.rating, ada.wins) == (ben.rating, ben.wins) == (ben.rating, 1)


def test_ratings_are_what_the_library_says() -> None:
    model = PlackettLuce()
    ada, ben, cleo = (model.rating() for _ in range(3))
    (ada,), (ben,), (cleo,) = model.rate([[ada], [ben], [cleo]], ranks=[1, 2, 3])
    (cleo,), (ada,), (ben,) = model.rate([[cleo], [ada], [ben]], ranks=[1, 2, 3])
    expected = {
        user: round(1000 + 20 * (it.mu - 3 * it.sigma))
        for user, it in ((ADA, ada), (BEN, ben), (CLEO, cleo))
    }
    found = by_user((*game(1, ADA, BEN, CLEO), *game(2, CLEO, ADA, BEN)))
    assert {user: entry.rating for user, entry in found.items()} == expected


def test_in_which_order_results_are_read_does_not_matter() -> None:
    results = season(40)
    mixed = list(results)
    Random(1).shuffle(mixed)
    assert ladder(tuple(mixed)) == ladder(results)


def test_in_which_order_games_were_played_does_matter() -> None:
    results = season(12)
    turned = tuple(came(100 - int(it.ended_at), it.user_id, it.place) for it in results if it.place)
    assert ladder(turned) != ladder(results)


def test_the_ladder_is_ordered_by_what_is_shown() -> None:
    ratings = [entry.rating for entry in ladder(season(40))]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == 4


@pytest.mark.parametrize("games", [SETTLED - 1, SETTLED])
def test_a_rating_is_provisional_at_first(games: int) -> None:
    found = ladder(tuple(it for number in range(games) for it in game(number, ADA, BEN)))
    assert {entry.is_provisional for entry in found} == {games < SETTLED}


def test_whoever_abandons_comes_after_everybody_who_played() -> None:
    gone = came(1, ADA, 3, "abandoned", seats=3)
    last = came(1, BEN, 3, seats=3)
    found = by_user((gone, last, came(1, CLEO, 1, seats=3)))
    assert found[ADA].rating < found[BEN].rating < found[CLEO].rating
    assert found[ADA].games == 1


def test_a_rich_winner_by_silence_has_not_won() -> None:
    found = by_user((came(1, ADA, 1, "abandoned"), came(1, BEN, 2)))
    assert (found[ADA].wins, found[BEN].wins) == (0, 0)
    assert found[ADA].rating < found[BEN].rating


@pytest.mark.parametrize(
    "unrated",
    [
        (came(1, ADA, 1),),
        (came(1, ADA, None, "called-off"), came(1, BEN, None, "called-off")),
        (came(1, ADA, 1, seat=2), came(1, BEN, 4, "abandoned", seat=2)),
    ],
    ids=["against computers", "called off", "one seat after another"],
)
def test_what_is_not_rated(unrated: tuple[Result, ...]) -> None:
    assert ladder(unrated) == ()
    rated = game(2, CLEO, DORA)
    assert ladder((*unrated, *rated)) == ladder(rated)


def test_everybody_is_called_by_the_newest_name() -> None:
    before, after = game(1, ADA, BEN), game(2, ADA, BEN)
    renamed = tuple(
        Result(*[getattr(it, name) if name != "name" else f"{it.name} II" for name in it.__slots__])
        for it in after
    )
    assert [entry.name for entry in ladder((*renamed, *before))] == ["Ada II", "Ben II"]


# Profiles


def test_a_profile_adds_up_what_somebody_did() -> None:
    found = profile(
        (
            came(1, ADA, 1, turns=30),
            came(2, ADA, 2, turns=90),
            came(3, ADA, 4, "abandoned", turns=200),
            came(4, ADA, None, "called-off", seat=2),
            came(5, ADA, 1, seats=6, seat=2),
            came(6, ADA, 2, seat=2),
        )
    )
    assert (found.name, found.games, found.wins) == ("Ada", 5, 2)
    assert found.places == {1: 2, 2: 2, 4: 1}
    assert (found.abandoned, found.called_off) == (1, 1)
    assert [it.game_id for it in found.best] == ["g0005", "g0001", "g0006"]
    assert found.longest is not None
    assert found.longest.turns == 90
    assert found.token == ("dog", 3)


def test_of_games_that_were_called_off_there_is_nothing_else_to_tell() -> None:
    found = profile((came(1, ADA, None, "called-off"),))
    assert (found.games, found.places, found.best, found.longest) == (0, {}, (), None)
    assert found.called_off == 1


def test_games_that_a_moderator_took_somebody_from_are_counted_apart() -> None:
    found = profile((came(1, ADA, None, "removed"), came(2, ADA, 1)))
    assert (found.games, found.abandoned, found.called_off, found.removed) == (1, 0, 0, 1)


def test_nobody_has_a_profile_of_nothing() -> None:
    with pytest.raises(ValueError, match="no results"):
        profile(())
