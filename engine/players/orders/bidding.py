"""Orders for auctions: maxima filed in advance, cut to what may be bid (AMB-17, AMB-24)."""

from engine.core.actions import Action, FileMaxima, PassBid, SeatId, SetMaximum
from engine.core.decisions import Auction, SealedAuction
from engine.core.lots import Lot
from engine.core.position import Position
from engine.players.orders.terms import Bidding


def call(position: Position, seat: SeatId, auction: Auction, bidding: Bidding) -> Action | None:
    """Return a secret maximum that calls for its owner, or a pass once the price is above it."""
    most = _most(position, seat, auction.space, bidding)
    if most is None:
        return None
    lowest = position.lowest_bid(auction.space, auction.price)
    return SetMaximum(most) if most >= lowest else PassBid()


def file(
    position: Position, seat: SeatId, auction: SealedAuction, bidding: Bidding
) -> Action | None:
    """Return maxima for all lots; None if one is left open, since each is asked only once."""
    maxima = []
    for lot in auction.lots:
        most = _most(position, seat, lot, bidding)
        if most is None:
            return None
        if most >= position.first_bid(lot):
            maxima.append((lot, most))
    if not maxima:
        return PassBid()
    limit = sum(most for _, most in maxima) if bidding.limit is None else bidding.limit
    return FileMaxima(tuple(maxima), min(limit, _able(position, seat, bidding)))


def _most(position: Position, seat: SeatId, lot: Lot, bidding: Bidding) -> int | None:
    """Return the most for a lot, as far as it may be bid now."""
    ordered = _ordered(position, lot, bidding)
    if ordered is None:
        return None
    return min(ordered, _able(position, seat, bidding, position.lot_interest(lot)))


def _ordered(position: Position, lot: Lot, bidding: Bidding) -> int | None:
    """Return the order for the deed, else for its group, else the least of those for all others."""
    if isinstance(lot, str):
        return bidding.passes
    prop = position.rules.properties[lot]
    if lot in bidding.deeds:
        return bidding.deeds[lot]
    if prop.group in bidding.groups:
        return bidding.groups[prop.group]
    share = None if bidding.percent is None else prop.price * bidding.percent // 100
    return min((it for it in (share, bidding.most) if it is not None), default=None)


def _able(position: Position, seat: SeatId, bidding: Bidding, due: int = 0) -> int:
    """Return the highest bid that leaves what is `due` for a mortgaged lot in hand (AMB-35)."""
    limit = position.bid_limit(seat, due)
    if bidding.keep is None:
        return limit
    return max(0, min(limit, position.spare_cash(seat) - due - bidding.keep))
