"""The faces of the computer players: robots, each with a head of its own shape and color."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.pictures.palette import (
    ASH,
    BROWN,
    COLOURS,
    GREEN,
    INK,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    SKY,
    SLATE,
    WHITE,
    YELLOW,
    Colour,
    flat,
    mask_of,
)
from bot.pictures.pen import Pen
from bot.pictures.tokens import Sprite, dilated

GRID = 64
"""Units of a drawing, each way; its outermost six stay free for the edges."""
SCALE = 4
"""Pixels of a unit before a face is made as small as it is wanted."""
DARK_EDGE, WHITE_EDGE = 8, 7
"""Pixels of the two edges around a face before it is made smaller."""


@cache
def portrait_sprite(name: str, size: int) -> Sprite:
    """Return a character's face in a square of `size` pixels, with a dark edge and a white one.

    An unknown character has the neutral face.
    """
    pen = Pen(GRID, GRID, PINK, SCALE)
    PORTRAITS.get(name, _neutral)(pen)
    drawn = flat(pen.finished(), *COLOURS)
    inside = mask_of(drawn)
    dark = dilated(inside, DARK_EDGE)
    white = dilated(dark, WHITE_EDGE)
    image = Image.new("RGB", drawn.size, WHITE)
    image.paste(INK, mask=dark)
    image.paste(drawn.convert("RGB"), mask=inside)
    small = image.resize((size, size), Image.Resampling.BOX)
    covers = white.resize((size, size), Image.Resampling.BOX).point(lambda it: 255 * (it > 96))
    others = (colour for colour in COLOURS if colour != PINK)
    return Sprite(flat(small, *others), covers)


def _neutral(pen: Pen) -> None:
    """Draw a square head with an aerial and a small smile."""
    pen.box((30, 8, 34, 20), INK)
    pen.disc(32, 11, 5, ORANGE)
    pen.box((6, 28, 12, 44), SLATE, radius=2)
    pen.box((52, 28, 58, 44), SLATE, radius=2)
    pen.box((10, 17, 54, 58), ASH, radius=9)
    for x in (22.5, 41.5):
        _eye(pen, x, 33.5, 7)
    _smile(pen, 32, 45, 9)


def _builder(pen: Pen) -> None:
    """Draw a broad jaw under a hard hat."""
    pen.disc(32, 27, 20, YELLOW)
    pen.box((9, 27, 55, 58), ORANGE, radius=9)
    pen.box((6, 24, 58, 31), YELLOW, radius=3)
    pen.box((6, 30, 58, 33), INK)
    pen.box((28, 7, 36, 25), WHITE, radius=3)
    for x in (21.5, 42.5):
        _eye(pen, x, 40, 6.5)
    pen.box((19, 48.5, 45, 55), INK, radius=3)
    for x in (22, 29.6, 37.2):
        pen.box((x, 50, x + 5.2, 53.5), WHITE)


def _dealer(pen: Pen) -> None:
    """Draw a round head with a visor, a wink and a broad grin."""
    pen.disc(32, 33, 24.5, YELLOW)
    pen.box((8, 15, 56, 21), INK, radius=2)
    pen.polygon([(9, 20), (55, 20), (59, 30), (5, 30)], GREEN)
    _eye(pen, 21.5, 37, 6.5)
    pen.line([(36, 39), (42.5, 34.5), (49, 39)], INK, 3.5)
    pen.polygon([(17, 44), (49, 43), (44, 51), (34, 55), (23, 52)], INK)
    pen.polygon([(21, 46), (45.5, 45.3), (44, 48.5), (22.5, 49)], WHITE)


def _saver(pen: Pen) -> None:
    """Draw a money box with round glasses, a coin on its way into the slot."""
    pen.disc(32, 19, 12, YELLOW)
    pen.disc(32, 19, 9.5, ORANGE)
    pen.disc(32, 19, 7.5, YELLOW)
    pen.box((7, 24, 57, 58), SKY, radius=15)
    pen.box((17, 23, 47, 27.5), INK, radius=2)
    for x in (20.5, 43.5):
        pen.disc(x, 39.5, 9.5, WHITE, INK, 2.5)
        pen.disc(x, 40.5, 4, INK)
    pen.line([(29, 38.5), (32, 37), (35, 38.5)], INK, 2.5)
    _smile(pen, 32, 51, 6)


def _collector(pen: Pen) -> None:
    """Draw an egg of a head that looks through a magnifying glass."""
    pen.box((11, 7, 51, 58), PURPLE, radius=19)
    _eye(pen, 19.5, 28, 5.5)
    pen.line([(45, 43), (55, 56)], BROWN, 6)
    pen.disc(39, 29, 16, INK)
    pen.disc(39, 29, 12.8, WHITE)
    pen.disc(37, 30, 7.6, INK)
    pen.disc(34.5, 27.5, 2.6, WHITE)
    _smile(pen, 25, 48, 7, WHITE)


def _blocker(pen: Pen) -> None:
    """Draw a stop sign of a head with heavy brows, one of them raised."""
    low, high = 7.0, 57.0
    one, other = 21.5, 42.5
    pen.polygon(
        [
            (one, low), (other, low), (high, one), (high, other),
            (other, high), (one, high), (low, other), (low, one),
        ],
        RED,
    )  # fmt: skip
    for x in (21.5, 42.5):
        _eye(pen, x, 33, 7)
    pen.polygon([(12, 23), (30, 26.5), (30, 32.5), (12, 29)], INK)
    pen.polygon([(34, 26.5), (52, 17), (52, 23), (34, 32.5)], INK)
    pen.line([(23, 47), (36, 47), (42, 44)], INK, 3.5)


def _eye(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, WHITE)
    pen.disc(x, y + radius / 8, radius * 0.62, INK)


def _smile(pen: Pen, x: float, y: float, half: float, colour: Colour = INK) -> None:
    points = [(x - half, y), (x - half / 2, y + half / 2.4), (x, y + half / 1.9)]
    points += [(2 * x - at, down) for at, down in reversed(points[:-1])]
    pen.line(points, colour, 3)


PORTRAITS: dict[str, Callable[[Pen], None]] = {
    "neutral": _neutral,
    "builder": _builder,
    "dealer": _dealer,
    "saver": _saver,
    "collector": _collector,
    "blocker": _blocker,
}
"""The drawing of each character, the neutral player's among them."""
