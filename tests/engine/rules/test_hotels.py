"""HOTEL: four houses everywhere first, then one hotel a lot; and stepping down again."""

import pytest

from engine.core.offered import BuildOffer
from engine.rules.manage import property_offers, spending_offers
from engine.view import seat_view
from tests.support.editions import sells_evenly, sells_in_any_order
from tests.support.game import A
from tests.support.plays import plays


def oranges(levels: str, stock: str = "") -> str:
    """A owns the oranges, built to these levels."""
    return f"A deeds oranges={levels}" + (f"; stock {stock}" if stock else "")


def test_hotel_01_four_houses_on_every_lot_first() -> None:
    plays(
        oranges("4/4/3"),
        "A build st-james=5: refused uneven / A build new-york=4",
        "A build st-james=5: A has st-james=5",
    )


def test_hotel_02_the_price_and_four_houses_back() -> None:
    plays(
        "A deeds dark-blues=4; stock 10 5",
        "A build boardwalk=5: A built boardwalk=5 200 14 4; A $1300",
    )


@pytest.mark.parametrize("levels", ["5/4/4", "4/5/4", "4/4/5"])
def test_hotel_03_on_any_lot_of_the_group(levels: str) -> None:
    space = ("st-james", "tennessee", "new-york")[levels.split("/").index("5")]
    plays(oranges("4"), f"A build {space}=5: A has oranges={levels}")


def test_hotel_04_a_group_full_of_hotels_is_not_one_that_has_to_wait() -> None:
    assert seat_view(plays(oranges("5")).state, A).unbuildable == ()


@pytest.mark.parametrize("level", [5, 6, 10])
def test_hotel_04_one_on_a_lot(level: int) -> None:
    plays(f"A deeds dark-blues=4/5 / A build boardwalk={level}: refused level-range")


def test_hotel_05_the_houses_are_for_anyone_to_buy() -> None:
    plays(
        f"{oranges('4', '0 12')}; B deeds light-blues; turn 1 of B",
        "B build 6=1: refused no-houses / turn of A / A build tennessee=5 / turn of B",
        "B build light-blues=2/1/1: bank 0 11",
    )


def test_hotel_needs_one_in_the_bank() -> None:
    plays(
        oranges("4", "20 1"),
        "A build st-james=5,tennessee=5: refused no-hotels / A build st-james=5",
        "A build tennessee=5: refused no-hotels",
    )


@pytest.mark.parametrize("levels", ["4", "5/4/4", "4/4/3", "0", "5"])
@pytest.mark.parametrize("hotels", [0, 1])
def test_what_a_seat_can_spend_on_is_all_that_it_may_build(levels: str, hotels: int) -> None:
    state = plays(oranges(levels, f"20 {hotels}")).state
    building = [it for it in property_offers(state, A) if isinstance(it, BuildOffer)]
    assert spending_offers(state, A) == building


def test_hotel_must_be_paid_in_cash() -> None:
    plays("A $199 deeds dark-blues=4 / A build park-place=5: refused cannot-afford")


@pytest.mark.parametrize(
    ("houses", "levels", "proceeds", "left"),
    [
        (0, "0", 750, 0),
        (1, "0/1/0", 700, 0),
        (3, "1", 600, 0),
        (5, "2/2/1", 500, 0),
        (9, "2", 450, 3),
    ],
)
def test_amb_51_any_even_layout_that_the_stock_allows(
    houses: int, levels: str, proceeds: int, left: int
) -> None:
    sold = f"oranges={levels}"
    plays(
        oranges("5", f"{houses} 0"), f"A sell {sold}: A buildings-sold {sold} {proceeds} {left} 3"
    )


def test_amb_51_one_hotel_steps_down_where_four_houses_are_left() -> None:
    plays(oranges("5", "4 0"), "A sell st-james=4: A buildings-sold st-james=4 50 0 1")


def test_amb_51_and_is_refused_where_they_are_not() -> None:
    plays(oranges("5", "3 0"), "A sell st-james=4: refused no-houses")


@sells_evenly
def test_amb_51_the_totals_that_the_stock_allows_are_offered() -> None:
    plays(f"{oranges('5', '3 0')}: A may sell orange 0|1|2|3")


@sells_in_any_order
def test_amb_51_each_hotel_may_go_as_far_down_as_the_stock_allows() -> None:
    plays(
        f"{oranges('5', '3 0')}: A may sell 16=0|1|2|3,18=0|1|2|3,19=0|1|2|3",
        "A sell st-james=0,tennessee=3: A buildings-sold st-james=0,tennessee=3 350 0 2",
    )


def test_amb_51_houses_of_the_group_itself_may_be_used() -> None:
    plays(
        oranges("5/4/4", "0 0"),
        "A sell st-james=4: refused no-houses",
        "A sell oranges=3/3/2: A buildings-sold oranges=3/3/2 250 0 1",
    )


@sells_evenly
def test_amb_51_a_hotel_beside_bare_lots_is_no_layout() -> None:
    plays(oranges("5", "0 0"), "A sell st-james=0,tennessee=0: refused uneven")


def test_amb_52_no_hotels_without_houses_on_the_way() -> None:
    plays(
        "A $5000 deeds dark-blues; stock 7 12 / A build dark-blues=5: refused no-houses",
        "stock 8 12 / A build dark-blues=5: A built dark-blues=5 2000 8 10",
    )


def test_amb_52_a_hotel_may_free_the_house_of_a_later_step() -> None:
    """The order of single steps is the engine's to choose, and stock never falls below zero."""
    plays(f"{oranges('4/4/3', '1 12')}".replace("A", "A $5000", 1), "A build oranges=5: bank 12 9")


@pytest.mark.parametrize("edge", ["4", "5/4/4", "5"])
def test_hotel_buildings_in_play_and_in_the_bank_stay_32_and_12(edge: str) -> None:
    built = ("A $5000 deeds oranges", f"A build oranges={edge}")
    plays(*built)
    plays(*built, "A sell oranges=3: bank 23 12")
