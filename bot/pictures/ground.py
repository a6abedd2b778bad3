"""The board as it is printed: drawn once for each board and language, then kept."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.face import Ground, Look, Square
from bot.pictures.fonts import broken, chopped, fitting, width
from bot.pictures.palette import (
    BLUE,
    FELT,
    INK,
    NEUTRAL,
    ORANGE,
    PAPER,
    RED,
    SIGNS,
    SLATE,
    WHITE,
    YELLOW,
    Colour,
    flat,
    index,
    ink_on,
)
from bot.pictures.pen import Pen
from bot.pictures.squares import (
    BOARD,
    CORNER,
    Area,
    band,
    bar,
    body,
    cell,
    side_of,
    square,
)
from engine.editions.board import SIZE

NAME, LEAST = 20, 15
"""The size of the names, and the smallest they may become to fit."""
LEADING = 20
"""From one line of a name to the next."""


USED: dict[Look, tuple[Colour, ...]] = {
    "chance": (RED,),
    "chest": (ORANGE, YELLOW),
    "income": (YELLOW,),
    "luxury": (YELLOW, WHITE),
    "go": (RED,),
    "jail": (ORANGE, WHITE),
    "parking": (BLUE, WHITE),
    "arrest": (RED,),
}
"""The colours of a square beside those of print."""


@lru_cache(16)
def ground_image(ground: Ground) -> Image.Image:
    """The printed board, flat. Copy it before drawing on it."""
    pen = Pen(BOARD, BOARD, PAPER)
    pen.box((CORNER, CORNER, BOARD - CORNER, BOARD - CORNER), FELT)
    for space, printed in enumerate(ground):
        _square(pen, space, printed)
    image = pen.finished()
    # Each part in its own colours: else an edge from red to white would come out pink.
    printed_board = flat(image, PAPER, FELT)
    for space, printed in enumerate(ground):
        _flatten(printed_board, image, space, printed)
    _lines(printed_board)
    return printed_board


def _flatten(onto: Image.Image, image: Image.Image, space: int, printed: Square) -> None:
    area = square(space)
    used = (*NEUTRAL, FELT) if printed.sign else (*NEUTRAL, *USED.get(printed.look, ()))
    onto.paste(flat(image.crop(area), *used), area[:2])
    if printed.sign:
        colour, inner = SIGNS.get(printed.sign, SLATE), bar(space)
        onto.paste(flat(image.crop(inner), colour, ink_on(colour)), inner[:2])


def _lines(image: Image.Image) -> None:
    pen = ImageDraw.Draw(image)
    for space in range(SIZE):
        left, top, right, bottom = square(space)
        pen.rectangle((left - 1, top - 1, right, bottom), outline=index(SLATE), width=2)
    low, high = CORNER - 1, BOARD - CORNER
    pen.rectangle((low, low, high, high), outline=index(INK), width=2)
    pen.rectangle((0, 0, BOARD - 1, BOARD - 1), outline=index(INK), width=3)


def _square(pen: Pen, space: int, printed: Square) -> None:
    match printed.look:
        case "street" | "railroad" | "electric" | "water":
            _property(pen, space, printed)
        case "chance" | "chest" | "income" | "luxury":
            _drawn(pen, space, printed)
        case "jail":
            _jail(pen, space, printed)
        case _:
            _corner(pen, space, printed)


def _property(pen: Pen, space: int, printed: Square) -> None:
    colour = SIGNS.get(printed.sign, SLATE)
    pen.box(band(space), FELT)
    area = bar(space)
    pen.box(area, colour)
    ink = ink_on(colour)
    x, y = letter_at(area)
    pen.text(x, y, printed.letter, 20, ink)
    _sign(pen, area, printed, ink, colour)
    inner = body(space)
    middle = inner.middle[0]
    name(pen, inner, printed.title)
    pen.text(middle, inner.bottom - 19, printed.note, 21, SLATE, "Medium")


def _sign(pen: Pen, area: Area, printed: Square, ink: Colour, paper: Colour) -> None:
    x, y = area.middle
    if area.width > area.height:
        x += 8
    match printed.look:
        case "railroad":
            art.locomotive(pen, x, y - 1, ink, paper)
        case "electric":
            art.bulb(pen, x, y - 1, ink)
        case "water":
            art.drop(pen, x, y, ink)


def letter_at(area: Area) -> tuple[float, float]:
    """Where a group's letter stands in its bar: at the left, or on top in an upright one."""
    if area.width > area.height:
        return area.left + 10, (area.top + area.bottom) / 2
    return (area.left + area.right) / 2, area.top + 14


