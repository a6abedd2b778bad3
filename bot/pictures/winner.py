"""The end of a game, in the board's middle: a cup with the winner's token, name and worth."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures import art
from bot.pictures.board_spec import PlayerSpec
from bot.pictures.chips import chip_size, chips_height, chips_in_lines, chips_width, draw_chips
from bot.pictures.fonts import fitting_size, shortened
from bot.pictures.laying import lay, lay_cut
from bot.pictures.lettering import write
from bot.pictures.palette import FELT, INK, ORANGE, WHITE, YELLOW, flat
from bot.pictures.pen import Pen
from bot.pictures.png import png
from bot.pictures.squares import Area
from bot.pictures.tokens import token_sprite

CUP = 280
"""How wide and high a cup is that stands alone."""
CUPS = 16
"""Cups that are kept ready, 78 KB each at the most."""
TITLE, LEAST_TITLE, WORTH = 88, 40, 56
"""The sizes of letters: who has won, and the worth."""
GAP = 20
"""Pixels between two things that stand one below the other."""
ROOM = 90
"""How high the winner's chips may be."""


def draw_winners(image: Image.Image, area: Area, winners: Sequence[PlayerSpec], title: str) -> None:
    """Draw a cup for each winner, who has won and with what worth, and what a single one owns."""
    size = min(CUP, area.width // len(winners))
    chips = winners[0].chips if len(winners) == 1 else ()
    look = chip_size((chips,), area.width, ROOM)
    lines = chips_in_lines(chips, look, area.width)
    below = chips_height(lines, look)
    x, left = round(area.middle[0]), area.left + (area.width - size * len(winners)) // 2
    top = area.top + (area.height - size - TITLE - WORTH - below - 3 * GAP) // 2
    for number, winner in enumerate(winners):
        lay(image, _cup(winner.token, size), left + number * size, top)
    top += size + GAP
    letters = fitting_size(title, area.width, TITLE, LEAST_TITLE)
    write(image, x, top + TITLE // 2, shortened(title, area.width, letters), letters)
    top += TITLE
    write(image, x, top + WORTH // 2, winners[0].note, WORTH, INK, "Medium")
    top += WORTH + GAP
    draw_chips(image, (x - chips_width(lines, look) // 2, top), lines, look, FELT)


def draw_cup(token: str) -> bytes:
    """Return a cup with a token on it as a PNG file."""
    return png(_cup(token, CUP))


@lru_cache(CUPS)
def _cup(token: str, size: int) -> Image.Image:
    """Return a cup with a token on it."""
    pen = Pen(size, size, FELT)
    art.cup(pen, size)
    drawn = flat(pen.finished(), FELT, INK, YELLOW, ORANGE, WHITE)
    side = round(size * 0.36)
    lay_cut(drawn, *token_sprite(token, side), (size - side) // 2, round(size * 0.36) - side // 2)
    return drawn
