"""What a plain player pays for properties, and the cash that it keeps."""

from engine.core import actions as a
from engine.core.lots import Lot
from engine.players.motives import ChosenAction, Motive
from engine.players.plain.bids import Most, loan_on, payable
from engine.players.plain.groups import owner_of_rest, why_bought_at_price
from engine.players.plain.outlook import Outlook
from engine.players.plain.prices import JAIL_CARD_WORTH

RESERVE = 200
"""Dollars that are kept in hand when something is built or paid off."""
LOVED = 1.25
"""What a property of a group that is loved is worth, in printed prices."""
COMPLETING = 1.5
"""What a property is bid for that completes an own group, in printed prices."""


def reserve(outlook: Outlook) -> int:
    """Return the dollars that the seat keeps in hand."""
    return int(RESERVE * outlook.character.reserve)


def buy(outlook: Outlook, space: int) -> ChosenAction:
    """Buy whatever can be paid, within what a careful player spends."""
    view, price = outlook.view, outlook.view.rules.properties[space].price
    if a.Buy() in view.offers and price <= _limit(outlook, space):
        return ChosenAction(a.Buy(), why_bought_at_price(view, outlook.seat, space))
    if outlook.cash < price:
        return ChosenAction(a.Decline(), Motive("left-short", (space,), dollars=outlook.cash))
    return ChosenAction(a.Decline(), Motive("left-cash", (space,), dollars=price))


def most(outlook: Outlook, lot: Lot) -> Most:
    """Return the most to bid for a lot: what it is worth, within what may be paid."""
    worth = _worth(outlook, lot)
    within = _limit(outlook, lot)
    if isinstance(lot, int):
        within = max(within, loan_on(outlook.view, lot))
    found = min(worth, within, payable(outlook, lot))
    return Most(found, is_limited=worth > found)


def _limit(outlook: Outlook, lot: Lot) -> int:
    """Return the most that a seat pays for a lot, in dollars: all its cash; for a character that
    keeps more than others do, but a quarter of its reserve: with more, it gets too few properties.
    Who has a group to build on keeps what its first houses need. What completes an own group may
    cost everything.
    """
    careful, view = outlook.character.reserve > 1, outlook.view
    if isinstance(lot, int) and owner_of_rest(view, lot) == outlook.seat:
        return outlook.cash
    kept = reserve(outlook) // 4 if careful else 0
    return max(0, outlook.cash - max(kept, _houses_wanted(outlook)))


def _houses_wanted(outlook: Outlook) -> int:
    """Return what a seat keeps for a house on each street of a group that has none; 0 without."""
    view = outlook.view
    bare = [it for it in view.complete_streets(outlook.seat) if not view.is_built(it)]
    costs = [view.rules.groups[it].house_cost * len(view.members(it)) for it in bare]
    return reserve(outlook) + min(costs) if costs else 0


def _worth(outlook: Outlook, lot: Lot) -> int:
    """Return what a lot is worth: the printed price, more for an own group and for love, less what
    has to be paid to clear it.
    """
    if isinstance(lot, str):
        return JAIL_CARD_WORTH
    view, prop = outlook.view, outlook.view.rules.properties[lot]
    lacking = len(view.members(prop.group)) - view.count_owned(outlook.seat, prop.group)
    factor = COMPLETING if lacking == 1 else 1.0
    if likes(outlook, lot) > 0:
        factor = max(factor, LOVED)
    loan = view.unmortgage_cost(lot) if view.lot_interest(lot) else 0
    return int(prop.price * factor) - loan


def likes(outlook: Outlook, space: int) -> float:
    """Return more than 0 for a property of a group that the character loves, less for one that it
    would be rid of.
    """
    group = outlook.view.rules.properties[space].group
    return dict(outlook.character.loves).get(group, 0.0)
