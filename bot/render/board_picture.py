"""The picture of the board as an attachment of a message."""

from collections.abc import Callable
from functools import partial

from bot.decisions.awaiting import AwaitedKind
from bot.language.voice import Voice
from bot.pictures.board import draw_board
from bot.render.board_alt import alt_text
from bot.render.board_description import board_spec
from bot.render.last_move import Move
from bot.ui.message_files import Picture
from engine.view import View

NAME = "board.png"


def board_picture(
    view: View,
    voice: Voice,
    move: Move | None = None,
    waiting: AwaitedKind = "players",
    fallback_text: Callable[[], str] = str,
) -> Picture:
    """Return the board's picture; its key is all that is drawn, so it changes with any of it.

    `fallback_text` gives what is said where no picture is shown.
    """
    spec = board_spec(view, voice, move, waiting)
    alt = partial(alt_text, view, voice, move, waiting)
    return Picture(NAME, spec, alt, partial(draw_board, spec), fallback_text)
