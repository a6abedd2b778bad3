"""Time zones as people name them: by a city, an offset from UTC, or the time of day there."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from itertools import chain
from zoneinfo import ZoneInfo

from bot.language.cities import City, cities, fold
from bot.language.cities.exonyms import city_name
from engine.host.preferences.quiet_hours import zones

MAX_ZONES = 25
"""Zones that can be offered at once."""
LONGEST_TYPED = 40
FIXED = "Etc/GMT"
"""What the zones of a fixed offset begin with; their signs are the other way round."""
_OFFSET = re.compile(
    r"(?:utc|gmt|z)? ?([+\-−–]) ?([0-9]{1,2})(?::?([0-9]{2}))?(?: ?(?:utc|gmt|h))?"
)
_CLOCK = re.compile(r"([0-9]{1,2})[:.h]([0-9]{2})")
_FIXED_NAME = re.compile(rf"{FIXED}([+-])([0-9]{{1,2}})")
DAY = 24 * 60
HALF_A_YEAR = 182 * 24 * 60 * 60
CLOCK_TOLERANCE = 15
"""Minutes by which somebody's clock may be wrong."""
EAST, WEST = 14, 12
"""Hours of the zones that are farthest from UTC."""
ABBREVIATIONS: dict[str, tuple[str, ...]] = {
    "et": ("America/New_York",),
    "est": ("America/New_York",),
    "edt": ("America/New_York",),
    "ct": ("America/Chicago",),
    "cst": ("America/Chicago", "Asia/Shanghai"),
    "cdt": ("America/Chicago",),
    "mt": ("America/Denver",),
    "mst": ("America/Denver", "America/Phoenix"),
    "mdt": ("America/Denver",),
    "pt": ("America/Los_Angeles",),
    "pst": ("America/Los_Angeles",),
    "pdt": ("America/Los_Angeles",),
    "bst": ("Europe/London",),
    "cet": ("Europe/Berlin",),
    "cest": ("Europe/Berlin",),
    "mez": ("Europe/Berlin",),
    "mesz": ("Europe/Berlin",),
    "brt": ("America/Sao_Paulo",),
    "ist": ("Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"),
    "jst": ("Asia/Tokyo",),
    "aest": ("Australia/Sydney", "Australia/Brisbane"),
    "nyc": ("America/New_York",),
    "la": ("America/Los_Angeles",),
    "sf": ("America/Los_Angeles",),
}
"""What people call zones by, with the zones that they may mean, the likeliest first."""
COMMON_ZONES = ("UTC", "Europe/London", "Europe/Berlin", "America/New_York", "America/Chicago",
         "America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Tokyo",
         "Australia/Sydney")  # fmt: skip
"""Zones that are offered before anything is typed."""


@dataclass(frozen=True, slots=True)
class Place:
    """A time zone and the place by which it was found: a city with its country, or the zone's
    own name.
    """

    zone: str
    name: str = ""


# -- what somebody may mean ---------------------------------------------------------------------


def find_places(typed: str, now: float) -> list[Place]:
    """Return the time zones that a text may mean, each once, the likeliest first.

    `now` is in unix seconds.
    """
    text = _text(typed)
    if not text:
        return [Place(zone) for zone in COMMON_ZONES]
    guesses = chain(_named_exactly(text), _by_time(text, now), _starting_with(fold(text)))
    return _each_zone_once(guesses)[:MAX_ZONES]


def read_zone(typed: str, now: float) -> list[Place]:
    """Return the place that a text means, then others it may mean as well; none if it is unclear.

    A text means the place whose name is typed in full, or else the only one whose name it begins.
    """
    text = _text(typed)
    exact = _each_zone_once(_named_exactly(text)) if text else []
    if exact:
        return exact
    found = find_places(typed, now) if text else []
    return found if len(found) == 1 else []


def _text(typed: str) -> str:
    return " ".join(typed.split())[:LONGEST_TYPED]


def _each_zone_once(places: Iterable[Place]) -> list[Place]:
    found: dict[str, Place] = {}
    for place in places:
        found.setdefault(place.zone, place)
    return list(found.values())


def _named_exactly(text: str) -> Iterator[Place]:
    """By an abbreviation, a zone's name, an offset, or the full name of a city."""
    folded = fold(text)
    yield from map(Place, ABBREVIATIONS.get(folded, ()))
    yield from (Place(zone) for zone in zones() if zone.lower() == text.lower())
    if (fixed := _parse_offset(text)) is not None:
        yield Place(fixed)
    elif folded:
        yield from (Place(zone) for zone, whole, _ in _names() if folded == whole)
        # Its own name first: some city is also called by that of another, smaller one.
        yield from (_place(city) for city in cities() if city.names[0] == folded)
        yield from _cities(f"|{folded}|")
        yield from (Place(zone) for zone, _, city in _names() if folded == city)


def _starting_with(folded: str) -> Iterator[Place]:
    if any(map(str.isalnum, folded)):
        yield from _cities(f"|{folded}")
        yield from (Place(zone) for zone, _, city in _names() if city.startswith(folded))
        yield from (Place(zone) for zone, whole, _ in _names() if folded in whole)


