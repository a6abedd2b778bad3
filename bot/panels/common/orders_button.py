"""The way to a player's standing orders from other panels."""

from bot.presses.orders import ShowOrders
from bot.screens.screen import Button
from bot.text.language import Words


def orders_button(game_id: str, words: Words) -> Button:
    """Return the button that shows a player their standing orders in a game."""
    return Button(words.say("orders-open-panel"), ShowOrders(game_id).custom_id, emoji="📋")
