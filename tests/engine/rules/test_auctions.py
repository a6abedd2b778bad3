"""AUC: open calls and sealed maxima, and who may bid (AMB-25)."""

from engine.core.actions import Bid, Decline, FileMaxima, PassBid, Resign, SetMaximum, Throw
from engine.core.decisions import Auction, DebtSettlement, SealedAuction, ToEnd
from engine.core.errors import Reason
from engine.core.events import AuctionUnsold, AuctionWon, BidMade, DeedTaken, Paid
from engine.invariants import from_bank
from tests.engine.rules.bidding import declined, paid, passing
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    MEDITERRANEAN,
    ORIENTAL,
    READING,
    VERMONT,
    A,
    B,
    C,
    D,
    by_post,
    live,
)


def test_auc_01_the_highest_bidder_has_it() -> None:
    game = declined(live())
    for seat, amount in ((B, 10), (C, 45), (B, 60)):
        game.play(seat, Bid(amount))
        assert game.happened(BidMade) == [BidMade(seat, VERMONT, amount)]
    passing(game, A, C, D)
    assert game.happened(AuctionWon) == [AuctionWon(B, VERMONT, 60)]
    assert game.happened(Paid) == [paid(B, VERMONT, 60)]
    assert (game.owner(VERMONT), game.cash_of(B)) == (B, 1440)


def test_auc_01_by_post_the_highest_maximum_has_it() -> None:
    game = declined(by_post())
    for seat, amount in ((B, 60), (C, 45), (D, 10)):
        game.play(seat, SetMaximum(amount))
    passing(game, A)
    assert game.happened(AuctionWon) == [AuctionWon(B, VERMONT, 46)]
    assert (game.owner(VERMONT), game.cash_of(B)) == (B, 1454)


def test_auc_02_whoever_declined_may_bid() -> None:
    game = declined(live())
    game.play(A, Bid(55))
    passing(game, B, C, D)
    assert (game.owner(VERMONT), game.cash_of(A)) == (A, 1445)
    assert isinstance(game.decision, ToEnd)


def test_auc_03_a_single_dollar_is_enough() -> None:
    game = declined(live(), BOARDWALK)
    game.play(D, Bid(1))
    passing(game, A, B, C)
    assert (game.owner(BOARDWALK), game.cash_of(D)) == (D, 1499)


def test_auc_04_cash_to_the_bank_and_then_the_deed() -> None:
    game = declined(live().cash(C, 80))
    game.play(C, Bid(60))
    passing(game, A, B, D)
    won, price, deed = AuctionWon(C, VERMONT, 60), paid(C, VERMONT, 60), DeedTaken(C, VERMONT)
    at = game.events.index(won)
    assert game.events[at : at + 3] == (won, price, deed)
    assert [game.cash_of(seat) for seat in (A, B, C, D)] == [1500, 1500, 20, 1500]
    assert from_bank(game.events) == -60


def test_auc_05_a_jailed_player_can_win() -> None:
    game = declined(live().jailed(C))
    game.play(C, Bid(70))
    passing(game, A, B, D)
    assert game.owner(VERMONT) == C
    assert game.state.seats[C].jail == 0


def test_auc_06_the_bidders_are_the_players() -> None:
    """The program is the auctioneer, and has no seat that could bid."""
    game = declined(live(5))
    assert game.awaited == game.state.players() == (0, 1, 2, 3, 4)
    assert game.refused(5, Bid(10)) is Reason.OUT_OF_GAME
    sealed = declined(by_post(5))
    assert sealed.awaited == (0, 1, 2, 3, 4)


def test_auc_06_one_who_has_left_bids_no_more() -> None:
    game = live()
    game.play(D, Resign())
    declined(game)
    assert game.awaited == (A, B, C)
    assert game.refused(D, Bid(10)) is Reason.OUT_OF_GAME


def test_amb_25_every_player_still_in_jailed_or_not() -> None:
    for game in (live(), by_post()):
        declined(game.jailed(B).jailed(C, failed=2))
        assert game.awaited == (A, B, C, D)


def test_amb_25_not_one_with_an_open_debt() -> None:
    game = by_post().cash(B, 50).owns(B, READING)
    game.owns(C, BALTIC, ORIENTAL).cash(C, 0)
    game.play(C, Resign())
    game.play(B, FileMaxima(((BALTIC, 120), (ORIENTAL, 90)), 150))
    game.play(A, FileMaxima(((BALTIC, 100),), 100))
    passing(game, D)
    assert isinstance(game.decision, DebtSettlement)
    assert game.refused(B, Bid(5)) is Reason.NOT_NOW
    assert game.refused(B, FileMaxima(((ORIENTAL, 5),), 5)) is Reason.NOT_NOW


