"""Moments as people type them: "3 days", "sunday", "20 Nov 18:00", in their own time zone.

A day without a time of day means its morning. A moment that has gone by is read as that of the next
day, week or year.
"""

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

MORNING = time(9)
LONGEST_TYPED = 40
_SIZES = {"w": 604800, "d": 86400, "h": 3600, "m": 60}
_PART = re.compile(
    r"([0-9]{1,4}) ?(w|weeks?|d|days?|h|hrs?|hours?|m|mins?|minutes?)(?![a-z])",
)
_SPAN = re.compile(rf"(?:(?:in|for) )?(?:{_PART.pattern}(?:,? ?(?:and )?))+")
_ARTICLE = re.compile(r"\ban? (?=week|day|hour)")
_NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "sept": 7, "december": 10,
}  # fmt: skip
"""Numbers in words; before a unit, "sept" is French for seven, and "dez" Portuguese for ten."""
_NUMBER = re.compile(rf"\b(?:{'|'.join(_NUMBERS)})(?= (?:week|day|hour|minute)s?\b)")
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_CLOCK = re.compile(r"(?:at )?([01]?[0-9]|2[0-3])(?:[:h]([0-5][0-9]))? ?(am|pm|o'clock)?")
_HOUR = r"(?P<hour>[01]?[0-9]|2[0-3])"
_HOUR_OF_A_DAY = re.compile(rf"(?:at )?{_HOUR}(?: ?h(?:ours?)?)?")
"""Behind a day a bare number is an hour."""
_AT_HOUR = re.compile(rf"\b(?:until |till |at )+{_HOUR} ?h(?:ours?)?$")
"""Of a span nobody says "until 18 h"; of a time of day many languages do."""
_HALVES = {"am": 0, "pm": 12}
_ISO = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_ISO_T = re.compile(r"^([0-9-]+)t(?=[0-9])")
_DOTS = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})(?:\.([0-9]{4})?)?")
_DAY_MONTH = re.compile(r"([0-9]{1,2})(?:st|nd|rd|th|\.)? ([a-z]{3,9})(?: ([0-9]{4}))?")
_MONTH_DAY = re.compile(r"([a-z]{3,9}) ([0-9]{1,2})(?:st|nd|rd|th)?(?: ([0-9]{4}))?")
_OVER = ("back", "now", "here", "i am back", "i'm back")


def means_back(text: str) -> bool:
    """Return whether the text says "I am back" instead of naming a moment."""
    return _plain(text) in _OVER


def read_moment(text: str, now: float, zone: str) -> float | None:
    """Return the unix seconds of a typed moment in a time zone; None if it is unreadable.

    `now` is in unix seconds. The text is a span of time ("3 days", "a week", "12h"), a day
    ("tomorrow", "sunday", "20 Nov", "Nov 20 2026", "20.11.", "2026-11-20"), a time ("18:00",
    "6pm"), or a day and a time.
    """
    typed = _plain(_AT_HOUR.sub(r"\g<hour>:00", text.lower()))
    if not typed or len(typed) > LONGEST_TYPED:
        return None
    if (seconds := _span(typed)) is not None:
        return now + seconds
    try:
        return _on_the_calendar(typed, datetime.fromtimestamp(now, ZoneInfo(zone)))
    except (ValueError, OverflowError):
        return None


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("until ", " ").replace("till ", " ").split()).rstrip(" .!")


def _span(typed: str) -> int | None:
    counted = _NUMBER.sub(lambda it: str(_NUMBERS[it[0]]), _ARTICLE.sub("1 ", typed))
    if not _SPAN.fullmatch(counted):
        return None
    return sum(int(count) * _SIZES[unit[0]] for count, unit in _PART.findall(counted))


def _on_the_calendar(typed: str, here: datetime) -> float | None:
    if (alone := _clock(typed)) is not None:
        today = _at(here.date(), alone, here)
        return today if today > here.timestamp() else _at(_later(here, 1), alone, here)
    for day_text, clock_text in _splits(typed.removeprefix("next ").removeprefix("on ")):
        day = _existing_day(day_text, here)
        clock = MORNING if not clock_text else _clock_of_a_day(clock_text)
        if day is not None and clock is not None:
            return _at(day, clock, here)
    return None


def _splits(typed: str) -> list[tuple[str, str]]:
    """Return a day alone, or a day and what follows it as a time."""
    words = _ISO_T.sub(r"\1 ", typed).split()
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words), 0, -1)]
    return [(day.rstrip(" ,") if not _DOTS.fullmatch(day) else day, clock) for day, clock in ways]


def _at(day: date, clock: time, here: datetime) -> float:
    return datetime.combine(day, clock, here.tzinfo).astimezone(UTC).timestamp()


def _later(here: datetime, days: int) -> date:
    return here.date() + timedelta(days=days)


def _clock(text: str) -> time | None:
    found = _CLOCK.fullmatch(text)
    if found is None:
        return {"noon": time(12), "midnight": time(0)}.get(text)
    hour, minute, half = found.groups()
    if minute is None and half is None:
        return None  # A bare number could be anything.
    if half not in _HALVES:
        return time(int(hour), int(minute or 0))
    if not 1 <= int(hour) <= 12:
        return None
    return time(int(hour) % 12 + _HALVES[half], int(minute or 0))


def _clock_of_a_day(text: str) -> time | None:
    found = _HOUR_OF_A_DAY.fullmatch(text)
    return time(int(found["hour"])) if found else _clock(text)


def _existing_day(text: str, here: datetime) -> date | None:
    """None also for the thirtieth of February, and for "sunday 18", which is no day of a month."""
    try:
        return _day(text, here)
    except ValueError:
        return None


def _day(text: str, here: datetime) -> date | None:
    if text in ("today", "tomorrow"):
        return _later(here, 0 if text == "today" else 1)
    if (weekday := _weekday(text)) is not None:
        return _later(here, (weekday - here.weekday() - 1) % 7 + 1)
    if found := _ISO.fullmatch(text):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _DOTS.fullmatch(text):
        return _parse_date(int(found[1]), int(found[2]), found[3], here)
    if found := _DAY_MONTH.fullmatch(text):
        return _parse_date(int(found[1]), _month(found[2]), found[3], here)
    if found := _MONTH_DAY.fullmatch(text):
        return _parse_date(int(found[2]), _month(found[1]), found[3], here)
    return None


def _weekday(text: str) -> int | None:
    name = text.removesuffix(" next")
    found = [at for at, day in enumerate(_DAYS) if len(name) >= 3 and day.startswith(name)]
    return found[0] if len(found) == 1 else None


def _month(name: str) -> int:
    """Raises ValueError for what is no month."""
    return _MONTHS.index(name[:3]) + 1


def _parse_date(day: int, month: int, year: str | None, here: datetime) -> date:
    """Without a year, the next such day. Raises ValueError for a day that does not exist."""
    if year is not None:
        return date(int(year), month, day)
    this_year = date(here.year, month, day)
    return this_year if this_year > here.date() else date(here.year + 1, month, day)
