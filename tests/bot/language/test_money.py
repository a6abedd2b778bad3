"""Amounts that people type."""

import pytest

from bot.language.money import read_amount
from engine.editions.board_names import CURRENCIES


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("1200", 1200),
        ("$1,200", 1200),
        (" 90 ", 90),
        ("$ 90", 90),
        ("90$", 90),
        ("007", 7),
        ("0", 0),
        ("1.200", 1200),
        ("1 200 $", 1200),
        ("1\u202f200", 1200),
        ("9,999,999", 9_999_999),
        ("r$ 90", 90),
        ("chf 1’200", 1200),
    ],
)
def test_amounts_are_read(text: str, amount: int) -> None:
    assert read_amount(text) == amount


@pytest.mark.parametrize("sign", CURRENCIES)
@pytest.mark.parametrize("typed", ["{}120", "{} 120", "120{}", "120 {}", " {}\u00a0120 "])
def test_the_sign_of_any_board_may_stand_beside_an_amount(typed: str, sign: str) -> None:
    assert read_amount(typed.format(sign)) == 120


@pytest.mark.parametrize(
    "text",
    [
        "",
        "$",
        "-5",
        "+5",
        "12.50",
        "1,2",
        "12,00",
        "1,,200",
        ",200",
        "12 00",
        "1,200.50",
        "1e3",
        "ten",
        "$5$5",
        "€€5",
        "5 kr kr",
        "£",
        "5 USD",
        "-€5",
    ]
    + ["10000000", "9" * 400, "٣٤", "½", "²", "90 dollars", "0x10", "1_000"],
)
def test_what_is_no_amount_is_not_guessed(text: str) -> None:
    assert read_amount(text) is None
