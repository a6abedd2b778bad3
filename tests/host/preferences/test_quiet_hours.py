"""Quiet hours, in every time zone and on the days when the clocks change."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given

from engine.host.preferences.preferences import Preferences, load_preferences
from engine.host.preferences.quiet_hours import MINUTES, QuietHours, is_zone
from tests.support.quiet_windows import INSTANTS, ZONES, windows

BERLIN = "Europe/Berlin"
NIGHT = QuietHours(BERLIN, 22 * 60 + 30, 7 * 60)


def at(text: str, zone: str = BERLIN, fold: int = 0) -> float:
    """A time on the wall there, in unix seconds."""
    here = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return here.astimezone(UTC).timestamp()


@given(windows(), INSTANTS)
@example(QuietHours(BERLIN, 22 * 60, 2 * 60 + 30), int(at("2026-10-25T02:10", fold=1)))
@example(QuietHours(BERLIN, 22 * 60, 2 * 60 + 30), int(at("2026-03-29T01:10")))
@example(QuietHours(BERLIN, 3 * 60 + 15, 2 * 60 + 30), int(at("2026-03-29T01:10")))
@example(
    QuietHours("Australia/Lord_Howe", 23 * 60, 2 * 60 + 15), int(at("2026-04-04T15:10", "UTC"))
)
@example(QuietHours("Africa/Cairo", 20 * 60, 30), int(at("2026-04-23T21:30", "Africa/Cairo")))
def test_what_follows_quiet_hours_is_later_outside_them_and_stays(
    quiet: QuietHours, now: int
) -> None:
    end = quiet.after(now)
    assert end >= now
    assert not quiet.contains(end)
    assert quiet.after(end) == end
    assert (end == now) == (not quiet.contains(now))


@given(windows(), INSTANTS)
def test_they_end_within_their_length_and_the_change_of_a_clock(
    quiet: QuietHours, now: int
) -> None:
    # A clock that changes is put by an hour, and may repeat or skip the end; none skips a day.
    assert quiet.after(now) - now <= quiet.minutes * 60 + 24 * 3600
    hours = [now + hour * 3600 for hour in range(48)]
    assert any(not quiet.contains(moment) for moment in hours) or quiet.minutes > MINUTES - 120


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-06-01T22:29", "2026-06-01T22:29"),
        ("2026-06-01T22:30", "2026-06-02T07:00"),
        ("2026-06-02T06:59", "2026-06-02T07:00"),
        ("2026-06-02T07:00", "2026-06-02T07:00"),
        ("2026-12-31T23:59", "2027-01-01T07:00"),
        ("2026-03-28T23:00", "2026-03-29T07:00"),
        ("2026-10-24T23:00", "2026-10-25T07:00"),
    ],
)
def test_a_night_past_midnight_ends_in_the_morning_on_the_wall(now: str, end: str) -> None:
    assert NIGHT.after(at(now)) == at(end)


def test_a_night_in_which_the_clocks_are_put_back_is_an_hour_longer() -> None:
    evening = "2026-10-24T22:30"
    assert NIGHT.after(at(evening)) - at(evening) == 9.5 * 3600
    evening = "2026-03-28T22:30"
    assert NIGHT.after(at(evening)) - at(evening) == 7.5 * 3600


def test_quiet_hours_at_noon_end_on_the_same_day() -> None:
    noon = QuietHours(BERLIN, 12 * 60, 13 * 60)
    assert noon.after(at("2026-06-01T12:30")) == at("2026-06-01T13:00")
    assert noon.after(at("2026-06-01T13:30")) == at("2026-06-01T13:30")


def test_quiet_hours_to_midnight_end_at_midnight() -> None:
    late = QuietHours(BERLIN, 22 * 60, 0)
    assert late.after(at("2026-06-01T23:30")) == at("2026-06-02T00:00")


@given(ZONES, INSTANTS)
def test_every_zone_has_a_night(zone: str, now: int) -> None:
    assert is_zone(zone)
    night = QuietHours(zone, 22 * 60, 7 * 60)
    wall = datetime.fromtimestamp(night.after(now), ZoneInfo(zone))
    assert 7 <= wall.hour < 22


def test_a_zone_that_is_gone_from_the_list_takes_its_quiet_hours_along() -> None:
    gone = Preferences(
        dice="own", zone="Europe/Atlantis", quiet=QuietHours("Europe/Atlantis", 0, 60)
    )
    kept = load_preferences(gone.model_dump_json())
    assert kept == Preferences(dice="own")
    there = Preferences(zone=BERLIN, quiet=NIGHT)
    assert load_preferences(there.model_dump_json()) == there
