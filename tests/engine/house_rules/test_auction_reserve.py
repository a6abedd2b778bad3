"""House rules auction-reserve and auction-step: the least first bid and raise (AMB-18)."""

from collections.abc import Callable

import pytest

from engine.core.actions import Bid, Decline, FileMaxima, GiveUp, PassBid, Resign, SetMaximum
from engine.core.decisions import Auction, SealedAuction
from engine.core.errors import Reason
from engine.core.events import AuctionUnsold, AuctionWon, BidMade
from engine.core.offered import BidRange, LotsOffer, MaximumRange
from engine.players.computer import next_action
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    READING,
    VERMONT,
    A,
    B,
    C,
    D,
    Game,
    by_post_with,
    live_with,
)
from tests.support.landings import land_on

HALF, TENS = "auction-reserve 50", "auction-step 10"


def declined(game: Game, space: int = VERMONT) -> Game:
    """A comes to a lot that nobody has, and does not buy it."""
    land_on(game, space)
    game.play(A, Decline())
    return game


def won(game: Game) -> list[tuple[int, int]]:
    return [(event.seat, event.price) for event in game.happened(AuctionWon)]  # type: ignore[attr-defined]


# -- reserve, open calls -----------------------------------------------------------------------


def test_amb_18_the_first_bid_is_that_share_of_the_printed_price() -> None:
    game = declined(live_with(HALF))
    assert game.refused(B, Bid(49)) is Reason.BID_TOO_LOW
    assert game.offers(B)[:2] == [BidRange(50, 1500), MaximumRange(50, 1500)]
    game.play(B, Bid(50))
    game.play(C, Bid(51))
    assert isinstance(game.decision, Auction)
    assert game.decision.price == 51


@pytest.mark.parametrize(
    ("percent", "space", "least"), [(33, BALTIC, 20), (1, BALTIC, 1), (55, READING, 110)]
)
def test_amb_18_the_reserve_is_rounded_up(percent: int, space: int, least: int) -> None:
    game = declined(live_with(f"auction-reserve {percent}"), space)
    assert game.offers(B)[0] == BidRange(least, 1500)


def test_amb_25_whoever_cannot_reach_the_reserve_is_not_waited_for() -> None:
    game = declined(live_with(HALF).cash(C, 49).cash(D, 50))
    assert game.awaited == (A, B, D)
    assert game.refused(C, Bid(49)) is Reason.BID_TOO_LOW


def test_amb_19_without_a_bid_it_stays_with_the_bank() -> None:
    game = declined(live_with(HALF))
    for seat in (A, B, C, D):
        game.play(seat, PassBid())
    assert game.happened(AuctionUnsold) == [AuctionUnsold(VERMONT)]


def test_amb_17_a_secret_maximum_begins_at_the_reserve() -> None:
    game = declined(live_with(HALF))
    assert game.refused(B, SetMaximum(49)) is Reason.BID_TOO_LOW
    game.play(B, SetMaximum(90))
    assert game.happened(BidMade) == [BidMade(B, VERMONT, 50)]


def test_amb_23_when_the_only_bid_is_struck_the_reserve_holds_again() -> None:
    game = declined(live_with(HALF))
    game.play(B, Bid(80))
    game.play(B, Resign())
    assert game.refused(C, Bid(49)) is Reason.BID_TOO_LOW
    game.play(C, Bid(50))
    assert isinstance(game.decision, Auction)
    assert game.decision.leader == C


# -- reserve, sealed maxima --------------------------------------------------------------------


def test_amb_17_a_single_sealed_maximum_pays_the_reserve() -> None:
    game = declined(by_post_with(HALF))
    assert game.refused(B, SetMaximum(49)) is Reason.BID_TOO_LOW
    game.play(B, SetMaximum(90))
    for seat in (A, C, D):
        game.play(seat, PassBid())
    assert won(game) == [(B, 50)]


def test_amb_17_of_two_the_second_price_and_one_step() -> None:
    game = declined(by_post_with(HALF, TENS))
    game.play(B, SetMaximum(90))
    game.play(C, SetMaximum(60))
    for seat in (A, D):
        game.play(seat, PassBid())
    assert won(game) == [(B, 70)]


def estate(game: Game) -> Game:
    """A's lots are for sale together."""
    game.cash(A, 0).owns(A, BALTIC, BOARDWALK).cash(B, 150).cash(C, 40).cash(D, 20)
    game.owes(A, 5000).play(A, GiveUp())
    assert isinstance(game.decision, SealedAuction)
    return game


def test_amb_24_each_lot_of_an_estate_has_a_reserve_of_its_own() -> None:
    game = estate(by_post_with(HALF))
    assert game.awaited == (B, C)
    assert game.offers(B)[0] == LotsOffer(((BALTIC, 30),), 150)
    assert game.offers(D)[0] == PassBid()
    assert game.refused(B, FileMaxima(((BALTIC, 29),), 150)) is Reason.BID_TOO_LOW
    assert game.refused(B, FileMaxima(((BOARDWALK, 150),), 150)) is Reason.BID_TOO_LOW
    game.play(B, FileMaxima(((BALTIC, 35),), 150))
    game.play(C, PassBid())
    assert won(game) == [(B, 30)]
    assert game.happened(AuctionUnsold) == [AuctionUnsold(BOARDWALK)]


def test_amb_21_a_maximum_cut_below_the_reserve_is_none() -> None:
    game = estate(by_post_with(HALF).cash(C, 1500)).cash(C, 1500)
    game.play(B, FileMaxima(((BALTIC, 40),), 29))
    game.play(C, FileMaxima(((BALTIC, 50), (BOARDWALK, 210)), 1000))
    assert (C, 30) in won(game)
    assert (C, 200) in won(game)


# -- step --------------------------------------------------------------------------------------


def test_amb_18_a_raise_is_at_least_one_step() -> None:
    game = declined(live_with(TENS))
    game.play(B, Bid(1))
    assert game.refused(C, Bid(10)) is Reason.BID_TOO_LOW
    assert game.offers(C)[0] == BidRange(11, 1500)
    game.play(C, Bid(11))


def test_amb_17_secret_maxima_raise_by_the_step_as_far_as_they_go() -> None:
    game = declined(live_with(TENS))
    game.play(B, SetMaximum(60))
    assert game.happened(BidMade) == [BidMade(B, VERMONT, 1)]
    game.play(C, SetMaximum(55))
    assert isinstance(game.decision, Auction)
    assert (game.decision.leader, game.decision.price) == (B, 60)


# -- computers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [live_with, by_post_with])
@pytest.mark.parametrize("rule", ["auction-reserve 100", "auction-step 100"])
def test_computers_bid_what_may_be_bid(table: Callable[..., Game], rule: str) -> None:
    game = declined(table(rule))
    while isinstance(game.decision, Auction | SealedAuction):
        answer = next_action(game.state, (A, B, C, D))
        assert answer is not None
        game.play(*answer)
    assert game.owner(VERMONT) is not None
