"""Lines of text on flat pictures: set in the grid of pixels, so that they are sharp and small."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.fonts import Weight, font
from bot.pictures.palette import FELT, INK, MIST, SLATE, Colour, covered, flat

LARGE = 30
"""Pixels; only larger letters have two shades at their edges: that of smaller ones is not seen."""


def write(
    image: Image.Image, x: int, y: int, text: str, size: int, ink: Colour = INK,
    weight: Weight = "SemiBold", paper: Colour = FELT, anchor: str = "mm",
) -> None:  # fmt: skip
    """A line of text, its middle ("mm"), its left end ("lm") or its right one at the point."""
    if not text:
        return
    sprite, mask = _line(text, size, weight, ink, paper)
    left = {"mm": x - sprite.width // 2, "lm": x, "rm": x - sprite.width}[anchor]
    image.paste(sprite, (left, y - sprite.height // 2), mask)


@lru_cache(512)
def _line(
    text: str, size: int, weight: Weight, ink: Colour, paper: Colour
) -> tuple[Image.Image, Image.Image]:
    """The letters, and where they are: lines stand so close that one would cover another."""
    face = font(size, weight)
    wide, high = round(face.getlength(text)) + 4, round(size * 1.3)
    image = Image.new("RGB", (wide, high), paper)
    ImageDraw.Draw(image).text((2, high / 2), text, fill=ink, font=face, anchor="lm")
    shades = (MIST, SLATE) if size >= LARGE or ink == SLATE else (SLATE,)
    letters = flat(image, paper, *shades, ink)
    return letters, covered(letters, paper)
