"""A deed in short, as it stands in the board's middle while its property is for sale."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.board_spec import CardRow, CardSpec
from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.lettering import write
from bot.pictures.line_breaks import Sizes, broken, heights
from bot.pictures.palette import (
    GREEN,
    INK,
    MIST,
    PAPER,
    PINK,
    RED,
    SIGNS,
    SLATE,
    WHITE,
    index,
    ink_on,
)
from bot.pictures.pen import Pen
from bot.pictures.squares import Area
from bot.pictures.tokens import Sprite, cut_out

CARDS = 64
"""Cards that are kept ready: forty in a language."""
BAND = 84
"""How high the name is, on the group's color."""
ROW = 62
"""The most pixels from one line to the next."""
LARGEST, LEAST = 40, 20
"""Of letters."""
TITLES = Sizes(most=54, whole=40, broken=42, least=15)
"""Of the letters of names."""
EDGE = 12


@lru_cache(CARDS)
def draw_card(spec: CardSpec, wide: int, high: int) -> Image.Image:
    """Return the card as a flat image: the name on its group's color, then a line a sum."""
    colour = SIGNS.get(spec.sign, SLATE)
    card = Image.new("P", (wide, high), index(PAPER))
    card.paste(index(colour), (0, 0, wide, BAND))
    title = broken(spec.title, wide - 2 * EDGE, TITLES)
    for y, line in heights(title, BAND / 2):
        write(card, wide // 2, y, line, title.size, ink_on(colour))
    step = min((high - BAND - 4) // len(spec.rows), ROW)
    _rows(card, Area(EDGE, BAND + 2, wide - EDGE, BAND + 2 + step * len(spec.rows)), spec.rows)
    pen = ImageDraw.Draw(card)
    pen.line((0, BAND, wide, BAND), index(INK), 3)
    pen.rectangle((0, 0, wide - 1, high - 1), outline=index(INK), width=3)
    return card


def _rows(card: Image.Image, area: Area, rows: tuple[CardRow, ...]) -> None:
    """Write all lines as large as the longest allows."""
    step = area.height // len(rows)
    most = min(round(step * 0.86), LARGEST)
    size = min(fitting_size(f"{row.label}  {row.amount}", area.width, most, LEAST) for row in rows)
    pen = ImageDraw.Draw(card)
    for number, row in enumerate(rows):
        y = area.top + step * number + step // 2
        if number:
            pen.line((area.left, y - step // 2, area.right, y - step // 2), index(MIST), 1)
        write(card, area.right, y - 1, row.amount, size, anchor="rm")
        room = area.width - round(width(row.amount, size))
        label = shortened(row.label, room, size, "Medium")
        write(card, area.left, y - 1, label, size, INK, "Medium", "lm")
        _buildings(card, area.left, y, row)


def _buildings(card: Image.Image, left: int, y: int, row: CardRow) -> None:
    sprite = _hotel() if row.hotel else _house()
    for number in range(row.houses + row.hotel):
        at = (left + number * (sprite.image.width + 4), y - sprite.image.height // 2)
        card.paste(sprite.image, at, sprite.mask)


@lru_cache(1)
def _house() -> Sprite:
    pen = Pen(32, 33, PINK)
    art.house(pen, 16, 16.5, 32, 33, INK)
    return cut_out(pen, INK, WHITE, GREEN)


@lru_cache(1)
def _hotel() -> Sprite:
    pen = Pen(60, 34, PINK)
    art.hotel(pen, 30, 17, 60, 34, INK)
    return cut_out(pen, INK, WHITE, RED)
