"""Seasons: quarters or months of the calendar, in UTC."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, Literal, get_args

SeasonLength = Literal["quarter", "month", "off"]
SEASON_LENGTHS: Final[tuple[SeasonLength, ...]] = get_args(SeasonLength)
"""What a server may choose; with "off" it has no seasons."""
MONTHS: Final = {"quarter": 3, "month": 1}
A_DAY: Final = 24 * 3600


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """One season: it begins with month `month` (from 1) of a year and is `months` long."""

    year: int
    month: int
    months: int

    @property
    def begins_at(self) -> float:
        """The unix seconds of its first moment."""
        return datetime(self.year, self.month, 1, tzinfo=UTC).timestamp()

    @property
    def ends_at(self) -> float:
        """The unix seconds of the first moment after it."""
        later = self.month - 1 + self.months
        return datetime(self.year + later // 12, later % 12 + 1, 1, tzinfo=UTC).timestamp()

    @property
    def before(self) -> "Season":
        """The season that ended when this one began."""
        return _season(self.begins_at - 1, self.months)

    def days_left(self, now: float) -> int:
        """Return how many days are left, a day that has begun included."""
        return max(0, -int(-(self.ends_at - now) // A_DAY))


def season_at(at: float, length: SeasonLength) -> Season | None:
    """Return the season to which a moment in unix seconds belongs; None where there are none."""
    return None if length == "off" else _season(at, MONTHS[length])


def quarter_at(at: float) -> Season:
    """Return the quarter to which a moment in unix seconds belongs."""
    return _season(at, MONTHS["quarter"])


def _season(at: float, months: int) -> Season:
    return _season_of_day(int(at // A_DAY), months)


@lru_cache(1024)
def _season_of_day(day: int, months: int) -> Season:
    date = datetime.fromtimestamp(day * A_DAY, UTC)
    return Season(date.year, (date.month - 1) // months * months + 1, months)
