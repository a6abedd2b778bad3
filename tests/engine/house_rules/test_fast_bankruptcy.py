"""House rule fast-bankruptcy: no rescue, the creditor gets the cash, the Bank gets the deeds."""

import pytest

from tests.support.plays import plays

PACES = pytest.mark.parametrize("pace", ["live", "by-post"])
NOTHING_ELSE = "no buildings-sold auction-opened received"
"""Nothing else of what becomes of an estate."""


def owing(words: str, rules: str = "fast-bankruptcy", more: str = "") -> str:
    """A is about to come to B's hotel on Boardwalk, and will owe 2000."""
    return f"rules {rules}; A at 36 {words}; B deeds dark-blues=5; {more}"


COMES = "A throw 1+2"


@PACES
def test_bkr_02_the_creditor_gets_the_cash_alone(pace: str) -> None:
    plays(
        owing("$30 deeds baltic,oriental.m passes CH-GOOJF", f"{pace} fast-bankruptcy"),
        f"{COMES}: A went-bankrupt to B; A estate-taken B 30 - -; "
        f"A estate-surrendered 0 baltic,oriental CH-GOOJF; {NOTHING_ELSE}; B $1530; "
        "chance ends CH-GOOJF",
    )


@PACES
def test_bkr_09_the_deeds_go_back_unmortgaged_and_are_not_auctioned(pace: str) -> None:
    plays(
        owing("$30 deeds baltic,oriental.m", f"{pace} fast-bankruptcy"),
        f"{COMES}: no auction-opened; bank has baltic,oriental; next B to-throw",
    )


def test_bkr_03_half_the_price_of_the_buildings_is_part_of_the_cash() -> None:
    plays(
        owing("$0 deeds browns=3"),
        f"{COMES}: A buildings-sold; A estate-taken B 150 - -; A estate-surrendered 0 browns -; "
        "no auction-opened received; bank 32 10",
    )


def test_amb_64_a_debt_that_cannot_be_raised_fails_at_once() -> None:
    plays(owing(""), f"{COMES}: A debt-opened; A out")
    plays(owing("", ""), f"{COMES}: A debt-opened; A in; next owing")


def test_bkr_01_a_debt_that_can_be_raised_is_raised() -> None:
    plays(
        owing("$1900 deeds reading"), f"{COMES}: next owing / A raise - reading: A $0 in; B $3500"
    )


def test_amb_65_what_was_mortgaged_for_the_debt_stays_with_the_creditor() -> None:
    plays(
        owing("$1900 deeds reading,baltic"),
        f"{COMES} / A mortgage baltic / A resign: A estate-taken B 1930 - -; "
        f"A estate-surrendered 0 baltic,reading -; {NOTHING_ELSE}",
    )


def test_bkr_08_owing_the_bank_everything_goes_there() -> None:
    plays(
        "rules fast-bankruptcy; A $30 at 35 deeds baltic / A throw 1+2: "
        f"A estate-surrendered 30 baltic -; no estate-taken; {NOTHING_ELSE}; cash 0,1500,1500,1500"
    )


def test_amb_35_several_creditors_share_the_cash() -> None:
    plays(
        "rules fast-bankruptcy; A $20 at 4 deeds baltic; top CH-CHAIRMAN",
        "A throw 1+2: A estate-surrendered 20 baltic -; B received 7 share A; "
        "C received 7 share A; D received 6 share A; no estate-taken auction-opened",
    )


def test_amb_36_others_who_can_pay_are_waited_for_first() -> None:
    plays(
        "rules fast-bankruptcy; A at 14; B $5; C $5 deeds reading; top CC-OPERA",
        "A throw 1+2: next owing; awaits C; B in",
        f"C raise - reading: B went-bankrupt to A; A ${1500 + 50 + 50 + 5}",
    )


def test_bkr_11_the_last_player_wins_at_once() -> None:
    plays(owing("", more="C left 1; D left 1"), f"{COMES}: game-ended B")


@PACES
def test_together_with_a_pot_and_without_auctions(pace: str) -> None:
    rules = f"{pace} fast-bankruptcy parking-pot=100 no-auctions"
    plays(f"rules {rules}; A $30 at 35; pot 100 / A throw 1+2: A out; pot 100")
