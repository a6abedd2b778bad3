"""Trade offers in words, from the side of whoever reads them."""

from bot.language import Words
from bot.render.names import Names
from bot.screen import Embed
from engine.actions import Side
from engine.events import Trade
from engine.view import View


def side_text(side: Side, names: Names, words: Words, mortgaged: tuple[int, ...] = ()) -> str:
    """What one side hands over, in one line."""
    raise NotImplementedError


def trade_embed(
    trade: Trade, reader: int, view: View, names: Names, words: Words, until: float | None = None
) -> Embed:
    """An offer as the reader, a seat of it, sees it; `until` is when it expires."""
    raise NotImplementedError
