"""The whole board as text."""

from bot.language import Words
from bot.render.names import Names
from bot.screen import Embed
from engine.view import View


def board_embed(view: View, names: Names, words: Words) -> Embed:
    """All properties by group with owner, buildings and mortgage, and where the tokens are."""
    raise NotImplementedError
