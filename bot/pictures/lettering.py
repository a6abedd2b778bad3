"""Lines of text on flat pictures, set in the grid of pixels so that they are sharp and small."""

from functools import cache, lru_cache, partial
from math import dist

from PIL import Image, ImageDraw

from bot.pictures.fonts import Weight, font, width
from bot.pictures.palette import FELT, INK, MIST, SLATE, Colour, index

LARGE = 44
"""Pixels; only letters as large have a shade at their edges: that of smaller ones is not seen, and
takes a fifth of a board's bytes.
"""
LETTERS = 4096
"""Letters of a size that are kept ready: to draw one takes as long as to set ten."""
BEARING = 4
"""Pixels that a letter may reach beyond its own width, to the left and to the right."""


def write(
    image: Image.Image, x: int, y: int, text: str, size: int, ink: Colour = INK,
    weight: Weight = "SemiBold", paper: Colour = FELT, anchor: str = "mm",
) -> None:  # fmt: skip
    """Write a line of text with its middle ("mm"), its left end ("lm") or its right end at the
    point.
    """
    if not text:
        return
    sprite, mask = _line(text, size, weight, ink, paper)
    left = {"mm": x - sprite.width // 2, "lm": x, "rm": x - sprite.width}[anchor]
    image.paste(sprite, (left, y - sprite.height // 2), mask)


@lru_cache(512)
def _line(
    text: str, size: int, weight: Weight, ink: Colour, paper: Colour
) -> tuple[Image.Image, Image.Image]:
    """Return the letters, and where they are: lines stand so close that one would cover another."""
    cover = coverage(text, size, weight)
    shade = MIST if ink == SLATE else SLATE
    inks, drawn = _inks(ink, paper, (shade,) if size >= LARGE else ())
    parts = cover.tobytes()
    return (
        Image.frombytes("P", cover.size, parts.translate(inks)),
        Image.frombytes("L", cover.size, parts.translate(drawn)),
    )


def coverage(text: str, size: int, weight: Weight) -> Image.Image:
    """Return how much of each pixel a line covers, from 0 to 255."""
    cover = Image.new("L", (round(width(text, size, weight)) + 4, round(size * 1.3)))
    at = 2.0
    for letter, following in zip(text, [*text[1:], ""], strict=True):
        drawn = _letter(letter, size, weight)
        cover.paste(255, (round(at) - BEARING, 0), drawn)
        at += _advance(letter, following, size, weight)
    return cover


@lru_cache(LETTERS)
def _letter(letter: str, size: int, weight: Weight) -> Image.Image:
    typeface, high = font(size, weight), round(size * 1.3)
    drawn = Image.new("L", (round(typeface.getlength(letter)) + 2 * BEARING, high))
    ImageDraw.Draw(drawn).text((BEARING, high / 2), letter, fill=255, font=typeface, anchor="lm")
    return drawn


@lru_cache(LETTERS)
def _advance(letter: str, following: str, size: int, weight: Weight) -> float:
    """Return pixels from a letter to the one that follows: some pairs stand closer."""
    typeface = font(size, weight)
    return typeface.getlength(letter + following) - typeface.getlength(following)


@cache
def _inks(ink: Colour, paper: Colour, shades: tuple[Colour, ...]) -> tuple[bytes, bytes]:
    """Return the number of the nearest of these colors for each part that ink covers, from 0 to
    255.

    With it, for each part: 0 where that is the paper, else 255.
    """
    known = (paper, *shades, ink)
    ends = tuple(zip(ink, paper, strict=True))
    mixed = (
        [(on * part + under * (255 - part)) / 255 for on, under in ends] for part in range(256)
    )
    inks = [index(min(known, key=partial(dist, colour))) for colour in mixed]
    return bytes(inks), bytes(0 if number == inks[0] else 255 for number in inks)
