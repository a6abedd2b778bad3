"""HOUSE: building evenly in complete groups, and taking down evenly."""

import pytest

from tests.support.editions import builds_any_time, by_the_group
from tests.support.plays import plays


def test_house_01_only_in_a_complete_group() -> None:
    plays(
        "A deeds st-james,tennessee; B deeds new-york: A may not build",
        "A build st-james=1: refused group-incomplete",
    )


def test_house_01_the_banks_lot_does_not_complete_it() -> None:
    plays("A deeds st-james,tennessee / A build st-james=1: refused group-incomplete")


@pytest.mark.parametrize("space", ["kentucky", "indiana", "illinois"])
def test_house_02_the_first_house_goes_anywhere_in_the_group(space: str) -> None:
    plays(f"A deeds reds / A build {space}=1: A built {space}=1 150 31 12")


def test_house_03_the_next_one_on_a_bare_lot() -> None:
    plays(
        "A deeds reds=0/1/0 / A build indiana=2: refused uneven",
        "A build kentucky=1: A has reds=1/1/0",
    )


@pytest.mark.parametrize(
    ("group", "lot", "price"),
    [
        ("browns", 1, 50),
        ("light-blues", 6, 50),
        ("oranges", 16, 100),
        ("reds", 21, 150),
        ("greens", 31, 200),
    ],
)
def test_house_04_the_price_is_on_the_deed(group: str, lot: int, price: int) -> None:
    plays(f"A deeds {group} / A build {lot}=1: A ${1500 - price}")


def test_house_05_no_lot_gets_more_than_one_ahead() -> None:
    plays(
        "A deeds oranges=2/1/1 / A build st-james=3: refused uneven",
        "A build tennessee=2: A has oranges=2/2/1",
    )


def test_house_05_a_whole_request_is_judged_by_where_it_ends() -> None:
    plays(
        "A deeds oranges / A build st-james=2 | build st-james=2,tennessee=1: refused uneven",
        "A build oranges=2/1/1: A built oranges=2/1/1 400 28 12",
    )


def test_house_06_four_at_most_then_the_hotel() -> None:
    plays("A deeds oranges=4: A may build orange 13..15 / A build st-james=5: bank 24 11")


@builds_any_time
def test_house_07_at_any_time_another_players_turn_included() -> None:
    plays(
        "A deeds oranges; B at 28; turn 1 of B",
        "A build st-james=1: A has st-james=1; next B to-throw / B throw 1+2: next buy-or-decline",
        "A build tennessee=1: A has tennessee=1",
    )


def test_house_08_as_many_as_cash_buys() -> None:
    plays("A $300 deeds oranges / A build oranges=1: A $0 has oranges=1; bank 29 12")


def test_house_08_but_not_one_more() -> None:
    plays(
        "A $299 deeds oranges,reading: A may build orange 1..2",
        "A build oranges=1: refused cannot-afford",
    )


def test_house_09_they_come_off_evenly() -> None:
    plays(
        "A deeds oranges=3/2/2 / A sell tennessee=1: refused uneven",
        "A sell st-james=2: A buildings-sold st-james=2 50 26 12",
    )


@by_the_group
def test_house_10_not_while_a_lot_of_the_group_is_mortgaged() -> None:
    plays(
        "A deeds st-james,tennessee.m,new-york: A may not build",
        "A build st-james=1: refused group-mortgaged",
    )


def test_house_10_another_groups_mortgage_does_not_matter() -> None:
    plays("A deeds oranges,reading.m,mediterranean,baltic.m / A build st-james=1: A has st-james=1")


def test_house_11_from_jail_too() -> None:
    plays("A jail 0 deeds oranges / A build new-york=1: A has new-york=1")


def test_amb_48_groups_are_built_independently() -> None:
    plays("A deeds oranges=1,reds / A build st-james=2: A has st-james=2,reds")
