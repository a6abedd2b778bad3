"""HOTEL: four houses everywhere first, then one hotel a lot; and stepping down again."""

import pytest

from engine.core.actions import Build, Levels, SellBuildings
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, Built
from engine.core.offered import BuildOffer, SellLotsOffer, SellOffer
from engine.invariants import broken
from engine.rules.manage import property_offers, spending_offers
from engine.view import seat_view
from tests.support.editions import sells_evenly, sells_in_any_order
from tests.support.game import (
    BOARDWALK,
    DARK_BLUES,
    LIGHT_BLUES,
    NEW_YORK,
    ORANGES,
    PARK_PLACE,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    Game,
    live,
)


def oranges(*levels: int) -> Game:
    """A owns the oranges, built to these levels."""
    return live().owns(A, *ORANGES).levels(ORANGES, *levels)


def test_hotel_01_four_houses_on_every_lot_first() -> None:
    game = oranges(4, 4, 3)
    assert game.refused(A, Build(((ST_JAMES, 5),))) is Reason.UNEVEN
    game.play(A, Build(((NEW_YORK, 4),)))
    game.play(A, Build(((ST_JAMES, 5),)))
    assert game.level(ST_JAMES) == 5


def test_hotel_02_the_price_and_four_houses_back() -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 4, 4).stock(10, 5)
    game.play(A, Build(((BOARDWALK, 5),)))
    assert game.happened(Built) == [Built(A, ((BOARDWALK, 5),), 200, 14, 4)]
    assert game.cash_of(A) == 1300


@pytest.mark.parametrize("space", ORANGES)
def test_hotel_03_on_any_lot_of_the_group(space: int) -> None:
    game = oranges(4, 4, 4)
    game.play(A, Build(((space, 5),)))
    assert [game.level(lot) for lot in ORANGES] == [5 if lot == space else 4 for lot in ORANGES]
    assert game.is_sound()


def test_hotel_04_a_group_full_of_hotels_is_not_one_that_has_to_wait() -> None:
    assert seat_view(oranges(5, 5, 5).state, A).unbuildable == ()


@pytest.mark.parametrize("level", [5, 6, 10])
def test_hotel_04_one_on_a_lot(level: int) -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 4, 5)
    assert game.refused(A, Build(((BOARDWALK, level),))) is Reason.LEVEL_RANGE


def test_hotel_05_the_houses_are_for_anyone_to_buy() -> None:
    game = oranges(4, 4, 4).owns(B, *LIGHT_BLUES).stock(0, 12).to_move(B)
    assert game.refused(B, Build(((6, 1),))) is Reason.NO_HOUSES
    game.to_move(A).play(A, Build(((TENNESSEE, 5),)))
    game.to_move(B).play(B, Build(((6, 2), (8, 1), (9, 1))))
    assert (game.state.houses, game.state.hotels) == (0, 11)


def test_hotel_needs_one_in_the_bank() -> None:
    game = oranges(4, 4, 4).stock(20, 1)
    assert game.refused(A, Build(((ST_JAMES, 5), (TENNESSEE, 5)))) is Reason.NO_HOTELS
    game.play(A, Build(((ST_JAMES, 5),)))
    assert game.refused(A, Build(((TENNESSEE, 5),))) is Reason.NO_HOTELS


@pytest.mark.parametrize("levels", [(4, 4, 4), (5, 4, 4), (4, 4, 3), (0, 0, 0), (5, 5, 5)])
@pytest.mark.parametrize("hotels", [0, 1])
def test_what_a_seat_can_spend_on_is_all_that_it_may_build(
    levels: tuple[int, int, int], hotels: int
) -> None:
    state = oranges(*levels).stock(20, hotels).state
    building = [it for it in property_offers(state, A) if isinstance(it, BuildOffer)]
    assert spending_offers(state, A) == building


def test_hotel_must_be_paid_in_cash() -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 4, 4).cash(A, 199)
    assert game.refused(A, Build(((PARK_PLACE, 5),))) is Reason.CANNOT_AFFORD


