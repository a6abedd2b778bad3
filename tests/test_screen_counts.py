"""How much players have to read and how many buttons there are, by state: no more than this."""

from __future__ import annotations

import pytest

from tests.screen_counts import ScreenCount, medians

MOST_WORDS = {
    "roll": 45,
    "end of turn": 60,
    "purchase": 75,
    "auction": 50,
    "debt": 60,
    "draft": 70,
    "offer": 95,
}
OPENING = ("auction", "auction notice", "auction thread")
"""What is to be read as one auction opens."""


@pytest.fixture(scope="module")
def found() -> dict[str, ScreenCount]:
    """The median screens of what is recorded in English."""
    return medians()


@pytest.mark.parametrize("state", MOST_WORDS)
def test_no_more_words_are_to_be_read(found: dict[str, ScreenCount], state: str) -> None:
    assert 0 < found[state].words <= MOST_WORDS[state]


def test_an_auction_opens_with_few_words(found: dict[str, ScreenCount]) -> None:
    assert sum(found[state].words for state in OPENING) <= 120


def test_a_roll_has_few_buttons(found: dict[str, ScreenCount]) -> None:
    assert (found["roll"].buttons, found["roll alone"].buttons) <= (4, 5)
    assert found["roll alone"].buttons <= 5
