"""RENT: what a visitor owes the owner of a space."""

import pytest

from engine.core.actions import Side
from engine.view import public_view
from tests.support.game import KENTUCKY, MARVIN
from tests.support.plays import plays

LINES = ("reading", "pennsylvania-rr", "b-and-o", "short-line")


def test_rent_01_the_visitor_pays_the_owner_what_the_deed_lists() -> None:
    plays(
        "A at 18; B deeds kentucky",
        "A throw 1+2: A paid 18 to B rent kentucky bare 18x1 0; A $1482; B $1518",
    )


@pytest.mark.parametrize(("level", "rent"), [(1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)])
def test_rent_02_buildings_raise_it_to_the_figure_on_the_deed(level: int, rent: int) -> None:
    plays(
        f"A $2500 at 36; B deeds dark-blues={level}",
        f"A throw 1+2: A paid {rent} to B rent boardwalk built {rent}x1 {level}",
    )


def test_rent_03_a_mortgaged_property_earns_nothing() -> None:
    plays("A at 26; B deeds marvin.m / A throw 1+2: no paid; next to-end")


def test_rent_03_a_visitor_is_told_that_a_mortgaged_property_costs_nothing() -> None:
    plays("A at 26; B deeds marvin.m / A throw 1+2: A rent-spared marvin B mortgage")
    plays("A at 26 deeds marvin.m / A throw 1+2: A at marvin; no rent-spared")


def test_rent_04_everybody_sees_what_is_mortgaged() -> None:
    game = plays("B deeds kentucky,marvin / B mortgage marvin")
    deeds = public_view(game.state).deeds
    assert deeds[MARVIN].mortgaged
    assert not deeds[KENTUCKY].mortgaged


def test_rent_05_the_owner_of_the_whole_group_gets_double() -> None:
    plays(
        "A at 6; B deeds light-blues",
        "A throw 1+2: A paid 16 to B rent connecticut full-group 8x2 0",
    )


def test_rent_05_two_lots_of_three_are_not_the_group() -> None:
    plays("A at 6; B deeds 6,9; C deeds 8 / A throw 1+2: A paid 8 to B rent connecticut")


@pytest.mark.parametrize(
    ("start", "paid"), [(3, "A paid 12 to B rent oriental"), (5, "A at vermont; no paid")]
)
def test_rent_06_the_double_rate_survives_a_mortgage_elsewhere(start: int, paid: str) -> None:
    plays(f"A at {start}; B deeds oriental,vermont.m,connecticut / A throw 1+2: {paid}")


@pytest.mark.parametrize(("space", "rent"), [(37, 70), (39, 200)])
def test_rent_07_bare_lots_stay_doubled_beside_built_ones(space: int, rent: int) -> None:
    plays(
        f"A at {space - 3}; B deeds dark-blues=0/1 / A throw 1+2: A paid {rent} to B rent {space}"
    )


def test_rent_09_a_jailed_owner_collects() -> None:
    plays("A at 2; B jail 0 deeds reading / A throw 1+2: A paid 25 to B rent reading")


def test_rent_10_the_banks_property_earns_no_rent() -> None:
    plays("A at 34 / A throw 1+2: no paid; next buy-or-decline")


def test_rent_10_ones_own_property_earns_no_rent() -> None:
    plays("A at 34 deeds dark-blues / A throw 1+2: no paid; next to-end")


@pytest.mark.parametrize(
    ("start", "paid"), [(20, "A paid 80 to B rent water-works"), (4, "A at electric; no paid")]
)
def test_rent_11_a_mortgage_silences_only_its_own_property(start: int, paid: str) -> None:
    plays(f"A at {start}; B deeds electric.m,water-works / A throw 3+5: {paid}")


