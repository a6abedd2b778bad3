"""Lines of text on flat pictures, set in the grid of pixels so that they are sharp and small."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.fonts import Weight, advances, font, width
from bot.pictures.palette import INK, Colour, index

HALF = 128
"""How much of a pixel a letter covers, of 255, before it gets ink: shades at the edges of letters
are not seen, and would take a fifth of a board's bytes.
"""
LETTERS = 4096
"""Letters of a size that are kept ready: to draw one takes as long as to set ten."""
LINES = 1024
"""Masks of lines that are kept ready."""
BEARING = 4
"""Pixels that a letter may reach beyond its own width, to the left and to the right."""


def write(
    image: Image.Image, x: int, y: int, text: str, size: int, ink: Colour = INK,
    weight: Weight = "SemiBold", anchor: str = "mm",
) -> None:  # fmt: skip
    """Write a line of text with its middle ("mm"), its left end ("lm") or its right end ("rm") at
    the point.
    """
    if not text:
        return
    line = line_mask(text, size, weight)
    wide, high = line.size
    left, top = {"mm": x - wide // 2, "lm": x, "rm": x - wide}[anchor], y - high // 2
    image.paste(index(ink), (left, top, left + wide, top + high), line)


@lru_cache(LINES)
def line_mask(text: str, size: int, weight: Weight) -> Image.Image:
    """Return the mask of a line of text: 255 where there is ink, else 0."""
    mask = Image.new("L", (round(width(text, size, weight)) + 4, round(size * 1.3)))
    at = 2.0
    for letter, advance in zip(text, advances(text, size, weight), strict=True):
        mask.paste(255, (round(at) - BEARING, 0), _letter(letter, size, weight))
        at += advance
    return mask


@lru_cache(LETTERS)
def _letter(letter: str, size: int, weight: Weight) -> Image.Image:
    typeface, high = font(size, weight), round(size * 1.3)
    drawn = Image.new("L", (round(typeface.getlength(letter)) + 2 * BEARING, high))
    ImageDraw.Draw(drawn).text((BEARING, high / 2), letter, fill=255, font=typeface, anchor="lm")
    return drawn.point([255 * (covered >= HALF) for covered in range(256)])
