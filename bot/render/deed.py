"""A deed as text."""

from bot.language import Words
from bot.render.names import Names
from bot.screen import Embed
from engine.view import View


def deed_embed(space: int, view: View, names: Names, words: Words) -> Embed:
    """A deed with its rents, what is charged now, what building and borrowing come to."""
    raise NotImplementedError
