"""Auctions, by open calls and by sealed maxima: AUC, AMB-17 to AMB-25."""

from __future__ import annotations

from engine.core.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidderPassed,
    BidMade,
    DeedTaken,
    JailCardTaken,
    MaximumFiled,
)
from engine.core.why import AuctionPrice, Interest
from tests.referee.board import PRICES
from tests.referee.book import Lot
from tests.referee.cards import deck_of
from tests.referee.judge import Referee
from tests.referee.matters import Estate, Inherited, Sale, Shortage, ToAuction, Won

NO_CAP = 1_000_000


def limit(r: Referee, seat: int, lot: Lot | None = None) -> int:
    """AMB-20: as much as a seat may bid; AMB-35: what is due with the lot must be left to it.

    AMB-79: and so must the rent that it is asked for.
    """
    if r.terms.has("bids-without-cap"):
        return NO_CAP
    able = r.book.seats[seat].cash if r.terms.has("cash-bids") else r.book.raisable(seat)
    return able - due(r, lot) - r.asked_rent(seat)


def stands(r: Referee, seat: int, lot: Lot, amount: int) -> bool:
    """AMB-23, AMB-79: a bid that was made stands as long as it can be paid."""
    return limit(r, seat, lot) + r.asked_rent(seat) >= amount


def strike(r: Referee, sale: Sale) -> None:
    """AMB-20, AMB-23: a leading bid goes that an heir cannot pay any more, who had interest due."""
    while sale.bids and not stands(r, sale.bids[-1][0], sale.lots[0], sale.bids[-1][1]):
        sale.bids.pop()


def due(r: Referee, lot: Lot | None) -> int:
    """AMB-35: the ten per cent on a lot that the Bank sells with its mortgage."""
    is_mortgaged = isinstance(lot, int) and lot in r.book.mortgaged and r.book.owner[lot] is None
    return r.terms.interest(lot) if is_mortgaged and isinstance(lot, int) else 0


def need_bids_payable(r: Referee, seat: int) -> None:
    """AMB-21, AMB-50: nothing may bring a leading bidder below what is led."""
    mine = [sale for sale in r.all(Sale) if sale.leader == seat]
    led = sum(sale.price + due(r, sale.lots[0]) for sale in mine)
    able = limit(r, seat)
    r.need(able >= led or not led, f"AMB-21: seat {seat} leads with {led}, and has {able}")
    cash = r.book.seats[seat].cash
    for shortage in r.all(Shortage):
        if shortage.bids and shortage.bids[-1][0] == seat and r.sold_building is None:
            bid = shortage.bids[-1][2]
            r.need(cash >= bid, f"AMB-50: seat {seat} leads with {bid}, and has {cash}")


def need_still_in(r: Referee, seat: int) -> None:
    """AMB-36: who has given up does no business any more."""
    given_up = [debt for debt in r.debts_of(seat) if debt.given_up]
    r.need(not given_up, f"AMB-36: seat {seat} has given up {given_up}")


