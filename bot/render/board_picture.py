"""The picture of the board as a message carries it, and where it is put."""

from dataclasses import replace
from functools import partial

from bot.attached import Picture
from bot.language import Words
from bot.pictures.board import draw_board
from bot.render.board_alt import alt_text
from bot.render.board_face import Move, board_face
from bot.render.names import Names
from bot.screen import Embed, Screen
from engine.view import View

NAME = "board.png"


def board_picture(view: View, names: Names, words: Words, move: Move | None = None) -> Picture:
    """Another one is sent when a token or a building has moved, and when the game is over."""
    face = board_face(view, names, words, move)
    key = (words.locale, view.decision is None, view.winners, face.key)
    return Picture(NAME, key, alt_text(view, names, words, move), partial(draw_board, face))


def with_board(screen: Screen, picture: Picture) -> Screen:
    """The screen with the picture under its first embed, or in one of its own."""
    first, *rest = screen.embeds
    if first.picture is None:
        return replace(screen, embeds=(replace(first, picture=picture), *rest))
    return replace(screen, embeds=(first, Embed(picture=picture), *rest))
