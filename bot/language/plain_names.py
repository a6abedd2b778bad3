"""Players' names as the typeface of pictures can write them."""

from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.pictures.fonts import can_write
from engine.core.actions import SeatId


def player_text(seat: SeatId, voice: Voice) -> str:
    """Return a player's name, or the token's where a letter of it could not be drawn."""
    name = plain_name(voice.players[seat].name)
    return name if can_write(name) else token_name(seat, voice)


def token_name(seat: SeatId, voice: Voice) -> str:
    """Return the name of a seat's token."""
    return voice.say(f"token-{voice.players[seat].token}")
