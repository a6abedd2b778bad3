"""The board as it is printed: drawn once for each board and language, then kept."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.board_spec import Look, PrintedBoard, Square
from bot.pictures.fonts import SOFT_HYPHEN, fitting_size, width, wrapped, wrapped_anywhere
from bot.pictures.lettering import write
from bot.pictures.palette import (
    BLUE,
    FELT,
    INK,
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
    ACROSS,
    BOARD,
    CELL_TITLE,
    DEEP,
    HIGH,
    TITLE,
    Area,
    amount,
    bar,
    cell,
    is_corner,
    is_level,
    name_area,
    square,
    visitors,
)
from engine.editions.board import SIZE

NAME, LEAST = 28, 15
"""The size of the names, and the smallest they may become to fit."""
ONE_LINE = 22
"""The smallest size that is better in one line than a larger one in two."""
NOTE = 27
"""The size of prices and the like."""
LEADING = 24
"""From one line of a name to the next."""


EDGED = (INK, SLATE, PAPER)
"""Of a drawing with dark edges: slate is for where ink meets another color, and becomes ink. The
nearest color would be red or orange else.
"""
USED: dict[Look, tuple[Colour, ...]] = {
    "chance": (PAPER, RED),
    "chest": (*EDGED, ORANGE, YELLOW),
    "income": (*EDGED, YELLOW),
    "luxury": (*EDGED, YELLOW, WHITE),
    "go": (PAPER, RED),
    "jail": (*EDGED, ORANGE, WHITE),
    "parking": (PAPER, BLUE, WHITE),
    "arrest": (*EDGED, RED),
}
"""The colors of the drawing on a square. Shades at its edges are not seen, as with letters, and
would take a thirtieth of a board's bytes.
"""


_WITHOUT_SLATE = [index(INK) if number == index(SLATE) else number for number in range(256)]


@lru_cache(16)
def printed_board_image(board: PrintedBoard) -> Image.Image:
    """Return the printed board, a flat image. Copy it before drawing on it."""
    pen = Pen(BOARD, HIGH, PAPER)
    pen.box((ACROSS, DEEP, BOARD - ACROSS, BOARD - DEEP), FELT)
    pen.box((0, BOARD, BOARD, HIGH), FELT)
    for space, printed in enumerate(board):
        _square(pen, space, printed)
    image = pen.finished()
    # Each part in its own colours: else an edge from red to white would come out pink.
    printed_board = flat(image, PAPER, FELT)
    for space, printed in enumerate(board):
        _flatten(printed_board, image, space, printed)
        _letters(printed_board, space, printed)
    _lines(printed_board)
    return printed_board


def _flatten(onto: Image.Image, image: Image.Image, space: int, printed: Square) -> None:
    area = square(space)
    drawing = flat(image.crop(area), *USED.get(printed.look, (PAPER,)))
    onto.paste(drawing.point(_WITHOUT_SLATE), area[:2])
    if printed.sign:
        colour, inner = SIGNS.get(printed.sign, SLATE), bar(space)
        onto.paste(flat(image.crop(inner), colour, ink_on(colour)), inner[:2])


def _lines(image: Image.Image) -> None:
    pen = ImageDraw.Draw(image)
    for space in range(SIZE):
        left, top, right, bottom = square(space)
        pen.rectangle((left - 1, top - 1, right, bottom), outline=index(SLATE), width=2)
    pen.rectangle((ACROSS - 1, DEEP - 1, BOARD - ACROSS, BOARD - DEEP), outline=index(INK), width=2)
    pen.rectangle((0, 0, BOARD - 1, BOARD - 1), outline=index(INK), width=3)
    pen.rectangle((0, 0, BOARD - 1, HIGH - 1), outline=index(INK), width=3)


def _square(pen: Pen, space: int, printed: Square) -> None:
    match printed.look:
        case "street" | "railroad" | "electric" | "water":
            _property(pen, space, printed)
        case "chance" | "chest" | "income" | "luxury":
            _drawn(pen, space, printed)
        case "jail":
            _jail(pen, printed)
        case _:
            _corner(pen, space, printed)


def _property(pen: Pen, space: int, printed: Square) -> None:
    colour, area = SIGNS.get(printed.sign, SLATE), bar(space)
    pen.box(area, colour)
    _sign(pen, area, printed, ink_on(colour), colour)


def _sign(pen: Pen, area: Area, printed: Square, ink: Colour, paper: Colour) -> None:
    x, y = area.middle
    match printed.look:
        case "railroad":
            art.locomotive(pen, x, y - 1, ink, paper)
        case "electric":
            art.bulb(pen, x, y - 1, ink)
        case "water":
            art.drop(pen, x, y, ink)


def _letters(image: Image.Image, space: int, printed: Square) -> None:
    """Write names and notes when the rest is flat, so that they stay sharp."""
    left, top, right, bottom = square(space)
    if printed.sign:
        _name(image, name_area(space), printed.title)
        _note(image, amount(space), printed.note)
    elif printed.look == "jail":
        _note(image, visitors(), printed.note)
    elif is_corner(space):
        _corner_name(image, space, printed)
    elif is_level(space):
        _name(image, Area(left + 1, top + 4, right - 1, top + 58), printed.title)
        _note(image, Area(left + 2, bottom - 28, right - 2, bottom - 2), printed.note)
    else:
        size = fitting_size(printed.title, right - left - 6, NAME, LEAST)
        write(image, (left + right) // 2, top + 16, printed.title, size)
        _note(image, Area(left + 58, top + 36, right - 2, bottom - 4), printed.note)


def _corner_name(image: Image.Image, space: int, printed: Square) -> None:
    left, top, right, _ = square(space)
    if printed.look != "go":
        _name(image, Area(left + 3, top + 4, right - 3, top + TITLE - 2), printed.title)
        return
    size = fitting_size(printed.title, right - left - 12, 56, NAME)
    if width(printed.title, size) > right - left - 12:
        _name(image, Area(left + 3, top + 4, right - 3, top + 56), printed.title)
    else:
        write(image, (left + right) // 2, top + 30, printed.title, size)
    _note(image, Area(left + 4, top + 56, right - 4, top + 82), printed.note)


def _name(image: Image.Image, area: Area, title: str) -> None:
    """Draw a name in one line or two in the middle of an area."""
    size, lines = _set(title, area.width)
    x, y = map(round, area.middle)
    top = y - LEADING * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        write(image, x, top + number * LEADING, line, size)


def _note(image: Image.Image, area: Area, note: str) -> None:
    size = fitting_size(note, area.width, NOTE, LEAST, "Medium")
    x, y = map(round, area.middle)
    write(image, x, y, note, size, weight="Medium")


def _set(title: str, room: int) -> tuple[int, tuple[str, ...]]:
    """Return the largest size at which a name fits into one line or else two, and the lines."""
    one = title.replace(SOFT_HYPHEN, "")
    size = fitting_size(one, room, NAME, ONE_LINE)
    if width(one, size) <= room:
        return size, (one,)
    for size in range(NAME, LEAST - 1, -1):
        lines = wrapped(title, room, size)
        if len(lines) <= 2 and all(width(line, size) <= room for line in lines):
            return size, lines
    return LEAST, wrapped_anywhere(title, room, LEAST)[:2]


def _drawn(pen: Pen, space: int, printed: Square) -> None:
    x, y = square(space).middle
    if is_level(space):
        _picture(pen, x, y + (15 if printed.note else 26), printed)
    else:
        _picture(pen, x - (33 if printed.note else 0), y + 14, printed)


def _picture(pen: Pen, x: float, y: float, printed: Square) -> None:
    match printed.look:
        case "chance":
            pen.text(x, y, "?", 60, RED)
        case "chest":
            art.chest(pen, x, y)
        case "income":
            art.coin(pen, x, y)
        case _:
            art.ring(pen, x, y)


def _corner(pen: Pen, space: int, printed: Square) -> None:
    left, top, right, _ = square(space)
    x = (left + right) / 2
    match printed.look:
        case "go":
            art.arrow(pen, x, top + 108, 96, RED)
        case "parking":
            art.parking(pen, x, top + 98)
        case _:
            art.whistle(pen, x - 6, top + 98)


def _jail(pen: Pen, printed: Square) -> None:
    box = cell()
    pen.box(box, ORANGE, INK, 2)
    for number in range(1, 5):
        x = box.left + number * box.width / 5
        pen.box((x - 2, box.top + CELL_TITLE, x + 2, box.bottom), INK)
    pen.box((box.left, box.top, box.right, box.top + CELL_TITLE), INK)
    size = fitting_size(printed.title, box.width - 6, 26, 12)
    pen.text(box.middle[0], box.top + 13, printed.title, size, WHITE)
