"""The picture of the board as an attachment of a message, and its place on the screen."""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from bot.pictures.board import draw_board
from bot.render.board_alt import alt_text
from bot.render.board_spec import Move, board_spec, turn_of
from bot.render.table import square_of
from bot.render.voice import Voice
from bot.screens.media import Picture
from bot.screens.screen import Screen
from engine.editions.policies import Pot
from engine.view import View

NAME = "board.png"


def board_picture(view: View, voice: Voice, move: Move | None = None) -> Picture:
    """Return the board's picture; its key changes when anything that is drawn has changed."""
    return Picture(
        NAME,
        (voice.words.locale, move, *_whose(view, voice), *_table_key(view)),
        partial(alt_text, view, voice, move),
        lambda: draw_board(board_spec(view, voice, move)),
    )


def _whose(view: View, voice: Voice) -> tuple[Hashable, ...]:
    """Return the players, whose turn it is, and the words in the middle of the board."""
    people = tuple((seat, it.name, it.token) for seat, it in voice.players.items())
    pot = view.pot if isinstance(view.rules.free_parking, Pot) else None
    stock = (view.houses, view.hotels, pot)
    over = (view.decision is None, view.winners)
    return people, view.turn, turn_of(view), over, square_of(view), stock


def _table_key(view: View) -> tuple[Hashable, Hashable]:
    """Return where the tokens are, and whose the property is, with buildings and mortgages."""
    standing = ((seat, view.seats[seat]) for seat in view.players())
    tokens = tuple((seat, it.space, it.jail is not None) for seat, it in standing)
    owned = ((space, it) for space, it in view.deeds.items() if it.owner is not None)
    return tokens, tuple((space, it.owner, it.level, it.mortgaged) for space, it in owned)


def with_board(screen: Screen, picture: Picture) -> Screen:
    """Return the screen with the picture under the text of its first embed."""
    first, *rest = screen.embeds
    return replace(screen, embeds=(replace(first, picture=picture), *rest))
