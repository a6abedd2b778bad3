"""BKR: owing more than one can pay, to a player or to the Bank, and the last one left."""

import pytest

from tests.support.game import interest
from tests.support.plays import plays

WORTH_905 = "A $100 deeds baltic,dark-blues=2"
"""100 in cash, 400 for houses, 405 on deeds."""
READING = "A $0 deeds reading.m"
OWING = "turn 1 of A owing A=25 to C"


def test_bkr_01_owing_just_what_can_be_raised_is_paid() -> None:
    plan = "raise dark-blues=0 baltic,dark-blues"
    plays(
        f"{WORTH_905}; turn 1 of A owing A=905 to C: A may first {plan}",
        f"A giveup: refused can-still-pay / A {plan}: A $0 in; C $2405",
    )


def test_bkr_01_one_dollar_more_is_bankruptcy() -> None:
    plays(f"{WORTH_905}; turn 1 of A owing A=906 to C / A giveup: A went-bankrupt to C; A out")


def test_bkr_02_the_creditor_gets_everything() -> None:
    plays(
        "A $100 deeds baltic passes CH-GOOJF; turn 1 of A owing A=1000 to C",
        "A giveup: A estate-taken C 100 baltic CH-GOOJF; C $1600 has baltic holds CH-GOOJF",
    )


def test_bkr_03_buildings_become_half_their_price() -> None:
    plays(
        "A $100 deeds dark-blues=2; turn 1 of A owing A=1000 to C",
        f"A giveup: C ${1500 + 100 + 400} has dark-blues; bank 32 12",
    )


def test_bkr_04_interest_on_the_mortgages_received() -> None:
    tenth = interest(100)
    plays(
        f"{READING}; {OWING}",
        f"A giveup: C paid {tenth} to bank interest reading; C ${1500 - tenth}",
    )


HEIR = (f"{READING}; {OWING}", "A giveup")
"""C has inherited Reading with its mortgage of 100 and paid the interest."""


def test_bkr_05_the_principal_may_follow_at_once() -> None:
    plays(
        *HEIR,
        ": next lift-or-hold / C clear baltic: refused not-owner",
        f"C clear reading: C mortgage-lifted reading 100; C ${1500 - interest(100) - 100}",
    )


def poor_heir() -> tuple[str, str]:
    """C has inherited Reading with its mortgage of 100, and 99 dollars are left."""
    return f"{READING}; C ${99 + interest(100)} deeds baltic; {OWING}", "A giveup"


def test_bkr_05_it_is_asked_whatever_cash_is_in_hand() -> None:
    plays(
        *poor_heir(),
        ": next C lift-or-hold reading; C may first clear []",
        "C clear reading: refused cannot-afford / C clear -: next B to-throw",
    )


def test_bkr_05_money_raised_first_pays_the_principal_alone() -> None:
    plays(
        *poor_heir(),
        "C mortgage baltic",
        f"C clear reading: C mortgage-lifted reading 100; C ${99 + 30 - 100}; next B to-throw",
    )


def test_bkr_05_the_last_dollars_may_pay_it() -> None:
    plays(
        f"{READING}; C ${100 + interest(100)}; {OWING} / A giveup: C may first clear [5]",
        "C clear reading: C $0",
    )


def test_bkr_05_a_sale_raises_it_as_well() -> None:
    plays(*poor_heir(), "C offer D gives baltic takes $60 / D accept / C clear reading: C $59")


def test_bkr_05_a_mortgage_of_ones_own_costs_the_ten_per_cent_meanwhile() -> None:
    plays(
        f"{READING}; C $500 deeds baltic.m; {OWING} / A giveup",
        f"C lift baltic: C mortgage-lifted baltic {30 + interest(30)}",
    )


def test_bkr_06_later_the_interest_is_due_again() -> None:
    plays(
        *HEIR,
        f"C clear - / C lift reading: C mortgage-lifted reading {100 + interest(100)}; "
        f"C ${1500 - 100 - 2 * interest(100)}",
    )


def test_bkr_05_what_was_received_is_not_unmortgaged_at_the_later_price_meanwhile() -> None:
    plays(*HEIR, "C lift reading: refused not-now; C may first clear [5]")


def test_bkr_05_offers_shrink_with_what_was_sold_meanwhile() -> None:
    plays(
        f"A $0 deeds reading.m,baltic.m; {OWING} / A giveup / C offer D gives reading takes $60",
        "D accept: C may first clear [3]",
        "C clear reading: refused not-mortgaged / C clear baltic: awaits B",
    )


def test_bkr_07_what_can_be_sold_is_sold_first() -> None:
    plays(
        "A $20 at mediterranean deeds oriental,reading,water-works / A throw 1+2 / A flat",
        "A giveup: refused can-still-pay / A raise - reading,oriental: refused plan-falls-short",
        "A raise - oriental,reading,water-works: A $45; next to-end",
    )


def test_bkr_07_what_falls_short_is_bankruptcy_to_the_bank() -> None:
    plays(
        "A $20 at mediterranean deeds oriental,reading / A throw 1+2 / A flat: A may first giveup",
        "A giveup: A went-bankrupt to bank",
    )


def test_bkr_08_the_bank_gets_everything() -> None:
    plays(
        "A $20 deeds oriental,baltic passes CC-GOOJF; turn 1 of A owing A=1000",
        "A giveup: A estate-surrendered 20 baltic,oriental CC-GOOJF; "
        "A holds - lacks oriental,baltic; cash 0,1500,1500,1500",
    )


def test_bkr_09_its_property_is_auctioned_before_the_next_roll() -> None:
    plays(
        "seats 3; A $0 deeds baltic,water-works,dark-blues=1/0; turn 1 of A owing A=5000",
        "A giveup: auction-opened baltic; bank 32 12 / B,C pass: auction-opened water-works",
        "B,C pass: auction-opened park-place / B,C pass: auction-opened boardwalk",
        "B,C pass: next B to-throw",
    )


def test_bkr_10_doubles_are_lost_with_the_game() -> None:
    plays(
        "A $5 at 35; B deeds park-place / A throw 1+1 / A giveup: B turn-started; next B to-throw",
        "A end: refused out-of-game",
    )


@pytest.mark.parametrize("creditor", ["", "to B"])
def test_bkr_11_the_last_player_wins_at_once(creditor: str) -> None:
    plays(
        f"seats 3; A $0 deeds baltic.m; C left 1; turn 1 of A owing A=700 {creditor}",
        "A giveup: game-ended B; no auction-opened paid; awaits - / B throw: refused game-over",
    )
