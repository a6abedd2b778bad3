"""The places of everything on the board, in pixels: squares, their parts, and tokens on them."""

from typing import NamedTuple

from engine.editions.board import JAIL, SIZE

BOARD = 1000
"""The board is as wide and as high."""
CORNER = 140
WIDE = 80
"""How wide a square is that is no corner; it is as deep as a corner."""
BAR = 30
"""The group's colour, at the inner end."""
BAND = 26
"""The owner's colour, at the outer end."""
CELL = 92
"""The cell of Jail, in the corner's inner corner."""
IN_A_ROW = 3
"""Tokens that stand beside each other under a property's name; more need more room."""
DRAWN = frozenset({2, 4, 7, 17, 22, 33, 36, 38})
"""The squares, on every board, with a drawing under their names, and no deed."""
WITH_SIGNS = frozenset({20, 30})
"""The corners with a sign that leaves room for a token on either side of it."""
LARGEST = 42
"""The size of a token that has room."""
ONE_LINE = 24
"""How far from its top a name reaches that is written in one line."""
TITLE, GO_TITLE = 44, 58
"""How far from its top the title of a corner reaches."""
Side = int
"""0 the bottom, 1 the left, 2 the top, 3 the right: as tokens go round."""


class Area(NamedTuple):
    """A rectangle: left, top, right, bottom."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """The width from left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """The height from top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def side_of(space: int) -> Side:
    """Return the side that a square lies on; a corner belongs to the side that it begins."""
    return space * 4 // SIZE


def is_corner(space: int) -> bool:
    """Return whether the square is one of the four corners."""
    return space % 10 == 0


def square(space: int) -> Area:
    """Return the whole square."""
    side, step = divmod(space, 10)
    far, near = _along(step)
    match side:
        case 0:
            return Area(BOARD - far, BOARD - CORNER, BOARD - near, BOARD)
        case 1:
            return Area(0, BOARD - far, CORNER, BOARD - near)
        case 2:
            return Area(near, 0, far, CORNER)
        case _:
            return Area(BOARD - CORNER, near, BOARD, far)


def _along(step: int) -> tuple[int, int]:
    """Return how far the square's two ends are from where its side begins."""
    if not step:
        return CORNER, 0
    return CORNER + step * WIDE, CORNER + (step - 1) * WIDE


def bar(space: int) -> Area:
    """Return the area of the group's color and of the buildings."""
    return _slice(space, CORNER - BAR, CORNER)


def band(space: int) -> Area:
    """Return the area of the owner's mark."""
    return _slice(space, 0, BAND)


def body(space: int) -> Area:
    """Return the area between band and bar: name, price, tokens."""
    return _slice(space, BAND, CORNER - BAR)


def _slice(space: int, outer: int, inner: int) -> Area:
    """Return the part of a square between two distances from the board's edge."""
    left, top, right, bottom = square(space)
    match side_of(space):
        case 0:
            return Area(left, BOARD - inner, right, BOARD - outer)
        case 1:
            return Area(outer, top, inner, bottom)
        case 2:
            return Area(left, outer, right, inner)
        case _:
            return Area(BOARD - inner, top, BOARD - outer, bottom)


def entrance(space: int, away: int) -> tuple[int, int]:
    """Return the point in front of a square, at a distance in pixels towards the board's middle."""
    left, top, right, bottom = square(space)
    low, high = CORNER + away, BOARD - CORNER - away
    x, y = (left + right) // 2, (top + bottom) // 2
    return min(max(x, low), high), min(max(y, low), high)


class Spot(NamedTuple):
    """The place of one token: its left and top, and its size."""

    left: int
    top: int
    size: int


def spots(space: int, count: int, *, jailed: bool = False) -> list[Spot]:
    """Return places for a number of tokens, none overlapping."""
    if space == JAIL:
        return _rows(cell(), count, 42) if jailed else _around_cell(count)
    if space in WITH_SIGNS and count <= 2:
        return _sides(space)[:count]
    return _rows(room(space, count), count, LARGEST)


def room(space: int, count: int) -> Area:
    """Return the area below the name that a number of tokens may use; at Jail the strip below
    the cell.
    """
    if space == JAIL:
        return Area(3, cell().bottom + 2, CORNER - 2, BOARD - 3)
    if is_corner(space):
        left, top, right, bottom = square(space)
        return Area(left + 4, top + (TITLE if space else GO_TITLE), right - 4, bottom - 4)
    if space in DRAWN:
        left, top, right, bottom = square(space)
        title = 51 if side_of(space) in (0, 2) else 25
        return Area(left + 3, top + title, right - 3, bottom - 2)
    left, top, right, bottom = body(space)
    title = bottom - top - 37 if count <= IN_A_ROW else ONE_LINE
    return Area(left + 1, top + title, right - 1, bottom - 1)


def _sides(space: int) -> list[Spot]:
    """Return the lower corners of a corner, beside what is drawn there."""
    left, _, right, bottom = square(space)
    size = 42
    top = bottom - 6 - size
    return [Spot(left + 7, top, size), Spot(right - 7 - size, top, size)]


def _rows(area: Area, count: int, most: int) -> list[Spot]:
    """Return spots in rows in the middle of the area, as large as there is room."""
    size, columns = max(
        (min(area.width // columns, area.height // -(-count // columns), most), -columns)
        for columns in range(1, count + 1)
    )
    columns, rows = -columns, -(-count // -columns)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        left = area.left + (area.width - here * size) // 2 + column * size
        top = area.top + (area.height - rows * size) // 2 + row * size
        found.append(Spot(left, top, size))
    return found


def cell() -> Area:
    """Return the cell of Jail."""
    return Area(CORNER - CELL, BOARD - CORNER, CORNER, BOARD - CORNER + CELL)


def _around_cell(count: int) -> list[Spot]:
    """Return spots down the left edge of the corner, then along its lower one."""
    strip = CORNER - CELL
    size = strip - 4 if count <= 5 else strip // 2
    inset = (strip - size) // 2
    low = BOARD - inset - size
    room = (CORNER - inset) // size
    upright = [(inset, low - size * step) for step in reversed(range(room))]
    level = [(inset + size * step, low) for step in range(1, room)]
    return [Spot(left, top, size) for left, top in [*upright, *level][:count]]
