"""House rules cash-bids and bids-without-cap: how high a bid may be (AMB-20 a and c)."""

import pytest

from engine.core.actions import (
    Bid,
    Build,
    Decline,
    FileMaxima,
    GiveUp,
    Lift,
    Mortgage,
    PassBid,
    RaiseMoney,
    Resign,
    SetMaximum,
)
from engine.core.decisions import Auction, DebtSettlement, SealedAuction, ToEnd
from engine.core.errors import Reason
from engine.core.events import AuctionOpened, AuctionWon, BidMade, DeedTaken, WentBankrupt
from engine.core.offered import BidRange, BuildOffer, LiftOffer, MaximumRange
from engine.core.position import HIGHEST_BID
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    MEDITERRANEAN,
    ORIENTAL,
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

CASH, NO_CAP = "cash-bids", "bids-without-cap"


def declined(game: Game) -> Game:
    """A comes to Vermont and does not buy it."""
    land_on(game, VERMONT)
    game.play(A, Decline())
    return game


def passing(game: Game, *seats: int) -> Game:
    for seat in seats:
        game.play(seat, PassBid())
    return game


# -- cash in hand ------------------------------------------------------------------------------


def test_amb_20_a_bid_goes_up_to_the_cash() -> None:
    game = declined(live_with(CASH).cash(B, 80).owns(B, READING))
    assert game.offers(B)[:2] == [BidRange(1, 80), MaximumRange(1, 80)]
    assert game.refused(B, Bid(81)) is Reason.BID_TOO_HIGH
    assert game.refused(B, SetMaximum(81)) is Reason.BID_TOO_HIGH
    assert game.refused(B, Bid(181)) is Reason.CANNOT_AFFORD
    game.play(B, Bid(80))


def test_amb_21_cash_may_be_raised_first() -> None:
    game = declined(live_with(CASH).cash(B, 80).owns(B, READING))
    game.play(B, Mortgage(READING))
    game.play(B, Bid(180))
    assert game.happened(BidMade) == [BidMade(B, VERMONT, 180)]


def test_amb_21_whoever_could_raise_it_is_waited_for() -> None:
    game = declined(live_with(CASH).cash(B, 0).owns(B, READING).cash(C, 0))
    assert game.awaited == (A, B, D)
    assert game.offers(B)[0] == PassBid()
    passing(game, A, D)
    assert isinstance(game.decision, Auction)
    game.play(B, Mortgage(READING))
    game.play(B, Bid(1))
    assert game.owner(VERMONT) == B


def leading() -> Game:
    """B has $200 and leads with $120; the browns and a mortgaged Reading are B's."""
    game = live_with(CASH).cash(B, 200).owns(B, *BROWNS, READING).mortgaged(READING)
    game = declined(game)
    game.play(B, Bid(120))
    return game


def test_amb_21_who_leads_may_not_build_below_the_bid() -> None:
    game = leading()
    assert [o for o in game.offers(B) if isinstance(o, BuildOffer)] == [BuildOffer("brown", 1, 1)]
    two = Build(((BALTIC, 1), (MEDITERRANEAN, 1)))
    assert game.refused(B, two) is Reason.BID_BINDS
    game.play(B, Build(((BALTIC, 1),)))
    assert game.is_sound()
    assert game.refused(B, Build(((MEDITERRANEAN, 1),))) is Reason.BID_BINDS


def test_amb_21_nor_pay_a_mortgage_off_below_it() -> None:
    game = leading()
    assert game.refused(B, Lift(READING)) is Reason.BID_BINDS
    assert not [o for o in game.offers(B) if isinstance(o, LiftOffer)]
    game.play(C, Bid(121))
    game.play(B, Lift(READING))


def test_amb_22_the_winner_pays_at_once() -> None:
    game = passing(leading(), A, C, D)
    assert game.happened(DeedTaken) == [DeedTaken(B, VERMONT)]
    assert game.cash_of(B) == 80
    assert isinstance(game.decision, ToEnd)


def test_amb_21_sealed_maxima_are_cut_to_the_cash_at_the_close() -> None:
    game = declined(by_post_with(CASH).cash(B, 200).owns(B, *BROWNS))
    assert game.refused(B, SetMaximum(201)) is Reason.BID_TOO_HIGH
    game.play(B, SetMaximum(200))
    game.play(B, Build(((BALTIC, 1), (MEDITERRANEAN, 1))))
    game.play(C, SetMaximum(150))
    passing(game, A, D)
    assert game.happened(AuctionWon) == [AuctionWon(C, VERMONT, 101)]


