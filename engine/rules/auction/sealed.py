"""Sealed maxima: each files once, the highest pays one more than the second (AMB-17, AMB-24)."""

from engine.core.actions import FileMaxima, PassBid, SeatId, SetMaximum
from engine.core.decisions import SealedAuction
from engine.core.errors import Reason, need
from engine.core.events import AuctionUnsold, MaximumFiled
from engine.core.lots import Lot
from engine.core.offered import LotsOffer, MaximumRange, Offer
from engine.core.state import GameState
from engine.core.steps import CloseLots, Filing
from engine.core.table import Table
from engine.rules.auction.open_calls import knock_down, need_bid


def sealed_offers(state: GameState, auction: SealedAuction, seat: SeatId) -> list[Offer]:
    """Return a maximum for the one lot, or maxima for any of several, or a pass; once each."""
    if any(filing.seat == seat for filing in auction.filings):
        return []
    highest = state.bid_limit(seat) if state.may_buy(seat) else 0
    least = [(lot, state.first_bid(lot)) for lot in auction.lots]
    lots = tuple([(lot, lowest) for lot, lowest in least if lowest <= highest])
    if not lots:
        return [PassBid()]
    if len(auction.lots) == 1:
        return [MaximumRange(lots[0][1], highest), PassBid()]
    return [LotsOffer(lots, highest), PassBid()]


def file_maximum(table: Table, auction: SealedAuction, seat: SeatId, action: SetMaximum) -> None:
    """File one maximum for the only lot."""
    need(len(auction.lots) == 1, Reason.NOT_IN_AUCTION)
    maxima = ((auction.lots[0], action.amount),)
    file_maxima(table, auction, seat, FileMaxima(maxima, action.amount))


def file_maxima(table: Table, auction: SealedAuction, seat: SeatId, action: FileMaxima) -> None:
    """AMB-24: maxima for several lots, with a limit to what may be spent on all of them."""
    need(len(dict(action.maxima)) == len(action.maxima), Reason.NOT_IN_AUCTION)
    for space, amount in action.maxima:
        need(space in auction.lots, Reason.NOT_IN_AUCTION)
        lowest = table.state.first_bid(space)
        need(amount >= lowest, Reason.BID_TOO_LOW, lowest=lowest, price=0)
        need_bid(table.state, seat, amount)
    need(action.limit >= 0, Reason.BID_TOO_LOW, lowest=0, price=0)
    _file(table, auction, Filing(seat, action.maxima, action.limit))


def pass_sealed(table: Table, auction: SealedAuction, seat: SeatId, action: PassBid) -> None:
    """File nothing."""
    _file(table, auction, Filing(seat, (), 0))


def _file(table: Table, auction: SealedAuction, filing: Filing) -> None:
    """AMB-17: each is asked once, and nobody sees whether it was a maximum or a pass."""
    filed = any(other.seat == filing.seat for other in auction.filings)
    need(not filed, Reason.ALREADY_FILED)
    table.emit(MaximumFiled(filing.seat, auction.id))
    table.change_agenda().replace(
        auction, SealedAuction(auction.id, auction.lots, (*auction.filings, filing))
    )


def close_sealed(table: Table, auction: SealedAuction) -> bool:
    """Close a sealed auction early when everyone who can still pay has filed."""
    if auction.awaited(table.state):
        return False
    table.change_agenda().replace(auction, CloseLots(auction.lots, auction.filings))
    return True


def close_lots(table: Table, frame: CloseLots) -> None:
    """Sell the first lot, then the others: each maximum is cut to what its owner can still pay."""
    space, rest = frame.lots[0], frame.lots[1:]
    maxima = _cut(table.state, frame.filings, space)
    if not maxima:
        _go_on(table, rest, frame.filings)
        table.emit(AuctionUnsold(space))
        return
    winner, top = maxima[0]
    second = maxima[1][1] if len(maxima) > 1 else 0
    price = min(top, table.state.lowest_bid(space, second))
    _go_on(table, rest, tuple(_spent(filing, winner, price) for filing in frame.filings))
    knock_down(table, winner, space, price)


def _cut(state: GameState, filings: tuple[Filing, ...], lot: Lot) -> list[tuple[SeatId, int]]:
    """Return the maxima for a lot, cut to what can be paid, highest first, then in order.

    AMB-23: a maximum cut below any bid is left out. AMB-35: what is due for a mortgaged lot is left
    to its winner.
    """
    least = state.first_bid(lot)
    cut = [
        (filing.seat, min(most, filing.limit, state.lot_limit(filing.seat, lot)))
        for filing in filings
        if (most := dict(filing.maxima).get(lot, 0))
    ]
    return sorted([filed for filed in cut if filed[1] >= least], key=lambda filed: -filed[1])


def _spent(filing: Filing, winner: SeatId, price: int) -> Filing:
    if filing.seat != winner:
        return filing
    return Filing(winner, filing.maxima, filing.limit - price)


def _go_on(table: Table, lots: tuple[Lot, ...], filings: tuple[Filing, ...]) -> None:
    if lots:
        table.change_agenda().push(CloseLots(lots, filings))
