"""Dice as they were rolled."""

from functools import cache

from PIL import Image

from bot.pictures.palette import FELT, INK, PINK, WHITE
from bot.pictures.pen import Pen
from bot.pictures.tokens import cut_out, laid_on

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of each pip on a face."""


@cache
def die(pips: int, size: int) -> Image.Image:
    """Return the face of a die on a square of felt, of `size` pixels."""
    pen = Pen(size, size, PINK)
    pen.box((0, 0, size, size), INK, radius=size / 5)
    pen.box((3, 3, size - 3, size - 3), WHITE, radius=size / 6)
    for column, row in PIPS[pips]:
        x, y = (size * (1 + 1.2 * at) / 4.4 for at in (column, row))
        pen.disc(x, y, size / 10.5, INK)
    return laid_on(FELT, cut_out(pen, INK, WHITE))
