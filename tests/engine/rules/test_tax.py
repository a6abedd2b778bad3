"""ITAX and LTAX: a choice made before counting, and a printed sum; both to the Bank."""

import pytest

from engine.core.actions import PayFlatTax, PayTenth
from engine.core.decisions import ChooseTax
from engine.core.errors import IllegalAction, Reason
from engine.core.notation import read
from engine.editions.catalogue import rules_of
from engine.game import apply
from engine.players.absent import answer
from engine.view import public_view, seat_view
from tests.support.game import EDITION, A, B, ScriptedChance
from tests.support.plays import plays

WORTH_1610 = "A $400 at mediterranean deeds baltic.m,dark-blues=1"
TAXED = "A throw 1+2"
"""A comes from Mediterranean Avenue to Income Tax, and is asked."""


def luxury_tax() -> int:
    return rules_of(EDITION.get()).luxury_tax


@pytest.mark.parametrize(
    ("choice", "paid", "cash"),
    [("tenth", "161 to bank income-tax 10%", 239), ("flat", "200 to bank income-tax flat", 200)],
)
def test_itax_01_two_hundred_or_ten_per_cent(choice: str, paid: str, cash: int) -> None:
    plays(
        WORTH_1610, f"{TAXED}: A may first flat; A may tenth / A {choice}: A paid {paid}; A ${cash}"
    )


def test_itax_02_worth_is_cash_printed_prices_and_cost_of_buildings() -> None:
    assert plays(WORTH_1610).state.worth(A) == 1610
    assert plays(f"{WORTH_1610} passes CH-GOOJF").state.worth(A) == 1610


def test_itax_03_the_choice_shows_no_sum() -> None:
    state = plays(f"A $2500 at 1 / {TAXED}").state
    for view in (seat_view(state, A), seat_view(state, B), public_view(state)):
        assert isinstance(view.decision, ChooseTax)
        assert view.decision.share == 0
        assert "250" not in repr(view.offers)


def test_itax_03_the_choice_cannot_follow_the_sum() -> None:
    plays(f"A $2500 at 1 / {TAXED} / A tenth: A $2250 / A flat: refused not-now")


def test_itax_04_nobody_gains_by_it() -> None:
    plays(
        f"A at 1; B at 17 / {TAXED}",
        "A flat: cash 1300,1500,1500,1500 / A end / B throw 1+2: B $1500 at free-parking",
    )


@pytest.mark.parametrize("choice", ["flat", "tenth"])
def test_itax_only_the_visitor_chooses(choice: str) -> None:
    plays(f"A at 1 / {TAXED} / B {choice}: refused not-awaited / A end: refused not-now")


def test_itax_too_little_cash_for_the_flat_tax_opens_a_debt() -> None:
    plays(
        f"A $150 at 1 deeds reading / {TAXED} / A flat: A debt-opened 200 to bank income-tax flat",
        "A mortgage reading: A $50; next to-end",
    )


def test_itax_doubles_wait_for_the_tax() -> None:
    plays("A at 2 / A throw 1+1 / A tenth: next A to-throw doubles 1")


def test_ltax_01_the_printed_sum_goes_to_the_bank() -> None:
    printed = 100 if rules_of(EDITION.get()).board == "us2008" else 75
    plays(
        "A $190 at 35",
        f"A throw 1+2: A paid {printed} to bank luxury-tax; cash {190 - printed},1500,1500,1500",
    )


def test_ltax_01_amb_41_in_2008_it_is_100_and_income_tax_is_still_a_choice() -> None:
    plays("A at 35 / A throw 1+2: A paid 100 to bank luxury-tax")
    plays(f"A at 1 / {TAXED}: A may first flat; A may tenth")


def test_ltax_01_a_shortfall_must_be_raised() -> None:
    plays(
        f"A ${luxury_tax() - 10} at 35 deeds reading / A throw 1+2: next owing",
        "A mortgage reading: A $90",
    )


@pytest.mark.parametrize(
    ("worth", "tax"), [(2134, 214), (2130, 213), (2131, 214), (2139, 214), (1, 1), (0, 0)]
)
def test_amb_42_the_tenth_is_rounded_up(worth: int, tax: int) -> None:
    plays(f"A ${worth} at 1 / {TAXED} / A tenth: A ${worth - tax}")


def test_amb_43_a_hotel_counts_as_five_houses() -> None:
    assert plays("A $0 deeds browns=5/4").state.worth(A) == 60 + 60 + 9 * 50


def test_amb_43_salary_of_the_same_move_is_counted() -> None:
    plays(
        "A $1000 at 38 / A throw 4+2: A salary-paid 200",
        "A tenth: A paid 120 to bank income-tax 10%",
    )


def test_amb_43_mortgages_are_not_deducted() -> None:
    assert plays("A $100 deeds boardwalk.m,reading").state.worth(A) == 100 + 400 + 200


def test_amb_44_the_share_is_that_of_the_landing() -> None:
    """AMB-06: neither a sale nor a mortgage after the landing changes it."""
    plays(
        f"A $1000 at 1 deeds oranges=1 / {TAXED}",
        "A sell oranges=0 / A tenth: A paid 186 to bank income-tax 10%",
    )


@pytest.mark.parametrize(("cash", "choice"), [(200, PayFlatTax()), (199, PayTenth())])
def test_amb_44_silence_pays_the_flat_tax_if_cash_covers_it(
    cash: int, choice: PayFlatTax | PayTenth
) -> None:
    assert answer(plays(f"A ${cash} at 1 deeds mediterranean / {TAXED}").state, A) == choice


@pytest.mark.parametrize(
    ("cash", "price", "refused"),
    [
        (200, 1, False),  # The flat tax is in hand.
        (150, 49, True),
        (150, 50, False),  # With it, the flat tax can be raised.
        (0, 99, True),
        (0, 100, False),  # As much as before.
    ],
)
def test_amb_80_before_the_choice_a_trade_leaves_the_flat_tax_or_as_much_to_raise(
    cash: int, price: int, refused: bool
) -> None:
    offered = (f"A ${cash} at 1 deeds reading", TAXED, f"A offer B gives reading takes ${price}")
    if refused:
        state = plays(*offered).state
        with pytest.raises(IllegalAction) as found:
            apply(state, *read(f"1 accept {state.trades[-1].id}"), ScriptedChance())
        assert found.value.reason is Reason.TRADE_BEFORE_TAX
        assert found.value.facts == {"price": 200}, "ITAX-03: nothing about the total"
    else:
        plays(*offered, "B accept: B has reading")


def test_amb_80_a_gift_is_as_free_as_for_others_where_the_flat_tax_stays_payable() -> None:
    plays(
        f"A $200 at 1 deeds reading / {TAXED}",
        "A offer B gives reading takes - / B accept / A flat: A $0",
    )


def test_amb_80_others_trade_as_ever_meanwhile() -> None:
    plays(
        f"A at 1; B $0 deeds reading / {TAXED}",
        "B offer C gives reading takes - / C accept: C has reading",
    )


def test_go_06_back_three_from_chance_is_taxed_too() -> None:
    plays("A at 4; top CH-BACK3 / A throw 1+2 / A tenth: A $1350; chance ends CH-BACK3")


def test_a_flat_tax_table_asks_nothing() -> None:
    plays(
        "rules 1994 flat-income-tax; seats 3; A $900 at 1",
        f"{TAXED}: A paid 200 to bank income-tax flat; next to-end",
    )
