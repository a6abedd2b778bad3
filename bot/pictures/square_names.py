"""The names on the squares of a board: where each stands, and how it is broken into lines."""

from functools import cache

from bot.pictures.board_spec import Look, PrintedBoard, Square
from bot.pictures.hyphenation import hyphenated
from bot.pictures.line_breaks import INK, Lines, Sizes, broken
from bot.pictures.squares import (
    BESIDE,
    CELL_TITLE,
    TITLE,
    Area,
    cell,
    is_level,
    name_area,
    square,
)

LARGEST, LARGEST_GO, LARGEST_JAIL = 28, 56, 26
"""Of letters, in pixels."""
ONE_LINE, ONE_LINE_LOW = 22, 16
"""The smallest size that is better in one line than a larger one in two."""
LEAST, LEAST_JAIL = 14, 12
"""At which a name that has no room is cut."""
ENOUGH = 18
"""A shortened name in two lines is at most so large if the whole name is no larger: letters take
bytes.
"""
INITIAL = 2
"""Letters of an abbreviation that has no line of its own."""


@cache
def place_of(space: int, look: Look) -> tuple[Area, Sizes]:
    """Return the area of a square's name, and the sizes that it may have there."""
    left, top, right, _ = square(space)
    match look:
        case "street" | "railroad" | "electric" | "water":
            return _sized(name_area(space))
        case "jail":
            left, top, right, _ = cell()
            sizes = Sizes(LARGEST_JAIL, LEAST_JAIL, LEAST_JAIL, LEAST_JAIL, lines=1)
            return Area(left + 3, top, right - 3, top + CELL_TITLE), sizes
        case "go":
            return _sized(Area(left + 6, top + 4, right - 6, top + 56), LARGEST_GO, LARGEST)
        case "parking" | "arrest":
            return _sized(Area(left + BESIDE, top + 4, right - BESIDE, top + TITLE - 2))
        case _ if is_level(space):
            return _sized(Area(left + 4, top + 4, right - 4, top + 58))
        case _:
            area = Area(left + BESIDE, top, right - BESIDE, top + 32)
            return _sized(area, one_line=ONE_LINE_LOW)


def _sized(area: Area, most: int = LARGEST, one_line: int = ONE_LINE) -> tuple[Area, Sizes]:
    """Return the area with its sizes, in two lines as large as it is high enough for."""
    return area, Sizes(most, one_line, min(int(area.height / INK), LARGEST), LEAST)


def lines_of(space: int, printed: Square) -> Lines:
    """Return the name of a square in lines that are no wider than it."""
    area, sizes = place_of(space, printed.look)
    whole = broken(printed.title, area.width, sizes)
    if not printed.short or len(whole.lines) == 1:
        return whole
    one, more = (
        broken(printed.short, area.width, sizes.up_to(max(whole.size, most)))
        for most in (ONE_LINE, ENOUGH)
    )
    short = one if len(one.lines) == 1 else more
    is_worse = short.is_cut or short.size < whole.size or min(map(len, short.lines)) <= INITIAL
    return whole if is_worse else short


def parted(board: PrintedBoard) -> PrintedBoard:
    """Return the board with soft hyphens where the languages of its names part them.

    This takes so long that no event loop may wait for it.
    """
    titles: dict[tuple[str, str], str] = {}
    for locale in {it.locale for it in board} - {""}:
        names = [it.title for it in board if it.locale == locale]
        found = hyphenated(names, locale)
        titles |= {(locale, name): it for name, it in zip(names, found, strict=True)}
    return tuple(it._replace(title=titles.get((it.locale, it.title), it.title)) for it in board)


def cut_names(board: PrintedBoard) -> tuple[int, ...]:
    """Return the squares on which a name ends in an ellipsis, for it has no room at any size."""
    return tuple(space for space, it in enumerate(parted(board)) if lines_of(space, it).is_cut)
