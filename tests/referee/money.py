"""Sums between players and the Bank: paid, received, owed, forgiven, laid on Free Parking."""

from __future__ import annotations

from engine.core.events import DebtForgiven, DebtOpened, Paid, PotLaid, PotTaken, Received
from engine.core.events.claims import RentClaim, RentClaimed, RentLapsed
from engine.core.why import Share
from tests.referee.judge import Referee
from tests.referee.matters import ClaimedRent, Debt, Estate


def paid(r: Referee, e: Paid, expected: bool) -> None:
    """What was to be paid, or an open debt that its debtor's cash now covers."""
    if not expected:
        _settle(r, e)
    book = r.book
    r.need(book.seats[e.seat].cash >= e.amount, f"seat {e.seat} has not the {e.amount} it pays")
    book.seats[e.seat].cash -= e.amount
    if e.to:
        share, rest = divmod(e.amount, len(e.to))
        r.need(rest == 0, f"{e.amount} is not shared equally among {e.to}")
        for seat in e.to:
            book.seats[seat].cash += share
    elif r.fills_pot(e.why):
        r.follow(PotLaid(e.amount, book.pot + e.amount))


def _settle(r: Referee, e: Paid) -> None:
    for claim in r.all(ClaimedRent):
        if (claim.visitor, (claim.owner,), claim.rent) == (e.seat, e.to, e.why):
            r.need(e.amount == claim.rent.amount, f"{claim} is not {e.amount}")
            r.close(claim)
            return
    for debt in r.debts_of(e.seat):
        if (debt.to, debt.amount, debt.why) == (e.to, e.amount, e.why):
            r.need(not debt.given_up, "who has given up pays nothing")
            r.close(debt)
            return
    r.object(f"seat {e.seat} owes nobody {e.amount} for {e.why}: {r.debts_of(e.seat)}")


def debt_opened(r: Referee, e: DebtOpened, expected: bool) -> None:
    """AMB-26: only what cash does not cover."""
    if not expected:
        claim = next((it for it in r.all(ClaimedRent) if it.rent == e.why), None)
        due = claim and (claim.visitor, (claim.owner,), claim.rent.amount)
        r.need(claim and due == (e.seat, e.to, e.amount), f"nothing like {e} is due")
        assert claim is not None
        r.close(claim)
    cash = r.book.seats[e.seat].cash
    r.need(cash < e.amount, f"seat {e.seat} has {cash}, so {e.amount} is no debt")
    r.open(Debt(e.seat, e.to, e.amount, e.why))


def debt_forgiven(r: Referee, e: DebtForgiven, expected: bool) -> None:
    """AMB-58: foreseen by trading.py alone."""
    r.need(expected, "no creditor has agreed to that")


def received(r: Referee, e: Received, expected: bool) -> None:
    """From the Bank: what a card brings, or a share of an estate (AMB-35)."""
    if not expected:
        r.need(isinstance(e.why, Share), f"the Bank owes nobody {e.amount} for {e.why}")
        _pay_share(r, e)
    r.book.seats[e.seat].cash += e.amount


def _pay_share(r: Referee, e: Received) -> None:
    assert isinstance(e.why, Share)
    estate = next((it for it in r.all(Estate) if it.debtor == e.why.debtor and it.shares), None)
    r.need(estate, f"there is no estate of seat {e.why.debtor} to share")
    assert estate is not None
    r.need(not estate.lots, f"{estate.lots} are not sold yet")
    if estate.paying is None:
        share, odd = divmod(estate.pot, len(estate.shares))
        parts = [(seat, share + (at < odd)) for at, seat in enumerate(estate.shares)]
        estate.paying = [part for part in parts if part[1]]
    wanted = estate.paying.pop(0)
    r.need(wanted == (e.seat, e.amount), f"AMB-35: next {wanted} was due, and {e} came")
    if not estate.paying:
        r.close(estate)


def pot_laid(r: Referee, e: PotLaid, expected: bool) -> None:
    r.need(expected, "nothing is to be laid on Free Parking")
    r.book.pot = e.pot


def pot_taken(r: Referee, e: PotTaken, expected: bool) -> None:
    """A house rule; the pot then begins anew."""
    r.need(expected, f"PARK-01: nothing is there for seat {e.seat}")
    r.book.seats[e.seat].cash += e.amount
    r.book.pot = 0
    seed = r.terms.chosen["parking-pot"]
    if seed:
        r.follow(PotLaid(seed, seed))


def rent_claimed(r: Referee, e: RentClaimed, expected: bool) -> None:
    """RENT-08: its owner asked for it, or no roll is to come any more (AMB-26)."""
    r.need(expected or r.closing, "nobody has asked for it")
    r.need(e.claim.id in [it.id for it in r.claims], f"{e.claim} may not be claimed")
    _gone(r, e.claim)
    r.open(ClaimedRent(e.claim.visitor, e.claim.owner, e.claim.rent, e.claim.id))


def rent_lapsed(r: Referee, e: RentLapsed, expected: bool) -> None:
    """RENT-08; AMB-69: or one of the two has left."""
    if not expected:
        gone = [it for it in (e.claim.owner, e.claim.visitor) if r.book.seats[it].left is not None]
        r.need(e.by == "left" and gone, f"{e.claim} may still be claimed")
    _gone(r, e.claim)


def _gone(r: Referee, claim: RentClaim) -> None:
    r.claims = [it for it in r.claims if it.id != claim.id]


def lapsing(r: Referee) -> list[RentClaim]:
    """RENT-08, AMB-27: the claims that the next roll to move is too late for."""
    if r.terms.window == 0:
        return list(r.claims)
    return [it for it in r.claims if r.rolled_since.get(it.id, r.book.turn) != r.book.turn]
