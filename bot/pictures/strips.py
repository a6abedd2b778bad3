"""The board in strips, one below the other: most of them look as they did a turn ago."""

from typing import NamedTuple

from bot.pictures.board_spec import BoardSpec, Holding, PrintedBoard, TokenSpec
from bot.pictures.squares import BOARD, DEEP, square
from engine.editions.board import SIZE

FRAME = 5
"""How many pixels the frame of the square in question reaches beyond it."""


class Rows(NamedTuple):
    """Rows of the board: the spaces whose squares lie in them, and those whose tokens do."""

    top: int
    bottom: int
    squares: frozenset[int]
    rooms: frozenset[int]


UPPER = Rows(0, DEEP, frozenset(range(20, 31)), frozenset((20, 30)))
LOWER = Rows(BOARD - DEEP, BOARD, frozenset(range(11)), frozenset((0, 10)))
SIDES = Rows(
    DEEP,
    BOARD - DEEP,
    frozenset(range(SIZE)) - UPPER.squares - LOWER.squares,
    frozenset(range(SIZE)) - UPPER.rooms - LOWER.rooms,
)


class Strip(NamedTuple):
    """The squares in some rows, and the tokens there; strips that are equal look alike."""

    rows: Rows
    printed_board: PrintedBoard
    holdings: tuple[Holding, ...]
    tokens: tuple[TokenSpec, ...]
    question: int | None
    mortgage: str


class Foot(NamedTuple):
    """What stands below the board: which turn it is, and what the Bank has left."""

    heading: str
    houses: str
    hotels: str
    pot: str


def strip_of(spec: BoardSpec, rows: Rows) -> Strip:
    """Return what a board shows on the squares in these rows."""
    squares, rooms = rows.squares, rows.rooms
    return Strip(
        rows,
        spec.printed_board,
        tuple([it for it in spec.holdings if it.space in squares]),
        tuple([it for it in spec.tokens if it.space in rooms]),
        _framed(spec.question, rows),
        spec.mortgage,
    )


def _framed(space: int | None, rows: Rows) -> int | None:
    """Return the square in question if its frame reaches into these rows."""
    if space is None:
        return None
    top, bottom = square(space).top - FRAME, square(space).bottom + FRAME
    return space if top < rows.bottom and bottom > rows.top else None


def foot_of(spec: BoardSpec) -> Foot:
    """Return what stands below a board."""
    return Foot(spec.heading, spec.houses, spec.hotels, spec.pot)
