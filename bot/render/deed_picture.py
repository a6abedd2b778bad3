"""The card of a property as a message carries it, and where it is put."""

from dataclasses import replace
from functools import partial

from bot.pictures.deed import draw_deed
from bot.render.deed_face import deed_alt, deed_face
from bot.render.names import Names
from bot.screen import Embed, Screen
from bot.text.language import Words
from bot.transport.media import Picture
from engine import decisions as d
from engine.view import View


def deed_picture(space: int, view: View, names: Names, words: Words) -> Picture:
    """The card of a property as it stands."""
    face = deed_face(space, view, names, words)
    tell, draw = partial(deed_alt, face, words), partial(draw_deed, face)
    return Picture(f"deed-{space}.png", face, tell, draw)


def with_offered(screen: Screen, view: View, names: Names, words: Words) -> Screen:
    """The screen with the card of what may be bought, in an embed of its own."""
    match view.decision:
        case d.BuyOrDecline(space=space):
            card = deed_picture(space, view, names, words)
            embed = Embed(colour=names.colour(space), picture=card)
            return replace(screen, embeds=(*screen.embeds, embed))
        case _:
            return screen


def with_lot(screen: Screen, view: View, names: Names, words: Words) -> Screen:
    """The screen of an auction with the card of what is sold under its text; of one lot only."""
    match view.decision:
        case d.Auction(space=int(space)) | d.SealedAuction(lots=(int(space),)):
            card = deed_picture(space, view, names, words)
            first, *rest = screen.embeds
            return replace(screen, embeds=(replace(first, picture=card), *rest))
        case _:
            return screen
