"""Times as people type them, "90s" or "1d 12h", and as short as they are typed."""

import re

from bot.language.language import Words

SIZES = {"d": 86400, "h": 3600, "m": 60, "s": 1}
_PART = re.compile(
    r"([0-9]{1,7}) ?(d|days?|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?)(?![a-z])\.?"
)
_WHOLE = re.compile(rf"(?:{_PART.pattern}[ ,]*)+")
LONGEST_TYPED = 40


def read_duration(text: str) -> int | None:
    """Return the seconds of "90s", "10 min", "1d 12h" or "3 days"; None for anything else.

    A number without a unit is None.
    """
    typed = " ".join(text.lower().split())
    if len(typed) > LONGEST_TYPED or not _WHOLE.fullmatch(typed):
        return None
    parts = _PART.findall(typed)
    return sum(int(count) * SIZES[unit[0]] for count, unit in parts)


def rough_duration(seconds: float, words: Words) -> str:
    """Return a span in its two largest units: "2d 3h", "5h 20m", "12m 30s"."""
    whole = int(seconds)
    size = next((SIZES[small] for large, small in ("dh", "hm") if whole >= SIZES[large]), 1)
    return short_duration(whole - whole % size, words)


def short_duration(seconds: int, words: Words) -> str:
    """Return seconds in the short form that people may type: "1d 12h", 90 as "1m 30s"."""
    parts = []
    for unit, size in SIZES.items():
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(words.say(f"time-short-{unit}", count=count))
    return " ".join(parts) or words.say("time-short-s", count=0)


def span(seconds: int, words: Words) -> str:
    """Return a time in hours and minutes in words."""
    return words.say("time-span", hours=seconds // 3600, minutes=seconds // 60 % 60)
