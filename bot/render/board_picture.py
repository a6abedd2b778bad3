"""The picture of the board as an attachment of a message."""

from collections.abc import Callable
from functools import partial

from bot.decisions.awaiting import AwaitedKind
from bot.language.voice import Voice
from bot.pictures.board import draw_board
from bot.pictures.board_alone import draw_board_alone
from bot.render.board_alt import alt_text
from bot.render.board_description import board_spec
from bot.render.last_move import Move
from bot.render.printed_words import printed_board
from bot.ui.message_files import Picture
from engine.editions.catalogue import DEFAULT, rules_of
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


def board_alone_picture(voice: Voice) -> Picture:
    """Return the picture of a board on which nobody plays, by the usual rules."""
    board, title = printed_board(rules_of(DEFAULT), voice), voice.names.title
    alt = partial(voice.say, "board-of-game", title=title)
    return Picture(NAME, (board, title), alt, partial(draw_board_alone, board, title))
