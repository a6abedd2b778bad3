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
    is_corner,
    side_of,
    square,
)
from engine.editions.board import SIZE

NAME, LEAST = 23, 15
"""The size of the names, and the smallest they may become to fit."""
ONE_LINE = 20
"""The smallest size that is better in one line than a larger one in two."""
NOTE = 22
"""The size of prices and the like."""
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
def printed_board_image(board: PrintedBoard) -> Image.Image:
    """Return the printed board, a flat image. Copy it before drawing on it."""
    pen = Pen(BOARD, BOARD, PAPER)
    pen.box((CORNER, CORNER, BOARD - CORNER, BOARD - CORNER), FELT)
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
            _jail(pen, printed)
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
    """Return where a group's letter stands in its bar: at the left, or on top in an upright one."""
    if area.width > area.height:
        return area.left + 10, (area.top + area.bottom) / 2
    return (area.left + area.right) / 2, area.top + 14


def _letters(image: Image.Image, space: int, printed: Square) -> None:
    """Write names and notes when the rest is flat, so that they stay sharp."""
    area = square(space)
    x, low = round(area.middle[0]), area.bottom - 16
    if printed.sign:
        inner = body(space)
        name(image, inner, printed.title)
        _note(image, round(inner.middle[0]), inner.bottom - 18, printed.note, inner.width - 4)
    elif printed.look == "jail":
        _note(image, CORNER // 2, area.bottom - 23, printed.note, CORNER - 12)
    elif is_corner(space):
        _note(image, x, low, printed.note, CORNER - 16)
    elif side_of(space) in (0, 2):
        name(image, Area(area.left, area.top + 6, area.right, area.bottom), printed.title)
        _note(image, x, low, printed.note, area.width - 4)
    else:
        size = fitting_size(printed.title, area.width - 8, NAME, LEAST)
        _write(image, x, area.top + 14, printed.title, size)
        _note(image, x + 42, area.top + 54, printed.note, 44)


def name(image: Image.Image, area: Area, title: str) -> None:
    """Draw a name in at most two lines at the top of an area."""
    size, lines = _set(title, area.width - 4)
    top = area.top + 24 - LEADING * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        _write(image, round(area.middle[0]), top + number * LEADING, line, size)


def _write(image: Image.Image, x: int, y: int, text: str, size: int) -> None:
    write(image, x, y, text, size, paper=PAPER)


def _note(image: Image.Image, x: int, y: int, note: str, room: int) -> None:
    size = fitting_size(note, room, NOTE, LEAST, "Medium")
    write(image, x, y, note, size, weight="Medium", paper=PAPER)


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
    if side_of(space) in (0, 2):
        _picture(pen, x, y + (8 if printed.note else 18), printed)
    else:
        _picture(pen, x - (40 if printed.note else 0), y + 11, printed)


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
    left, top, right, _ = square(space)
    x = (left + right) / 2
    match printed.look:
        case "go":
            size = fitting_size(printed.title, CORNER - 16, 64, 30)
            pen.text(x, top + 31, printed.title, size, INK)
            art.arrow(pen, x, top + 78, 104, RED)
        case "parking":
            _title(pen, x, top + 24, printed.title)
            art.parking(pen, x, top + 86)
        case _:
            _title(pen, x, top + 24, printed.title)
            art.whistle(pen, x - 6, top + 86)


def _title(pen: Pen, x: float, y: float, title: str) -> None:
    pen.text(x, y, title, fitting_size(title, CORNER - 12, 28, LEAST), INK)


def _jail(pen: Pen, printed: Square) -> None:
    box = cell()
    pen.box(box, ORANGE, INK, 2)
    for number in range(1, 5):
        x = box.left + number * box.width / 5
        pen.box((x - 2, box.top + 26, x + 2, box.bottom), INK)
    pen.box((box.left, box.top, box.right, box.top + 26), INK)
    size = fitting_size(printed.title, box.width - 8, 24, 12)
    pen.text(box.middle[0], box.top + 13, printed.title, size, WHITE)