@pytest.mark.parametrize(
    ("houses", "levels", "proceeds", "left"),
    [
        (0, ((ST_JAMES, 0), (TENNESSEE, 0), (NEW_YORK, 0)), 750, 0),
        (1, ((ST_JAMES, 0), (TENNESSEE, 1), (NEW_YORK, 0)), 700, 0),
        (3, ((ST_JAMES, 1), (TENNESSEE, 1), (NEW_YORK, 1)), 600, 0),
        (5, ((ST_JAMES, 2), (TENNESSEE, 2), (NEW_YORK, 1)), 500, 0),
        (9, ((ST_JAMES, 2), (TENNESSEE, 2), (NEW_YORK, 2)), 450, 3),
    ],
)
def test_amb_51_any_even_layout_that_the_stock_allows(
    houses: int, levels: Levels, proceeds: int, left: int
) -> None:
    game = oranges(5, 5, 5).stock(houses, 0)
    game.play(A, SellBuildings(levels))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, levels, proceeds, left, 3)]


def test_amb_51_one_hotel_steps_down_where_four_houses_are_left() -> None:
    game = oranges(5, 5, 5).stock(4, 0)
    game.play(A, SellBuildings(((ST_JAMES, 4),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((ST_JAMES, 4),), 50, 0, 1)]


def test_amb_51_and_is_refused_where_they_are_not() -> None:
    game = oranges(5, 5, 5).stock(3, 0)
    assert game.refused(A, SellBuildings(((ST_JAMES, 4),))) is Reason.NO_HOUSES


@sells_evenly
def test_amb_51_the_totals_that_the_stock_allows_are_offered() -> None:
    game = oranges(5, 5, 5).stock(3, 0)
    assert SellOffer("orange", (0, 1, 2, 3)) in game.offers(A)


@sells_in_any_order
def test_amb_51_each_hotel_may_go_as_far_down_as_the_stock_allows() -> None:
    game = oranges(5, 5, 5).stock(3, 0)
    assert SellLotsOffer("orange", tuple((lot, (0, 1, 2, 3)) for lot in ORANGES)) in game.offers(A)
    game.play(A, SellBuildings(((ST_JAMES, 0), (TENNESSEE, 3))))
    assert game.happened(BuildingsSold) == [
        BuildingsSold(A, ((ST_JAMES, 0), (TENNESSEE, 3)), 350, 0, 2)
    ]


def test_amb_51_houses_of_the_group_itself_may_be_used() -> None:
    game = oranges(5, 4, 4).stock(0, 0)
    assert game.refused(A, SellBuildings(((ST_JAMES, 4),))) is Reason.NO_HOUSES
    levels = ((ST_JAMES, 3), (TENNESSEE, 3), (NEW_YORK, 2))
    game.play(A, SellBuildings(levels))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, levels, 250, 0, 1)]


@sells_evenly
def test_amb_51_a_hotel_beside_bare_lots_is_no_layout() -> None:
    game = oranges(5, 5, 5).stock(0, 0)
    levels = ((ST_JAMES, 0), (TENNESSEE, 0))
    assert game.refused(A, SellBuildings(levels)) is Reason.UNEVEN


def test_amb_52_no_hotels_without_houses_on_the_way() -> None:
    game = live().owns(A, *DARK_BLUES).cash(A, 5000).stock(7, 12)
    straight_up = Build(((PARK_PLACE, 5), (BOARDWALK, 5)))
    assert game.refused(A, straight_up) is Reason.NO_HOUSES
    game.stock(8, 12).play(A, straight_up)
    assert game.happened(Built) == [Built(A, straight_up.levels, 2000, 8, 10)]


def test_amb_52_a_hotel_may_free_the_house_of_a_later_step() -> None:
    """The order of single steps is the engine's to choose, and stock never falls below zero."""
    game = oranges(4, 4, 3).cash(A, 5000).stock(1, 12)
    game.play(A, Build(((ST_JAMES, 5), (TENNESSEE, 5), (NEW_YORK, 5))))
    assert (game.state.houses, game.state.hotels) == (12, 9)


@pytest.mark.parametrize("edge", [(4, 4, 4), (5, 4, 4), (5, 5, 5)])
def test_hotel_buildings_in_play_and_in_the_bank_stay_32_and_12(edge: tuple[int, int, int]) -> None:
    game = oranges(0, 0, 0).cash(A, 5000)
    game.play(A, Build(tuple(zip(ORANGES, edge, strict=True))))
    assert broken(game.state) == []
    game.play(A, SellBuildings(((ST_JAMES, 3), (TENNESSEE, 3), (NEW_YORK, 3))))
    assert broken(game.state) == []
    assert game.state.houses == 23
