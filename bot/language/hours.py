"""Hours of the day as people type them."""

import re
from datetime import datetime

from bot.language.language import Words
from engine.host.preferences.quiet_hours import LONGEST, MINUTES

OFF = ("off", "none", "no", "-")
LONGEST_TYPED = 40
_HOUR = r"([0-9]{1,2})(?:[:.h]([0-9]{2})|h| ?o'clock)? ?(am|pm)?(?: ?o'clock)?"
_HOURS = re.compile(rf"{_HOUR} ?(?:-|–|—|to|until|till) ?{_HOUR}")
Hours = tuple[int, int]


def read_hours(text: str) -> Hours | None:
    """Return the minutes of the day of "22:30-7" or "10 pm to 7 am"; None for anything else.

    Hours that leave too little of the day are None, too.
    """
    typed = " ".join(text.lower().split())
    if len(typed) > LONGEST_TYPED or not (found := _HOURS.fullmatch(typed)):
        return None
    begins, ends = _minute(*found.groups()[:3]), _minute(*found.groups()[3:])
    if begins is None or ends is None or not 0 < (ends - begins) % MINUTES <= LONGEST:
        return None
    return begins, ends


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return the minute of the day; 24 is midnight."""
    hours, minutes = int(hour), int(minute or 0)
    if half is not None:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half == "pm" else 0)
    if minutes > 59 or hours * 60 + minutes > MINUTES:
        return None
    return (hours * 60 + minutes) % MINUTES


def clock(minute: int, words: Words) -> str:
    """Return a minute of the day (0 to 1439) as a language writes it: "7:00 AM", "07:00"."""
    return words.say("time-of-day", wall=datetime(2000, 1, 1, minute // 60, minute % 60))


def typed_hours(begins: int, ends: int, words: Words) -> str:
    """Return hours from one minute of the day to another as `read_hours` reads them."""
    return "-".join("".join(clock(it, words).lower().split()) for it in (begins, ends))
