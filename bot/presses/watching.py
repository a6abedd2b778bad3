"""Presses about following a game that a person does not play in, and their buttons."""

from bot.language.language import Words
from bot.presses.shared import Board
from bot.ui.press import NO_GAME
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Row


@press_record("follow", acts=True)
class FollowGame(PressRecord):
    """Follow a game to its end, or show what a person follows it for."""


@press_record("follow", "stop", acts=True)
class Unfollow(PressRecord):
    """Follow a game no longer: about no game, for it may be out of sight."""

    game: str


@press_record("follow", "list", acts=False)
class ShowFollowed(PressRecord):
    """Show the games that a person follows."""


def watching_row(game_id: str, words: Words) -> Row:
    """Return the buttons for a person who does not play in a game."""
    look = Button(words.say("button-board"), Board(game_id).custom_id, emoji="🗺️")
    return (look, Button(words.say("button-follow"), FollowGame(game_id).custom_id, emoji="👀"))


def unfollow_button(game_id: str, words: Words) -> Button:
    """Return the button with which a person follows a game no longer."""
    return Button(words.say("button-unfollow"), Unfollow(NO_GAME, game_id).custom_id)


def followed_button(words: Words) -> Button:
    """Return the button that shows the games a person follows."""
    return Button(words.say("button-followed"), ShowFollowed(NO_GAME).custom_id, emoji="👀")
