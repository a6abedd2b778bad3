"""Gifts and very unequal trades: a player who would give much more than they get is asked again.

A side is worth its cash, the printed prices of its deeds (less the loan of a mortgaged one), the
fine that a Get Out of Jail Free card saves, and the debt that it settles. A color group that one
completes or breaks up counts double: nearly all trades that complete one cost over twice its last
price. Very unequal is to give more than TIMES as much as one gets, and at least LEAST dollars more.
To give anything for nothing is a gift, however little.
"""

from hashlib import sha256

from bot.features.trade.draft import TradeDraft, debt_between
from bot.features.trade.trade_lines import Deal
from bot.language.voice import Voice
from bot.ui.screen import Button, Embed, Screen
from engine.core.actions import Side
from engine.core.position import Position
from engine.view import View

COLOUR = 0xC0392B
_EARLIER_NAMES = (("jail_cards=", "passes="), ("unmortgages=", "lifts="))
"""What fields of an offer are called in marks: buttons and requests of earlier versions have such.
"""
TIMES, LEAST = 2, 100


def side_worth(position: Position, side: Side) -> int:
    """Return what a side hands over, in dollars."""
    properties = position.rules.properties
    deeds = sum(
        properties[space].price - properties[space].mortgage * position.deeds[space].mortgaged
        for space in side.deeds
    )
    return side.cash + deeds + position.rules.jail_fine * len(side.jail_cards)


def _sets(position: Position, deal: Deal) -> tuple[int, int]:
    """Return the dollars that `me` would give and get in groups broken up and completed."""
    before = {*position.owned(deal.me)}
    after = before - {*deal.gives.deeds} | {*deal.takes.deeds}
    groups = [it.members for it in position.rules.groups.values()]
    broken = [it for it in groups if before.issuperset(it) and not after.issuperset(it)]
    completed = [it for it in groups if after.issuperset(it) and not before.issuperset(it)]
    worth_broken, worth_completed = (
        sum(side_worth(position, Side(tuple(it))) for it in of) for of in (broken, completed)
    )
    return worth_broken, worth_completed


def worths(view: View, deal: Deal) -> tuple[int, int]:
    """Return what `me` would give and get, with a debt between the two that is settled by it."""
    broken, completed = _sets(view, deal)
    gives = side_worth(view, deal.gives) + broken
    takes = side_worth(view, deal.takes) + completed
    between = debt_between(view, deal.me, deal.other)
    if between is None or deal.forgives != between.id:
        return gives, takes
    amount = between.debt.amount
    return (gives, takes + amount) if between.debt.debtor == deal.me else (gives + amount, takes)


def is_unequal(view: View, deal: Deal) -> bool:
    """Return whether `me` would make a gift, or give much more than they get."""
    gives, takes = worths(view, deal)
    if takes == 0:
        return gives > 0
    return gives > TIMES * takes and gives - takes >= LEAST


def question(
    view: View, deal: Deal, voice: Voice, buttons: tuple[Button, ...], chances: str = ""
) -> Screen:
    """Return what one would give and get, and whether that is meant; `chances`: how it
    moves the chances to win.
    """
    gives, takes = worths(view, deal)
    sets, who = "counted" if any(_sets(view, deal)) else "none", voice.name(deal.other)
    text = voice.say("trade-sure", gives=gives, takes=takes, sets=sets, who=who)
    text = f"{text}\n{chances}" if chances else text
    embed = Embed(voice.say("trade-sure-title"), text, COLOUR)
    return Screen(embeds=(embed,), rows=(buttons,))


def draft_mark(draft: TradeDraft) -> str:
    """Return a few letters that stand for exactly this draft: another one is asked about again."""
    offer = repr(draft.offer)
    for name, earlier in _EARLIER_NAMES:
        offer = offer.replace(name, earlier)
    return sha256(offer.encode()).hexdigest()[:8]
