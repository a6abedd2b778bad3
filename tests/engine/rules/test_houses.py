"""HOUSE: building evenly in complete groups, and taking down evenly."""

import pytest

from engine.core.actions import Build, SellBuildings
from engine.core.decisions import BuyOrDecline, ToThrow
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, Built
from engine.core.offered import BuildOffer
from tests.engine.rules.oranges import all_at, oranges
from tests.support.editions import builds_any_time, by_the_group
from tests.support.game import (
    BALTIC,
    BROWNS,
    INDIANA,
    KENTUCKY,
    LIGHT_BLUES,
    NEW_YORK,
    ORANGES,
    PACIFIC,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    live,
)
from tests.support.landings import land_on

GREENS = (31, 32, 34)


def test_house_01_only_in_a_complete_group() -> None:
    game = live().owns(A, ST_JAMES, TENNESSEE).owns(B, NEW_YORK)
    assert game.refused(A, Build(((ST_JAMES, 1),))) is Reason.GROUP_INCOMPLETE
    assert not [offer for offer in game.offers(A) if isinstance(offer, BuildOffer)]


def test_house_01_the_banks_lot_does_not_complete_it() -> None:
    game = live().owns(A, ST_JAMES, TENNESSEE)
    assert game.refused(A, Build(((ST_JAMES, 1),))) is Reason.GROUP_INCOMPLETE


@pytest.mark.parametrize("space", REDS)
def test_house_02_the_first_house_goes_anywhere_in_the_group(space: int) -> None:
    game = live().owns(A, *REDS)
    game.play(A, Build(((space, 1),)))
    assert game.happened(Built) == [Built(A, ((space, 1),), 150, 31, 12)]


def test_house_03_the_next_one_on_a_bare_lot() -> None:
    game = live().owns(A, *REDS).levels(REDS, 0, 1, 0)
    assert game.refused(A, Build(((INDIANA, 2),))) is Reason.UNEVEN
    game.play(A, Build(((KENTUCKY, 1),)))
    assert [game.level(space) for space in REDS] == [1, 1, 0]


@pytest.mark.parametrize(
    ("group", "price"),
    [(BROWNS, 50), (LIGHT_BLUES, 50), (ORANGES, 100), (REDS, 150), (GREENS, 200)],
)
def test_house_04_the_price_is_on_the_deed(group: tuple[int, ...], price: int) -> None:
    game = live().owns(A, *group)
    game.play(A, Build(((group[0], 1),)))
    assert game.cash_of(A) == 1500 - price


def test_house_05_no_lot_gets_more_than_one_ahead() -> None:
    game = oranges(2, 1, 1)
    assert game.refused(A, Build(((ST_JAMES, 3),))) is Reason.UNEVEN
    game.play(A, Build(((TENNESSEE, 2),)))
    assert [game.level(space) for space in ORANGES] == [2, 2, 1]


def test_house_05_a_whole_request_is_judged_by_where_it_ends() -> None:
    game = oranges(0, 0, 0)
    assert game.refused(A, Build(((ST_JAMES, 2),))) is Reason.UNEVEN
    assert game.refused(A, Build(((ST_JAMES, 2), (TENNESSEE, 1)))) is Reason.UNEVEN
    game.play(A, Build(((ST_JAMES, 2), (TENNESSEE, 1), (NEW_YORK, 1))))
    assert game.happened(Built)[0] == Built(
        A, ((ST_JAMES, 2), (TENNESSEE, 1), (NEW_YORK, 1)), 400, 28, 12
    )


def test_house_06_four_at_most_then_the_hotel() -> None:
    game = oranges(4, 4, 4)
    assert BuildOffer("orange", 13, 15) in game.offers(A)
    game.play(A, Build(((ST_JAMES, 5),)))
    assert (game.state.houses, game.state.hotels) == (24, 11)


@builds_any_time
def test_house_07_at_any_time_another_players_turn_included() -> None:
    game = live().owns(A, *ORANGES).to_move(B)
    game.play(A, Build(((ST_JAMES, 1),)))
    assert game.level(ST_JAMES) == 1
    assert game.decision == ToThrow(game.decision.id, B, 0)
    land_on(game, PACIFIC, seat=B)
    assert isinstance(game.decision, BuyOrDecline)
    game.play(A, Build(((TENNESSEE, 1),)))
    assert game.level(TENNESSEE) == 1


def test_house_08_as_many_as_cash_buys() -> None:
    game = oranges(0, 0, 0).cash(A, 300)
    game.play(A, Build(all_at(ORANGES, 1)))
    assert [game.level(space) for space in ORANGES] == [1, 1, 1]
    assert (game.cash_of(A), game.state.houses) == (0, 29)


def test_house_08_but_not_one_more() -> None:
    game = oranges(0, 0, 0).cash(A, 299).owns(A, READING)
    assert BuildOffer("orange", 1, 2) in game.offers(A)
    assert game.refused(A, Build(all_at(ORANGES, 1))) is Reason.CANNOT_AFFORD


def test_house_09_they_come_off_evenly() -> None:
    game = oranges(3, 2, 2)
    assert game.refused(A, SellBuildings(((TENNESSEE, 1),))) is Reason.UNEVEN
    game.play(A, SellBuildings(((ST_JAMES, 2),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((ST_JAMES, 2),), 50, 26, 12)]


@by_the_group
def test_house_10_not_while_a_lot_of_the_group_is_mortgaged() -> None:
    game = live().owns(A, *ORANGES).mortgaged(TENNESSEE)
    assert game.refused(A, Build(((ST_JAMES, 1),))) is Reason.GROUP_MORTGAGED
    assert not [offer for offer in game.offers(A) if isinstance(offer, BuildOffer)]


def test_house_10_another_groups_mortgage_does_not_matter() -> None:
    game = live().owns(A, *ORANGES, READING, *BROWNS).mortgaged(READING, BALTIC)
    game.play(A, Build(((ST_JAMES, 1),)))
    assert game.level(ST_JAMES) == 1


def test_house_11_from_jail_too() -> None:
    game = live().owns(A, *ORANGES).jailed(A).to_move(A)
    game.play(A, Build(((NEW_YORK, 1),)))
    assert game.level(NEW_YORK) == 1


def test_amb_48_groups_are_built_independently() -> None:
    game = oranges(1, 1, 1).owns(A, *REDS)
    game.play(A, Build(((ST_JAMES, 2),)))
    assert game.level(ST_JAMES) == 2
    assert [game.level(space) for space in REDS] == [0, 0, 0]
