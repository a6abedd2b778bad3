"""Quiet hours: the part of a person's day in which nobody is called and no deadline passes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

MINUTES = 24 * 60
LONGEST = 16 * 60
"""Minutes of a day that may be quiet: a day without time to answer in would stop every game."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From minute `begins` of the day to minute `ends`, perhaps past midnight, in a time zone."""

    zone: str
    begins: int
    ends: int

    @property
    def minutes(self) -> int:
        """How long they are on a day without a change of the clocks."""
        return (self.ends - self.begins) % MINUTES

    def in_zone(self, zone: str) -> "QuietHours":
        """Return these hours of the day in another time zone."""
        return replace(self, zone=zone)

    def after(self, at: float) -> float:
        """Return the time, or the end of the quiet hours that it falls in; unix seconds."""
        if not self.contains(at):
            return at
        day = datetime.fromtimestamp(at, ZoneInfo(self.zone)).date()
        while True:
            for end in self._ends_on(day):
                if end > at and not self.contains(end):
                    return end
            day += timedelta(days=1)

    def _ends_on(self, day: date) -> Iterator[float]:
        """Yield when they end on that day, for both readings of a time that comes twice."""
        for fold in (0, 1):
            end = datetime(day.year, day.month, day.day, self.ends // 60, self.ends % 60, fold=fold)
            yield end.replace(tzinfo=ZoneInfo(self.zone)).astimezone(UTC).timestamp()

    def contains(self, at: float) -> bool:
        """Return whether a time, in unix seconds, falls in these hours."""
        here = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        return self._contains(here.hour * 60 + here.minute)

    def _contains(self, minute: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    # Two that some machines list, and that name no place.
    return frozenset(available_timezones() - {"localtime", "Factory"})


def is_zone(name: str) -> bool:
    """Return whether this machine knows a time zone; a stored one may come from another machine."""
    return name in zones()
