"""The way to a purchase that cash does not cover."""

from bot.language.voice import Voice
from bot.presses.shared import Do, ShowPurchase
from bot.ui.screen import Button
from engine.core import decisions as d
from engine.core.actions import Buy, SeatId
from engine.host.people.purchases import purchase_plan
from engine.host.snapshots import StartedGame
from engine.view import View


def short_buttons(game: StartedGame, decision: d.BuyOrDecline, voice: Voice) -> list[Button]:
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
    at = ShowPurchase(game.record.id, decision=decision).custom_id
    return Button(voice.say("button-raise-and-buy"), at, "secondary")


def asked_for(view: View, seat: SeatId) -> int:
    """Return the dollars of a seat's debt, or the price of what it may buy; else 0."""
    match view.decision:
        case d.DebtSettlement() as settlement:
            debt = settlement.debt_of(seat)
            return 0 if debt is None else debt.amount
        case d.BuyOrDecline(space=space):
            return view.rules.properties[space].price
        case _:
            return 0


def missing_cash(view: View) -> int:
    """Return the dollars that a player misses for the property that may be bought; else 0."""
    if not isinstance(view.decision, d.BuyOrDecline):
        return 0
    (seat,) = view.awaited
    return max(0, asked_for(view, seat) - view.seats[seat].cash)