def first_bid(r: Referee, lot: Lot) -> int:
    """AMB-18: one dollar, or by a house rule a share of the price."""
    percent = r.terms.chosen.get("auction-reserve", 0)
    price = PRICES[lot] if isinstance(lot, int) else 0
    return max(1, (price * percent + 99) // 100)


def next_bid(r: Referee, lot: Lot, price: int) -> int:
    """AMB-18: the least that may be bid now."""
    return price + r.terms.step if price else first_bid(r, lot)


def can_still_bid(r: Referee, seat: int, least: int) -> bool:
    """AMB-25, AMB-21: who is in and could pay so much, if need be by raising it first."""
    if not r.book.may_buy(seat):
        return False
    able = r.book.raisable(seat) - r.asked_rent(seat)
    return (NO_CAP if r.terms.has("bids-without-cap") else able) >= least


def auction_opened(r: Referee, e: AuctionOpened, expected: bool) -> None:
    """BUY-04, BKR-09, AMB-24: just what is due, in board order, and only what the Bank has."""
    waiting = [it for it in r.all(ToAuction) if (it.lot,) == e.lots]
    if waiting:
        r.close(waiting[0])
        _open(r, e, waiting[0].estate)
        return
    for estate in r.all(Estate):
        due = estate.lots if r.terms.by_post else estate.lots[:1]
        if tuple(due) == e.lots and due:
            del estate.lots[: len(due)]
            _open(r, e, estate)
            return
    r.object(f"{e.lots} are not due to be auctioned: {r.matters}")


def _open(r: Referee, e: AuctionOpened, estate: Estate | None) -> None:
    for lot in e.lots:
        _need_with_bank(r, lot)
    r.open(Sale(e.auction, list(e.lots), estate))


def _need_with_bank(r: Referee, lot: Lot) -> None:
    if isinstance(lot, int):
        owner = r.book.owner[lot]
        r.need(owner is None, f"the Bank sells deed {lot}, which seat {owner} owns")
    else:
        there = lot in r.book.decks[deck_of(lot)]
        r.need(there, f"the Bank sells pass {lot}, which is not under its deck")


def bid_made(r: Referee, e: BidMade, expected: bool) -> None:
    """AUC-02, AUC-03, AMB-18, AMB-20: higher, by somebody who may, and no more than need be."""
    sale = next((it for it in r.all(Sale) if it.lots[:1] == [e.space]), None)
    r.need(sale, f"lot {e.space} is not up for auction")
    assert sale is not None
    strike(r, sale)
    need_bidder(r, sale, e.seat)
    most = limit(r, e.seat, e.space)
    r.need(e.amount <= most, f"AMB-20: seat {e.seat} bids {e.amount}, beyond its means")
    least = next_bid(r, e.space, sale.price)
    if not expected:
        _need_by_maximum(r, sale, e, least)
    else:
        r.need(e.amount >= least, f"AMB-18: {e.amount} is bid where {least} is the least")
    sale.bids.append((e.seat, e.amount))


def need_bidder(r: Referee, sale: Sale, seat: int) -> None:
    """AMB-25: any player still in, but none with an open debt, none who passed."""
    r.need(r.book.seats[seat].left is None, f"seat {seat} has left and bids")
    r.need(r.book.may_buy(seat), f"seat {seat} has not been round the board")
    r.need(not r.debts_of(seat), f"AMB-25: seat {seat} bids with {r.debts_of(seat)} open")
    r.need(seat not in sale.passed, f"seat {seat} has passed")


def _need_by_maximum(r: Referee, sale: Sale, e: BidMade, least: int) -> None:
    """AMB-17: a secret maximum calls no more than one step above the best of the others."""
    r.need(e.amount <= sale.maxima.get(e.seat, 0), f"seat {e.seat} never said {e.amount}")
    ties = e.amount == sale.price and e.seat != sale.leader  # AMB-23: the maximum was earlier.
    r.need(ties or e.amount >= least, f"{e.amount} is called where {least} is the least")
    others = [it for it in sale.maxima.items() if it[0] != e.seat]
    rivals = [min(most, limit(r, seat, e.space)) for seat, most in others]
    rivals += [amount for seat, amount in sale.bids if seat != e.seat]
    best = max(rivals, default=0)
    most = max(least, next_bid(r, e.space, best))
    r.need(e.amount <= most, f"AMB-17: {e.amount} is called where {most} is enough")


def maximum_filed(r: Referee, e: MaximumFiled, expected: bool) -> None:
    """Its amount is known from what was said (asking.py)."""
    r.need(expected, f"seat {e.seat} has filed nothing")


def bidder_passed(r: Referee, e: BidderPassed, expected: bool) -> None:
    r.need(expected, f"seat {e.seat} has not passed")
    for sale in r.all(Sale):
        if sale.number == e.auction:
            sale.passed.add(e.seat)
            sale.maxima.pop(e.seat, None)
            return
    r.top(Shortage, "auction").passed.add(e.seat)


def auction_won(r: Referee, e: AuctionWon, expected: bool) -> None:
    """AUC-01, AMB-17: the right one, at the right price; the price is paid, then the deed given."""
    sale = _closing(r, e.space)
    wanted = _sealed_winner(r, sale) if r.terms.by_post else _called_winner(r, sale)
    r.need(
        wanted == (e.seat, e.price), f"lot {e.space} goes to {wanted}, not to {(e.seat, e.price)}"
    )
    _need_with_bank(r, e.space)
    if e.seat in sale.filed:
        maxima, spend = sale.filed[e.seat]
        sale.filed[e.seat] = maxima, spend - e.price
    _sold(r, sale)
    r.open(Won(e.seat, e.space, e.price, sale.estate))
    r.charge(e.seat, (), e.price, AuctionPrice(e.space))


def auction_unsold(r: Referee, e: AuctionUnsold, expected: bool) -> None:
    """AMB-19; AMB-35: it is the Bank's, and clear."""
    sale = _closing(r, e.space)
    wanted = _sealed_winner(r, sale) if r.terms.by_post else _called_winner(r, sale)
    r.need(wanted is None, f"lot {e.space} goes to {wanted}, not to nobody")
    if isinstance(e.space, int):
        r.book.mortgaged.discard(e.space)
    _sold(r, sale)


def _closing(r: Referee, lot: Lot) -> Sale:
    sale = next((it for it in r.all(Sale) if it.lots[:1] == [lot]), None)
    r.need(sale, f"lot {lot} is not the next to be sold")
    assert sale is not None
    strike(r, sale)
    price = 0 if r.terms.by_post else sale.price
    least = min(next_bid(r, it, price) + due(r, it) for it in sale.lots)
    silent = [
        seat
        for seat in r.book.players()
        if seat not in sale.passed | sale.filed.keys() | {sale.leader} and not r.debts_of(seat)
    ]
    asked = [seat for seat in silent if can_still_bid(r, seat, least) and not sale.begun]
    r.need(not asked, f"AMB-17: the auction closes before seats {asked} have answered")
    sale.begun = True
    return sale


def _sold(r: Referee, sale: Sale) -> None:
    del sale.lots[0]
    if not sale.lots:
        r.close(sale)


def _called_winner(r: Referee, sale: Sale) -> tuple[int, int] | None:
    return sale.bids[-1] if sale.bids else None


def _sealed_winner(r: Referee, sale: Sale) -> tuple[int, int] | None:
    """AMB-17, AMB-24: one step above the second maximum, each cut to what its owner can pay."""
    lot, found = sale.lots[0], []
    for seat, (maxima, spend) in sale.filed.items():
        most = min(maxima.get(lot, 0), spend, limit(r, seat, lot))
        if most >= first_bid(r, lot):
            found.append((seat, most))
    if not found:
        return None
    winner, top = max(found, key=lambda it: it[1])
    second = max((most for seat, most in found if seat != winner), default=0)
    return winner, min(top, next_bid(r, lot, second))


def deed_taken(r: Referee, e: DeedTaken, expected: bool) -> None:
    """AUC-04: paid for first, and only what the Bank has; AMB-35: then the ten per cent."""
    _take(r, e.seat, e.space)
    tax = due(r, e.space)
    r.book.owner[e.space] = e.seat
    if tax:
        r.open(Inherited(e.seat, (e.space,)))
        r.charge(e.seat, (), tax, Interest((e.space,)))


def jail_card_taken(r: Referee, e: JailCardTaken, expected: bool) -> None:
    """AMB-67: out from under its deck."""
    _take(r, e.seat, e.card)
    r.book.decks[deck_of(e.card)].remove(e.card)
    r.book.seats[e.seat].jail_cards.append(e.card)


def _take(r: Referee, seat: int, lot: Lot) -> None:
    won = next((it for it in r.all(Won) if (it.seat, it.lot) == (seat, lot)), None)
    r.need(won, f"seat {seat} has not won lot {lot}")
    assert won is not None
    owed = [debt for debt in r.debts_of(seat) if debt.why == AuctionPrice(lot)]
    r.need(not owed, f"AUC-04: seat {seat} gets lot {lot} before it is paid")
    _need_with_bank(r, lot)
    r.close(won)
    if won.estate is not None and won.estate.shares:
        won.estate.pot += won.price
