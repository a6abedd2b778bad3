"""The computer players that can be chosen, side by side, as a picture."""

from functools import partial

from bot.pictures.lineup import draw_lineup
from bot.screens.media import Picture
from bot.text.language import Words
from engine.host.lobby import GIVEN_NAMES


def lineup_picture(words: Words) -> Picture:
    """Return the faces of all characters with their names."""
    shown = tuple(GIVEN_NAMES.items())
    names = tuple(GIVEN_NAMES.values())
    return Picture(
        "players.png",
        shown,
        lambda: words.say("computers-alt", names=words.and_list(names)),
        partial(draw_lineup, shown),
    )
