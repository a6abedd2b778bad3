"""AMB-17 to AMB-22: secret maxima, limits, raising money among bids."""

from collections.abc import Callable

import pytest

from engine.core.actions import (
    AcceptTrade,
    Bid,
    Build,
    Buy,
    Lift,
    Mortgage,
    OfferTrade,
    RaiseMoney,
    SellBuildings,
    SetMaximum,
    Side,
)
from engine.core.decisions import Auction, BuyOrDecline, DebtSettlement, ToEnd
from engine.core.errors import Reason
from engine.core.events import AuctionUnsold, AuctionWon, DebtOpened, DeedTaken, MaximumFiled
from engine.core.why import AuctionPrice
from engine.view import public_view, seat_view
from tests.engine.rules.bidding import bids, declined, paid, passing, sales
from tests.support.editions import builds_any_time
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    MEDITERRANEAN,
    READING,
    VERMONT,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    live,
)
from tests.support.landings import land_on

# -- AMB-17: the two forms -----------------------------------------------------------------------


def test_amb_17_open_calls_come_in_any_order_until_all_others_pass() -> None:
    game = declined(live())
    for seat, amount in ((D, 5), (B, 20), (D, 21), (A, 100)):
        game.play(seat, Bid(amount))
    passing(game, B, D)
    assert isinstance(game.decision, Auction)
    assert game.awaited == (C,)
    passing(game, C)
    assert sales(game.events) == [AuctionWon(A, VERMONT, 100)]


def test_amb_17_a_secret_maximum_calls_no_more_than_it_must() -> None:
    game = declined(live())
    game.play(B, SetMaximum(100))
    assert bids(game) == [(B, 1)]
    game.play(C, Bid(30))
    assert bids(game) == [(C, 30), (B, 31)]
    game.play(C, SetMaximum(80))
    assert bids(game) == [(B, 81)]
    game.play(C, Bid(101))
    assert bids(game) == [(C, 101)]


def test_amb_17_of_two_maxima_the_higher_leads_by_one_dollar() -> None:
    game = declined(live())
    game.play(B, SetMaximum(60))
    game.play(C, SetMaximum(90))
    assert bids(game) == [(C, 61)]
    game.play(C, SetMaximum(200))
    assert bids(game) == []
    game.play(D, SetMaximum(150))
    assert bids(game) == [(C, 151)]


def test_amb_17_one_dollar_over_the_second_is_capped_by_the_own_maximum() -> None:
    game = declined(live())
    game.play(B, SetMaximum(60))
    game.play(C, SetMaximum(61))
    assert bids(game) == [(C, 61)]
    sealed = declined(by_post())
    for seat, most in ((A, 60), (B, 60), (C, 5)):
        sealed.play(seat, SetMaximum(most))
    passing(sealed, D)
    assert sales(sealed.events) == [AuctionWon(A, VERMONT, 60)]


@pytest.mark.parametrize("make", [live, by_post])
def test_amb_17_maxima_are_secret(make: Callable[..., Game]) -> None:
    game = declined(make())
    game.play(B, SetMaximum(77))
    assert game.happened(MaximumFiled) == [MaximumFiled(B, game.decision.id)]
    for view in (public_view(game.state), seat_view(game.state, C)):
        assert "77" not in repr(view.decision)
    assert "77" in repr(seat_view(game.state, B).decision)


def test_amb_17_a_lone_maximum_pays_one_dollar() -> None:
    for make in (live, by_post):
        game = declined(make())
        game.play(B, SetMaximum(500))
        passing(game, A, C, D)
        assert sales(game.events) == [AuctionWon(B, VERMONT, 1)]


def test_amb_17_sealed_nobody_sees_who_bid_or_passed() -> None:
    game = declined(by_post())
    passing(game, B)
    seen = public_view(game.state).decision
    other = declined(by_post())
    other.play(B, SetMaximum(300))
    assert game.happened(MaximumFiled) == other.happened(MaximumFiled) == [MaximumFiled(B, 3)]
    assert seen == public_view(other.state).decision


def test_amb_17_sealed_it_closes_when_all_who_can_pay_have_filed() -> None:
    game = declined(by_post().cash(D, 0))
    game.play(A, SetMaximum(20))
    game.play(C, SetMaximum(30))
    assert not sales(game.events)
    passing(game, B)
    assert sales(game.events) == [AuctionWon(C, VERMONT, 21)]


# -- AMB-18, AMB-19 ------------------------------------------------------------------------------


def test_amb_18_bids_are_one_dollar_up() -> None:
    game = declined(live())
    assert game.refused(B, Bid(0)) is Reason.BID_TOO_LOW
    game.play(B, Bid(1))
    assert game.refused(C, Bid(1)) is Reason.BID_TOO_LOW
    game.play(C, Bid(2))
    assert declined(by_post()).refused(B, SetMaximum(0)) is Reason.BID_TOO_LOW


@pytest.mark.parametrize("make", [live, by_post])
def test_amb_19_without_a_bid_it_stays_with_the_bank(make: Callable[..., Game]) -> None:
    game = passing(declined(make(3)), B, C, A)
    assert sales(game.events) == [AuctionUnsold(VERMONT)]
    assert game.owner(VERMONT) is None
    land_on(game.to_move(B), VERMONT, seat=B)
    assert isinstance(game.decision, BuyOrDecline)
    game.play(B, Buy())
    assert game.owner(VERMONT) == B


