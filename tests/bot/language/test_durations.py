"""Times as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.durations import read_duration, short_duration
from bot.language.language import load

DAY = 86400


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("90s", 90),
        ("10m", 600),
        (" 12 H ", 12 * 3600),
        ("3d", 3 * DAY),
        ("3 days", 3 * DAY),
        ("1h30m", 5400),
        ("1 d 12 h", 36 * 3600),
        ("2 hours, 5 min", 7500),
        ("2 hrs 5 mins", 7500),
        ("10 min. 5 sec.", 605),
    ],
)
def test_a_time_is_read_as_it_is_typed(typed: str, seconds: int) -> None:
    assert read_duration(typed) == seconds


@pytest.mark.parametrize(
    "typed", ["", "90", "soon", "-5m", "1.5h", "5x", "12h!", "१२h", "9" * 90 + "s", "1s " * 60]
)
def test_what_is_no_time_is_none(typed: str) -> None:
    assert read_duration(typed) is None


@given(st.integers(1, 14 * DAY))
def test_a_time_in_short_is_read_as_itself(seconds: int) -> None:
    assert read_duration(short_duration(seconds, load("en"))) == seconds


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "1d 12h"), ("de", "1 Tag 12 Std."), ("fr", "1 j 12 h")]
)
def test_a_time_in_short_is_in_the_readers_language(locale: str, told: str) -> None:
    assert short_duration(129_600, load(locale)).replace("\u00a0", " ") == told
