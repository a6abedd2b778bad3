"""The way to a lobby's private settings, from the panels that they lead to."""

from bot.language.language import Words
from bot.presses.boards import ShowLobbySettings
from bot.ui.screen import Button


def settings_button(game_id: str, words: Words) -> Button:
    """Return the button that leads to the settings of a lobby, from wherever one came."""
    at = ShowLobbySettings(game_id).custom_id
    return Button(words.say("button-lobby-back"), at, emoji="⚙️")
