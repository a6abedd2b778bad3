"""Bids for lots: what a player bids who knows the most that it would pay for each, and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.core import actions as a
from engine.core.decisions import Auction
from engine.core.lots import Lot
from engine.players.motives import ChosenAction, Motive
from engine.players.plain.groups import about_group
from engine.players.plain.outlook import Outlook
from engine.view import View


@dataclass(frozen=True)
class Most:
    """The most to bid for a lot, in dollars; `is_limited` if the lot is worth more than that."""

    dollars: int
    is_limited: bool


def bid(outlook: Outlook, most: Callable[[Lot], Most]) -> ChosenAction:
    """Set or file the most for each lot as its maximum, if that is a bid; else pass."""
    auction = outlook.decision
    if isinstance(auction, Auction):
        return _set_maximum(outlook, auction, most(auction.space))
    return _file_maxima(outlook, tuple((lot, most(lot)) for lot in auction.for_sale))


def payable(outlook: Outlook, lot: Lot) -> int:
    """Return the most that a seat can pay for a lot: its cash, less the interest due with it."""
    return max(0, outlook.cash - outlook.view.lot_interest(lot))


def loan_on(view: View, lot: int) -> int:
    """Return what can be borrowed on a lot at once: any bid up to that is free. 0 where a mortgage
    comes with it.
    """
    return 0 if view.lot_interest(lot) else view.rules.properties[lot].mortgage


def _set_maximum(outlook: Outlook, auction: Auction, most: Most) -> ChosenAction:
    view, lot = outlook.view, auction.space
    if most.dollars < view.lowest_bid(lot, auction.price):
        return ChosenAction(a.PassBid(), _why_none(outlook, (most,)))
    return ChosenAction(a.SetMaximum(most.dollars), _why_bid(outlook, lot, most))


def _file_maxima(outlook: Outlook, found: Sequence[tuple[Lot, Most]]) -> ChosenAction:
    """File the maxima within the cash there is."""
    bids = [(lot, most) for lot, most in found if most.dollars >= outlook.view.first_bid(lot)]
    if not bids:
        return ChosenAction(a.PassBid(), _why_none(outlook, [most for _, most in found]))
    action = a.FileMaxima(tuple((lot, most.dollars) for lot, most in bids), outlook.cash)
    if len(found) == 1:
        return ChosenAction(action, _why_bid(outlook, *bids[0]))
    spaces = tuple(lot for lot, _ in bids if isinstance(lot, int))
    total = sum(most.dollars for _, most in bids)
    return ChosenAction(action, Motive("bid-lots", spaces, dollars=min(total, outlook.cash)))


def _why_bid(outlook: Outlook, lot: Lot, most: Most) -> Motive:
    """Return the motive of a bid: a group, or else what limits it."""
    if isinstance(lot, str):
        return Motive("bid-pass", dollars=most.dollars)
    motive = Motive("bid", (lot,), dollars=most.dollars)
    about = about_group(outlook.view, outlook.seat, motive)
    return _limited(outlook, motive, most) if about == motive else about


def _why_none(outlook: Outlook, found: Sequence[Most]) -> Motive:
    """Return the motive to bid for none of the lots for which this is the most."""
    motives = [_limited(outlook, Motive("outbid", dollars=it.dollars), it) for it in found]
    is_one = len(motives) == 1 or {motive.kind for motive in motives} == {"outbid-cash"}
    return motives[0] if is_one else Motive("outbid", dollars=0)


def _limited(outlook: Outlook, motive: Motive, most: Most) -> Motive:
    """Return a motive as one of cash, if cash limits the bid: all there is, or what is spent."""
    if not most.is_limited:
        return motive
    limit = "cash" if most.dollars == outlook.cash else "spare"
    return replace(motive, kind=f"{motive.kind}-{limit}")
