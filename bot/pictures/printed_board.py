"""The board as it is printed: drawn once for each board and language, then kept."""

from functools import lru_cache

from PIL import Image, ImageDraw
from zlib_ng import zlib_ng

from bot.pictures import art
from bot.pictures.board_spec import Look, PrintedBoard, Square
from bot.pictures.fonts import fitting_size, shortened
from bot.pictures.lettering import write
from bot.pictures.line_breaks import heights
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
    palette_bytes,
)
from bot.pictures.pen import Pen
from bot.pictures.square_names import lines_of, parted, place_of
from bot.pictures.squares import (
    ACROSS,
    BOARD,
    CELL_TITLE,
    DEEP,
    HIGH,
    Area,
    amount,
    bar,
    cell,
    is_level,
    square,
    visitors,
)
from engine.editions.board import SIZE

IMAGES, PACKED = 16, 256
"""Printed boards that are kept ready, 1.1 MB each, and packed, 40 KB each: to draw one takes 20 to
60 ms, to unpack it 0.5 ms.
"""
NOTE, LEAST_NOTE = 27, 12
"""The size of prices and the like, and the smallest they may become to fit."""


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


@lru_cache(IMAGES)
def printed_board_image(board: PrintedBoard) -> Image.Image:
    """Return the printed board, a flat image. Copy it before drawing on it."""
    image = Image.frombytes("P", (BOARD, HIGH), zlib_ng.decompress(_packed(board)))
    image.putpalette(palette_bytes())
    return image


@lru_cache(PACKED)
def _packed(board: PrintedBoard) -> bytes:
    return zlib_ng.compress(_drawn_board(board).tobytes(), 1)


def _drawn_board(board: PrintedBoard) -> Image.Image:
    pen = Pen(BOARD, HIGH, PAPER)
    pen.box((ACROSS, DEEP, BOARD - ACROSS, BOARD - DEEP), FELT)
    pen.box((0, BOARD, BOARD, HIGH), FELT)
    for space, printed in enumerate(board):
        _square(pen, space, printed)
    image = pen.finished()
    # Each part in its own colours: else an edge from red to white would come out pink.
    printed_board = flat(image, PAPER, FELT)
    for space, printed in enumerate(parted(board)):
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
            _jail(pen)
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
    area, _ = place_of(space, printed.look)
    name = lines_of(space, printed)
    x, y = area.middle
    ink = WHITE if printed.look == "jail" else INK
    for height, line in heights(name, round(y)):
        write(image, round(x), height, line, name.size, ink)
    if printed.note:
        _note(image, _note_area(space, printed), printed.note)


def _note_area(space: int, printed: Square) -> Area:
    left, top, right, bottom = square(space)
    if printed.sign:
        return amount(space)
    if printed.look == "jail":
        return visitors()
    if printed.look == "go":
        return Area(left + 4, top + 56, right - 4, top + 82)
    if is_level(space):
        return Area(left + 2, bottom - 28, right - 2, bottom - 2)
    return Area(left + 58, top + 36, right - 2, bottom - 4)


def _note(image: Image.Image, area: Area, note: str) -> None:
    size = fitting_size(note, area.width, NOTE, LEAST_NOTE, "Medium")
    x, y = map(round, area.middle)
    write(image, x, y, shortened(note, area.width, size, "Medium"), size, weight="Medium")


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
            art.coin(pen, x, y, printed.coin)
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


def _jail(pen: Pen) -> None:
    box = cell()
    pen.box(box, ORANGE, INK, 2)
    for number in range(1, 5):
        x = box.left + number * box.width / 5
        pen.box((x - 2, box.top + CELL_TITLE, x + 2, box.bottom), INK)
    pen.box((box.left, box.top, box.right, box.top + CELL_TITLE), INK)
