"""SELL: private sales of bare property, and buildings back to the Bank."""

import pytest

from tests.support.editions import sells_evenly, sells_in_any_order
from tests.support.plays import plays


@pytest.mark.parametrize("space", ["reading", "water-works", "kentucky"])
def test_sell_01_bare_property_goes_at_any_price(space: str) -> None:
    plays(
        f"A deeds {space} / A offer B gives {space} takes $1",
        f"B accept: A trade-made; A $1501; B $1499 has {space}",
    )


def test_sell_02_no_building_is_sold_to_a_player() -> None:
    plays("A deeds greens=1/0/0 / A offer B gives pacific takes $900: refused group-built")


def test_sell_03_one_building_keeps_the_whole_group_from_sale() -> None:
    plays(
        "A deeds reds=0/0/1 / A offer B gives kentucky takes $300: refused group-built",
        "A sell illinois=0 / A offer B gives kentucky takes $300 / B accept: B has kentucky",
    )


def test_sell_04_the_bank_pays_half() -> None:
    plays(
        "A deeds dark-blues=1/0",
        "A sell park-place=0: A buildings-sold park-place=0 100 32 12; A $1600",
    )


def test_sell_05_in_another_players_turn_too() -> None:
    plays("A deeds reds=1; turn 1 of B / A sell kentucky=0: A $1575; awaits B")


def test_sell_06_evenly_in_reverse() -> None:
    plays(
        "A deeds oranges=2 / A sell tennessee=1 / A sell tennessee=0: refused uneven",
        "A sell st-james=1",
    )


def test_sell_07_all_hotels_of_a_group_at_once() -> None:
    plays("A $0 deeds oranges=5: bank 32 9 / A sell oranges=0: A $750 has oranges; bank 32 12")


@sells_in_any_order
def test_sell_05_in_any_order_however_uneven_it_leaves_the_group() -> None:
    plays(
        "A deeds oranges=2: A may sell 16=0|1,18=0|1,19=0|1",
        "A sell tennessee=1 / A sell tennessee=0: A has oranges=2/0/2",
    )


@sells_in_any_order
def test_sell_05_mort_03_one_lot_is_bared_and_mortgaged_beside_full_ones() -> None:
    plays(
        "A deeds oranges=4 / A sell new-york=0: A buildings-sold new-york=0 200 24 12",
        "A mortgage new-york",
    )


@sells_in_any_order
def test_sell_05_house_05_building_evens_the_group_out_again() -> None:
    plays(
        "A deeds oranges=3/0/1: A may build orange 5..15",
        "A build st-james=4 | build tennessee=1,new-york=3: refused uneven",
        "A build tennessee=2,new-york=2: A built tennessee=2,new-york=2 300 25 12",
    )


@sells_in_any_order
def test_sell_05_amb_52_in_an_uneven_group_each_step_needs_its_building() -> None:
    plays(
        "A deeds oranges=5/0/0; stock 7 0: A may build orange 6..12",
        "A build tennessee=4,new-york=4: refused no-houses / stock 8 0",
        "A build tennessee=5,new-york=5: refused no-hotels",
    )


@sells_in_any_order
def test_sell_05_an_uneven_group_beside_a_mortgage_gets_no_more_than_first_houses() -> None:
    plays(
        "A deeds st-james=4,tennessee,19m: A may build orange 5..5",
        "A build tennessee=2: refused uneven / A build tennessee=1",
    )


def test_sell_08_a_hotel_steps_down_to_four_houses() -> None:
    plays("A $0 deeds oranges=5 / A sell new-york=4: A buildings-sold new-york=4 50 28 10; A $50")


@sells_evenly
def test_sell_08_no_further_while_the_others_are_hotels() -> None:
    plays("A deeds oranges=5/5/4 / A sell new-york=3: refused uneven")


def test_sell_08_stepping_down_needs_four_houses() -> None:
    plays("A deeds oranges=5; stock 3 9 / A sell new-york=4: refused no-houses")


def test_sell_09_a_hotel_outright_brings_half_of_five_houses() -> None:
    plays("A $0 deeds dark-blues=5 / A sell dark-blues=0: A $1000; bank 32 12")
