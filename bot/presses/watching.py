"""Presses of people who do not play in a game: following it, and who will win; their buttons."""

from bot.language.language import Words
from bot.presses.shared import Board
from bot.ui.press import NO_GAME
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button
from engine.host.people.following import plays_in
from engine.host.people.guesses import is_open
from engine.host.people.seats import lent_seat
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
class ShowGuesses(PressRecord):
    """Show whom a person may name as the winner, or has named."""


def watching_row(game: StartedGame, user_id: int, words: Words) -> tuple[Button, ...]:
    """Return the buttons for a person who does not play in a running game; none for others."""
    follow = following_row(game, user_id, words)
    return (board_button(game.record.id, words), *follow) if follow else ()


def following_row(game: StartedGame, user_id: int, words: Words) -> tuple[Button, ...]:
    """Return the buttons of watching_row without the way to the board."""
    if not is_watched(game, user_id):
        return ()
    return (follow_button(game.record.id, words), *guess_button(game, user_id, words))


def is_watched(game: StartedGame, user_id: int) -> bool:
    """Return whether a game runs in which a person has no part, or no more."""
    is_seen = game.record.phase == "running" and not game.record.is_direct
    return is_seen and not plays_in(game, user_id) and lent_seat(game, user_id) is None


def board_button(game_id: str, words: Words) -> Button:
    """Return the button that shows the board."""
    return Button(words.say("button-board"), Board(game_id).custom_id, emoji="🗺️")


def follow_button(game_id: str, words: Words) -> Button:
    """Return the button that follows a game, or shows what a person follows it for."""
    return Button(words.say("button-follow"), FollowGame(game_id).custom_id, emoji="👀")


def guess_button(game: StartedGame, user_id: int, words: Words) -> tuple[Button, ...]:
    """Return the button with which a person says who will win, as long as that may be said."""
    if not is_open(game, user_id):
        return ()
    return (Button(words.say("button-guess"), ShowGuesses(game.record.id).custom_id, emoji="🔮"),)


def unfollow_button(game_id: str, words: Words) -> Button:
    """Return the button with which a person follows a game no longer."""
    return Button(words.say("button-unfollow"), Unfollow(NO_GAME, game_id).custom_id)


def followed_button(words: Words) -> Button:
    """Return the button that shows the games a person follows."""
    return Button(words.say("button-followed"), ShowFollowed(NO_GAME).custom_id, emoji="👀")
