"""SELL: private sales of bare property, and buildings back to the Bank."""

import pytest

from engine.core.actions import AcceptTrade, Build, Mortgage, OfferTrade, SellBuildings, Side
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, Built, TradeMade
from engine.core.offered import BuildOffer, SellLotsOffer
from tests.support.editions import sells_evenly, sells_in_any_order
from tests.support.game import (
    DARK_BLUES,
    ILLINOIS,
    KENTUCKY,
    NEW_YORK,
    ORANGES,
    PACIFIC,
    PARK_PLACE,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    WATER_WORKS,
    A,
    B,
    live,
)

GREENS = (31, 32, 34)


@pytest.mark.parametrize("space", [READING, WATER_WORKS, KENTUCKY])
def test_sell_01_bare_property_goes_at_any_price(space: int) -> None:
    game = live().owns(A, space)
    game.play(A, OfferTrade(B, Side(deeds=(space,)), Side(cash=1)))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert game.happened(TradeMade)
    assert (game.owner(space), game.cash_of(A), game.cash_of(B)) == (B, 1501, 1499)


def test_sell_02_no_building_is_sold_to_a_player() -> None:
    game = live().owns(A, *GREENS).levels(GREENS, 1, 0, 0)
    assert game.refused(A, OfferTrade(B, Side((PACIFIC,)), Side(cash=900))) is Reason.GROUP_BUILT


def test_sell_03_one_building_keeps_the_whole_group_from_sale() -> None:
    game = live().owns(A, *REDS).levels(REDS, 0, 0, 1)
    offer = OfferTrade(B, Side((KENTUCKY,)), Side(cash=300))
    assert game.refused(A, offer) is Reason.GROUP_BUILT
    game.play(A, SellBuildings(((ILLINOIS, 0),)))
    game.play(A, offer)
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert game.owner(KENTUCKY) == B


def test_sell_04_the_bank_pays_half() -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 1, 0)
    game.play(A, SellBuildings(((PARK_PLACE, 0),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((PARK_PLACE, 0),), 100, 32, 12)]
    assert game.cash_of(A) == 1600


def test_sell_05_in_another_players_turn_too() -> None:
    game = live().owns(A, *REDS).levels(REDS, 1, 1, 1).to_move(B)
    game.play(A, SellBuildings(((KENTUCKY, 0),)))
    assert game.cash_of(A) == 1575
    assert game.awaited == (B,)


def test_sell_06_evenly_in_reverse() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 2, 2, 2)
    game.play(A, SellBuildings(((TENNESSEE, 1),)))
    assert game.refused(A, SellBuildings(((TENNESSEE, 0),))) is Reason.UNEVEN
    game.play(A, SellBuildings(((ST_JAMES, 1),)))
    assert game.is_sound()


def test_sell_07_all_hotels_of_a_group_at_once() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 5, 5, 5).cash(A, 0)
    houses, hotels = game.state.houses, game.state.hotels
    game.play(A, SellBuildings(tuple((lot, 0) for lot in ORANGES)))
    assert game.cash_of(A) == 750
    assert (game.state.houses, game.state.hotels) == (houses, hotels + 3)
    assert not any(game.level(lot) for lot in ORANGES)


@sells_in_any_order
def test_sell_05_in_any_order_however_uneven_it_leaves_the_group() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 2, 2, 2)
    assert SellLotsOffer("orange", tuple((lot, (0, 1)) for lot in ORANGES)) in game.offers(A)
    game.play(A, SellBuildings(((TENNESSEE, 1),)))
    game.play(A, SellBuildings(((TENNESSEE, 0),)))
    assert [game.level(lot) for lot in ORANGES] == [2, 0, 2]
    assert game.is_sound()


@sells_in_any_order
def test_sell_05_mort_03_one_lot_is_bared_and_mortgaged_beside_full_ones() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 4, 4, 4)
    game.play(A, SellBuildings(((NEW_YORK, 0),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((NEW_YORK, 0),), 200, 24, 12)]
    game.play(A, Mortgage(NEW_YORK))
    assert game.is_sound()


@sells_in_any_order
def test_sell_05_house_05_building_evens_the_group_out_again() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 3, 0, 1)
    assert game.refused(A, Build(((ST_JAMES, 4),))) is Reason.UNEVEN
    assert game.refused(A, Build(((TENNESSEE, 1), (NEW_YORK, 3)))) is Reason.UNEVEN
    assert BuildOffer("orange", 5, 15) in game.offers(A)
    game.play(A, Build(((TENNESSEE, 2), (NEW_YORK, 2))))
    assert game.happened(Built) == [Built(A, ((TENNESSEE, 2), (NEW_YORK, 2)), 300, 25, 12)]


@sells_in_any_order
def test_sell_05_amb_52_in_an_uneven_group_each_step_needs_its_building() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 5, 0, 0).stock(7, 0)
    assert BuildOffer("orange", 6, 12) in game.offers(A)
    assert game.refused(A, Build(((TENNESSEE, 4), (NEW_YORK, 4)))) is Reason.NO_HOUSES
    game.stock(8, 0)
    assert game.refused(A, Build(((TENNESSEE, 5), (NEW_YORK, 5)))) is Reason.NO_HOTELS


@sells_in_any_order
def test_sell_05_an_uneven_group_beside_a_mortgage_gets_no_more_than_first_houses() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 4, 0, 0).mortgaged(NEW_YORK)
    assert BuildOffer("orange", 5, 5) in game.offers(A)
    assert game.refused(A, Build(((TENNESSEE, 2),))) is Reason.UNEVEN
    game.play(A, Build(((TENNESSEE, 1),)))
    assert game.is_sound()


def test_sell_08_a_hotel_steps_down_to_four_houses() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 5, 5, 5).cash(A, 0)
    game.play(A, SellBuildings(((NEW_YORK, 4),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((NEW_YORK, 4),), 50, 28, 10)]
    assert game.cash_of(A) == 50


@sells_evenly
def test_sell_08_no_further_while_the_others_are_hotels() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 5, 5, 4)
    assert game.refused(A, SellBuildings(((NEW_YORK, 3),))) is Reason.UNEVEN


def test_sell_08_stepping_down_needs_four_houses() -> None:
    game = live().owns(A, *ORANGES).levels(ORANGES, 5, 5, 5).stock(3, 9)
    assert game.refused(A, SellBuildings(((NEW_YORK, 4),))) is Reason.NO_HOUSES


def test_sell_09_a_hotel_outright_brings_half_of_five_houses() -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 5, 5).cash(A, 0)
    game.play(A, SellBuildings(tuple((lot, 0) for lot in DARK_BLUES)))
    assert game.cash_of(A) == 1000
    assert game.state.hotels == 12
