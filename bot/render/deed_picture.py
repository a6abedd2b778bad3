"""The card of a property as an attachment of a message, and its place on the screen."""

from dataclasses import replace
from functools import partial

from bot.language.voice import Voice
from bot.pictures.deed import draw_deed
from bot.render.deed_description import deed_alt, deed_spec
from bot.render.deed_text import deed_title, figures, owner_line
from bot.render.rent_now import due_line
from bot.ui.message_files import Picture
from bot.ui.screen import Embed, Screen
from engine.core import decisions as d
from engine.view import View


def deed_picture(space: int, view: View, voice: Voice) -> Picture:
    """Return the card of a property as it stands."""
    spec = deed_spec(space, view, voice)
    tell, draw = partial(deed_alt, spec, voice.words), partial(draw_deed, spec)
    return Picture(f"deed-{space}.png", spec, tell, draw)


def deed_card_embed(space: int, view: View, voice: Voice) -> Embed:
    """Return the card under what it does not say at a glance: the owner, and the rent due now.

    Where the card cannot be shown, all its figures stand there as text.
    """
    tell = partial(figures, space, view, voice)
    card = replace(deed_picture(space, view, voice), fallback_text=lambda: f"\n{tell()}")
    lines = (owner_line(space, view, voice), due_line(space, view, voice.words))
    text = "\n".join(line for line in lines if line)
    return Embed(deed_title(space, voice), text, voice.colour(space), picture=card)


def with_lot(screen: Screen, view: View, voice: Voice) -> Screen:
    """Return an auction's screen with the card of its lot under the text; only for a single lot."""
    match view.decision:
        case d.Auction(space=int(space)) | d.SealedAuction(lots=(int(space),)):
            card = deed_picture(space, view, voice)
            first, *rest = screen.embeds
            return replace(screen, embeds=(replace(first, picture=card), *rest))
        case _:
            return screen
