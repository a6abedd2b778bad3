"""How a game ended."""

from bot.language import Words
from bot.render.names import Names
from bot.screen import Embed
from engine.view import View


def final_embed(view: View, names: Names, words: Words, lines: list[str]) -> Embed:
    """The places, and what everybody was worth. `lines`: the last things that happened."""
    raise NotImplementedError