def name(pen: Pen, area: Area, title: str) -> None:
    """A name in at most two lines at the top of an area."""
    room = area.width - 6
    size, lines = _set(title, room)
    top = area.top + 24 - LEADING * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        pen.text(area.middle[0], top + number * LEADING, line, size, INK)


def _set(title: str, room: int) -> tuple[int, tuple[str, ...]]:
    """The largest size at which a name fits into two lines, and the lines."""
    for size in range(NAME, LEAST - 1, -1):
        lines = broken(title, room, size)
        if len(lines) <= 2 and all(width(line, size) <= room for line in lines):
            return size, lines
    return LEAST, chopped(title, room, LEAST)[:2]


def _drawn(pen: Pen, space: int, printed: Square) -> None:
    area = square(space)
    x, y = area.middle
    if side_of(space) in (0, 2):
        name(pen, Area(area.left, area.top + 6, area.right, area.bottom), printed.title)
        _picture(pen, x, y + (8 if printed.note else 18), printed)
        _note(pen, x, area.bottom - 16, printed.note, area.width - 4)
        return
    pen.text(x, area.top + 15, printed.title, fitting(printed.title, 130, NAME, LEAST), INK)
    _picture(pen, x - (40 if printed.note else 0), y + 11, printed)
    _note(pen, x + 42, y + 14, printed.note, 40)


def _note(pen: Pen, x: float, y: float, note: str, room: int) -> None:
    pen.text(x, y, note, fitting(note, room, 21, LEAST, "Medium"), SLATE, "Medium")


def _picture(pen: Pen, x: float, y: float, printed: Square) -> None:
    match printed.look:
        case "chance":
            pen.text(x, y, "?", 66, RED)
        case "chest":
            art.chest(pen, x, y)
        case "income":
            art.coin(pen, x, y)
        case _:
            art.ring(pen, x, y)


def _corner(pen: Pen, space: int, printed: Square) -> None:
    left, top, right, bottom = square(space)
    x = (left + right) / 2
    match printed.look:
        case "go":
            pen.text(x, top + 52, printed.title, fitting(printed.title, 120, 76, 30), INK)
            art.arrow(pen, x, top + 96, 104, RED)
            _note(pen, x, bottom - 16, printed.note, 124)
        case "parking":
            _title(pen, x, top + 24, printed.title)
            art.parking(pen, x, top + 86)
        case _:
            _title(pen, x, top + 24, printed.title)
            art.whistle(pen, x - 6, top + 86)


def _title(pen: Pen, x: float, y: float, title: str) -> None:
    pen.text(x, y, title, fitting(title, CORNER - 14, 25, LEAST), INK)


def _jail(pen: Pen, space: int, printed: Square) -> None:
    box = cell()
    pen.box(box, ORANGE, INK, 2)
    for number in range(1, 5):
        x = box.left + number * box.width / 5
        pen.box((x - 2, box.top + 26, x + 2, box.bottom), INK)
    pen.box((box.left, box.top, box.right, box.top + 26), INK)
    size = fitting(printed.title, box.width - 8, 24, 12)
    pen.text(box.middle[0], box.top + 13, printed.title, size, WHITE)
    low = square(space).bottom
    _note(pen, CORNER / 2, low - 23, printed.note, CORNER - 12)
