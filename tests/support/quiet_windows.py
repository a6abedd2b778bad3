"""Quiet hours in many time zones, and instants about which their clocks change."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import strategies as st

from engine.host.preferences.quiet_hours import LONGEST, MINUTES, QuietHours, zones

INSTANTS = st.integers(
    int(datetime(2020, 1, 1, tzinfo=UTC).timestamp()),
    int(datetime(2040, 1, 1, tzinfo=UTC).timestamp()),
)


ZONES = st.sampled_from(sorted(zones()))


@st.composite
def windows(draw: st.DrawFn) -> QuietHours:
    """Quiet hours of any zone, as long as they may be."""
    begins = draw(st.integers(0, MINUTES - 1))
    minutes = draw(st.integers(1, LONGEST))
    return QuietHours(draw(ZONES), begins, (begins + minutes) % MINUTES)
