"""Hours as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.hours import clock, read_hours, typed_hours
from bot.language.language import languages, load
from engine.host.preferences.quiet_hours import LONGEST, MINUTES


@pytest.mark.parametrize(
    ("typed", "begins", "ends"),
    [
        ("22:30-7", "22:30", "07:00"),
        ("22-7", "22:00", "07:00"),
        (" 22.30 – 07:15 ", "22:30", "07:15"),
        ("10pm-7am", "22:00", "07:00"),
        ("10:30 PM to 12 am", "22:30", "00:00"),
        ("12pm until 1pm", "12:00", "13:00"),
        ("22-24", "22:00", "00:00"),
    ],
)
def test_hours_are_read_as_they_are_typed(typed: str, begins: str, ends: str) -> None:
    read = read_hours(typed)
    assert read is not None
    assert tuple(clock(it, load("de")) for it in read) == (begins, ends)


@pytest.mark.parametrize(
    "typed", ["", "7", "22:30", "25-7", "22:61-7", "7-7", "13pm-7am", "0am-3am", "22-15", "a-b"]
)
def test_what_leaves_no_day_or_is_no_time_is_none(typed: str) -> None:
    assert read_hours(typed) is None


@given(st.integers(0, MINUTES - 1), st.integers(1, LONGEST))
def test_hours_as_they_are_shown_are_read_as_themselves(begins: int, minutes: int) -> None:
    ends = (begins + minutes) % MINUTES
    for locale in languages():
        assert read_hours(typed_hours(begins, ends, load(locale))) == (begins, ends)


def test_an_hour_is_written_as_its_language_writes_it() -> None:
    shown = {it: clock(19 * 60 + 30, load(it)).replace("\u202f", " ") for it in languages()}
    assert shown.pop("en") == "7:30 PM"
    assert set(shown.values()) == {"19:30"}
