"""Open calls: everybody may bid until all but one have passed (AUC, AMB-17 to AMB-25)."""

from dataclasses import replace
from typing import TypeVar

from engine.core.actions import Bid, PassBid, SeatId, SetMaximum
from engine.core.auctions import OpenAuction
from engine.core.decisions import Auction, SealedAuction, ShortageAuction
from engine.core.errors import Reason, need
from engine.core.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidderPassed,
    BidMade,
    DeedTaken,
    JailCardTaken,
    MaximumFiled,
    Received,
)
from engine.core.lots import Lot
from engine.core.offered import BidRange, MaximumRange, Offer
from engine.core.position import Position
from engine.core.state import GameState
from engine.core.steps import AuctionLot, EstateSale, OfferUnmortgage, TakeDeed
from engine.core.table import Table
from engine.core.why import AuctionPrice, Interest, Share
from engine.editions.policies import OpenCalls
from engine.rules.debt.payment import charge

AnyOpen = TypeVar("AnyOpen", Auction, ShortageAuction)
"""An auction by open calls, of a lot or of a scarce building."""


def auction_lot(table: Table, frame: AuctionLot) -> None:
    """BUY-04: the Bank puts a property up for auction, unless a house rule has it kept."""
    if bank_auctions(table.state):
        open_auction(table, (frame.space,))


def bank_auctions(position: Position) -> bool:
    """Return whether the Bank auctions what is declined or surrendered (BUY-04, BKR-09)."""
    return position.rules.declined == "auctioned"


def by_open_calls(state: GameState) -> bool:
    """Return whether bids are called, and not sealed (AMB-17)."""
    return isinstance(state.rules.auction, OpenCalls)


def open_auction(table: Table, lots: tuple[Lot, ...]) -> None:
    """Open an auction by open calls, or by sealed maxima where the table plays by post (AMB-17)."""
    agenda = table.change_agenda()
    number = agenda.next_id()
    if by_open_calls(table.state):
        agenda.push(Auction(number, lots[0]))
    else:
        agenda.push(SealedAuction(number, lots))
    table.emit(AuctionOpened(number, lots))


def bid_offers(state: GameState, auction: Auction, seat: SeatId) -> list[Offer]:
    """Return a range of calls for those not leading, a range of secret maxima, and passing."""
    if seat in auction.passed:
        return []
    if not state.may_buy(seat):
        return [PassBid()]
    lowest = state.lowest_bid(auction.space, auction.price)
    highest = state.lot_limit(seat, auction.space)
    if seat == auction.leader:
        return [MaximumRange(auction.price, highest)] if highest >= auction.price else []
    offers: list[Offer] = []
    if highest >= lowest:
        offers += [BidRange(lowest, highest), MaximumRange(lowest, highest)]
    return [*offers, PassBid()]


def bid(table: Table, auction: Auction, seat: SeatId, action: Bid) -> None:
    """AUC-02, AUC-03: any player still in may raise, the decliner and the jailed included."""
    need_bidder(auction, seat)
    lowest = table.state.lowest_bid(auction.space, auction.price)
    need(action.amount >= lowest, Reason.BID_TOO_LOW, lowest=lowest, price=auction.price)
    need_bid(table.state, seat, action.amount, table.state.lot_interest(auction.space))
    called = _call(table, auction, seat, action.amount)
    leader, able = auction.leader, _able(table.state, auction)
    if leader is not None and able.get(leader) == action.amount:
        called = _call(table, called, leader, action.amount)  # AMB-23: the maximum was earlier.
    table.change_agenda().replace(auction, called)


def need_bidder(auction: OpenAuction, seat: SeatId) -> None:
    """Refuse who has passed, and who leads; AMB-23: a bid that leads cannot be withdrawn."""
    need(seat not in auction.passed, Reason.ALREADY_PASSED)
    need(seat != auction.leader, Reason.ALREADY_LEADING, price=auction.price)


def _call(table: Table, auction: Auction, seat: SeatId, amount: int) -> Auction:
    table.emit(BidMade(seat, auction.space, amount))
    return replace(auction, bids=(*auction.bids, (seat, amount)))


def _able(state: GameState, auction: Auction) -> dict[SeatId, int]:
    """Return how far each secret maximum goes, in the order of filing (AMB-21: what is left)."""
    return {seat: min(most, state.lot_limit(seat, auction.space)) for seat, most in auction.maxima}


def need_bid(state: GameState, seat: SeatId, amount: int, due: int = 0) -> None:
    """AMB-20: refuse a bid above the table's cap, which usually keeps bids payable.

    AMB-35: what else is `due` for the lot is kept for it.
    """
    need(state.may_buy(seat), Reason.TOO_EARLY_TO_BUY)
    highest = max(0, state.bid_limit(seat, due))
    need(amount <= highest, Reason.BID_TOO_HIGH, highest=highest)


