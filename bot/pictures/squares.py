"""The places of everything on the board, in pixels: squares, their parts, and tokens on them."""

from functools import cache
from typing import NamedTuple

from engine.editions.board import JAIL, SIZE

BOARD = 1000
"""The board is as wide and as high."""
FOOT = 104
"""Below the board: the turn, and what the Bank has left."""
HIGH = BOARD + FOOT
"""The picture is as high."""
UNSEEN = 206
"""From the picture's left: what lies there in the foot is under Discord's badge of the alt text."""
ACROSS, DEEP = 122, 140
"""How wide a corner is and the squares at the sides; how high a corner and those above, below."""
WIDE, TALL = 84, 80
"""How wide a square is above and below, and how high one is at the sides."""
BAR = 28
"""The group's color, at the inner end."""
PLATE = (36, 32)
"""How wide and high the plate with the owner's token is."""
BESIDE = 5
"""Beside a name: the frame of the square in question reaches 4 pixels into it."""
LANE = 46
"""Where tokens stand, between the squares and the middle."""
CELL = 84
"""The cell of Jail, in the corner's inner corner."""
CELL_TITLE = 26
"""How high the cell's title is."""
DRAWN = frozenset({2, 4, 7, 17, 22, 33, 36, 38})
"""The squares, on every board, with a drawing under their names, and no deed."""
LARGEST = 42
"""The size of a token that has room."""
TITLE, GO_TITLE = 60, 82
"""How far from its top the title of a corner reaches, and that of GO with the salary."""
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
    def size(self) -> tuple[int, int]:
        """How wide and how high it is."""
        return self.width, self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def holds(self, x: int, y: int) -> bool:
        """Return whether a point lies in it."""
        return self.left <= x < self.right and self.top <= y < self.bottom


def side_of(space: int) -> Side:
    """Return the side that a square lies on; a corner belongs to the side that it begins."""
    return space * 4 // SIZE


def is_corner(space: int) -> bool:
    """Return whether the square is one of the four corners."""
    return space % 10 == 0


def is_level(space: int) -> bool:
    """Return whether a square lies above or below the middle, and not at a side."""
    return side_of(space) in (0, 2)


@cache
def square(space: int) -> Area:
    """Return the whole square."""
    side, step = divmod(space, 10)
    if side in (0, 2):
        far, near = _along(step, ACROSS, WIDE)
        if side == 0:
            return Area(BOARD - far, BOARD - DEEP, BOARD - near, BOARD)
        return Area(near, 0, far, DEEP)
    far, near = _along(step, DEEP, TALL)
    if side == 1:
        return Area(0, BOARD - far, ACROSS, BOARD - near)
    return Area(BOARD - ACROSS, near, BOARD, far)


def _along(step: int, corner: int, each: int) -> tuple[int, int]:
    """Return how far the square's two ends are from where its side begins."""
    if not step:
        return corner, 0
    return corner + step * each, corner + (step - 1) * each


@cache
def bar(space: int) -> Area:
    """Return the area of the group's color and of the buildings."""
    left, top, right, bottom = square(space)
    match side_of(space):
        case 0:
            return Area(left, top, right, top + BAR)
        case 1:
            return Area(right - BAR, top, right, bottom)
        case 2:
            return Area(left, bottom - BAR, right, bottom)
        case _:
            return Area(left, top, left + BAR, bottom)


@cache
def body(space: int) -> Area:
    """Return the area of a property beside its bar: name, price or rent, owner."""
    left, top, right, bottom = square(space)
    match side_of(space):
        case 0:
            return Area(left, top + BAR, right, bottom)
        case 1:
            return Area(left, top, right - BAR, bottom)
        case 2:
            return Area(left, top, right, bottom - BAR)
        case _:
            return Area(left + BAR, top, right, bottom)


@cache
def plate(space: int) -> Area:
    """Return the area of the owner's token: at the outer end, below the name."""
    left, top, right, bottom = body(space)
    wide, high = PLATE
    match side_of(space):
        case 0:
            x, y = (left + right - wide) // 2, bottom - high - 2
        case 1:
            x, y = left + 3, bottom - high - 1
        case 2:
            x, y = (left + right - wide) // 2, top + 2
        case _:
            x, y = right - wide - 3, bottom - high - 1
    return Area(x, y, x + wide, y + high)


@cache
def amount(space: int) -> Area:
    """Return the area of the price, or of the rent in its place."""
    left, top, right, bottom = body(space)
    wide, high = PLATE
    match side_of(space):
        case 0:
            return Area(left + 2, bottom - high - 30, right - 2, bottom - high - 3)
        case 1:
            return Area(left + wide + 4, bottom - high - 1, right - 1, bottom - 1)
        case 2:
            return Area(left + 2, bottom - 29, right - 2, bottom - 2)
        case _:
            return Area(left + 1, bottom - high - 1, right - wide - 4, bottom - 1)


def name_area(space: int) -> Area:
    """Return the area of a property's name."""
    left, top, right, bottom = body(space)
    above = PLATE[1] + 3 if side_of(space) == 2 else 1
    return Area(left + BESIDE, top + above, right - BESIDE, amount(space).top)


@cache
def entrance(space: int) -> tuple[int, int]:
    """Return the point in front of a square, in the lane of the tokens."""
    left, top, right, bottom = square(space)
    away = LANE // 2
    x, y = (left + right) // 2, (top + bottom) // 2
    return (
        min(max(x, ACROSS + away), BOARD - ACROSS - away),
        min(max(y, DEEP + away), BOARD - DEEP - away),
    )


class Spot(NamedTuple):
    """The place of one token: its left and top, and its size."""

    left: int
    top: int
    size: int


@cache
def spots(space: int, count: int, *, jailed: bool = False) -> tuple[Spot, ...]:
    """Return places for a number of tokens, none overlapping."""
    if space != JAIL:
        return tuple(_rows(room(space), count, LARGEST))
    if not jailed:
        return tuple(_around_cell(count))
    left, top, right, bottom = cell()
    return tuple(_rows(Area(left + 1, top + CELL_TITLE, right - 1, bottom), count, LARGEST))


def room(space: int) -> Area:
    """Return the area of a square's tokens: below a corner's title, else in the lane before it."""
    left, top, right, bottom = square(space)
    if is_corner(space):
        return Area(left + 4, top + (TITLE if space else GO_TITLE), right - 4, bottom - 4)
    match side_of(space):
        case 0:
            return Area(left, top - LANE, right, top)
        case 1:
            return Area(right, top, right + LANE, bottom)
        case 2:
            return Area(left, bottom, right, bottom + LANE)
        case _:
            return Area(left - LANE, top, left, bottom)


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
    top = BOARD - DEEP
    return Area(ACROSS - CELL, top, ACROSS, top + CELL)


def visitors() -> Area:
    """Return the line under Jail that says who is just visiting."""
    return Area(5, BOARD - 30, ACROSS - 4, BOARD - 3)


def _around_cell(count: int) -> list[Spot]:
    """Return spots down the left edge of the corner, then along the cell's lower edge."""
    strip = ACROSS - CELL
    top, low = BOARD - DEEP + 3, visitors().top
    size = strip - 4 if count <= 3 else 21
    upright = [(2, top + size * step) for step in range((low - top) // size)]
    level = [(strip + size * step, low - size) for step in range(CELL // size)]
    return [Spot(left, at, size) for left, at in [*upright, *level][:count]]
