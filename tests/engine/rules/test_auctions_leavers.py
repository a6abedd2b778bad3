"""AUC: equal bids, bidders who leave, and several lots at once (AMB-23, AMB-24)."""

from engine.core.actions import Bid, FileMaxima, Mortgage, PassBid, Resign, SetMaximum
from engine.core.decisions import Auction, DebtSettlement, SealedAuction, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import AuctionOpened, AuctionUnsold, AuctionWon, Paid
from tests.engine.rules.bidding import bids, declined, paid, passing, sales
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    ILLINOIS,
    ORIENTAL,
    VERMONT,
    A,
    B,
    C,
    D,
    by_post,
    live,
)

# -- AMB-23: ties, withdrawals, leavers ----------------------------------------------------------


def test_amb_23_the_earlier_of_equal_maxima_stands() -> None:
    game = declined(live())
    game.play(C, SetMaximum(90))
    game.play(B, SetMaximum(90))
    assert bids(game) == [(C, 90)]
    sealed = declined(by_post())
    sealed.play(C, SetMaximum(90))
    sealed.play(B, SetMaximum(90))
    for won in (passing(game, A, B, D), passing(sealed, A, D)):
        assert sales(won.events) == [AuctionWon(C, VERMONT, 90)]


def test_amb_23_an_earlier_maximum_stands_against_an_equal_call() -> None:
    game = declined(live())
    game.play(C, SetMaximum(90))
    game.play(B, Bid(90))
    assert bids(game) == [(B, 90), (C, 90)]
    passing(game, A, B, D)
    assert sales(game.events) == [AuctionWon(C, VERMONT, 90)]


def test_amb_23_a_leading_bid_cannot_be_withdrawn() -> None:
    game = declined(live())
    game.play(B, SetMaximum(90))
    assert game.refused(B, PassBid()) is Reason.ALREADY_LEADING
    assert game.refused(B, SetMaximum(0)) is Reason.BID_TOO_LOW
    game.play(B, SetMaximum(1))
    game.play(C, Bid(2))
    passing(game, B)


def test_amb_23_the_bids_of_one_who_leaves_are_struck() -> None:
    game = declined(live())
    for seat, amount in ((B, 10), (C, 20), (B, 30)):
        game.play(seat, Bid(amount))
    game.play(B, Resign())
    passing(game, A, D)
    assert sales(game.events) == [AuctionWon(C, VERMONT, 20)]


def test_amb_23_the_maxima_left_are_set_against_each_other_again() -> None:
    game = declined(live())
    for seat, most in ((A, 100), (B, 200), (C, 150)):
        game.play(seat, SetMaximum(most))
    assert bids(game) == [(B, 151)]
    game.play(B, Resign())
    assert bids(game) == [(C, 101)]
    passing(game, A, D)
    assert sales(game.events) == [AuctionWon(C, VERMONT, 101)]


def test_amb_23_a_sealed_maximum_goes_with_its_owner() -> None:
    game = declined(by_post())
    for seat, most in ((B, 200), (C, 150), (D, 100)):
        game.play(seat, SetMaximum(most))
    game.play(B, Resign())
    passing(game, A)
    assert sales(game.events) == [AuctionWon(C, VERMONT, 101)]


# -- AMB-24: several lots ------------------------------------------------------------------------


def test_amb_24_live_lots_are_sold_one_by_one_from_go() -> None:
    game = live().owns(D, BOARDWALK, BALTIC, ILLINOIS)
    game.play(D, Resign())
    for lot in (BALTIC, ILLINOIS, BOARDWALK):
        assert game.happened(AuctionOpened) == [AuctionOpened(game.decision.id, (lot,))]
        game.play(B, Bid(10))
        passing(game, A, C)
        assert game.owner(lot) == B
    assert game.decision == ToThrow(game.decision.id, A, 0)


def test_amb_24_live_a_pending_auction_comes_first() -> None:
    game = declined(live().owns(D, BALTIC).owns(C, ORIENTAL))
    game.play(D, Resign())
    game.play(C, Resign())
    for lot in (VERMONT, BALTIC, ORIENTAL):
        assert isinstance(game.decision, Auction)
        assert game.decision.space == lot
        passing(game, A, B)
    assert isinstance(game.decision, ToEnd)


def test_amb_24_by_post_an_estate_has_one_deadline() -> None:
    game = by_post().owns(D, BOARDWALK, BALTIC, ILLINOIS)
    game.play(D, Resign())
    lots = (BALTIC, ILLINOIS, BOARDWALK)
    assert game.decision == SealedAuction(game.decision.id, lots)
    game.play(A, FileMaxima(((BOARDWALK, 300), (BALTIC, 50)), 350))
    game.play(B, FileMaxima(((BOARDWALK, 200),), 200))
    passing(game, C)
    assert sales(game.events) == [
        AuctionWon(A, BALTIC, 1),
        AuctionUnsold(ILLINOIS),
        AuctionWon(A, BOARDWALK, 201),
    ]
    assert game.cash_of(A) == 1500 - 202


def test_amb_24_by_post_a_limit_goes_for_all_lots_together() -> None:
    game = by_post().owns(D, BOARDWALK, BALTIC)
    game.play(D, Resign())
    game.play(A, FileMaxima(((BALTIC, 100), (BOARDWALK, 100)), 120))
    game.play(B, FileMaxima(((BALTIC, 40), (BOARDWALK, 85)), 500))
    passing(game, C)
    assert sales(game.events) == [AuctionWon(A, BALTIC, 41), AuctionWon(B, BOARDWALK, 80)]


def test_amb_24_by_post_maxima_are_cut_to_what_is_left_after_each_lot() -> None:
    game = by_post().owns(D, BOARDWALK, BALTIC).cash(A, 100)
    game.play(D, Resign())
    game.play(A, FileMaxima(((BALTIC, 100), (BOARDWALK, 100)), 200))
    game.play(B, FileMaxima(((BALTIC, 89), (BOARDWALK, 35)), 500))
    passing(game, C)  # A pays 90 of 100, and can borrow 30 on Baltic.
    assert sales(game.events) == [AuctionWon(A, BALTIC, 90), AuctionWon(A, BOARDWALK, 36)]
    assert game.happened(Paid) == [paid(A, BALTIC, 90)]
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, Mortgage(BALTIC))
    assert (game.owner(BOARDWALK), game.cash_of(A)) == (A, 4)
