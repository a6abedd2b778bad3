"""Amounts that people type."""

import re

from bot.language.language import Words
from engine.editions.board_names import CURRENCIES

MAX_DIGITS = 7
_PLAIN = re.compile(r"[0-9]+")
_GROUPS = " ,.'’\u00a0\u202f"
"""What stands between thousands, in one language or another."""
_GROUPED = re.compile(rf"[0-9]{{1,3}}(?:[{_GROUPS}][0-9]{{3}})+")
_SIGN = f"(?:{'|'.join(map(re.escape, CURRENCIES))})?"
_AMOUNT = re.compile(rf"{_SIGN}(.*?){_SIGN}", re.DOTALL | re.IGNORECASE)
"""What stands between the signs of any currency, whichever the board has: people type both."""


def read_amount(text: str) -> int | None:
    """Read a whole sum of money as people write it: "1200", " $1,200 ", "1.200 €"; None for
    anything else.

    Nothing is guessed: a sign, a fraction, or more digits than any game has money for is None.
    """
    digits = _digits(text)
    return int(digits) if digits and len(digits) <= MAX_DIGITS else None


def refused_amount(words: Words, *typed: str) -> str:
    """Return why one of these texts is no amount: it is no whole number, or too high."""
    if all(map(is_number, typed)):  # Each is a number, so one has too many digits.
        return words.say("amount-too-high", most=10**MAX_DIGITS - 1)
    return words.say("not-an-amount")


def is_number(text: str) -> bool:
    """Return whether a text is a whole sum of money, however high."""
    return bool(_digits(text))


def _digits(text: str) -> str:
    """Return the digits of a whole sum without zeros before them; nothing for anything else."""
    found = _AMOUNT.fullmatch(text.strip())
    digits = found[1].strip() if found else ""
    if not (_PLAIN.fullmatch(digits) or _GROUPED.fullmatch(digits)):
        return ""
    return re.sub(rf"[{_GROUPS}]", "", digits).lstrip("0") or "0"
