"""JAIL, the rulings and refusals: the third turn, passes too late, business from Jail."""

import pytest

from engine.core.actions import UseJailCard
from engine.core.errors import Reason
from engine.view import public_view
from tests.engine.rules.prisoners import LAST_TURN, PASS
from tests.support.plays import plays

# -- rulings -----------------------------------------------------------------------------------


def test_amb_40_no_pass_after_the_third_failed_roll() -> None:
    plays(
        f"{LAST_TURN} passes {PASS} / A throw 3+5: A may not use",
        f"A use {PASS}: refused not-now / A mortgage oriental: A holds {PASS}",
    )


def test_amb_45_the_debt_comes_before_the_move_and_the_roll_is_kept() -> None:
    plays(
        LAST_TURN,
        "A throw 3+5: next owing; A at 10 / A mortgage oriental: no dice-thrown; A $0 at tennessee",
    )


def test_amb_45_who_cannot_raise_it_is_bankrupt_to_the_bank() -> None:
    plays(
        "A $49 jail 2 / A throw 3+5 / A giveup: A went-bankrupt to bank; no moved; next B to-throw"
    )


def test_amb_45_then_the_estate_is_auctioned_before_the_next_roll() -> None:
    plays(
        "A $0 jail 2 deeds baltic / A throw 3+5 / A giveup: next auction",
        "B bid 1 / C,D pass: B has baltic; awaits B; B may throw",
    )


def test_amb_46_nothing_but_the_roll_or_a_pass_on_the_third_turn() -> None:
    plays(
        f"A jail 2 passes {PASS}: A may first throw; A may use {PASS}; A may not fine",
        "A throw 5+5: A $1500",
    )


def test_amb_47_all_other_business_goes_on_in_jail() -> None:
    plays(
        "A jail 0 deeds reading; turn 1 of B / A mortgage reading: A mortgaged reading 100",
        "A lift reading: A mortgage-lifted reading 110",
    )


def test_amb_47_a_jailed_player_bids() -> None:
    plays(
        "seats 3; A at 16; B jail 0 / A throw 1+2 / A decline / B bid 1 / A,C pass: B has new-york"
    )


# -- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["throw", "fine", f"use {PASS}"])
def test_jail_only_the_prisoner_whose_turn_it_is_answers(action: str) -> None:
    plays(
        f"A jail 0; B jail 0 passes {PASS} / B {action}: refused not-awaited",
        f"E {action}: refused out-of-game / -1 {action}: refused out-of-game",
    )


@pytest.mark.parametrize("card", [PASS, "CC-GOOJF", "CH-FINE15", "", "no such card"])
def test_jail_a_pass_must_be_held(card: str) -> None:
    game = plays(f"A jail 0; B passes {PASS}")
    assert game.refused(0, UseJailCard(card)) is Reason.NO_JAIL_CARD


@pytest.mark.parametrize("action", ["fine", f"use {PASS}"])
def test_jail_the_free_have_nothing_to_pay(action: str) -> None:
    plays(f"A passes {PASS} / A {action}: refused not-now")


@pytest.mark.parametrize("action", ["buy", "end", "giveup", "decline"])
def test_jail_the_turn_cannot_be_skipped(action: str) -> None:
    plays(f"A jail 0 / A {action}: refused not-now")


def test_jail_while_the_forced_fine_is_raised_others_may_do_nothing() -> None:
    """AMB-06: the board is locked from the roll until its result is fixed."""
    start = "A $0 jail 2 deeds oriental,15; B deeds oranges=1,5m,browns"
    trade = "B offer C gives reading takes $1"
    locked = plays(start, trade, "A throw 3+5")
    assert public_view(locked.state).locked
    game = plays(
        start,
        trade,
        "A throw 3+5",
        "B build tennessee=2 | sell tennessee=0 | mortgage baltic | lift reading: refused locked; "
        "B may not build; B may not sell; B may not mortgage; B may not lift",
        "C accept: refused locked / A mortgage oriental / B build tennessee=2",
    )
    assert not game.state.locked()


def test_jail_while_the_forced_fine_is_raised_its_debtor_only_raises_money() -> None:
    plays(
        "A $40 jail 2 deeds browns=2/1,5m / A throw 3+5",
        "A build baltic=2 | lift reading: refused in-debt / A fine | throw: refused not-now",
        "A sell mediterranean=1: A $15 at tennessee",
    )


def test_jail_by_post_a_failed_roll_passes_the_dice_on() -> None:
    plays("rules by-post; A jail 0 / A throw 1+2: next B to-throw; A at 10 jail 1")
