"""Times as people type them, "90s" or "1d 12h", and as short as they are typed."""

import re

from bot.text.language import Words

SIZES = {"d": 86400, "h": 3600, "m": 60, "s": 1}
_PART = re.compile(
    r"([0-9]{1,7}) ?(d|days?|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?)(?![a-z])"
)
_WHOLE = re.compile(rf"(?:{_PART.pattern}[ ,]*)+")
LONGEST_TYPED = 40


def read_duration(text: str) -> int | None:
    """The seconds of "90s", "10 min", "1d 12h", "3 days"; None for anything else.

    A bare number is nothing: nobody could say of what.
    """
    typed = " ".join(text.lower().split())
    if len(typed) > LONGEST_TYPED or not _WHOLE.fullmatch(typed):
        return None
    parts = _PART.findall(typed)
    return sum(int(count) * SIZES[unit[0]] for count, unit in parts)


def short_duration(seconds: int, words: Words) -> str:
    """So many seconds as they may be typed: "1d 12h", 90 as "1m 30s", in German "1 T 12 Std"."""
    parts = []
    for unit, size in SIZES.items():
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(words.say(f"time-short-{unit}", count=count))
    return " ".join(parts) or words.say("time-short-s", count=0)
