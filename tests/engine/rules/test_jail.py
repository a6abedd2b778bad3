"""JAIL: three ways in, four ways out, and what may be done meanwhile."""

import pytest

from tests.engine.rules.prisoners import LAST_TURN, PASS
from tests.support.plays import plays

# -- in ----------------------------------------------------------------------------------------


def test_jail_01_sent_by_the_space() -> None:
    plays("A at illinois / A throw 2+4: A jailed space; A at 10 jail 0")


def test_jail_02_sent_by_a_card_from_anywhere() -> None:
    plays("A at 14; top CC-JAIL / A throw 1+2: A jailed card; A at 10")


def test_jail_03_sent_by_the_third_doubles() -> None:
    plays(
        "A at 1 deeds 5,11 / A throw 2+2 / A throw 3+3",
        "A throw 6+6: A jailed doubles; no moved; A at 10",
    )


def test_jail_04_no_salary_on_the_way() -> None:
    plays("A $10 at 30; top CC-JAIL / A throw 1+2: no salary-paid; A $10 at 10")


@pytest.mark.parametrize("start", ["illinois", 11], ids=["space", "card"])
def test_jail_05_the_turn_ends_even_after_doubles(start: object) -> None:
    plays(
        f"A at {start}; top CC-JAIL / A throw 3+3: next B to-throw / A throw: refused not-awaited"
    )


def test_jail_06_just_visiting() -> None:
    plays("A at reading / A throw 4+1: A at 10 free / turn of A / A throw 4+6: A at free-parking")


# -- out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_jail_07_doubles_on_any_of_three_turns_free(failed: int) -> None:
    plays(
        f"A jail {failed}",
        "A throw 2+2: A jail-left doubles; A moved 10 virginia; A $1500 free; next buy-or-decline",
    )


def test_jail_08_leaving_by_doubles_gives_no_further_roll() -> None:
    plays("A jail 0 / A throw 5+5: A at free-parking; next to-end / A throw: refused not-now")


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_jail_09_out_by_ones_own_pass(failed: int) -> None:
    plays(
        f"A jail {failed} passes {PASS} / A use {PASS}: A pass-used {PASS}; A jail-left pass",
        f"A throw 3+5: A $1500 at 18; chance ends {PASS}",
    )


def test_jail_10_out_by_a_pass_bought_from_another() -> None:
    plays(
        f"A jail 0; B passes {PASS} / A offer B gives $45 takes {PASS} / B accept",
        f"A use {PASS}: A $1455; B $1545; next A to-throw",
    )


@pytest.mark.parametrize("failed", [0, 1])
def test_jail_11_out_by_fifty_before_the_roll(failed: int) -> None:
    plays(
        f"A $60 jail {failed} / A fine: A paid 50 to bank jail-fine; A jail-left fine",
        "A throw 4+5: A $10 at new-york",
    )


def test_jail_11_the_fine_needs_the_cash() -> None:
    plays(
        "A $49 jail 0 deeds oriental: A may not fine",
        "A fine: refused cannot-afford / A mortgage oriental / A fine: A $49",
    )


def test_jail_12_third_failure_pays_and_moves() -> None:
    plays(
        "A $200 jail 2 / A throw 3+5: A jail-throw-failed 3; A paid 50 to bank jail-fine; "
        "A jail-left fine; A moved 10 tennessee; A $150 at tennessee free; next buy-or-decline"
    )


def test_jail_12_and_has_no_further_roll() -> None:
    plays("A jail 2 / A throw 4+6: next to-end")


def test_jail_13_the_fine_must_be_raised() -> None:
    plays(
        f"{LAST_TURN} / A throw 3+5: A debt-opened 50 to bank jail-fine",
        "A end: refused not-now / A giveup: refused can-still-pay",
        "A mortgage oriental: A moved 10 tennessee",
    )


def test_jail_14_no_fine_before_the_third_roll() -> None:
    plays("A jail 2: A may not fine; A may throw / A fine: refused no-fine-on-last-turn")


def test_jail_14_a_pass_may_still_be_played() -> None:
    plays(f"A jail 2 passes {PASS}: A may use {PASS}")


def test_jail_15_a_jailed_player_builds_and_sells() -> None:
    plays(
        "A jail 0 deeds oranges / A build st-james=1: A built st-james=1 100 31 12",
        "A sell st-james=0: A buildings-sold st-james=0 50 32 12; next in-jail",
    )


def test_jail_15_and_trades() -> None:
    plays(
        "A jail 0 deeds reading / A offer B gives reading takes $300",
        "B accept: A trade-made; B has reading",
    )


def test_jail_16_the_fine_goes_to_the_bank() -> None:
    plays("A jail 0; B at 17 / A fine / turn of B / B throw 1+2: cash 1450,1500,1500,1500")


def test_jail_17_the_count_starts_with_the_turn_after() -> None:
    others = ("now B at 17; C at 17", "B throw 1+2", "C throw 1+2: next in-jail")
    plays(
        "rules by-post; seats 3; A at 27; B deeds 15 / A throw 1+2",
        *others,
        "A throw 1+2: A jail-throw-failed 1; no paid",
        *others,
        "A throw 1+2: A jail-throw-failed 2; no paid",
        *others,
        "A throw 1+4: A jail-throw-failed 3; A paid 50 to bank jail-fine; A paid 25 to B; A at 15",
    )


@pytest.mark.parametrize("way", ["fine", f"use {PASS}"])
def test_jail_18_then_it_is_an_ordinary_turn(way: str) -> None:
    plays(
        f"A jail 0 deeds tennessee passes {PASS} / A {way}",
        "A throw 4+4: next A to-throw doubles 1",
    )


def test_jail_18_and_may_lead_straight_back() -> None:
    plays(
        "A jail 0 deeds 14,24 / A fine / A throw 2+2 / A throw 5+5",
        "A throw 1+1: A jailed doubles; A jail 0",
    )
