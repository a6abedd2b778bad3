"""The computer players that can be chosen, side by side, as a picture."""

from functools import partial

from bot.pictures.lineup import draw_lineup
from bot.screens.media import Picture
from bot.text.language import Words
from engine.host.computers.names import COMPUTER_NAMES, GIVEN_NAMES
from engine.players.characters import NEUTRAL

SHOWN = {**GIVEN_NAMES, NEUTRAL.name: COMPUTER_NAMES[0]}
"""The names in the picture by character, the one without a character last."""


def lineup_picture(words: Words) -> Picture:
    """Return the faces of all who can be chosen, with their names."""
    shown = tuple(SHOWN.items())
    names = tuple(SHOWN.values())
    return Picture(
        "players.png",
        shown,
        lambda: words.say("computers-alt", names=words.and_list(names)),
        partial(draw_lineup, shown),
    )
