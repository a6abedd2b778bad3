"""AMB-35, AMB-36, AMB-69: several creditors, several debtors."""

import pytest

from tests.support.editions import jail_cards_under_deck, with_opera
from tests.support.plays import plays

# -- AMB-35: one debtor, several creditors ------------------------------------------------------

EACH = "top CH-CHAIRMAN; A at 4"
"""A, three before Chance, is about to owe 50 to every other player."""


def test_amb_35_the_card_is_one_debt_to_all_the_others() -> None:
    plays(
        f"{EACH} $149 deeds baltic / A throw 1+2: next owing",
        "A raise - baltic: A paid 150 to B,C,D CH-CHAIRMAN; cash 29,1550,1550,1550; next to-end; "
        "chance ends CH-CHAIRMAN",
    )


@jail_cards_under_deck
def test_amb_35_failing_it_everything_goes_into_a_pot() -> None:
    plays(
        f"{EACH} $20 deeds baltic.m,oriental passes CC-GOOJF / A throw 1+2",
        "A giveup: A went-bankrupt to B,C,D; community_chest ends CC-GOOJF",
        "C bid 60 / B,D pass: next C lift-or-hold baltic",  # Baltic was sold with its mortgage.
        "C clear - / C bid 21",
        # 20 + 60 + 21 = 101: the two odd dollars go to A's left first.
        "B,D pass: B received 34 share A; C received 34 share A; D received 33 share A; "
        "next B to-throw",
    )


def test_amb_35_by_post_the_pot_is_filled_under_one_deadline() -> None:
    plays(
        f"rules by-post; {EACH} $20 deeds baltic,oriental / A throw 1+2",
        "A giveup: next sealed-auction baltic,oriental",
        "B file baltic=30,oriental=40 limit 70 / C file baltic=50 limit 50",
        # BALTIC goes for 31, ORIENTAL for 1: 52 dollars in all.
        "D pass: B received 18; C received 17; D received 17; C has baltic; B has oriental",
    )


def test_amb_35_a_sharer_who_leaves_has_no_share() -> None:
    plays(
        f"{EACH} $20 deeds baltic / A throw 1+2 / A giveup / B resign / C bid 11",
        "D pass: C received 16 share A; D received 15 share A",
    )


def test_amb_35_a_winner_who_leaves_unpaid_has_the_lot_sold_again() -> None:
    plays(
        f"{EACH} $20 deeds baltic; B $10 deeds reading / A throw 1+2 / A giveup / B bid 100",
        "C,D pass: awaits B / B resign: auction-opened baltic / C bid 4",
        # The pot is 24 and shared; then B's railroad is for sale.
        "D pass: C received 12 share A; D received 12 share A; next auction reading",
    )


def test_amb_35_a_creditor_who_leaves_is_not_owed() -> None:
    plays(
        f"{EACH} $120 / A throw 1+2",
        "C resign: A paid 100 to B,D CH-CHAIRMAN; A $20; B $1550; D $1550; next to-end",
    )


def test_amb_35_another_estate_is_not_in_the_pot() -> None:
    plays(
        f"{EACH} $20; D $0 deeds baltic / A throw 1+2 / D resign / A giveup / B bid 40",
        "C pass: B has baltic; B received 10 share A; C received 10 share A",
    )


# -- AMB-36: one creditor, several debtors ------------------------------------------------------

OPERA = "top CC-OPERA; A at 14"
"""A, three before Community Chest, is about to be paid 50 by every other player."""


@with_opera
def test_amb_36_those_who_are_short_raise_side_by_side() -> None:
    plays(
        f"{OPERA}; B $10 deeds baltic,oriental; D $20 deeds reading",
        "A throw 1+2: awaits B,D; A $1550 / D raise - reading: A $1600; awaits B",
        "A throw: refused not-now",
        "B raise - oriental: A $1650; card-returned CC-OPERA; next to-end",
    )


@with_opera
def test_amb_36_amb_69_failures_wait_and_go_in_turn_order() -> None:
    plays(
        f"seats 5; {OPERA}; B $10; C $20 deeds reading; D $30 / A throw 1+2 / D giveup",
        "B giveup: no went-bankrupt",
        "C raise - reading: B went-bankrupt to A; D went-bankrupt to A; "
        f"A ${1500 + 50 + 50 + 10 + 30}; next to-end",
    )


@with_opera
def test_amb_36_one_estate_is_settled_before_the_next() -> None:
    plays(
        f"{OPERA}; B $10 deeds reading.m; C $20 deeds baltic.m / A throw 1+2 / C giveup",
        "B giveup: next A lift-or-hold reading; C in",
        "A clear -: C estate-taken A 20 baltic -; next A lift-or-hold baltic",
    )


@with_opera
def test_amb_36_who_has_given_up_does_no_more_business() -> None:
    game = plays(
        f"{OPERA} $5; B $10 deeds oranges.m; D $20 deeds reading / A throw 1+2 / B giveup",
        "B offer C gives st-james takes $1 / C accept: refused in-debt",
        "B mortgage st-james | sell st-james=0 | build st-james=1: refused in-debt",
        "B giveup: refused not-awaited",
    )
    assert all(
        type(offer).__name__ in ("TradeTerms", "Resign", "WithdrawTrade")
        for offer in game.offers(1)
    )


@with_opera
@pytest.mark.parametrize("given_up", [("B giveup",), ()])
def test_amb_70_a_debtor_who_resigns_falls_to_the_creditor(given_up: tuple[str, ...]) -> None:
    plays(
        f"{OPERA}; B $10 deeds reading.m; D $20 / A throw 1+2",
        *given_up,
        "B resign: B estate-taken A 10 reading -; next A lift-or-hold reading",
    )


@with_opera
def test_amb_58_an_heir_on_top_frees_no_other_debtor() -> None:
    plays(
        f"{OPERA}; B $10 deeds reading.m; D $20 deeds browns / A throw 1+2",
        "B resign: next lift-or-hold",
        "D offer C gives baltic takes $1 / C accept: refused trade-lowers-raisable",
        "D mortgage baltic / A clear -: next to-end; D $0",  # 20 and 30 were just enough.
    )


@with_opera
def test_amb_65_under_an_heirs_decision_too_nothing_is_mortgaged_in_vain() -> None:
    plays(
        f"{OPERA}; B $10 deeds reading.m; D $0 deeds baltic / A throw 1+2",
        "B resign: next lift-or-hold / D mortgage baltic: refused mortgage-saves-nothing",
    )


@with_opera
def test_amb_65_what_was_mortgaged_under_an_heirs_decision_passes_mortgaged() -> None:
    plays(
        f"{OPERA}; B $10 deeds reading.m; D $0 deeds browns / A throw 1+2 / B resign",
        "D mortgage baltic / D resign: D estate-taken A 30 browns -; A has baltic.m",
    )


@with_opera
def test_amb_69_what_was_owed_to_one_who_left_is_dropped() -> None:
    plays(
        f"{OPERA}; B $10; D $20 / A throw 1+2 / B giveup",
        "A resign: A went-bankrupt to bank; B $10; D $20; next B to-throw",
    )
