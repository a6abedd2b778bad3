"""What must hold of bids, of secret maxima and of debts, and of who may have them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.core.actions import SeatId
from engine.core.decisions import Auction, DebtSettlement, SealedAuction
from engine.core.shortage import ShortageAuction, ShortageClaim
from engine.core.state import GameState
from engine.core.steps import CloseLots
from engine.core.why import AuctionPrice
from engine.rules.auction.open_calls import stands


def of_auctions(state: GameState) -> Iterator[str]:
    """Yield one sentence for each bid, claim or debt that nobody could have made."""
    for frame in state.agenda.frames:
        match frame:
            case Auction():
                yield from _calls(state, frame)
            case SealedAuction(filings=filings):
                yield from _filings(state, frame)
            case CloseLots(filings=filings):
                yield from _twice([filing.seat for filing in filings], "files")
            case ShortageClaim(claims=claims, asked=asked, answered=answered):
                yield from _twice([claim.seat for claim in claims], "claims")
                yield from _strangers(answered, asked, "answers")
            case ShortageAuction():
                yield from _buildings(state, frame)
            case DebtSettlement():
                yield from _debts(state, frame)


def _calls(state: GameState, auction: Auction) -> Iterator[str]:
    """AUC-03, AMB-18, AMB-23: calls rise from the least that may be bid first.

    Of equal ones the second is the earlier maximum.
    """
    least = state.first_bid(auction.space)
    amounts = [amount for _, amount in auction.bids]
    if any([amount < least for _, amount in auction.bids + auction.maxima]):
        yield f"a bid is below the least of {least}: {auction}"
    if any([after < before for before, after in pairwise(amounts)]):
        yield f"the bids do not rise: {auction}"
    yield from _twice([seat for seat, _ in auction.maxima], "has a maximum")
    # AMB-20, AMB-21: a bid that leads is one that its bidder could make, before rent was asked for.
    leader, top = auction.leader, state.agenda.top
    if auction is top and leader is not None and not stands(state, auction, *auction.bids[-1]):
        yield f"seat {leader} leads beyond its limit with {auction.price}"
    for seat, _ in auction.bids + auction.maxima:
        if not state.may_buy(seat):
            yield f"seat {seat} bids, and may not buy yet"


def _filings(state: GameState, auction: SealedAuction) -> Iterator[str]:
    """AMB-17, AMB-24: each files once, for lots of this auction, each of them once."""
    yield from _twice([filing.seat for filing in auction.filings], "files")
    for filing in auction.filings:
        if filing.maxima and not state.may_buy(filing.seat):
            yield f"seat {filing.seat} bids, and may not buy yet"
        lots = [lot for lot, _ in filing.maxima]
        if not set(lots) <= set(auction.lots) or len(set(lots)) < len(lots):
            yield f"seat {filing.seat} bids for what is not for sale: {filing.maxima}"
        for lot, amount in filing.maxima:
            if amount < state.first_bid(lot):
                yield f"seat {filing.seat} bids less than may be bid for {lot}: {amount}"


def _buildings(state: GameState, auction: ShortageAuction) -> Iterator[str]:
    """AMB-50: a bid for a building rises, is made by who claims it, and is paid in cash."""
    claimants = [claim.seat for claim in auction.claims]
    yield from _twice(claimants, "claims")
    yield from _strangers([seat for seat, _, _ in auction.bids], claimants, "bids for a building")
    yield from _strangers(auction.passed, claimants, "passes")
    if any([after[2] <= before[2] for before, after in pairwise(auction.bids)]):
        yield f"the bids do not rise: {auction}"
    leader, top = auction.leader, state.agenda.top
    if auction is top and leader is not None and state.seats[leader].cash < auction.price:
        yield f"seat {leader} has not the {auction.price} bid for a building"


def _debts(state: GameState, settlement: DebtSettlement) -> Iterator[str]:
    """Check that each owes once, to others; AMB-20, AMB-35: that a price can be paid."""
    yield from _twice([debt.debtor for debt in settlement.debts + settlement.failed], "owes")
    for debt in settlement.debts + settlement.failed:
        if debt.debtor in debt.creditors:
            yield f"seat {debt.debtor} owes to itself"
    for debt in settlement.debts:
        # AMB-20 c: without a cap, nobody asks whether a price can be paid.
        if isinstance(debt.why, AuctionPrice) and state.rules.bid_cap != "no-cap":
            due = debt.amount + state.lot_interest(debt.why.space)
            if not state.can_reach(debt.debtor, due - state.asked_rent(debt.debtor)):
                yield f"seat {debt.debtor} cannot pay the bid of {debt.amount}"


def _twice(seats: Iterable[SeatId], does: str) -> Iterator[str]:
    for seat, times in Counter(seats).items():
        if times > 1:
            yield f"seat {seat} {does} {times} times"


def _strangers(seats: Iterable[SeatId], known: Iterable[SeatId], does: str) -> Iterator[str]:
    for seat in sorted(set(seats) - set(known)):
        yield f"seat {seat} {does}, and has no part in it"
