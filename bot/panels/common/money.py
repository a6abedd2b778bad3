"""Amounts that people type."""

import re

MAX_DIGITS = 7
_PLAIN = re.compile(r"[0-9]+")
_GROUPS = " ,.'’\u00a0\u202f"
"""What stands between thousands, in one language or another."""
_GROUPED = re.compile(rf"[0-9]{{1,3}}(?:[{_GROUPS}][0-9]{{3}})+")


def read_dollars(text: str) -> int | None:
    """Read whole dollars as people write them: "1200", " $1,200 ", "1.200"; None for anything else.

    Nothing is guessed: a sign, a fraction, or more digits than any game has money for is None.
    """
    digits = text.strip().removeprefix("$").removesuffix("$").strip()
    if not (_PLAIN.fullmatch(digits) or _GROUPED.fullmatch(digits)):
        return None
    plain = re.sub(rf"[{_GROUPS}]", "", digits).lstrip("0") or "0"
    return int(plain) if len(plain) <= MAX_DIGITS else None
