"""Where everything lies on the board, in pixels: the squares, their parts, and tokens on them."""

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
"""So many tokens stand beside each other under a square's name; more cover it."""
Side = int
"""0 the bottom, 1 the left, 2 the top, 3 the right: as tokens go round."""


class Area(NamedTuple):
    """Left, top, right, bottom."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def side_of(space: int) -> Side:
    """The side that a square lies on; a corner belongs to the side that it begins."""
    return space * 4 // SIZE


def is_corner(space: int) -> bool:
    """Whether the square is one of the four corners."""
    return space % 10 == 0


def square(space: int) -> Area:
    """The whole square."""
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
    """How far the square's two ends are from where its side begins."""
    if not step:
        return CORNER, 0
    return CORNER + step * WIDE, CORNER + (step - 1) * WIDE


def bar(space: int) -> Area:
    """Where the group's colour is, and the buildings."""
    return _slice(space, CORNER - BAR, CORNER)


def band(space: int) -> Area:
    """Where the owner's mark is."""
    return _slice(space, 0, BAND)


def body(space: int) -> Area:
    """Between band and bar: name, price, tokens."""
    return _slice(space, BAND, CORNER - BAR)


def _slice(space: int, outer: int, inner: int) -> Area:
    """The part of a square between two distances from the board's edge."""
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
    """The point in front of a square, so many pixels towards the board's middle."""
    left, top, right, bottom = square(space)
    low, high = CORNER + away, BOARD - CORNER - away
    x, y = (left + right) // 2, (top + bottom) // 2
    return min(max(x, low), high), min(max(y, low), high)


class Spot(NamedTuple):
    """Where one token stands: its left and top, and how large it is."""

    left: int
    top: int
    size: int


def spots(space: int, count: int, *, jailed: bool = False) -> list[Spot]:
    """Places for so many tokens, none on another."""
    if space == JAIL:
        return _rows(cell(), count, (42, 30)) if jailed else _around_cell(count)
    if is_corner(space):
        left, top, right, bottom = square(space)
        inner = Area(left + 8, top + 8, right - 8, bottom - 6)
        return _at_the_sides(inner)[:count] if count <= 2 else _rows(inner, count, (50, 40))
    area = body(space)
    if count <= IN_A_ROW:
        size = (42, 38, 26)[count - 1]
        left = area.left + (area.width - size * count) // 2
        top = area.bottom - 21 - size // 2
        return [Spot(left + size * number, top, size) for number in range(count)]
    return _rows(area, count, (40, 26))


def _at_the_sides(area: Area) -> list[Spot]:
    """In the lower corners, beside what is drawn there."""
    size = 44
    top = area.bottom - size
    return [Spot(area.left, top, size), Spot(area.right - size, top, size)]


def _rows(area: Area, count: int, sizes: tuple[int, int]) -> list[Spot]:
    """In rows of two up to four, in rows of three from five on, in the middle of the area."""
    size, columns = (sizes[0], 2) if count <= 4 else (sizes[1], 3)
    rows = -(-count // columns)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        left = area.left + (area.width - here * size) // 2 + column * size
        top = area.top + (area.height - rows * size) // 2 + row * size
        found.append(Spot(left, top, size))
    return found


def cell() -> Area:
    """The cell of Jail."""
    return Area(CORNER - CELL, BOARD - CORNER, CORNER, BOARD - CORNER + CELL)


def _around_cell(count: int) -> list[Spot]:
    """Down the left edge of the corner, then along its lower one."""
    strip = CORNER - CELL
    size = strip - 4 if count <= 5 else strip // 2
    inset = (strip - size) // 2
    low = BOARD - inset - size
    room = (CORNER - inset) // size
    upright = [(inset, low - size * step) for step in reversed(range(room))]
    level = [(inset + size * step, low) for step in range(1, room)]
    return [Spot(left, top, size) for left, top in [*upright, *level][:count]]
