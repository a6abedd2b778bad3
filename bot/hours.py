"""Hours of the day and time zones as people type them."""

import re
from collections.abc import Iterator

from engine.host.quiet import LONGEST, MINUTES, zones

SHOWN = 25
"""So many zones can be offered at once."""
OFF = ("off", "none", "no", "-")
LONGEST_TYPED = 40
_HOUR = r"([0-9]{1,2})(?:[:.h]([0-9]{2})|h| ?o'clock)? ?(am|pm)?(?: ?o'clock)?"
_HOURS = re.compile(rf"{_HOUR} ?(?:-|–|—|to|until|till) ?{_HOUR}")
USUAL = ("UTC", "Europe/London", "Europe/Berlin", "America/New_York", "America/Chicago",
         "America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Tokyo",
         "Australia/Sydney")  # fmt: skip
"""Zones that are offered to whoever has not typed anything yet."""

Hours = tuple[int, int]


def read_hours(text: str) -> Hours | None:
    """Minutes of the day of "22:30-7" or "10 pm to 7 am"; None for anything else.

    Also None for hours that leave too little of the day.
    """
    typed = " ".join(text.lower().split())
    if len(typed) > LONGEST_TYPED or not (found := _HOURS.fullmatch(typed)):
        return None
    begins, ends = _minute(*found.groups()[:3]), _minute(*found.groups()[3:])
    if begins is None or ends is None or not 0 < (ends - begins) % MINUTES <= LONGEST:
        return None
    return begins, ends


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """The minute of the day; 24 is midnight."""
    hours, minutes = int(hour), int(minute or 0)
    if half is not None:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half == "pm" else 0)
    if minutes > 59 or hours * 60 + minutes > MINUTES:
        return None
    return (hours * 60 + minutes) % MINUTES


def clock(minute: int) -> str:
    """A minute of the day as a clock shows it: "07:00"."""
    return f"{minute // 60:02}:{minute % 60:02}"


def find_zones(typed: str) -> list[str]:
    """The zones that somebody may mean, the likeliest first: "berlin" is Europe/Berlin."""
    text = "_".join(typed.lower().split())[:LONGEST_TYPED]
    if not text:
        return list(USUAL)
    return list(dict.fromkeys(_by_likeness(text)))[:SHOWN]


def _by_likeness(text: str) -> Iterator[str]:
    every = sorted(zones(), key=_old_names_last)
    lowered = [(zone, zone.lower(), zone.lower().rpartition("/")[2]) for zone in every]
    yield from (zone for zone, whole, _ in lowered if whole == text)
    yield from (zone for zone, _, city in lowered if city == text)
    yield from (zone for zone, _, city in lowered if city.startswith(text))
    yield from (zone for zone, whole, _ in lowered if whole.startswith(text))
    yield from (zone for zone, whole, _ in lowered if text in whole)


def _old_names_last(zone: str) -> tuple[bool, str]:
    area = zone.partition("/")[0]
    return area not in _AREAS, zone


_AREAS = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
     "Indian", "Pacific", "UTC")
)  # fmt: skip


def read_zone(typed: str) -> str | None:
    """The one zone that is meant: by its name, its city, or all that begins like it."""
    if not typed.strip():
        return None
    found = find_zones(typed)
    text = "_".join(typed.lower().split())
    exact = [it for it in found if text in (it.lower(), it.lower().rpartition("/")[2])]
    if exact:
        return exact[0]
    return found[0] if len(found) == 1 else None
