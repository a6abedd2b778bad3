"""Quiet hours that are changed: at once for pings, for deadlines a day later."""

from __future__ import annotations

from engine.host.preferences.preferences import CHANGED_AFTER, Preferences, load_preferences
from engine.host.preferences.quiet_hours import QuietHours

NOW = 1_000_000.0
NIGHT, DAYTIME = QuietHours("UTC", 22 * 60, 7 * 60), QuietHours("UTC", 9 * 60, 17 * 60)


def test_the_first_hours_count_at_once_and_never_again() -> None:
    chosen = Preferences().with_hours("UTC", NIGHT, NOW)
    assert (chosen.quiet, chosen.deadline_quiet_hours(NOW)) == (NIGHT, NIGHT)
    off = chosen.with_hours("UTC", None, NOW + 1)
    again = off.with_hours("UTC", DAYTIME, NOW + 2 * CHANGED_AFTER)
    assert (again.quiet, again.deadline_quiet_hours(NOW + 2 * CHANGED_AFTER)) == (DAYTIME, None)


def test_until_then_the_hours_before_count() -> None:
    chosen = Preferences(quiet=NIGHT).with_hours("UTC", DAYTIME, NOW)
    assert (chosen.deadline_quiet_hours(NOW), chosen.deadline_quiet_hours(NOW + CHANGED_AFTER)) == (
        NIGHT,
        DAYTIME,
    )


def test_hours_changed_again_within_the_day_have_never_counted() -> None:
    chosen = Preferences(quiet=NIGHT).with_hours("UTC", DAYTIME, NOW)
    again = chosen.with_hours("UTC", None, NOW + CHANGED_AFTER - 1)
    assert again.deadline_quiet_hours(NOW + CHANGED_AFTER) == NIGHT
    assert again.deadline_quiet_hours(NOW + 2 * CHANGED_AFTER) is None


def test_what_stays_is_no_change() -> None:
    assert Preferences(quiet=NIGHT).with_hours("UTC", NIGHT, NOW) == Preferences(quiet=NIGHT)


def test_hours_chosen_before_hours_took_effect_later_count_as_they_did() -> None:
    stored = '{"quiet": {"zone": "UTC", "begins": 1320, "ends": 420}}'
    assert load_preferences(stored).deadline_quiet_hours(0.0) == NIGHT
