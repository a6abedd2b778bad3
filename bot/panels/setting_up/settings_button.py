"""The way to a lobby's private settings, from the panels that they lead to."""

from bot.presses.lobby import LobbyPress
from bot.screens.screen import Button
from bot.text.language import Words


def settings_button(game_id: str, words: Words) -> Button:
    """Return the button that leads back to the settings of a lobby."""
    at = LobbyPress(game_id, "settings").custom_id
    return Button(words.say("button-lobby-back"), at, emoji="⬅️")