def set_maximum(table: Table, auction: Auction, seat: SeatId, action: SetMaximum) -> None:
    """AMB-17: a secret maximum calls for its owner, never more than it must."""
    need(seat not in auction.passed, Reason.ALREADY_PASSED)
    leads = seat == auction.leader
    lowest = auction.price if leads else table.state.lowest_bid(auction.space, auction.price)
    need(action.amount >= lowest, Reason.BID_TOO_LOW, lowest=lowest, price=auction.price)
    need_bid(table.state, seat, action.amount, table.state.lot_interest(auction.space))
    table.emit(MaximumFiled(seat, auction.id))
    others = tuple(filed for filed in auction.maxima if filed[0] != seat)
    table.change_agenda().replace(
        auction, replace(auction, maxima=(*others, (seat, action.amount)))
    )


def pass_bid(table: Table, auction: AnyOpen, seat: SeatId, action: PassBid) -> None:
    """Leave a lot, or one scarce building, to the others; for the next one may bid again."""
    need_bidder(auction, seat)
    table.emit(BidderPassed(seat, auction.id))
    table.change_agenda().replace(auction, auction.left_by(seat))


def close_auction(table: Table, auction: Auction) -> bool:
    """AUC-01: when nobody who could go higher is left, the highest bidder has it.

    The secret maxima speak first, also when bids were struck because a bidder left (AMB-23).
    """
    called = _maxima_answer(table, payable(table.state, auction))
    if called.awaited(table.state):
        table.change_agenda().replace(auction, called)
        return False
    table.change_agenda().remove(auction)
    if called.leader is None:
        table.emit(AuctionUnsold(called.space))  # AMB-19
    else:
        knock_down(table, called.leader, called.space, called.price)
    return True


def payable(state: GameState, auction: AnyOpen) -> AnyOpen:
    """AMB-23: strike leading bids that can no longer be paid, because something else fell due."""
    bids = auction.bids
    while bids and not auction.stands(state, bids[-1]):
        bids = bids[:-1]
    return auction if bids == auction.bids else replace(auction, bids=bids)


def _maxima_answer(table: Table, auction: Auction) -> Auction:
    """Let the highest beaten maximum call, or the leader's answer it, until none is beaten."""
    while (call := _next_call(table.state, auction)) is not None:
        auction = _call(table, auction, *call)
    return auction


def _next_call(state: GameState, auction: Auction) -> tuple[SeatId, int] | None:
    """Return the seat and the amount that the secret maxima call next."""
    lowest = state.lowest_bid(auction.space, auction.price)
    able = _able(state, auction)
    rivals = [s for s, most in able.items() if s != auction.leader and most >= lowest]
    if not rivals:
        return None
    rival = max(rivals, key=able.__getitem__)
    leader = rival if auction.leader is None else auction.leader
    defense = able.get(leader, 0) if leader != rival else 0
    # AMB-23: of equal maxima the earlier stands, so the order of filing breaks the tie.
    order = list(able)
    rival_first = leader not in able or order.index(rival) < order.index(leader)
    caller = rival if able[rival] > defense - rival_first else leader
    second, top = sorted((defense, able[rival]))
    call = min(top, state.next_bid(second)) if second else lowest
    return caller, max(lowest, call)


def knock_down(table: Table, seat: SeatId, lot: Lot, price: int) -> None:
    """AUC-04, AMB-22: the price is paid to the Bank, and only then the deed is handed over."""
    table.emit(AuctionWon(seat, lot, price))
    table.change_agenda().push(TakeDeed(seat, lot, price))
    charge(table, seat, (), price, AuctionPrice(lot))


def take_deed(table: Table, frame: TakeDeed) -> None:
    """Give the deed to the winner; for some estates the price goes into a pot (AMB-35)."""
    _fill_pot(table, frame.price)
    if isinstance(frame.space, str):  # AMB-67
        table.emit(JailCardTaken(frame.seat, frame.space))
        return
    due = table.state.lot_interest(frame.space)
    table.emit(DeedTaken(frame.seat, frame.space))
    if due:  # AMB-35: sold mortgaged; MORT-09, MORT-10: pay off at once, or the ten per cent now.
        table.change_agenda().push(OfferUnmortgage(frame.seat, (frame.space,)))
        charge(table, frame.seat, (), due, Interest((frame.space,)))


def _fill_pot(table: Table, price: int) -> None:
    sale = next(iter(table.state.agenda.pending(EstateSale)), None)
    if sale is not None and sale.shares:
        pot = sale.pot + price
        table.change_agenda().replace(sale, EstateSale(sale.debtor, sale.lots, sale.shares, pot))


def estate_sale(table: Table, frame: EstateSale) -> None:
    """BKR-09, AMB-24: lots in board order, one by one by open calls, together by sealed maxima."""
    one_by_one = by_open_calls(table.state)
    lots = frame.lots if bank_auctions(table.state) else ()
    now = lots[:1] if one_by_one else lots
    rest = lots[len(now) :]
    if now:
        # Also after its last lot: `take_deed` finds the sale that a price belongs to by it.
        table.change_agenda().push(EstateSale(frame.debtor, rest, frame.shares, frame.pot))
        open_auction(table, now)
    elif frame.shares:
        _share_out(table, frame)


def _share_out(table: Table, frame: EstateSale) -> None:
    """AMB-35: equal shares, the odd dollars in turn order from the drawer's left."""
    share, odd = divmod(frame.pot, len(frame.shares))
    for place, seat in enumerate(frame.shares):
        amount = share + (place < odd)
        if amount:
            table.emit(Received(seat, amount, Share(frame.debtor)))
