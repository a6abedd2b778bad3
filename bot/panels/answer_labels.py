"""The labels of the buttons that answer a decision: each says its whole effect."""

from bot.render.voice import Voice
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.editions.cards import cards
from engine.view import View

ANSWERS = {
    a.Roll: "throw",
    a.GoOn: "go-on",
    a.EndTurn: "end",
    a.Buy: "buy",
    a.Decline: "decline",
    a.PayFine: "fine",
    a.UseJailCard: "use",
    a.PayFlatTax: "flat",
    a.PayTenth: "tenth",
}


def answer_label(action: Action, decision: d.Decision, voice: Voice, view: View) -> str:
    """Return the whole effect of an answer to a decision: "Buy Vermont $100"."""
    key = f"button-{ANSWERS[type(action)]}"
    match decision:
        case d.BuyOrDecline(space=space):
            price = view.rules.properties[space].price
            declined = view.rules.declined
            return voice.say(key, what=voice.space(space), price=price, declined=declined)
        case d.ChooseTax(flat=flat, percent=percent):
            return voice.say(key, price=flat, percent=percent)
        case d.InJail() | d.FineOrJailCard():
            jailed = "button-throw-jail" if isinstance(action, a.Roll) else key
            if isinstance(decision, d.FineOrJailCard) and isinstance(action, a.PayFine):
                jailed = "button-fine-and-move"
            deck = _deck(action)
            return voice.say(jailed, price=view.rules.jail_fine, deck=deck)
        case _:
            return voice.say(key)


def _deck(action: Action) -> str:
    """Return how the words know the deck of the jail card that this action uses, "chest" for any
    other.
    """
    is_chance = isinstance(action, a.UseJailCard) and cards()[action.card].deck == "chance"
    return "chance" if is_chance else "chest"
