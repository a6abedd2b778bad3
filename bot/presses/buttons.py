"""Buttons that several rooms share: ways to another panel, an advised offer, the pictures."""

from collections.abc import Callable

from bot.language.language import Words
from bot.language.names import plain_name
from bot.language.sides import side_names
from bot.language.voice import Voice
from bot.presses.shared import Look, LookAtOffer, SendAdvisedOffer, ShowOrders, ShowUndo
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button, Style
from engine.core.actions import OfferTrade, Side
from engine.host.people.advised_offers import position_mark
from engine.host.snapshots import StartedGame

LONGEST_OFFER = 40
"""Characters of an offer that a phone shows on a button; a longer one is told beside it."""


def undo_button(game_id: str, words: Words) -> Button:
    """Return the button that shows a player what they can ask to undo."""
    return Button(words.say("undo-open"), ShowUndo(game_id).custom_id, emoji="↩️")


def orders_button(game_id: str, words: Words) -> Button:
    """Return the button that shows a player their standing orders in a game."""
    return Button(words.say("orders-open-panel"), ShowOrders(game_id).custom_id, emoji="📋")


def look_button(game_id: str, number: int, words: Words, style: Style = "secondary") -> Button:
    """Return the button that shows an open offer, by its number."""
    return Button(words.say("offer-card-look"), LookAtOffer(game_id, number).custom_id, style)


def picture_button(press: Callable[[Look], PressRecord], now: bool, words: Words) -> Button:
    """Return what pressing it brings; `press` makes its press, `now` is whether pictures are
    shown.
    """
    if now:
        return Button(words.say("button-pictures-off"), press("text").custom_id, emoji="📝")
    return Button(words.say("button-pictures-on"), press("pictures").custom_id, emoji="🖼️")


def offer_button(
    game: StartedGame, offer: OfferTrade, voice: Voice, style: Style = "success"
) -> Button | None:
    """Return the button that sends an offer as advised; None where its press would be too long."""
    view = game.public()
    assert view.decision is not None
    mark = position_mark(game.position)
    try:
        at = SendAdvisedOffer(game.record.id, mark, offer, decision=view.decision.id).custom_id
    except ValueError:
        return None
    who = plain_name(voice.players[offer.partner].name)
    gives, takes = (side_names(side, voice) for side in (offer.gives, offer.takes))
    label = voice.say("button-offer", who=who, gives=gives, takes=takes)
    if len(label) > LONGEST_OFFER or Side() in (offer.gives, offer.takes):
        label = voice.say("button-send-offer", who=who)
    return Button(label, at, style)
