"""The button that chooses between pictures and text alone: for a person, and for a server."""

from collections.abc import Callable

from bot.presses.personal import Look
from bot.screens.screen import Button
from bot.text.language import Words


def picture_button(press: Callable[[Look], str], now: bool, words: Words) -> Button:
    """Return what pressing it brings; `press` makes a custom_id, `now` is whether pictures are
    shown.
    """
    if now:
        return Button(words.say("button-pictures-off"), press("text"), emoji="📝")
    return Button(words.say("button-pictures-on"), press("pictures"), emoji="🖼️")
