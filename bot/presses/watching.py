"""Presses of people who do not play in a game: following it, and who will win; their buttons."""

from bot.language.language import Words
from bot.presses.shared import Board
from bot.ui.press import NO_GAME
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Row
from engine.host.people.tips import is_open
from engine.host.snapshots import StartedGame


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


@press_record("tip", acts=False)
class ShowTips(PressRecord):
    """Show whom a person may name as the winner, or has named."""


def watching_row(game: StartedGame, user_id: int, words: Words) -> Row:
    """Return the buttons for a person who does not play in a game."""
    game_id = game.record.id
    look = Button(words.say("button-board"), Board(game_id).custom_id, emoji="🗺️")
    follow = Button(words.say("button-follow"), FollowGame(game_id).custom_id, emoji="👀")
    return (look, follow, *tip_button(game, user_id, words))


def tip_button(game: StartedGame, user_id: int, words: Words) -> tuple[Button, ...]:
    """Return the button with which a person says who will win, as long as that may be said."""
    if not is_open(game, user_id):
        return ()
    return (Button(words.say("button-tip"), ShowTips(game.record.id).custom_id, emoji="🔮"),)


def unfollow_button(game_id: str, words: Words) -> Button:
    """Return the button with which a person follows a game no longer."""
    return Button(words.say("button-unfollow"), Unfollow(NO_GAME, game_id).custom_id)


def followed_button(words: Words) -> Button:
    """Return the button that shows the games a person follows."""
    return Button(words.say("button-followed"), ShowFollowed(NO_GAME).custom_id, emoji="👀")
