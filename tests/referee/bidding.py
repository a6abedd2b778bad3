"""What players say in auctions and about scarce buildings: AMB-17 to AMB-25, AMB-49, AMB-50."""

from __future__ import annotations

from engine.core import actions as a
from engine.core import events as e
from tests.referee.board import STREETS
from tests.referee.judge import Referee, asked, like
from tests.referee.matters import Sale, Shortage
from tests.referee.sales import first_bid, limit, need_bidder, next_bid
from tests.referee.shortages import one_by_one


def bid(r: Referee, seat: int, said: a.Bid) -> None:
    sale = r.top(Sale, "auction")
    r.need(seat != sale.leader, f"seat {seat} leads already")
    r.follow(e.BidMade(seat, sale.lots[0], said.amount))


def maximum(r: Referee, seat: int, said: a.SetMaximum) -> None:
    """AMB-17: it stays secret, but the referee hears it."""
    sale = r.top(Sale, "auction")
    if r.terms.by_post:
        file_maxima(r, seat, a.FileMaxima(((sale.lots[0], said.amount),), said.amount))
        return
    need_bidder(r, sale, seat)
    least = sale.price if seat == sale.leader else next_bid(r, sale.lots[0], sale.price)
    r.need(said.amount >= least, f"AMB-18: {said.amount} where {least} is the least")
    lot = None if r.terms.by_post else sale.lots[0]
    r.need(said.amount <= limit(r, seat, lot), f"AMB-20: {said.amount} is beyond seat {seat}")
    sale.maxima.pop(seat, None)
    sale.maxima[seat] = said.amount
    r.follow(e.MaximumFiled(seat, sale.number))


def file_maxima(r: Referee, seat: int, said: a.FileMaxima) -> None:
    """AMB-24: once each, on lots that are sold."""
    sale = r.top(Sale, "auction")
    need_bidder(r, sale, seat)
    r.need(seat not in sale.filed, f"AMB-17: seat {seat} files twice")
    for lot, amount in said.maxima:
        r.need(lot in sale.lots, f"lot {lot} is not sold here")
        r.need(first_bid(r, lot) <= amount <= limit(r, seat), f"seat {seat} may not say {amount}")
    sale.filed[seat] = dict(said.maxima), said.limit
    r.follow(e.MaximumFiled(seat, sale.number))


def pass_on(r: Referee, seat: int, said: a.PassBid) -> None:
    """Of an auction, or of scarce buildings, whichever is asked about."""
    kind = r.stack[-1].kind if r.stack else ""
    if kind == "shortage-claim":
        _claim_nothing(r, seat)
    elif kind == "shortage-auction":
        r.follow(like(e.BidderPassed, seat=seat))
    else:
        sale = r.top(Sale, "auction")
        if r.terms.by_post:
            r.need(seat not in sale.filed, f"AMB-17: seat {seat} files twice")
            sale.filed[seat] = {}, 0
            r.follow(e.MaximumFiled(seat, sale.number))
        else:
            r.need(seat != sale.leader, "AMB-23: a bid that leads is not withdrawn")
            r.follow(e.BidderPassed(seat, sale.number))


def _claim_nothing(r: Referee, seat: int) -> None:
    shortage = r.top(Shortage, "shortage")
    mine = shortage.claims.get(seat)
    if mine:
        lots = tuple(lot for lot, _ in mine)
        r.follow(e.ClaimMade(seat, shortage.number, lots))
    else:
        r.follow(e.BidderPassed(seat, shortage.number))


def file_claim(r: Referee, seat: int, said: a.FileClaim) -> None:
    shortage = r.top(Shortage, "shortage")
    shortage.claims.pop(seat, None)
    shortage.claims[seat] = list(said.wanted)
    r.follow(e.ClaimMade(seat, shortage.number, tuple(lot for lot, _ in said.wanted)))


def build(r: Referee, seat: int, said: a.Build) -> None:
    """AMB-49: while scarce buildings are claimed it is an answer to that."""
    if not (r.stack and r.stack[-1].kind == "shortage-claim"):
        r.follow(asked(e.Built, e.ShortageOpened, seat=seat, levels=said.levels))
        return
    shortage = r.top(Shortage, "shortage")
    lots = tuple(one_by_one(r, said.levels))
    shortage.claims[seat] = [(space, STREETS[space].house) for space in lots]
    r.follow(e.ClaimMade(seat, shortage.number, lots))


def bid_for_building(r: Referee, seat: int, said: a.BidForBuilding) -> None:
    r.follow(like(e.BuildingBid, seat=seat, space=said.space, amount=said.amount))
