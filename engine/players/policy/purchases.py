"""Whether to buy a property, and what to bid: the price at which having it or not is the same."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.decisions import Auction
from engine.core.lots import Lot
from engine.core.offered import MortgageOffer
from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.motives import ChosenAction, Motive
from engine.players.plain import purchases as plain
from engine.players.plain.bids import Most, bid, loan_on, payable
from engine.players.plain.groups import about_group, owner_of_rest
from engine.players.policy.building import Budget, cash_kept, idle_deeds
from engine.players.policy.exchanges import DEAREST
from engine.players.policy.last_gain import last_gain
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import bought, mortgaged
from engine.view import View

EXACT = 4
"""Dollars to which a price is found."""


def bid_for_lots(viewpoint: Viewpoint) -> ChosenAction:
    """Bid for the lots of an auction, or pass."""
    return bid(viewpoint, lambda lot: _most(viewpoint, lot))


def buy(viewpoint: Viewpoint, space: int) -> ChosenAction:
    """Buy what completes an own group of streets, or raises the chance to win above what it is if
    the keenest rival gets it.
    """
    if a.Buy() not in viewpoint.view.offers:
        return _borrow(viewpoint, space) or plain.buy(viewpoint, space)
    view, seat, judge = viewpoint.view, viewpoint.seat, viewpoint.preferring
    price = view.rules.properties[space].price
    having = bought(view, seat, space, price)
    if price > limit(viewpoint, space):
        return ChosenAction(a.Decline(), Motive("left-cash", (space,), dollars=price))
    is_better = _completes_own(viewpoint, space) or judge.chances(having)[seat] >= without(
        judge, view, seat, space
    )
    after = viewpoint.chance(having)
    otherwise = without(viewpoint.judge, view, seat, space)
    kind = "bought" if is_better else "left"
    motive = Motive(kind, (space,), dollars=price, before=otherwise, after=after)
    if (after >= otherwise) != is_better:  # Its likings decided, not its chance to win.
        motive = replace(motive, before=None, after=None)
    if is_better:
        return ChosenAction(a.Buy(), about_group(view, seat, motive))
    if _has_plenty(viewpoint, space):
        return ChosenAction(a.Buy(), Motive("bought-plenty", (space,), dollars=price))
    return ChosenAction(a.Decline(), replace(motive, before=motive.after, after=motive.before))


def _borrow(viewpoint: Viewpoint, space: int) -> ChosenAction | None:
    """Return the first mortgage that brings the cash for the last street of an own group, if the
    group is worth it.

    Only what completes no group is mortgaged, the highest loans first: the fewest do.
    """
    view, seat, properties = viewpoint.view, viewpoint.seat, viewpoint.view.rules.properties
    if not _completes_own(viewpoint, space):
        return None
    group = properties[space].group
    offers = [offer for offer in view.offers if isinstance(offer, MortgageOffer)]
    spaces = {it for offer in offers for it in offer.spaces} - {*view.members(group)}
    idle = idle_deeds(view, seat, sorted(spaces))[::-1]
    price, judge = properties[space].price, viewpoint.preferring
    loans = list(accumulate(properties[it].mortgage for it in idle))
    needed = idle[: sum(viewpoint.cash + loan < price for loan in (0, *loans))]
    after = bought(mortgaged(view, seat, needed), seat, space, price)
    is_worth_it = judge.chances(after)[seat] >= without(judge, view, seat, space)
    if after.seats[seat].cash < 0 or not is_worth_it:
        return None
    loan = properties[idle[0]].mortgage
    motive = Motive("borrowed-group", (idle[0],), group, dollars=loan)
    return ChosenAction(a.Mortgage(idle[0]), motive)


def _completes_own(viewpoint: Viewpoint, space: int) -> bool:
    """Return whether a street is the last of a group that the seat would have whole.

    Such a one is had at its printed price whatever the judge says: that wins as many games, and
    nobody at the table understands who leaves it.
    """
    prop = viewpoint.view.rules.properties[space]
    is_street = viewpoint.view.rules.groups[prop.group].kind == "street"
    return is_street and owner_of_rest(viewpoint.view, space) == viewpoint.seat


def _has_plenty(viewpoint: Viewpoint, space: int) -> bool:
    """Return whether a seat buys without weighing it: it has the cash, and likes the group.

    The judge has learned from auctions among computers, in which railroads and utilities go
    cheap. A person would hardly leave one while there is plenty of cash.
    """
    character, prop = viewpoint.character, viewpoint.view.rules.properties[space]
    is_liked = dict(character.loves).get(prop.group, 0.0) >= 0
    return is_liked and viewpoint.cash - prop.price >= character.plenty


def limit(viewpoint: Viewpoint, space: int) -> int:
    """Return the most that a seat pays for a property, in dollars, even if it is worth more.

    For one that completes nobody's group, it leaves what the seat has offered to anyone, and
    what the next lap may cost, as its character sees that; but what can be borrowed on it at once
    it may always cost.
    """
    view, seat, cash = viewpoint.view, viewpoint.seat, viewpoint.cash
    if owner_of_rest(view, space) is not None:
        return cash
    prop = view.rules.properties[space]
    offered = sum(trade.gives.cash for trade in view.trades if trade.proposer == seat)
    kept = offered + round(cash_kept(view, seat, Budget(viewpoint.character.reserve)))
    return min(cash, max(cash - kept, loan_on(view, space)), int(DEAREST * prop.price))


def _most(viewpoint: Viewpoint, lot: Lot) -> Most:
    """Return the most to bid for a lot, within what can be paid."""
    if isinstance(lot, str):
        return plain.most(viewpoint, lot)
    view, seat = viewpoint.view, viewpoint.seat
    cash, spent = payable(viewpoint, lot), limit(viewpoint, lot)
    within, price = min(cash, spent), view.rules.properties[lot].price
    found = worth(viewpoint.preferring, view, seat, lot, within, rivals(view, seat))
    if _completes_own(viewpoint, lot):
        found = max(found, min(within, price))
    is_open = owner_of_rest(view, lot) is not None or found != int(DEAREST * price)
    is_limited, loan = is_open and found == within, loan_on(view, lot)
    return Most(max(found, min(within, loan)), is_limited or loan > within)


def rivals(view: View, seat: SeatId) -> tuple[SeatId, ...]:
    """Return the other seats that can still get what is for sale: not those who have passed in an
    open auction, or cannot reach its next bid.
    """
    auction = view.decision
    if not isinstance(auction, Auction):
        return tuple(it for it in view.players() if it != seat)
    bidders = {auction.leader, *auction.awaited(view)}
    return tuple(it for it in view.players() if it != seat and it in bidders)


def worth(
    judge: Judge,
    position: Position,
    seat: SeatId,
    space: int,
    most: int,
    rivals: Sequence[SeatId] | None = None,
) -> int:
    """Return the highest price, up to `most` dollars, at which a seat would rather have a property.

    Without it, the property is taken to go to the rival to whom it is worth most, at a fair price.
    `rivals`: those who can still get it, None for all other players.
    """
    otherwise = without(judge, position, seat, space, rivals)
    accounts = Accounts(bought(position, seat, space, 0))
    cash = position.seats[seat].cash

    def gain(price: int) -> float:
        return judge.of(accounts, {seat: cash - price})[seat] - otherwise

    return last_gain(0, most, gain, EXACT) or 0


def without(
    judge: Judge,
    position: Position,
    seat: SeatId,
    space: int,
    rivals: Sequence[SeatId] | None = None,
) -> float:
    """Return the seat's chance if the rival gets the property who gains most by it.

    `rivals`: those who can still get it, None for all other players. Where nobody can, or gains by
    it, the property stays with the Bank.
    """
    price = position.rules.properties[space].price
    before = judge.chances(position)
    found = (0.0, before[seat])
    for rival in position.players() if rivals is None else rivals:
        paid = min(price, position.seats[rival].cash)
        if rival != seat and paid > price // 4:
            after = judge.chances(bought(position, rival, space, paid))
            found = max(found, (after[rival] - before[rival], after[seat]))
    return found[1]
