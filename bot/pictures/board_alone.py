"""A board as it is printed, without a game, as a PNG."""

from bot.pictures.board_spec import PrintedBoard
from bot.pictures.fonts import fitting_size, shortened
from bot.pictures.lettering import write
from bot.pictures.png import png
from bot.pictures.printed_board import printed_board_image
from bot.pictures.squares import ACROSS, BOARD

LARGEST, LEAST = 110, 36
"""The size of the letters in the middle, in pixels."""
MARGIN = 40
"""Beside them."""


def draw_board_alone(board: PrintedBoard, title: str) -> bytes:
    """Return a board with its title in the middle, 1000 x 1000 pixels."""
    image = printed_board_image(board).crop((0, 0, BOARD, BOARD))
    room, middle = BOARD - 2 * (ACROSS + MARGIN), BOARD // 2
    size = fitting_size(title, room, LARGEST, LEAST)
    write(image, middle, middle, shortened(title, room, size), size)
    return png(image)
