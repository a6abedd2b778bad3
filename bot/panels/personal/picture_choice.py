"""The button that chooses between pictures and text alone: for a person, and for a server."""

from collections.abc import Callable

from bot.presses.personal import Look
from bot.screens.press_record import PressRecord
from bot.screens.screen import Button
from bot.text.language import Words


def picture_button(press: Callable[[Look], PressRecord], now: bool, words: Words) -> Button:
    """Return what pressing it brings; `press` makes its press, `now` is whether pictures are
    shown.
    """
    if now:
        return Button(words.say("button-pictures-off"), press("text").custom_id, emoji="📝")
    return Button(words.say("button-pictures-on"), press("pictures").custom_id, emoji="🖼️")
