"""MORT: borrowing on deeds, paying back, and mortgaged deeds that change hands."""

import pytest

from tests.support.editions import at_ten_per_cent, by_the_group
from tests.support.game import interest
from tests.support.plays import plays


def test_mort_01_with_the_bank_at_any_time() -> None:
    plays("A deeds baltic; turn 1 of B / A mortgage baltic: A $1530; awaits B")


@pytest.mark.parametrize(
    ("space", "loan"), [("park-place", 175), ("electric", 75), ("reading", 100)]
)
def test_mort_02_the_loan_is_half_the_price(space: str, loan: int) -> None:
    plays(
        f"A deeds {space} / A mortgage {space}: A mortgaged {space} {loan}",
        f"A mortgage {space}: refused already-mortgaged",
    )


def test_mort_03_buildings_of_the_group_go_first() -> None:
    plays(
        "A deeds oranges=1/0/0 / A mortgage st-james: refused group-built / A sell st-james=0",
        "A mortgage st-james: A has st-james.m",
    )


@by_the_group
def test_amb_55_a_bare_lot_beside_a_house_counts_as_improved() -> None:
    plays(
        "A deeds oranges=1/0/0,baltic / A mortgage new-york: refused group-built",
        "A mortgage baltic",  # Other groups are not concerned.
    )


def test_mort_04_a_hotel_is_no_security() -> None:
    plays("A deeds dark-blues=5: A may not mortgage / A mortgage boardwalk: refused group-built")


def test_mort_05_unmortgaging_costs_the_loan_and_a_tenth() -> None:
    cost = 70 + interest(70)
    plays(
        "A deeds st-charles.m",
        f"A lift st-charles: A mortgage-lifted st-charles {cost}; A ${1500 - cost}",
        "A lift st-charles: refused not-mortgaged",
    )


def test_mort_05_unmortgaging_takes_cash() -> None:
    cost = 70 + interest(70)
    plays(f"A ${cost - 1} deeds st-charles.m / A lift st-charles: refused cannot-afford")
    plays(f"A ${cost} deeds st-charles.m / A lift st-charles: A $0")


def test_mort_06_rebuilding_costs_the_full_price() -> None:
    plays(
        "A deeds st-james,tennessee.m,new-york / A build tennessee=1: refused group-mortgaged",
        "A lift tennessee / A build tennessee=1: A built tennessee=1 100 31 12",
    )


def test_mort_07_nobody_else_may_clear_it() -> None:
    plays("A deeds reading.m / B lift reading: refused not-owner; A has reading.m")


SALE = ("A deeds illinois.m", "A offer B gives illinois takes $100")
"""A offers B Illinois, mortgaged for 120, for 100."""


def test_mort_08_it_may_be_sold_as_it_is() -> None:
    plays(*SALE, "B accept: A $1600; B has illinois.m")


def test_mort_09_the_receiver_may_clear_it_at_once() -> None:
    cost = 120 + interest(120)
    plays(
        *SALE,
        f"B accept lifts illinois: B mortgage-lifted illinois {cost}; no paid; B ${1400 - cost}",
    )


def test_mort_10_or_pays_a_tenth_now() -> None:
    tenth = interest(120)
    plays(*SALE, f"B accept: B paid {tenth} to bank interest illinois; B ${1400 - tenth}")


def test_mort_11_and_a_tenth_again_later() -> None:
    plays(*SALE, f"B accept / B lift illinois: B ${1500 - 100 - 120 - 2 * interest(120)}")


def test_mort_12_a_mortgage_has_no_term() -> None:
    turns = [
        step
        for seat in "ABC"
        for step in (f"turn of {seat}", f"now {seat} at 17", f"{seat} throw 1+2")
    ]
    plays("seats 3; A deeds baltic / A mortgage baltic", *turns * 20, ": A $1530 has baltic.m")


@at_ten_per_cent
@pytest.mark.parametrize(
    ("space", "share", "lifting"),
    [("electric", 8, 83), ("park-place", 18, 193), ("boardwalk", 20, 220)],
)
def test_amb_61_amb_62_a_tenth_of_the_loan_rounded_up(space: str, share: int, lifting: int) -> None:
    plays(
        f"A deeds {space}.m / A offer B gives {space} takes $1 / B accept: B ${1499 - share}",
        f"B lift {space}: B ${1499 - share - lifting}",
    )


def test_amb_62_each_deed_is_rounded_by_itself() -> None:
    plays(
        "A deeds utilities.m / A offer B gives utilities takes $1",
        f"B accept: B paid {2 * interest(75)} to bank interest utilities",
    )


def test_amb_22_what_is_being_bought_is_no_security_yet() -> None:
    plays(
        "seats 3; A at 36; B $60 deeds reading / A throw 1+2 / A decline",
        "B bid 161: refused bid-too-high / B bid 160 / A,C pass",
        "B mortgage boardwalk | raise - boardwalk: refused not-owner",
        "B raise - reading: B $0 has boardwalk",
    )