def test_amb_25_nobody_waits_for_those_who_cannot_pay() -> None:
    game = declined(live().cash(B, 0).cash(C, 40))
    assert [*game.awaited] == [A, C, D]
    game.play(A, Bid(40))
    assert [*game.awaited] == [D]
    sealed = declined(by_post().cash(B, 0))
    assert sealed.awaited == (A, C, D)
    assert sealed.offers(B)[0] == PassBid()


def test_amb_25_with_nobody_able_to_pay_it_is_over_at_once() -> None:
    for make in (live, by_post):
        game = declined(make(3).cash(A, 0).cash(B, 0).cash(C, 0))
        assert game.happened(AuctionUnsold) == [AuctionUnsold(VERMONT)]
        assert not isinstance(game.decision, Auction | SealedAuction)


# -- refusals -----------------------------------------------------------------------------------


def test_open_calls_refuse_what_is_too_low_or_too_high() -> None:
    game = declined(live().cash(B, 100).owns(B, BALTIC))
    game.play(C, Bid(50))
    for amount in (50, 49, 0, -1):
        assert game.refused(B, Bid(amount)) is Reason.BID_TOO_LOW
        assert game.refused(B, SetMaximum(amount)) is Reason.BID_TOO_LOW
    assert game.refused(B, Bid(131)) is Reason.CANNOT_AFFORD
    assert game.refused(B, SetMaximum(131)) is Reason.CANNOT_AFFORD
    game.play(B, Bid(130))


def test_open_calls_bind_the_leader() -> None:
    game = declined(live())
    game.play(C, Bid(50))
    assert game.refused(C, Bid(60)) is Reason.ALREADY_LEADING
    assert game.refused(C, PassBid()) is Reason.ALREADY_LEADING
    assert game.refused(C, SetMaximum(49)) is Reason.BID_TOO_LOW
    assert game.refused(C, SetMaximum(1501)) is Reason.CANNOT_AFFORD


def test_open_calls_are_over_for_those_who_passed() -> None:
    game = passing(declined(live()), B)
    for action in (PassBid(), Bid(10), SetMaximum(10)):
        assert game.refused(B, action) is Reason.ALREADY_PASSED
    assert game.awaited == (A, C, D)


def test_open_calls_know_no_filing_and_no_other_business_of_a_turn() -> None:
    game = declined(live())
    assert game.refused(B, FileMaxima(((VERMONT, 10),), 10)) is Reason.NOT_NOW
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    assert game.refused(A, Decline()) is Reason.NOT_NOW


def test_sealed_maxima_are_filed_once() -> None:
    game = declined(by_post())
    game.play(B, SetMaximum(40))
    game.play(C, PassBid())
    for seat in (B, C):
        for action in (SetMaximum(50), FileMaxima(((VERMONT, 50),), 50), PassBid()):
            assert game.refused(seat, action) is Reason.ALREADY_FILED


def test_sealed_maxima_refuse_what_is_too_low_or_too_high() -> None:
    game = declined(by_post().cash(B, 100).owns(B, BALTIC))
    for amount in (0, -1):
        assert game.refused(B, SetMaximum(amount)) is Reason.BID_TOO_LOW
    assert game.refused(B, SetMaximum(131)) is Reason.CANNOT_AFFORD
    assert game.refused(B, FileMaxima(((VERMONT, 131),), 5)) is Reason.CANNOT_AFFORD
    assert game.refused(B, FileMaxima(((VERMONT, 10),), -1)) is Reason.BID_TOO_LOW
    assert game.refused(B, Bid(10)) is Reason.NOT_NOW
    game.play(B, SetMaximum(130))


def test_sealed_maxima_are_for_the_lots_that_are_up() -> None:
    game = declined(by_post())
    assert game.refused(B, FileMaxima(((BALTIC, 10),), 10)) is Reason.NOT_IN_AUCTION
    twice = FileMaxima(((VERMONT, 10), (VERMONT, 20)), 20)
    assert game.refused(B, twice) is Reason.NOT_IN_AUCTION


def test_several_sealed_lots_take_maxima_by_lot() -> None:
    game = by_post().owns(D, BALTIC, MEDITERRANEAN)
    game.play(D, Resign())
    assert isinstance(game.decision, SealedAuction)
    assert game.refused(B, SetMaximum(10)) is Reason.NOT_IN_AUCTION


def test_nobody_bids_where_nothing_is_for_sale() -> None:
    for action in (Bid(10), SetMaximum(10), PassBid(), FileMaxima((), 0)):
        assert live().refused(A, action) is Reason.NOT_NOW
