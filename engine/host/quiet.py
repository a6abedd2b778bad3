"""Quiet hours: the part of a person's day in which nobody is called and no deadline passes."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class Quiet:
    """From minute `begins` of the day to minute `ends`, perhaps past midnight, in a time zone."""

    zone: str
    begins: int
    ends: int

    def after(self, at: float) -> float:
        """That time, or the end of the quiet hours that it falls in. Unix seconds."""
        here = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        if not self._holds(minute):
            return at
        # Said as a time on the wall, because the clocks may be put forward in between.
        tomorrow = timedelta(days=1 if minute >= self.ends else 0)
        day = (here + tomorrow).date()
        end = datetime(day.year, day.month, day.day, self.ends // 60, self.ends % 60)
        return end.replace(tzinfo=ZoneInfo(self.zone)).astimezone(UTC).timestamp()

    def _holds(self, minute: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())
