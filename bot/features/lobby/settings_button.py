"""The way to a lobby's private settings, from the panels that they lead to."""

from bot.features.lobby.presses import LobbyPress
from bot.language.language import Words
from bot.ui.screen import Button


def settings_button(game_id: str, words: Words) -> Button:
    """Return the button that leads back to the settings of a lobby."""
    at = LobbyPress(game_id, "settings").custom_id
    return Button(words.say("button-lobby-back"), at, emoji="⬅️")
