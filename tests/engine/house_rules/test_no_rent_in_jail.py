"""House rule no-rent-in-jail: an owner in Jail collects nothing (else RENT-09)."""

import pytest

from tests.support.plays import plays

RULE = "rules no-rent-in-jail"


@pytest.mark.parametrize("space", [6, 5, 12], ids=["street", "railroad", "utility"])
def test_rent_09_no_rent_to_an_owner_in_jail(space: int) -> None:
    plays(
        f"{RULE}; A at {space - 3}; B jail 0 deeds {space}",
        f"A throw 1+2: A rent-spared {space} B jail; no paid; A,B $1500; next to-end",
    )


def test_rent_09_without_the_rule_it_is_paid() -> None:
    plays("A at 3; B jail 0 deeds oriental / A throw 1+2: B $1506")


def test_rent_09_visiting_the_jail_is_not_being_in_it() -> None:
    plays(f"{RULE}; A at 3; B at 10 deeds oriental / A throw 1+2: B $1506")


def test_rent_09_out_of_jail_the_owner_collects_again() -> None:
    plays(
        f"{RULE}; seats 2; A at reading; B jail 0 deeds vermont; turn 1 of B",
        "B fine / B throw 4+6 / B end / A throw 1+2: no rent-spared; A $1494",
    )


def test_rent_09_a_card_makes_no_roll_for_a_jailed_owner() -> None:
    plays(
        f"{RULE}; A at 4; C jail 0 deeds electric; top CH-UTILITY",
        "A throw 1+2: A rent-spared electric C; no rent-thrown",
    )


def test_rent_03_a_mortgaged_lot_is_no_matter_of_jail() -> None:
    plays(
        f"{RULE}; A at 3; B jail 0 deeds oriental.m",
        "A throw 1+2: A rent-spared oriental B mortgage",
    )


def test_rent_09_one_pays_nobody_on_ones_own_lot() -> None:
    plays(f"{RULE}; A at 3 deeds oriental / A throw 1+2: A at oriental; no rent-spared")
