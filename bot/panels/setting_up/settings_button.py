"""The way to a lobby's private settings, from the panels that they lead to."""

from bot.screens.press import panel_custom_id
from bot.screens.screen import Button
from bot.text.language import Words

VERB = "lobby"
SETTINGS = "settings"


def settings_button(game_id: str, words: Words) -> Button:
    """Return the button that leads back to the settings of a lobby."""
    at = panel_custom_id(game_id, VERB, SETTINGS)
    return Button(words.say("button-lobby-back"), at, emoji="⬅️")
