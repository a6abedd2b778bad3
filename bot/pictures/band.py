"""Rounded bands on the felt of the board's middle: under the question, and behind who moves."""

from functools import cache

from PIL import Image, ImageDraw

from bot.pictures.palette import FELT, INK, Colour, index

RADIUS, EDGE = 10, 3
"""The radius of a band's corners, and how thick its outline is, in pixels."""


@cache
def band(wide: int, high: int, colour: Colour) -> Image.Image:
    """Return a band of a color with a dark outline; in its corners the felt shows."""
    drawn = Image.new("P", (wide, high), index(FELT))
    box = (0, 0, wide - 1, high - 1)
    pen = ImageDraw.Draw(drawn)
    pen.rounded_rectangle(box, RADIUS, fill=index(colour), outline=index(INK), width=EDGE)
    return drawn
