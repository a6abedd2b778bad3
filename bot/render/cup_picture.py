"""The cup of a season's champion as an attachment of a message."""

from functools import partial

from bot.language.language import Words
from bot.pictures.winner import draw_cup
from bot.ui.message_files import Picture


def cup_picture(token: str, words: Words) -> Picture:
    """Return a cup with the token of the champion."""
    tell = partial(words.say, "season-end-alt", token=words.say(f"token-{token}"))
    return Picture("champion.png", token, tell, partial(draw_cup, token))
