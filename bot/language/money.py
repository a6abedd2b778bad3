"""Amounts that people type."""

import re

from bot.language.language import Words

MAX_DIGITS = 7
_PLAIN = re.compile(r"[0-9]+")
_GROUPS = " ,.'’\u00a0\u202f"
"""What stands between thousands, in one language or another."""
_GROUPED = re.compile(rf"[0-9]{{1,3}}(?:[{_GROUPS}][0-9]{{3}})+")


def read_dollars(text: str) -> int | None:
    """Read whole dollars as people write them: "1200", " $1,200 ", "1.200"; None for anything else.

    Nothing is guessed: a sign, a fraction, or more digits than any game has money for is None.
    """
    digits = _digits(text)
    return int(digits) if digits and len(digits) <= MAX_DIGITS else None


def refused_amount(words: Words, *typed: str) -> str:
    """Return why one of these texts is no amount: it is no whole number of dollars, or too high."""
    if all(map(is_number, typed)):  # Each is a number, so one has too many digits.
        return words.say("too-many-dollars", most=10**MAX_DIGITS - 1)
    return words.say("not-dollars")


def is_number(text: str) -> bool:
    """Return whether a text is a whole number of dollars, however high."""
    return bool(_digits(text))


def _digits(text: str) -> str:
    """Return the digits of whole dollars without zeros before them; nothing for anything else."""
    digits = text.strip().removeprefix("$").removesuffix("$").strip()
    if not (_PLAIN.fullmatch(digits) or _GROUPED.fullmatch(digits)):
        return ""
    return re.sub(rf"[{_GROUPS}]", "", digits).lstrip("0") or "0"
