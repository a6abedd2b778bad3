"""Lines of text on flat pictures, set in the grid of pixels so that they are sharp and small."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.fonts import Weight, advances, font, width
from bot.pictures.laying import lay, lay_ink
from bot.pictures.palette import INK, Colour, index

HALF = 128
"""How much of a pixel a letter covers, of 255, before it gets ink: shades at the edges of letters
are not seen, and would take a fifth of a board's bytes.
"""
LETTERS = 4096
"""Letters of a size that are kept ready: to draw one takes as long as to set ten."""
LINES, MASKS = 896, 256
"""Lines on paper that are kept ready, some 6 KB each, and masks of others."""
BEARING = 4
"""Pixels that a letter may reach beyond its own width, to the left and to the right."""


class Lettering(NamedTuple):
    """Text as far as it has ink: where in its box that begins, and the size of the box."""

    drawn: Image.Image
    left: int
    top: int
    wide: int
    high: int


def write(
    image: Image.Image, x: int, y: int, text: str, size: int, ink: Colour = INK,
    weight: Weight = "SemiBold", anchor: str = "mm", paper: Colour | None = None,
) -> None:  # fmt: skip
    """Write a line of text with its middle ("mm"), its left end ("lm") or its right end ("rm") at
    the point. Where nothing but a `paper` of one color lies under it, that takes a fifth as long.
    """
    if not text:
        return
    line = line_mask(text, size, weight) if paper is None else _on(paper, text, size, weight, ink)
    left = {"mm": x - line.wide // 2, "lm": x, "rm": x - line.wide}[anchor] + line.left
    top = y - line.high // 2 + line.top
    if paper is not None:
        lay(image, line.drawn, left, top)
    else:
        lay_ink(image, index(ink), line.drawn, left, top)


@lru_cache(MASKS)
def line_mask(text: str, size: int, weight: Weight) -> Lettering:
    """Return the mask of a line of text: 255 where there is ink, else 0."""
    return _set(text, size, weight)


@lru_cache(LINES)
def _on(paper: Colour, text: str, size: int, weight: Weight, ink: Colour) -> Lettering:
    """Return a line of text in the ink on the paper."""
    line = _set(text, size, weight)
    drawn = Image.new("P", line.drawn.size, index(paper))
    drawn.paste(index(ink), (0, 0, *drawn.size), line.drawn)
    return line._replace(drawn=drawn)


def _set(text: str, size: int, weight: Weight) -> Lettering:
    """Return the mask of a line, set from letters that are kept ready."""
    mask = Image.new("L", (round(width(text, size, weight)) + 4, round(size * 1.3)))
    at = 2.0
    for letter, advance in zip(text, advances(text, size, weight), strict=True):
        inked = _letter(letter, size, weight)
        lay_ink(mask, 255, inked.drawn, round(at) - BEARING + inked.left, inked.top)
        at += advance
    return _inked(mask)


def _inked(mask: Image.Image) -> Lettering:
    box = mask.getbbox() or (0, 0, 1, 1)
    return Lettering(mask.crop(box), *box[:2], *mask.size)


@lru_cache(LETTERS)
def _letter(letter: str, size: int, weight: Weight) -> Lettering:
    typeface, high = font(size, weight), round(size * 1.3)
    drawn = Image.new("L", (round(typeface.getlength(letter)) + 2 * BEARING, high))
    ImageDraw.Draw(drawn).text((BEARING, high / 2), letter, fill=255, font=typeface, anchor="lm")
    return _inked(drawn.point([255 * (covered >= HALF) for covered in range(256)]))
