"""Leaving Jail, by how much is left to buy, and taxes, which all computer players choose alike."""

from engine.core import actions as a
from engine.core.decisions import ChooseTax
from engine.core.position import Position
from engine.players.motives import ChosenAction, Motive
from engine.players.plain.outlook import Outlook
from engine.rules.jail import counts_after_last_roll, is_last_roll

OPEN_BOARD = 6
"""Unowned properties for which it pays to leave Jail at once."""
DEED, BUILDING = 175, 125
"""Round dollars by which a player guesses what deeds and buildings are worth."""


def in_jail(outlook: Outlook) -> ChosenAction:
    """Leave Jail while there is much to buy; else roll, with a jail card before the last roll."""
    return spared_fine(outlook) or (leave(outlook) if is_open(outlook.view) else stay())


def is_open(position: Position) -> bool:
    """Return whether so much is unowned that it pays to leave Jail at once."""
    return sum(deed.owner is None for deed in position.deeds.values()) > OPEN_BOARD


def spared_fine(outlook: Outlook) -> ChosenAction | None:
    """Return the jail card that spares the fine which the next roll most likely costs, if any.

    AMB-40: after the last roll a jail card counts in the Short Game alone.
    """
    view = outlook.view
    if not is_last_roll(view, outlook.seat) or counts_after_last_roll(view):
        return None
    jail_cards = [offer for offer in view.offers if isinstance(offer, a.UseJailCard)]
    return ChosenAction(jail_cards[0], Motive("pass")) if jail_cards else None


def leave(outlook: Outlook) -> ChosenAction:
    """Leave Jail by a jail card, or by the fine; roll for doubles where neither can be had."""
    for way in (a.UseJailCard, a.PayFine):
        for offer in outlook.view.offers:
            if isinstance(offer, way):
                return ChosenAction(offer, Motive("left-jail"))
    return stay()


def stay() -> ChosenAction:
    """Roll for doubles."""
    return ChosenAction(a.Roll(), Motive("stayed-in-jail"))


def about_fine(outlook: Outlook) -> ChosenAction:
    """AMB-40: play a jail card rather than pay the fine."""
    action = outlook.first("pass").action
    return ChosenAction(action, Motive("pass" if isinstance(action, a.UseJailCard) else "fine"))


def choose_tax(outlook: Outlook, decision: ChooseTax) -> ChosenAction:
    """Pay the flat tax where the share is guessed to be more.

    ITAX-03, AMB-44: nothing is added up before the choice. A guess looks at the cash, and how many
    deeds and buildings there are, as anybody at the table could; no price is looked up.
    """
    view, seat = outlook.view, outlook.seat
    owned = view.owned(seat)
    levels = sum(view.deeds[space].level for space in owned)
    guessed = outlook.cash + DEED * len(owned) + BUILDING * levels
    if guessed * decision.percent > decision.flat * 100:
        return ChosenAction(a.PayFlatTax(), Motive("flat-tax", dollars=decision.flat))
    return ChosenAction(a.PayTenth(), Motive("share-tax", dollars=decision.flat))
