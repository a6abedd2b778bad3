"""What must hold of bids, of secret maxima and of debts, and of who may have them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.core.actions import SeatId
from engine.core.auctions import ShortageAuction, ShortageClaim
from engine.core.decisions import Auction, DebtSettlement, SealedAuction
from engine.core.state import GameState
from engine.core.steps import CloseLots
from engine.core.why import AuctionPrice


def of_auctions(state: GameState) -> Iterator[str]:
    """Yield one sentence for each bid, claim or debt that nobody could have made."""
    for frame in state.agenda.frames:
        match frame:
            case Auction():
                yield from _calls(state, frame)
                yield from _open(state, frame, 0)
            case SealedAuction(filings=filings):
                yield from _filings(state, frame)
            case CloseLots(filings=filings):
                yield from _twice([filing.seat for filing in filings], "files")
            case ShortageClaim(claims=claims, asked=asked, answered=answered):
                yield from _twice([claim.seat for claim in claims], "claims")
                yield from _strangers(answered, asked, "answers")
            case ShortageAuction():
                yield from _buildings(frame)
                yield from _open(state, frame, 1)
            case DebtSettlement():
                yield from _debts(state, frame)


def _open(state: GameState, auction: Auction | ShortageAuction, step: int) -> Iterator[str]:
    """AMB-20, AMB-21: bids rise by a step at least, and who leads could still make that bid.

    AMB-23: of equal calls for a lot the second is the earlier maximum.
    """
    if any([after[-1] < before[-1] + step for before, after in pairwise(auction.bids)]):
        yield f"the bids do not rise: {auction}"
    leads = auction is state.agenda.top and auction.bids[-1:]
    if leads and not auction.stands(state, *leads):
        yield f"seat {auction.leader} leads beyond its limit with {auction.price}"


def _calls(state: GameState, auction: Auction) -> Iterator[str]:
    """AUC-03, AMB-18: calls begin with the least that may be bid first."""
    least = state.first_bid(auction.space)
    if any([amount < least for _, amount in auction.bids + auction.maxima]):
        yield f"a bid is below the least of {least}: {auction}"
    yield from _twice([seat for seat, _ in auction.maxima], "has a maximum")
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


def _buildings(auction: ShortageAuction) -> Iterator[str]:
    """AMB-50: a bid for a building is made by who claims it."""
    claimants = [claim.seat for claim in auction.claims]
    yield from _twice(claimants, "claims")
    yield from _strangers([seat for seat, _, _ in auction.bids], claimants, "bids for a building")
    yield from _strangers(auction.passed, claimants, "passes")


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
