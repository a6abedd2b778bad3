"""A printed board is drawn once and kept."""

import pytest

from bot.pictures import printed_board
from bot.pictures.board_spec import PrintedBoard
from bot.pictures.palette import COLOURS
from tests.support.board_specs import EMPTY_BOARD


def test_a_board_that_is_shown_again_much_later_is_not_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = EMPTY_BOARD.printed_board
    first = printed_board.printed_board_image(board)

    def drawn(board: PrintedBoard) -> None:
        raise AssertionError("it is drawn again")

    monkeypatch.setattr(printed_board, "_drawn_board", drawn)
    printed_board.printed_board_image.cache_clear()
    again = printed_board.printed_board_image(board)
    assert again is not first
    assert again.tobytes() == first.tobytes()
    assert again.getpalette() == [part for colour in COLOURS for part in colour]
