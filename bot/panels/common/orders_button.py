"""The way to a player's standing orders from other panels."""

from bot.screens.press import panel_custom_id
from bot.screens.screen import Button
from bot.text.language import Words

VERB = "orders"


def orders_button(game_id: str, words: Words) -> Button:
    """Return the button that shows a player their standing orders in a game."""
    return Button(words.say("orders-open-panel"), panel_custom_id(game_id, VERB), emoji="📋")