def test_amb_24_each_lot_won_leaves_less_for_the_next() -> None:
    game = by_post_with(CASH).cash(A, 0).owns(A, BALTIC, ORIENTAL).cash(B, 100).owns(B, READING)
    game.owes(A, 5000).play(A, GiveUp())
    game.play(B, FileMaxima(((BALTIC, 90), (ORIENTAL, 90)), 1000))
    game.play(C, FileMaxima(((BALTIC, 79), (ORIENTAL, 30)), 1000))
    game.play(D, PassBid())
    assert (game.owner(BALTIC), game.owner(ORIENTAL)) == (B, C)
    assert game.cash_of(B) == 20


def test_amb_23_a_bid_that_leads_again_must_still_be_covered() -> None:
    game = declined(live_with(CASH).cash(B, 200).owns(B, *BROWNS))
    game.play(B, Bid(150))
    game.play(C, Bid(160))
    game.play(B, Build(((BALTIC, 1), (MEDITERRANEAN, 1))))
    game.play(C, Resign())
    assert isinstance(game.decision, Auction)
    assert game.decision.leader is None
    assert game.is_sound()


# -- no cap ------------------------------------------------------------------------------------


@pytest.mark.parametrize("amount", [5000, HIGHEST_BID])
def test_amb_20_c_any_bid_at_all(amount: int) -> None:
    game = declined(live_with(NO_CAP))
    game.play(B, Bid(amount))
    assert game.happened(BidMade) == [BidMade(B, VERMONT, amount)]
    assert game.is_sound()


def test_amb_20_c_up_to_a_limit_that_nobody_meets() -> None:
    game = declined(live_with(NO_CAP).cash(B, 0))
    assert game.offers(B)[0] == BidRange(1, HIGHEST_BID)
    assert game.refused(B, Bid(HIGHEST_BID + 1)) is Reason.BID_TOO_HIGH
    assert game.refused(B, SetMaximum(HIGHEST_BID + 1)) is Reason.BID_TOO_HIGH


def test_amb_20_c_who_can_raise_the_price_pays_it() -> None:
    game = declined(live_with(NO_CAP).cash(B, 100).owns(B, READING))
    game.play(B, Bid(180))
    passing(game, A, C, D)
    assert isinstance(game.decision, DebtSettlement)
    game.play(B, RaiseMoney((), (READING,)))
    assert (game.owner(VERMONT), game.cash_of(B)) == (B, 20)


def test_amb_20_c_who_cannot_is_bankrupt_to_the_bank_and_the_lot_is_sold_again() -> None:
    game = declined(live_with(NO_CAP).cash(B, 100).owns(B, BOARDWALK))
    game.play(B, Bid(2000))
    passing(game, A, C, D)
    assert game.awaited == (B,)
    game.play(B, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(B, ())]
    lots = [event.lots for event in game.happened(AuctionOpened)]  # type: ignore[attr-defined]
    assert lots == [(VERMONT,)]
    assert game.awaited == (A, C, D)
    game.play(C, Bid(70))
    passing(game, A, D)
    assert game.owner(VERMONT) == C
    # B's own lots come after it.
    assert isinstance(game.decision, Auction)
    assert game.decision.space == BOARDWALK


def test_amb_20_c_by_post_the_second_bidder_has_it_in_a_second_auction() -> None:
    game = declined(by_post_with(NO_CAP, "fast-bankruptcy").cash(B, 100))
    game.play(B, SetMaximum(5000))
    game.play(C, SetMaximum(1000))
    passing(game, A, D)
    assert game.happened(WentBankrupt) == [WentBankrupt(B, ())]
    assert isinstance(game.decision, SealedAuction)
    game.play(C, SetMaximum(60))
    passing(game, A, D)
    assert game.owner(VERMONT) == C


def test_amb_21_without_a_cap_a_leader_may_spend_all() -> None:
    game = declined(live_with(NO_CAP).cash(B, 200).owns(B, *BROWNS))
    game.play(B, Bid(190))
    game.play(B, Build(((BALTIC, 2), (MEDITERRANEAN, 2))))
    assert game.cash_of(B) == 0
    assert game.is_sound()