@pytest.mark.parametrize(("owned", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_rent_12_railroads_go_by_how_many_are_owned(owned: int, rent: int) -> None:
    plays(
        f"A at 2; B deeds {','.join(LINES[:owned])}",
        f"A throw 1+2: A paid {rent} to B rent reading railroads {rent}x1 {owned}",
    )


def test_rent_12_another_owners_railroads_do_not_count() -> None:
    plays(
        f"A at 2; B deeds reading; C deeds {','.join(LINES[1:])}",
        "A throw 1+2: A paid 25 to B rent reading",
    )


@pytest.mark.parametrize(("owned", "factor"), [("electric", 4), ("utilities", 10)])
def test_rent_13_utilities_go_by_the_roll(owned: str, factor: int) -> None:
    count = {"electric": 1, "utilities": 2}[owned]
    plays(
        f"A at 3; B deeds {owned}",
        f"A throw 4+5: A paid {9 * factor} to B rent electric utility 9x{factor} {count}",
    )


def test_amb_26_rent_that_cash_covers_is_paid_without_a_word() -> None:
    plays("A $50 at 36; B deeds boardwalk / A throw 1+2: A $0; next to-end")


def test_amb_26_a_shortfall_opens_a_debt_to_the_owner() -> None:
    plays(
        "A $49 at 36; B deeds boardwalk",
        "A throw 1+2: A debt-opened 50 to B rent boardwalk bare 50x1 0; awaits A; A $49; B $1500",
    )


def test_amb_26_the_sum_is_that_of_the_landing() -> None:
    plays(
        "A $10 at 16 deeds reading; B deeds oranges / A throw 1+2 / B mortgage new-york",
        "A mortgage reading: A paid 32 to B rent new-york",
    )


def test_amb_28_a_trade_has_no_room_for_future_rent() -> None:
    plays("B deeds boardwalk / A offer B gives - takes -: refused trade-empty")
    assert set(Side.__dataclass_fields__) == {"deeds", "cash", "jail_cards"}


def test_amb_29_the_roll_that_moved_the_visitor_counts() -> None:
    plays("A at 5; B deeds electric / A throw 6+1: A paid 28 to B rent electric; no rent-thrown")


def test_amb_29_so_does_the_roll_that_left_jail() -> None:
    plays("A jail 0; B deeds electric / A throw 1+1: A paid 8 to B rent electric")


@pytest.mark.parametrize("owned", ["electric", "utilities"])
def test_amb_30_the_utility_card_asks_for_a_fresh_roll_and_ten_times(owned: str) -> None:
    plays(
        f"A at 4; B deeds {owned}; top CH-UTILITY / A throw 1+2 4+3: A dice-thrown 1 2 #0; "
        "A rent-thrown 4 3 #1; A paid 70 to B rent electric card-utility 7x10 0"
    )


def test_amb_30_the_fresh_roll_is_no_doubles_and_no_move() -> None:
    plays(
        "A at 4; B deeds electric; top CH-UTILITY",
        "A throw 1+2 5+5: A paid 100 to B rent electric; A at electric; next to-end",
    )


def test_amb_30_doubles_before_the_card_still_count_once() -> None:
    plays("A at 1; B deeds electric; top CH-UTILITY / A throw 3+3 5+5: next A to-throw doubles 1")


CARDS = pytest.mark.parametrize(
    ("card", "space"), [("CH-UTILITY", "electric"), ("CH-RAILROAD-1", "pennsylvania-rr")]
)


@CARDS
def test_amb_31_a_card_brings_no_rent_on_mortgaged_property(card: str, space: str) -> None:
    plays(f"A at 4; B deeds {space}.m; top {card} / A throw 1+2: A at {space}; no paid rent-thrown")


@CARDS
def test_amb_31_nor_on_ones_own(card: str, space: str) -> None:
    plays(f"A at 4 deeds {space}; top {card} / A throw 1+2: A $1500 at {space}")


@pytest.mark.parametrize(
    ("card", "chance", "reached", "salary"),
    [
        ("CH-RAILROAD-1", 7, "pennsylvania-rr", "no salary-paid"),
        ("CH-RAILROAD-1", 22, "b-and-o", "no salary-paid"),
        ("CH-RAILROAD-1", 36, "reading", "A salary-paid 200"),
        ("CH-UTILITY", 7, "electric", "no salary-paid"),
        ("CH-UTILITY", 22, "water-works", "no salary-paid"),
        ("CH-UTILITY", 36, "electric", "A salary-paid 200"),
    ],
)
def test_amb_32_nearest_is_the_first_one_ahead(
    card: str, chance: int, reached: str, salary: str
) -> None:
    plays(
        f"A at {chance - 3}; top {card} / A throw 1+2: A moved {chance - 3} {chance}; "
        f"A moved {chance} {reached}; {salary}; next A buy-or-decline {reached}"
    )


@pytest.mark.parametrize(("owned", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
def test_amb_33_the_railroad_card_doubles_the_scale(owned: int, rent: int) -> None:
    lines = ("pennsylvania-rr", "reading", "b-and-o", "short-line")[:owned]
    plays(
        f"A at 4; B deeds {','.join(lines)}; top CH-RAILROAD-2",
        f"A throw 1+2: A paid {rent} to B rent pennsylvania-rr railroads {rent // 2}x2 {owned}",
    )


def test_amb_34_mortgaged_railroads_count_towards_the_scale() -> None:
    plays("A at 2; B deeds 5,15,25,35m / A throw 1+2: A paid 200 to B rent reading")


def test_amb_34_a_mortgaged_utility_counts_too() -> None:
    plays("A at 7; B deeds 12,28m / A throw 2+3: A paid 50 to B rent electric")


def test_rent_that_is_due_must_be_met_before_the_turn_can_end() -> None:
    plays("A $0 at 36 deeds reds; B deeds boardwalk / A throw 1+2 / A,B end: refused not-now")
