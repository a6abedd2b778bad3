"""The way to a purchase that cash does not cover."""

from bot.presses.shared import Do, ShowPurchase
from bot.render.question import missing_cash
from bot.render.voice import Voice
from bot.screens.screen import Button
from engine.core.actions import Buy
from engine.core.decisions import BuyOrDecline
from engine.host.people.purchases import purchase_plan
from engine.host.snapshots import StartedGame


def short_buttons(game: StartedGame, decision: BuyOrDecline, voice: Voice) -> list[Button]:
    """Return the way to raise what a purchase lacks. Where there is none, the purchase says what is
    missing and cannot be pressed; nothing where the cash is there.
    """
    missing = missing_cash(game.public())
    if not missing:
        return []
    if purchase_plan(game) is not None:
        return [raise_button(game, decision.id, voice)]
    label = voice.say("button-buy-short", what=voice.space(decision.space), missing=missing)
    custom_id = Do(game.record.id, Buy(), decision=decision.id).custom_id
    return [Button(label, custom_id, "secondary", disabled=True)]


def raise_button(game: StartedGame, decision: int, voice: Voice) -> Button:
    """Return the way to the plan that raises what a buyer lacks: often it is better not to buy."""
    label = voice.say("button-raise-and-buy", missing=missing_cash(game.public()))
    return Button(label, ShowPurchase(game.record.id, decision=decision).custom_id, "secondary")
