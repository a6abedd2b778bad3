"""Mortgages: MORT, BKR-04 to BKR-06, AMB-65."""

from __future__ import annotations

from engine.core.events import Mortgaged, Unmortgaged
from tests.referee.board import loan
from tests.referee.judge import Referee
from tests.referee.matters import HeldRoll, Inherited
from tests.referee.sales import need_bids_payable, need_still_in


def mortgaged(r: Referee, e: Mortgaged, expected: bool) -> None:
    """MORT-01 to MORT-04: half the price, on a bare deed of one's own."""
    book = r.book
    r.need(book.owner[e.space] == e.seat, f"seat {e.seat} does not own {e.space}")
    r.need(e.space not in book.mortgaged, f"{e.space} is mortgaged already")
    bare = not any(book.level[lot] for lot in book.bound(e.space))
    r.need(bare, f"MORT-03: {e.space} is mortgaged beside buildings")
    r.need(e.loan == loan(e.space), f"MORT-02: {e.space} brings {loan(e.space)}, not {e.loan}")
    need_still_in(r, e.seat)
    debts = r.debts_of(e.seat)
    r.need(debts or not r.all(HeldRoll), "AMB-06: the throw is not moved yet")
    for debt in debts:
        able = book.raisable(e.seat)
        r.need(able >= debt.amount, f"AMB-65: {e.space} cannot save seat {e.seat}, who owes {debt}")
    for rent in [] if debts else r.asked_rents(e.seat)[:1]:
        able = book.raisable(e.seat)
        r.need(able >= rent.rent.amount, f"AMB-79: {e.space} cannot save seat {e.seat}: {rent}")
    book.mortgaged.add(e.space)
    book.seats[e.seat].cash += e.loan


def unmortgaged(r: Referee, e: Unmortgaged, expected: bool) -> None:
    """MORT-05, MORT-07: the loan and a tenth; BKR-05: the loan alone as an heir's answer."""
    book = r.book
    r.need(book.owner[e.space] == e.seat, f"MORT-07: seat {e.seat} does not own {e.space}")
    r.need(e.space in book.mortgaged, f"{e.space} is not mortgaged")
    if not expected:
        r.need(not r.debts_of(e.seat), f"AMB-58: seat {e.seat} lifts in debt")
        r.need(not r.all(HeldRoll), "AMB-06: the throw is not moved yet")
        r.need(not r.closing, "AMB-71: nothing new after the end has begun")
        asked = [it for it in r.all(Inherited) if it.seat == e.seat and e.space in it.spaces]
        r.need(not asked, f"BKR-05: seat {e.seat} is just being asked about {e.space}")
        cost = loan(e.space) + r.terms.interest(e.space)
        r.need(e.cost == cost, f"MORT-05: lifting {e.space} costs {cost}, not {e.cost}")
        r.need(not r.asked_rent(e.seat), f"AMB-79: seat {e.seat} owes rent")
    cash = book.seats[e.seat].cash
    r.need(cash >= e.cost, f"seat {e.seat} has {cash} and pays {e.cost}")
    book.mortgaged.discard(e.space)
    book.seats[e.seat].cash -= e.cost
    if not expected:
        need_bids_payable(r, e.seat)