# -- AMB-20 to AMB-22: what a bid may be worth ---------------------------------------------------


def test_amb_20_a_bid_may_be_all_that_the_bank_would_pay_for() -> None:
    game = live().cash(B, 10).owns(B, READING, *BROWNS).levels(BROWNS, 2, 1)
    declined(game)  # 10 in cash, 75 for the houses, 100 + 30 + 30 on the deeds
    assert game.refused(B, Bid(246)) is Reason.CANNOT_AFFORD
    game.play(B, Bid(245))
    passing(game, A, C, D)
    debt = DebtOpened(B, (), 245, AuctionPrice(VERMONT))
    assert game.happened(DebtOpened) == [debt]
    assert game.owner(VERMONT) is None
    game.play(B, RaiseMoney(tuple((space, 0) for space in BROWNS), (READING, *BROWNS)))
    assert game.events[-3:-1] == (paid(B, VERMONT, 245), DeedTaken(B, VERMONT))
    assert (game.owner(VERMONT), game.cash_of(B)) == (B, 0)
    assert isinstance(game.decision, ToEnd)


def test_amb_20_by_post_as_well() -> None:
    game = declined(by_post().cash(B, 10).owns(B, READING))
    assert game.refused(B, SetMaximum(111)) is Reason.CANNOT_AFFORD
    game.play(B, SetMaximum(110))
    game.play(C, SetMaximum(90))
    passing(game, A, D)
    assert isinstance(game.decision, DebtSettlement)
    game.play(B, Mortgage(READING))
    assert (game.owner(VERMONT), game.cash_of(B)) == (B, 10 + 100 - 91)


def test_amb_21_bidders_may_borrow_and_sell_to_the_bank() -> None:
    game = live().cash(B, 10).owns(B, READING, *BROWNS).levels(BROWNS, 1, 1)
    declined(game)
    game.play(B, Bid(40))
    game.play(B, Mortgage(READING))
    game.play(B, SellBuildings(tuple((space, 0) for space in BROWNS)))
    assert game.cash_of(B) == 160
    passing(game, A, C, D)
    assert (game.owner(VERMONT), game.cash_of(B)) == (B, 120)


@builds_any_time
def test_amb_21_a_leader_keeps_the_price_within_reach() -> None:
    game = live().cash(B, 100).owns(B, READING, *BROWNS).mortgaged(READING)
    declined(game)
    game.play(B, Bid(136))
    assert game.refused(B, Build(((BALTIC, 1),))) is Reason.BID_BINDS
    game.play(C, Bid(137))
    game.play(B, Build(((BALTIC, 1),)))
    assert game.state.raisable(B) == 135


def test_amb_21_lifting_costs_a_leader_the_interest() -> None:
    game = live().cash(B, 120).owns(B, READING).mortgaged(READING)
    declined(game)
    game.play(B, Bid(111))
    assert game.refused(B, Lift(READING)) is Reason.BID_BINDS
    game.play(C, Bid(112))
    game.play(B, Lift(READING))


def test_amb_21_trades_wait_for_open_calls_to_end_but_not_by_post() -> None:
    for make, legal in ((live, False), (by_post, True)):
        game = declined(make().owns(B, READING))
        game.play(B, OfferTrade(C, Side(deeds=(READING,)), Side(cash=150)))
        accept = AcceptTrade(game.state.trades[0].id)
        if legal:
            game.play(C, accept)
            assert game.owner(READING) == C
        else:
            assert game.refused(C, accept) is Reason.TRADE_DURING_BIDDING


def test_amb_21_by_post_a_maximum_is_cut_to_what_can_still_be_raised() -> None:
    game = declined(by_post())
    game.play(B, SetMaximum(1000))
    game.play(B, OfferTrade(C, Side(cash=1450), Side()))
    game.play(C, AcceptTrade(game.state.trades[0].id))
    game.play(D, SetMaximum(51))
    passing(game, A, C)
    assert sales(game.events) == [AuctionWon(D, VERMONT, 51)]


@builds_any_time
def test_amb_21_open_calls_cut_it_too() -> None:
    game = live().cash(B, 100).owns(B, *BROWNS)
    declined(game)
    game.play(B, SetMaximum(160))
    game.play(B, Build(((BALTIC, 1), (MEDITERRANEAN, 1))))
    game.play(C, Bid(105))
    assert bids(game) == [(C, 105), (B, 106)]
    game.play(C, Bid(109))
    assert bids(game) == [(C, 109), (B, 110)]
    game.play(C, Bid(111))
    assert bids(game) == [(C, 111)]


def test_amb_22_what_was_won_does_not_help_to_pay_for_itself() -> None:
    game = declined(live().cash(B, 10).owns(B, READING), BOARDWALK)
    game.play(B, Bid(110))
    passing(game, A, C, D)
    assert game.refused(B, Mortgage(BOARDWALK)) is Reason.NOT_OWNER
    assert game.refused(B, RaiseMoney((), (BOARDWALK,))) is Reason.NOT_OWNER
    game.play(B, Mortgage(READING))
    game.play(B, Mortgage(BOARDWALK))
    assert game.cash_of(B) == 200
