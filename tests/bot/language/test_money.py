"""Amounts that people type."""

import pytest

from bot.language.money import read_dollars


@pytest.mark.parametrize(
    ("text", "dollars"),
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
    ],
)
def test_amounts_are_read(text: str, dollars: int) -> None:
    assert read_dollars(text) == dollars


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
    ]
    + ["10000000", "9" * 400, "٣٤", "½", "²", "90 dollars", "0x10", "1_000"],
)
def test_what_is_no_amount_is_not_guessed(text: str) -> None:
    assert read_dollars(text) is None
