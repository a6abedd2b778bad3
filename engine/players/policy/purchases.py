"""Whether to buy a property, and what to bid for lots."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core import actions as a
from engine.core.decisions import Auction, BuyOrDecline, SealedAuction
from engine.core.lots import Lot
from engine.players.motives import ChosenAction, Motive
from engine.players.policy import bidding, plain
from engine.players.policy.building import Budget, cash_kept
from engine.players.policy.exchanges import owner_of_rest
from engine.players.policy.group_motives import about_group
from engine.players.policy.trading import DEAREST
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import bought


def about_lots(
    viewpoint: Viewpoint, decision: BuyOrDecline | Auction | SealedAuction
) -> ChosenAction:
    """Answer a decision about what is for sale."""
    match decision:
        case BuyOrDecline(space=space):
            return _buy(viewpoint, space)
        case Auction():
            return _bid(viewpoint, decision)
        case SealedAuction():
            return _file_maxima(viewpoint, decision)


def _buy(viewpoint: Viewpoint, space: int) -> ChosenAction:
    """Buy what completes an own group of streets, or raises the chance to win above what it is if
    the keenest rival gets it.
    """
    if viewpoint.is_gentle or a.Buy() not in viewpoint.view.offers:
        return plain.buy(viewpoint, space)
    view, seat, judge = viewpoint.view, viewpoint.seat, viewpoint.preferring
    price = view.rules.properties[space].price
    having = bought(view, seat, space, price)
    if price > limit(viewpoint, space):
        return ChosenAction(a.Decline(), Motive("left-cash", (space,), dollars=price))
    is_better = _completes_own(viewpoint, space) or judge.chances(having)[seat] >= bidding.without(
        judge, view, seat, space
    )
    after = viewpoint.chance(having)
    otherwise = bidding.without(viewpoint.judge, view, seat, space)
    kind = "bought" if is_better else "left"
    motive = Motive(kind, (space,), dollars=price, before=otherwise, after=after)
    if (after >= otherwise) != is_better:  # Its likings decided, not its chance to win.
        motive = replace(motive, before=None, after=None)
    if is_better:
        return ChosenAction(a.Buy(), about_group(view, seat, motive))
    if _has_plenty(viewpoint, space):
        return ChosenAction(a.Buy(), Motive("bought-plenty", (space,), dollars=price))
    return ChosenAction(a.Decline(), replace(motive, before=motive.after, after=motive.before))


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
    offered = sum(it.gives.cash for it in view.trades if it.proposer == seat)
    kept = offered + round(cash_kept(view, seat, Budget(viewpoint.character.reserve)))
    return min(cash, max(cash - kept, prop.mortgage), int(DEAREST * prop.price))


def _bid(viewpoint: Viewpoint, auction: Auction) -> ChosenAction:
    """Set as a maximum what a lot is worth, if that is a bid."""
    view, lot = viewpoint.view, auction.space
    most = _worth(viewpoint, lot)
    if most < view.lowest_bid(lot, auction.price):
        return ChosenAction(a.PassBid(), _limited(viewpoint, lot, Motive("outbid", dollars=most)))
    if isinstance(lot, str):
        return ChosenAction(a.SetMaximum(most), Motive("bid-pass", dollars=most))
    return ChosenAction(a.SetMaximum(most), _why_bid(viewpoint, lot, most))


def _file_maxima(viewpoint: Viewpoint, auction: SealedAuction) -> ChosenAction:
    """File what each lot is worth, within the cash there is."""
    view = viewpoint.view
    found = tuple((lot, _worth(viewpoint, lot)) for lot in auction.lots)
    maxima = tuple((lot, most) for lot, most in found if most >= view.first_bid(lot))
    if not maxima:
        return ChosenAction(a.PassBid(), _why_none(viewpoint, found))
    action = a.FileMaxima(maxima, viewpoint.cash)
    lot, most = maxima[0]
    if len(auction.lots) == 1 and isinstance(lot, int):
        return ChosenAction(action, _why_bid(viewpoint, lot, most))
    if len(auction.lots) == 1:
        return ChosenAction(action, Motive("bid-pass", dollars=most))
    spaces = tuple(lot for lot, _ in maxima if isinstance(lot, int))
    total = sum(most for _, most in maxima)
    return ChosenAction(action, Motive("bid-lots", spaces, dollars=min(total, viewpoint.cash)))


def _worth(viewpoint: Viewpoint, lot: Lot) -> int:
    """Return the most to bid for a lot, in dollars, within what can be paid."""
    view, seat, cash = viewpoint.view, viewpoint.seat, _payable(viewpoint, lot)
    if viewpoint.is_gentle or isinstance(lot, str):
        return min(plain.worth(viewpoint, lot), plain.limit(viewpoint, lot), cash)
    most, rivals = min(cash, limit(viewpoint, lot)), bidding.rivals(view, seat)
    worth = bidding.worth(viewpoint.preferring, view, seat, lot, most, rivals)
    if _completes_own(viewpoint, lot):
        return max(worth, min(most, view.rules.properties[lot].price))
    return worth


def _payable(viewpoint: Viewpoint, lot: Lot) -> int:
    """Return the most that a seat can pay for a lot: its cash, less the interest due with it."""
    return max(0, viewpoint.cash - viewpoint.view.lot_interest(lot))


def _why_bid(viewpoint: Viewpoint, lot: int, most: int) -> Motive:
    """Return the motive of a bid: a group, or else what limits it."""
    motive = Motive("bid", (lot,), dollars=most)
    about = about_group(viewpoint.view, viewpoint.seat, motive)
    return _limited(viewpoint, lot, motive) if about == motive else about


def _why_none(viewpoint: Viewpoint, found: Sequence[tuple[Lot, int]]) -> Motive:
    """Return the motive to bid for none of these lots, of each of which the most is given."""
    motives = [_limited(viewpoint, lot, Motive("outbid", dollars=most)) for lot, most in found]
    kinds = {it.kind for it in motives}
    return (
        motives[0] if len(motives) == 1 or kinds == {"outbid-cash"} else Motive("outbid", dollars=0)
    )


def _limited(viewpoint: Viewpoint, lot: Lot, motive: Motive) -> Motive:
    """Return a motive about the most that is bid for a lot as one of cash, if cash limits it.

    It does where the lot is worth more: all the cash there is, or what a seat would spend of it.
    """
    most, cash = motive.dollars, _payable(viewpoint, lot)
    if viewpoint.is_gentle or isinstance(lot, str):
        is_worth_more = most is not None and plain.worth(viewpoint, lot) > most
    else:
        price = viewpoint.view.rules.properties[lot].price
        is_open = owner_of_rest(viewpoint.view, lot) is not None or most != int(DEAREST * price)
        is_worth_more = is_open and most == min(cash, limit(viewpoint, lot))
    if not is_worth_more:
        return motive
    return replace(motive, kind=f"{motive.kind}-{'cash' if most == viewpoint.cash else 'spare'}")
