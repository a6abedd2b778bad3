"""The card of a property as an attachment of a message, and its place on the screen."""

from dataclasses import replace
from functools import partial

from bot.pictures.deed import draw_deed
from bot.render.deed_spec import deed_alt, deed_spec
from bot.render.voice import Voice
from bot.screens.media import Picture
from bot.screens.screen import Screen
from engine import decisions as d
from engine.view import View


def deed_picture(space: int, view: View, voice: Voice) -> Picture:
    """Return the card of a property as it stands."""
    spec = deed_spec(space, view, voice)
    tell, draw = partial(deed_alt, spec, voice.words), partial(draw_deed, spec)
    return Picture(f"deed-{space}.png", spec, tell, draw)


def with_lot(screen: Screen, view: View, voice: Voice) -> Screen:
    """Return an auction's screen with the card of its lot under the text; only for a single lot."""
    match view.decision:
        case d.Auction(space=int(space)) | d.SealedAuction(lots=(int(space),)):
            card = deed_picture(space, view, voice)
            first, *rest = screen.embeds
            return replace(screen, embeds=(replace(first, picture=card), *rest))
        case _:
            return screen
