"""Chances in words: whole percent, and a decimal where that would hide a difference."""

import pytest

from bot.language.chances import chances_beside, change
from bot.language.language import load

WORDS = load("en")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (0.562, 0.52, ("56%", "52%")),
        (0.562, 0.561, ("56.2%", "56.1%")),
        (0.5621, 0.5622, ("56%", "56%")),
    ],
)
def test_a_decimal_is_said_where_whole_percent_would_hide_a_change(
    before: float, after: float, said: tuple[str, str]
) -> None:
    assert change(before, after, WORDS) == said


def test_in_one_list_all_have_a_decimal_or_none() -> None:
    assert chances_beside([0.562, 0.52, 0.556], WORDS) == ["56.2%", "52.0%", "55.6%"]
    assert chances_beside([0.562, 0.52, 0.6], WORDS) == ["56%", "52%", "60%"]


def test_in_a_list_it_hardly_matters_what_decimals_would_show() -> None:
    assert chances_beside([0.562, 0.52, 0.559], WORDS) == ["56%", "52%", "56%"]
