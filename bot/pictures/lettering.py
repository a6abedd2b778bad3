"""Lines of text on flat pictures, set in the grid of pixels so that they are sharp and small."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.fonts import PAIRS, Weight, advances, font_of, pairs, width
from bot.pictures.palette import INK, Colour, index

HALF = 128
"""How much of a pixel a letter covers, of 255, before it gets ink: shades at the edges of letters
are not seen, and would take a fifth of a board's bytes.
"""
LETTERS = 4096
"""Letters of a size that are kept ready: to draw one takes as long as to set ten."""
MARGIN = 2
"""Pixels on both sides of a line."""
BEARING = 4
"""Pixels that a letter may reach beyond its own width, to the left and to the right."""


class Letter(NamedTuple):
    """A letter before another: the mask of its ink, None where a letter has none; the left and the
    top of the mask, and its size; the pixels to the next letter.
    """

    mask: Any
    left: int
    top: int
    wide: int
    high: int
    advance: float


class _Letters(dict[str, Letter]):
    """Letters of a size, each by the pair that it makes with the one that follows it."""

    def __init__(self, size: int, weight: Weight) -> None:
        super().__init__()
        self._size, self._weight = size, weight

    def __missing__(self, pair: str) -> Letter:
        if len(self) >= PAIRS:
            self.clear()
        drawn = _letter(pair[:1], self._size, self._weight)
        self[pair] = found = drawn._replace(advance=advances(self._size, self._weight)[pair])
        return found


_letters = cache(_Letters)


def write(
    image: Image.Image, x: int, y: int, text: str, size: int, ink: Colour = INK,
    weight: Weight = "SemiBold", anchor: str = "mm",
) -> None:  # fmt: skip
    """Write a line of text with its middle ("mm"), its left end ("lm") or its right end ("rm") at
    the point.
    """
    if not text:
        return
    if anchor != "lm":
        wide = round(width(text, size, weight)) + 2 * MARGIN
        x -= wide if anchor == "rm" else wide // 2
    y -= round(size * 1.3) // 2
    put, number, at = image.im.paste, index(ink), float(MARGIN)
    for mask, left, top, wide, high, advance in map(
        _letters(size, weight).__getitem__, pairs(text)
    ):
        if mask is not None:
            left += x + round(at)
            top += y
            put(number, (left, top, left + wide, top + high), mask)
        at += advance


def ink_rows(text: str, size: int, weight: Weight = "SemiBold") -> tuple[int, int]:
    """Return where the ink of a line begins and ends, in pixels below the point that it is written
    at.
    """
    letters = [_letters(size, weight)[pair] for pair in pairs(text)]
    inked = [it for it in letters if it.mask is not None]
    above = round(size * 1.3) // 2
    top = min((it.top for it in inked), default=above)
    bottom = max((it.top + it.high for it in inked), default=above)
    return top - above, bottom - above


@lru_cache(LETTERS)
def _letter(letter: str, size: int, weight: Weight) -> Letter:
    typeface, high = font_of(letter, size, weight), round(size * 1.3)
    drawn = Image.new("L", (round(typeface.getlength(letter)) + 2 * BEARING, high))
    ImageDraw.Draw(drawn).text((BEARING, high / 2), letter, fill=255, font=typeface, anchor="lm")
    inked = drawn.point([255 * (covered >= HALF) for covered in range(256)], "1")
    box = inked.getbbox()
    if box is None:
        return Letter(None, 0, 0, 0, 0, 0.0)
    mask = inked.crop(box)
    return Letter(mask.im, box[0] - BEARING, box[1], *mask.size, 0.0)
