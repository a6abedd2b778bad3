"""DBL: rolling again, and three in a row; AMB-08, AMB-10, AMB-11: what counts as doubles."""

import pytest

from tests.support.plays import plays

TWICE = ("A at 5 deeds 9; B deeds browns; top CC-INHERIT", "A throw 2+2", "A throw 4+4: A at 17")
"""A has rolled doubles twice since 5 and stands on 17; the lot on the way is A's own."""


def test_dbl_01_the_space_is_dealt_with_before_the_next_roll() -> None:
    plays(
        "A at go / A throw 3+3: A may first buy; A may decline",
        "A throw: refused not-now / A buy: next A to-throw doubles 1",
    )


def test_dbl_02_the_same_player_rolls_again() -> None:
    plays(
        "A at 16 deeds 25 / A throw 2+2 / A end: refused not-now / B throw: refused not-awaited",
        "A throw 1+4: next to-end / A end: awaits B",
    )


def test_dbl_02_after_an_auction_too() -> None:
    plays(
        "seats 3; A at go / A throw 3+3 / A decline / B bid 10",
        "A,C pass: next A to-throw doubles 1",
    )


def test_dbl_03_the_third_doubles_are_not_moved_but_jail() -> None:
    plays(*TWICE, "A throw 6+6: A jailed doubles; no moved; A $1600 at 10; bank has 29")


def test_dbl_04_and_end_the_turn() -> None:
    plays(*TWICE, "A throw 1+1: B turn-started / A throw: refused not-awaited")


def test_dbl_05_jail_cancels_the_bonus_roll() -> None:
    plays("A at 20 / A throw 5+5: A jail 0; awaits B")


def test_dbl_05_jail_by_a_card_too() -> None:
    plays("A at 3; top CH-JAIL / A throw 2+2: A jailed card; awaits B")


def test_dbl_06_amb_09_doubles_out_of_jail_give_no_bonus() -> None:
    plays(
        "A jail 0 deeds tennessee",
        "A throw 4+4: A jail-left doubles; A moved 10 tennessee; next to-end",
        "A throw: refused not-now",
    )


def test_amb_09_in_1935_they_count_as_the_first_doubles_and_give_another_roll() -> None:
    plays(
        "A jail 0 deeds north-carolina",
        "A throw 5+5: A jail-left doubles; next A to-throw doubles 1",
        "A throw 6+6: next A to-throw doubles 2 / A throw 1+1: A jailed doubles; awaits B",
    )


def test_amb_09_in_1935_another_roll_that_is_no_doubles_ends_the_turn() -> None:
    plays(
        "rules by-post; A jail 0 deeds tennessee,illinois / A throw 4+4: awaits A",
        "A throw 2+4: A at illinois; awaits B",
    )


@pytest.mark.parametrize(
    ("edition", "rule", "then"),
    [
        ("1994", "throw-after-jail-doubles", "to-throw doubles 1"),
        ("1935", "no-throw-after-jail-doubles", "to-end"),
    ],
)
def test_amb_09_it_is_a_switch(edition: str, rule: str, then: str) -> None:
    plays(f"rules {rule}; A jail 0 / A throw 5+5: next A {then}")


# -- rulings ------------------------------------------------------------------------------------


def test_amb_08_no_salary_and_no_landing_for_the_third() -> None:
    plays(*TWICE, "now A at 38 / A throw 1+1: no salary-paid paid; A $1600 at 10")


def test_amb_08_a_roll_for_rent_is_not_one_of_them() -> None:
    plays(
        "A at 3; B deeds electric; top CH-UTILITY",
        "A throw 2+2 5+5: A rent-thrown 5 5 #1; next A to-throw doubles 1",
    )
    plays("A at 4; B deeds electric; top CH-UTILITY / A throw 1+2 6+6: next to-end")


def test_amb_08_doubles_of_an_earlier_turn_are_forgotten() -> None:
    plays(
        "seats 3; A at 18 deeds 25; B at 17; C at 17 / A throw 1+1 / A throw 2+3 / A end",
        "B throw 1+2 / B end / C throw 1+2 / C end / now A at 18",
        "A throw 1+1: A at 20; next A to-throw doubles 1",
    )


@pytest.mark.parametrize("pace", ["live", "by-post"])
def test_amb_10_being_jailed_ends_the_turn_in_both_forms(pace: str) -> None:
    plays(f"rules {pace}; A at 26 / A throw 2+2: B turn-started; next B to-throw")


@pytest.mark.parametrize("way_out", ["fine", "use CH-GOOJF"])
def test_amb_11_doubles_after_paying_are_ordinary(way_out: str) -> None:
    plays(
        f"A jail 0 passes CH-GOOJF deeds vermont,st-james,tennessee / A {way_out}",
        "A throw 3+3: A at st-james; next A to-throw doubles 1",
        "A throw 1+1: next A to-throw doubles 2 / A throw 1+1: A jailed doubles",
    )


def test_dbl_02_there_is_time_for_business_before_the_next_roll() -> None:
    plays(
        "A at 16 deeds browns / A throw 2+2 / A build 3=1",
        "A throw 6+4: A dice-thrown 6 4 #1; A jailed space",
    )
