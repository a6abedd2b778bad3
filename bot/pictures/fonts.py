"""The typeface of all pictures: Barlow Condensed, under the SIL Open Font License 1.1."""

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import zip_longest
from typing import Literal

from PIL import ImageFont

Weight = Literal["Medium", "SemiBold"]
SOFT_HYPHEN = "\u00ad"
_BOX = "\uffff"
"""Of no font: it is drawn as the box that stands for a letter that is missing."""
PAIRS = 16384
"""Pairs of letters of a size whose distance is kept: to measure one takes as long as to add ten."""
NAMES = 4096
"""Names of players of which it is remembered whether they can be written."""


@cache
def font(size: int, weight: Weight = "SemiBold") -> ImageFont.FreeTypeFont:
    """Return the typeface at a size in pixels."""
    return ImageFont.truetype(BytesIO(_data(weight)), size)


@cache
def _data(weight: Weight) -> bytes:
    return files("bot.pictures").joinpath("typeface", f"BarlowCondensed-{weight}.ttf").read_bytes()


@lru_cache(4096)
def width(text: str, size: int, weight: Weight = "SemiBold") -> float:
    """Return the width of a line in pixels."""
    return sum(advances(text, size, weight))


def advances(text: str, size: int, weight: Weight = "SemiBold") -> Iterator[float]:
    """Yield the pixels from each letter of a line to where the next one begins."""
    for letter, following in zip_longest(text, text[1:], fillvalue=""):
        yield _advance(letter, following, size, weight)


@lru_cache(PAIRS)
def _advance(letter: str, following: str, size: int, weight: Weight) -> float:
    """Return the pixels from one letter to the next: some pairs of letters stand closer."""
    typeface = font(size, weight)
    return typeface.getlength(letter + following) - typeface.getlength(following)


@lru_cache(NAMES)
def can_write(text: str) -> bool:
    """Return whether the typeface has every letter of a text: Latin, as far as Europe writes it."""
    return all(not letter.isspace() and _has(letter) or letter == " " for letter in text)


@cache
def _has(letter: str) -> bool:
    drawn, box = (bytes(font(20).getmask(it)) for it in (letter, _BOX))
    return drawn != box


def fitting_size(text: str, room: int, size: int, least: int, weight: Weight = "SemiBold") -> int:
    """Return the largest size from `size` down to `least` at which a line is at most `room`
    wide.
    """
    for smaller in range(size, least, -1):
        if width(text, smaller, weight) <= room:
            return smaller
    return least


def shortened(text: str, room: int, size: int, weight: Weight = "SemiBold") -> str:
    """Return the line as far as it fits, with an ellipsis where it does not."""
    if width(text, size, weight) <= room:
        return text
    kept = text
    while kept and width(kept + "…", size, weight) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def wrapped(text: str, room: int, size: int, weight: Weight = "SemiBold") -> tuple[str, ...]:
    """Return the text in lines at most `room` wide, broken at spaces and soft hyphens."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        joined = f"{line} {word}" if line else word
        if width(joined.replace(SOFT_HYPHEN, ""), size, weight) <= room:
            line = joined
            continue
        if line:
            lines.append(line)
        *heads, line = _hyphenated(word, room, size, weight)
        lines += heads
    return tuple(it.replace(SOFT_HYPHEN, "") for it in [*lines, line])


def _hyphenated(word: str, room: int, size: int, weight: Weight) -> list[str]:
    """Return a word that is too wide, parted at its first soft hyphen; whole where it has none."""
    if SOFT_HYPHEN not in word or width(word.replace(SOFT_HYPHEN, ""), size, weight) <= room:
        return [word]
    head, _, tail = word.partition(SOFT_HYPHEN)
    return [head + "-", tail]


def wrapped_anywhere(
    text: str, room: int, size: int, weight: Weight = "SemiBold"
) -> tuple[str, ...]:
    """Return the text in lines broken at any letter, where no hyphen says how to break it."""
    lines, line = [], ""
    for letter in text.replace(SOFT_HYPHEN, ""):
        if line and width(f"{line}{letter}-", size, weight) > room:
            lines.append(f"{line}-".replace(" -", ""))
            line = ""
        line += letter
    return tuple(it.strip() for it in [*lines, line])
