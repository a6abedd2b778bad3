"""CARD, the rulings: cards that all pay, second draws, repairs, passes that are sold on."""

import pytest

from engine.editions.cards import cards
from tests.support.editions import with_opera
from tests.support.plays import plays

# -- AMB-35: a card that pays everybody -------------------------------------------------------


def drawn_out(cash: int) -> tuple[str, str]:
    """A draws the chairman's card, and will owe three others 150 that A cannot raise."""
    jail_cards = "passes CC-GOOJF; top CH-CHAIRMAN"
    return f"A ${cash} at 4 deeds browns.m {jail_cards}", "A throw 1+2"


def test_amb_35_it_is_one_debt_to_all_others() -> None:
    plays(*drawn_out(149), ": A debt-opened 150 to B,C,D CH-CHAIRMAN; cash 149,1500,1500,1500")


def test_amb_35_unpaid_everything_is_sold_and_split() -> None:
    plays(
        *drawn_out(100),
        "A giveup: A went-bankrupt to B,C,D; A estate-surrendered 100 browns CC-GOOJF mortgaged "
        "browns; community_chest size 16",
        "B,C,D pass",
        # 100 among three: the odd dollar goes to the drawer's left.
        "B,C,D pass: bank has browns; B received 34 share A; C received 33 share A; "
        "D received 33 share A; next B to-throw",
    )


def test_amb_69_of_a_debt_to_each_the_share_of_a_creditor_who_leaves_is_dropped() -> None:
    plays(*drawn_out(149), "C resign: A paid 100 to B,D CH-CHAIRMAN; cash 49,1550,0,1550")


HALVES = "B received 30 share A; D received 30 share A; cash 0,1530,0,1530"


def test_amb_35_amb_69_a_creditor_who_leaves_before_the_debt_is_paid_has_no_share() -> None:
    plays(
        *drawn_out(60),
        f"C resign / A giveup: A went-bankrupt to B,D / B,D pass / B,D pass: {HALVES}",
    )


def test_amb_35_amb_69_nor_one_who_leaves_during_the_sale() -> None:
    plays(*drawn_out(60), f"A giveup / C resign / B,D pass / B,D pass: {HALVES}")


def test_amb_35_what_the_lots_fetch_goes_into_the_pot() -> None:
    plays(
        *drawn_out(0),
        # The ten per cent goes to the Bank, not into the pot.
        "A giveup: auction-opened mediterranean / B bid 60 / C,D pass / B clear - / B,C,D pass: "
        f"cash 0,{1500 - 60 - 3 + 20},1520,1520; B has mediterranean.m; bank has baltic",
    )


def test_amb_35_buildings_go_back_at_half_into_the_pot() -> None:
    plays(
        "A $0 at 4 deeds browns=1; top CH-CHAIRMAN / A throw 1+2",
        "A giveup: A estate-surrendered 50 browns -; bank 32 12",
    )


def test_amb_35_with_one_other_player_it_is_an_ordinary_debt() -> None:
    plays(
        "seats 3; A $49 at 4; C left 1; top CH-CHAIRMAN / A throw 1+2",
        "A giveup: A estate-taken B 49 - -; won B",
    )


# -- AMB-36: a card that everybody pays ------------------------------------------------------

OPERA = "A at 14; top CC-OPERA"


@with_opera
def test_amb_36_each_who_is_short_owes_the_drawer() -> None:
    plays(
        f"{OPERA}; B $49 deeds oriental; D $0 deeds reading",
        "A throw 1+2: C paid 50 to A CC-OPERA; B debt-opened 50 to A CC-OPERA; "
        "D debt-opened 50 to A CC-OPERA; awaits B,D",
        "A end: refused not-now",
    )


@with_opera
def test_amb_36_they_raise_it_side_by_side() -> None:
    plays(
        f"{OPERA}; B $49 deeds oriental; D $0 deeds reading / A throw 1+2",
        "D mortgage reading: A $1600; D $50; awaits B",
        "B mortgage oriental: A $1650; B $49; next to-end",
    )


@with_opera
def test_amb_36_who_fails_is_bankrupt_to_the_drawer_when_all_have_answered() -> None:
    plays(
        f"{OPERA}; B $20; D $0 deeds reading / A throw 1+2 / B giveup: no went-bankrupt",
        f"D mortgage reading: B went-bankrupt to A; cash {1500 + 50 + 50 + 20},0,1450,50",
    )


@with_opera
def test_amb_36_failures_go_in_turn_order_from_the_drawers_left() -> None:
    plays(
        "A $2; C at 14; D $1; top CC-OPERA; turn 1 of C / C throw 1+2 / A giveup",
        "D giveup: D went-bankrupt to C; A went-bankrupt to C",
    )


# -- AMB-37, AMB-38, AMB-39 --------------------------------------------------------------------


def test_amb_37_back_three_leads_to_a_second_card() -> None:
    plays(
        "A at 33; top CH-BACK3,CC-FUND / A throw 1+2: A card-drawn CH-BACK3; "
        "A card-drawn CC-FUND; card-returned CC-FUND; card-returned CH-BACK3; A $1600 at 33"
    )


def test_amb_37_the_first_card_waits_until_the_second_is_complete() -> None:
    plays(
        "A $0 at 33 deeds reading; top CH-BACK3,CC-DOCTOR",
        "A throw 1+2: next owing; chance size 15; community_chest size 15",
        "A mortgage reading: card-returned CC-DOCTOR; card-returned CH-BACK3",
    )


def test_amb_37_from_seven_it_is_income_tax() -> None:
    plays("A at 4; top CH-BACK3 / A throw 1+2: no salary-paid; next choose-tax; chance size 15")


def test_amb_37_from_twenty_two_it_is_new_york() -> None:
    plays(
        "A at 19; B deeds new-york; top CH-BACK3",
        "A throw 1+2: A at new-york; B $1516; chance ends CH-BACK3",
    )


def test_amb_37_the_second_card_may_lead_to_jail() -> None:
    plays("A at 33; top CH-BACK3,CC-JAIL / A throw 1+2: A at 10; next B to-throw")


def test_amb_38_repairs_are_counted_when_drawn() -> None:
    plays(
        "A $0 at 14 deeds browns=5; top CC-STREETS",
        "A throw 1+2: A debt-opened 230 to bank CC-STREETS",
        "A sell browns=0: A paid 230 to bank CC-STREETS; A $20",
    )


def test_amb_39_a_pass_may_be_sold_on_at_any_price() -> None:
    plays(
        "B passes CH-GOOJF / B offer A gives CH-GOOJF takes - / A accept",
        "A offer C gives CH-GOOJF takes $500",
        "C accept: C holds CH-GOOJF; cash 2000,1500,1000,1500",
    )


def test_amb_39_a_pass_is_never_played_unasked() -> None:
    plays(
        "A at 14 passes CH-GOOJF; top CC-JAIL / A throw 1+2: A holds CH-GOOJF",
        "turn of A: next in-jail; A jail 0",
    )


@pytest.mark.parametrize(("card", "other"), [("CH-GOOJF", "CC-GOOJF"), ("CC-GOOJF", "CH-GOOJF")])
def test_amb_39_the_holder_of_both_chooses(card: str, other: str) -> None:
    plays(
        "A jail 0 passes CH-GOOJF,CC-GOOJF: A may use CH-GOOJF; A may use CC-GOOJF",
        f"A use {card}: A jail-left pass; A holds {other}; {cards()[card].deck} ends {card}",
    )
