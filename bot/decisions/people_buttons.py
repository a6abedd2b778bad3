"""Buttons about people: who comes back, who ends a pause, who takes what computers concede."""

from typing import Literal

from bot.language.language import Fact, Words
from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.presses.shared import AskToConcede, Back, VoteToResume
from bot.ui.screen import Button
from engine.core.actions import SeatId
from engine.host.people.voters import needed, voters_on
from engine.host.snapshots import StartedGame


def conceded_lines(game: StartedGame, voice: Voice, where: Literal["table", "more"]) -> list[str]:
    """Return who has come to see no way to win lately; `where` the button is that ends the game."""
    if not (game.is_conceded_now and concession_buttons(game, voice.words)):
        return []
    return [voice.say("table-concede", where=where, **conceding(game, voice))]


def concession_buttons(game: StartedGame, words: Words) -> tuple[Button, ...]:
    """Return the button that asks whether to end the game, while the computers concede it."""
    if not game.is_conceded or game.record.paused_at is not None:
        return ()
    label = words.say("button-concede", count=len(game.computers))
    return (Button(label, AskToConcede(game.record.id).custom_id, "secondary", emoji="🏳️"),)


def conceding(game: StartedGame, voice: Voice) -> dict[str, Fact]:
    """Return who concedes, as facts of sentences."""
    seats = game.computers
    return {"who": voice.and_list([voice.name(seat) for seat in seats]), "count": len(seats)}


def resume_button(game: StartedGame, words: Words) -> Button:
    """Return the button that ends a pause, shown at the table; several people vote on that."""
    key = "button-resume-ask" if needed(len(voters_on(game, None))) > 1 else "button-resume"
    return Button(words.say(key), VoteToResume(game.record.id, "for").custom_id, "success")


def rejoin_button(game_id: str, words: Words) -> Button:
    """Return the button by which its only reader, who is away or absent, comes back."""
    return Button(words.say("moment-back"), Back(game_id).custom_id, emoji="👋")


def back_button(game: StartedGame, seat: SeatId, voice: Voice) -> Button:
    """Return the button by which the player who is missed on a seat comes back.

    Everybody sees it, so it names its player, or who plays on the seat for its owner.
    """
    is_lent = game.players[seat].owner_id is not None
    key = "button-take-back" if is_lent else "button-back"
    label = voice.say(key, who=plain_name(voice.players[seat].name))
    return Button(label, Back(game.record.id).custom_id, emoji="👋")
