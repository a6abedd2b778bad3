"""Moments as people type them: which forms are read, in whose time zone, and which are not."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.language.moments import means_back, read_moment

BERLIN = "Europe/Berlin"
NOW = datetime(2026, 11, 18, 15, 30, tzinfo=UTC).timestamp()
"""A Wednesday, half past four in Berlin."""


def read(text: str, zone: str = BERLIN) -> str | None:
    """What is read, on the wall clock of that zone."""
    at = read_moment(text, NOW, zone)
    return None if at is None else f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3 days", "2026-11-21 16:30"),
        ("3d", "2026-11-21 16:30"),
        ("for 2 weeks", "2026-12-02 16:30"),
        ("a week", "2026-11-25 16:30"),
        ("in an hour", "2026-11-18 17:30"),
        ("1d 12h", "2026-11-20 04:30"),
        ("1 day and 12 hours", "2026-11-20 04:30"),
        ("90 min", "2026-11-18 18:00"),
        ("tomorrow", "2026-11-19 09:00"),
        ("Tomorrow 18:00", "2026-11-19 18:00"),
        ("today 20:15", "2026-11-18 20:15"),
        ("Sunday", "2026-11-22 09:00"),
        ("until sunday at 6pm", "2026-11-22 18:00"),
        ("next fri", "2026-11-20 09:00"),
        ("sunday 18", "2026-11-22 18:00"),
        ("tomorrow at 9", "2026-11-19 09:00"),
        ("2026-12-01 18", "2026-12-01 18:00"),
        ("until 18h", "2026-11-18 18:00"),
        ("wednesday", "2026-11-25 09:00"),
        ("20 Nov", "2026-11-20 09:00"),
        ("20th November", "2026-11-20 09:00"),
        ("Nov 20, 18:00", "2026-11-20 18:00"),
        ("20 Nov 2027", "2027-11-20 09:00"),
        ("1 Feb", "2027-02-01 09:00"),
        ("20.11.", "2026-11-20 09:00"),
        ("20.11.2026 18:00", "2026-11-20 18:00"),
        ("2026-12-01", "2026-12-01 09:00"),
        ("2026-12-01 18:00", "2026-12-01 18:00"),
        ("2026-12-01T18:00", "2026-12-01 18:00"),
        ("18:00", "2026-11-18 18:00"),
        ("8:00", "2026-11-19 08:00"),
        ("12am", "2026-11-19 00:00"),
        ("noon", "2026-11-19 12:00"),
    ],
)
def test_what_people_type_is_read_by_their_own_clock(typed: str, meant: str) -> None:
    assert read(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "", "soon", "3", "3 months", "3 moons", "30 Feb", "13pm", "25:00", "t", "m", "su",
        "2026-13-01", "99.99.", "-3 days", "sunday evening", "۳ days", "9" * 60, "20 nov 0000",
        "20 nov 26", "sunday 24", "next", "T18:00", "١٨:٠٠",
    ],
)  # fmt: skip
def test_what_could_mean_anything_is_not_read(typed: str) -> None:
    assert read(typed) is None


def test_the_clock_on_the_wall_holds_when_the_clocks_are_put_back() -> None:
    before = datetime(2026, 10, 24, 12, 0, tzinfo=UTC).timestamp()
    at = read_moment("tomorrow 18:00", before, BERLIN)
    assert at == datetime(2026, 10, 25, 17, 0, tzinfo=UTC).timestamp()
    assert read_moment("1 day", before, BERLIN) == before + 86400


@pytest.mark.parametrize("typed", ["back", " Now ", "I'm back!", "here"])
def test_being_back_is_said_in_few_words(typed: str) -> None:
    assert means_back(typed)
    assert not means_back(f"{typed} tomorrow")