def _cities(part: str) -> Iterator[Place]:
    """Yield the cities with a name that has this part; a name stands between two bars."""
    for city, names in _by_names():
        if part in names:
            yield _place(city)


def _place(city: City) -> Place:
    return Place(city.zone, city.place)


@lru_cache(1)
def _by_names() -> tuple[tuple[City, str], ...]:
    return tuple((city, f"|{'|'.join(city.names)}|") for city in cities())


def _by_time(text: str, now: float) -> Iterator[Place]:
    """Yield the places where it is the typed time now, or with the typed distance from UTC."""
    clock, ahead = _CLOCK.fullmatch(text), _OFFSET.fullmatch(text.lower())
    if clock is None and ahead is None:
        return
    for minutes, places in all_times(now):
        is_meant = ahead is not None and minutes == _minutes(ahead)
        if clock is not None:
            here = (int(now) // 60 + minutes - int(clock[1]) * 60 - int(clock[2])) % DAY
            is_meant = min(here, DAY - here) <= CLOCK_TOLERANCE
        if is_meant:
            yield from places


def _minutes(found: re.Match[str]) -> int:
    ahead = int(found[2]) * 60 + int(found[3] or 0)
    return ahead if found[1] == "+" else -ahead


def _parse_offset(text: str) -> str | None:
    """Return the zone of "GMT+1" or "utc -3": whole hours only, for there are no others."""
    found = _OFFSET.fullmatch(text.lower())
    if found is None or int(found[3] or 0):
        return None
    hours, is_east = int(found[2]), found[1] == "+"
    if hours == 0:
        return "UTC"
    # POSIX counts the other way round: what everybody calls UTC+1 is Etc/GMT-1.
    return (
        f"{FIXED}{'-' if is_east else '+'}{hours}" if hours <= (EAST if is_east else WEST) else None
    )


@lru_cache(1)
def _names() -> tuple[tuple[str, str, str], ...]:
    """Zones with their folded names, whole and without the area; those of areas come first.

    Not those with a sign, which are found by their offset.
    """
    every = sorted(zones(), key=lambda zone: (zone.partition("/")[0] not in _AREAS, zone))
    named = [(zone, fold(zone), fold(zone.rpartition("/")[2])) for zone in every]
    return tuple(it for it in named if not _FIXED_NAME.match(it[0]))


_AREAS = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
     "Indian", "Pacific", "UTC")
)  # fmt: skip


# -- what is said of a zone ---------------------------------------------------------------------


def zone_label(zone: str) -> str:
    """Return a zone as people write it: "UTC+1" for the fixed zone Etc/GMT-1."""
    found = _FIXED_NAME.fullmatch(zone)
    if found is None or found[2] == "0":
        return zone
    return f"UTC{'+' if found[1] == '-' else '−'}{found[2]}"


def zone_city(zone: str, locale: str) -> str:
    """Return what the city that a zone is called after has as its name in a language, as in
    "Chicago"; else the label of the zone.
    """
    if is_fixed(zone):
        return zone_label(zone)
    return city_name(zone.rpartition("/")[2].replace("_", " "), zone, locale)


def is_fixed(zone: str) -> bool:
    """Return whether a zone is an offset that knows no summer time."""
    return _FIXED_NAME.fullmatch(zone) is not None


def minute_in(zone: str, now: float) -> int:
    """Return the minute of the day in a zone at a time in unix seconds."""
    return (int(now) // 60 + offset(zone, now)) % DAY


# -- what time it is now ------------------------------------------------------------------------


def times(now: float) -> list[tuple[int, list[Place]]]:
    """Return offsets from UTC in minutes, west to east, each with its zones by their largest city.

    There are as many as one list of choices can offer: those of the largest cities.
    """
    return sorted(all_times(now)[:MAX_ZONES], key=lambda found: found[0])


def all_times(now: float) -> list[tuple[int, list[Place]]]:
    """Return all offsets from UTC, that of the largest city first."""
    found: dict[int, list[Place]] = {}
    for place in _largest_cities():
        found.setdefault(offset(place.zone, now), []).append(place)
    return list(found.items())


@lru_cache(1)
def _largest_cities() -> tuple[Place, ...]:
    """Of each zone the largest city."""
    return tuple(_each_zone_once(Place(city.zone, city.name) for city in cities()))


def offset(zone: str, now: float) -> int:
    """Return by how many minutes a zone's clocks are ahead of UTC at a time in unix seconds."""
    ahead = datetime.fromtimestamp(now, _zone(zone)).utcoffset()
    return 0 if ahead is None else int(ahead.total_seconds()) // 60


@lru_cache(600)
def _zone(name: str) -> ZoneInfo:
    """ZoneInfo itself remembers no more than eight, and reads the others from their files."""
    return ZoneInfo(name)


def differ(one: str, other: str, now: float) -> bool:
    """Return whether the clocks of two zones differ now or half a year from now."""
    return any(offset(one, at) != offset(other, at) for at in (now, now + HALF_A_YEAR))
