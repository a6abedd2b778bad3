"""Buttons that private panels share: ways to another panel, and the choice of pictures."""

from collections.abc import Callable

from bot.language.language import Words
from bot.presses.shared import Look, ShowOrders, ShowUndo
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button


def undo_button(game_id: str, words: Words) -> Button:
    """Return the button that shows a player what they can ask to undo."""
    return Button(words.say("undo-open"), ShowUndo(game_id).custom_id, emoji="↩️")


def orders_button(game_id: str, words: Words) -> Button:
    """Return the button that shows a player their standing orders in a game."""
    return Button(words.say("orders-open-panel"), ShowOrders(game_id).custom_id, emoji="📋")


def picture_button(press: Callable[[Look], PressRecord], now: bool, words: Words) -> Button:
    """Return what pressing it brings; `press` makes its press, `now` is whether pictures are
    shown.
    """
    if now:
        return Button(words.say("button-pictures-off"), press("text").custom_id, emoji="📝")
    return Button(words.say("button-pictures-on"), press("pictures").custom_id, emoji="🖼️")
