"""The typefaces of all pictures, under the SIL Open Font License 1.1.

Barlow Condensed has the Latin letters, Sofia Sans Condensed the Greek and Cyrillic ones: of the
latter these alone are kept, as high as Barlow's, on the same line, and in the forms of Russian.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from operator import add
from typing import Literal

from PIL import ImageFont

Weight = Literal["Medium", "SemiBold"]
GREEK_OR_CYRILLIC = re.compile("[\u0370-\u052f]")
_RUN = re.compile(f"{GREEK_OR_CYRILLIC.pattern}+|[^{GREEK_OR_CYRILLIC.pattern[1:]}+")
BESIDE: Mapping[Weight, str] = {"Medium": "SemiBold", "SemiBold": "Bold"}
"""The weight of Sofia Sans whose strokes are as thick as those of a weight of Barlow."""
_BOX = "\uffff"
"""A letter that no font has: it is drawn as the box that stands for a missing letter."""
PAIRS = 1024
"""Pairs of letters of a size whose distance is kept: to measure one takes as long as to add ten."""
FINE = 1000
"""A size at which the width of a line tells about what it is at any other."""
ROUGH = 1 / 32
"""Pixels by which a letter may be narrower at a size than a part of what it is at the size FINE."""
NAMES = 4096
"""Names of players of which it is remembered whether they can be written."""


def font(size: int, weight: Weight = "SemiBold") -> ImageFont.FreeTypeFont:
    """Return the typeface of Latin letters at a size in pixels."""
    return _typeface(f"BarlowCondensed-{weight}", size)


def font_of(letter: str, size: int, weight: Weight = "SemiBold") -> ImageFont.FreeTypeFont:
    """Return the typeface that has a letter."""
    if GREEK_OR_CYRILLIC.match(letter):
        return _typeface(f"SofiaSansCondensed-{BESIDE[weight]}", size)
    return font(size, weight)


@cache
def _typeface(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(BytesIO(_data(name)), size)


@cache
def _data(name: str) -> bytes:
    return files("bot.pictures").joinpath("typeface", f"{name}.ttf").read_bytes()


def runs(text: str) -> list[str]:
    """Return a text in parts, each of which one typeface writes."""
    return _RUN.findall(text)


@lru_cache(4096)
def width(text: str, size: int, weight: Weight = "SemiBold") -> float:
    """Return the width of a line in pixels."""
    return sum(map(advances(size, weight).__getitem__, pairs(text)))


def pairs(text: str) -> list[str]:
    """Return each letter of a line together with the one that follows it."""
    return [*map(add, text, text[1:]), text[-1:]]


class _Advances(dict[str, float]):
    """Pixels from a letter to the one that follows it, by both: some pairs stand closer."""

    def __init__(self, size: int, weight: Weight) -> None:
        super().__init__()
        self._size, self._weight = size, weight

    def __missing__(self, pair: str) -> float:
        if len(self) >= PAIRS:
            self.clear()
        length = font_of(pair[:1], self._size, self._weight).getlength
        one, *others = runs(pair) or [""]
        self[pair] = found = length(one) - (0 if others else length(pair[1:]))
        return found


@cache
def advances(size: int, weight: Weight = "SemiBold") -> Mapping[str, float]:
    """Return the pixels from one letter to the next, by the pair of letters."""
    return _Advances(size, weight)


@lru_cache(NAMES)
def can_write(text: str) -> bool:
    """Return whether the typefaces have every letter of a text: Latin, Greek and Cyrillic, as far
    as Europe writes them.
    """
    return all(not letter.isspace() and _has(letter) or letter == " " for letter in text)


@cache
def _has(letter: str) -> bool:
    drawn, box = (bytes(font_of(letter, 20).getmask(it)) for it in (letter, _BOX))
    return drawn != box


def fitting_size(text: str, room: int, size: int, least: int, weight: Weight = "SemiBold") -> int:
    """Return the largest size from `size` down to `least` at which a line is at most `room`
    wide.
    """
    if not text or width(text, size, weight) <= room:
        return size
    # No larger one fits, so that it need not be measured.
    most = int((room + len(text) * ROUGH) * FINE / width(text, FINE, weight))
    for smaller in range(min(size - 1, most), least, -1):
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
