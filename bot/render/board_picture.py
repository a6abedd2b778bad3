"""The picture of the board as a message carries it, and where it is put."""

from collections.abc import Hashable
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
    shown = (view, names, words)
    return Picture(
        NAME,
        (words.locale, view.decision is None, view.winners, *_lies(view)),
        partial(alt_text, *shown, move),
        lambda: draw_board(board_face(*shown, move)),
    )


def _lies(view: View) -> tuple[Hashable, Hashable]:
    """Where the tokens are and what is built."""
    standing = ((seat, view.seats[seat]) for seat in view.players())
    tokens = tuple((seat, it.space, it.jail is not None) for seat, it in standing)
    return tokens, tuple((space, it.level) for space, it in view.deeds.items() if it.level)


def with_board(screen: Screen, picture: Picture) -> Screen:
    """The screen with the picture under its first embed, or in one of its own."""
    first, *rest = screen.embeds
    if first.picture is None:
        return replace(screen, embeds=(replace(first, picture=picture), *rest))
    return replace(screen, embeds=(first, Embed(picture=picture), *rest))
