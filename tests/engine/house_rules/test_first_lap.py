"""House rules no-buying-first-lap and no-trading-first-lap: once round the board before that."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Bid,
    Buy,
    Decline,
    FileMaxima,
    Mortgage,
    OfferTrade,
    PassBid,
    Resign,
    SetMaximum,
    Side,
    Throw,
)
from engine.core.decisions import Auction, BuyOrDecline, SealedAuction, ToEnd
from engine.core.errors import Reason
from engine.core.events import AuctionUnsold, Paid
from engine.core.offered import BidRange, MaximumRange, TradeTerms
from engine.players.trading import proposal
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    ILLINOIS,
    INDIANA,
    KENTUCKY,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PARK_PLACE,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
    A,
    B,
    C,
    Game,
    by_post_with,
    live,
    live_with,
)
from tests.support.landings import draw_card, land_on

BUYING, TRADING = "no-buying-first-lap", "no-trading-first-lap"


# -- laps --------------------------------------------------------------------------------------


def test_a_lap_is_done_by_passing_go_or_stopping_on_it() -> None:
    game = live().at(A, 39).owns(A, BALTIC)
    assert game.state.seats[A].laps == 0
    game.play(A, Throw(), (1, 3))
    assert game.state.seats[A].laps == 1
    assert draw_card(live(), "CH-GO").state.seats[A].laps == 1


# -- buying ------------------------------------------------------------------------------------


def test_buy_01_in_the_first_lap_landing_on_what_nobody_owns_does_nothing() -> None:
    game = land_on(live_with(BUYING), ORIENTAL)
    assert isinstance(game.decision, ToEnd)
    assert game.owner(ORIENTAL) is None


def test_buy_01_a_card_that_sends_there_does_nothing_either() -> None:
    game = draw_card(live_with(BUYING), "CH-BOARDWALK")
    assert isinstance(game.decision, ToEnd)
    assert game.owner(BOARDWALK) is None


def test_buy_01_whoever_has_been_round_may_buy() -> None:
    game = land_on(live_with(BUYING).laps(A, 1), ORIENTAL)
    assert isinstance(game.decision, BuyOrDecline)
    game.play(A, Buy())
    assert game.owner(ORIENTAL) == A


def test_go_01_the_salary_on_the_way_already_counts() -> None:
    game = land_on(live_with(BUYING), BALTIC, (3, 2))
    assert isinstance(game.decision, BuyOrDecline)


def test_rent_01_is_paid_in_the_first_lap() -> None:
    game = land_on(live_with(BUYING).owns(B, ORIENTAL), ORIENTAL)
    assert [event.to for event in game.happened(Paid)] == [(B,)]


def declined(game: Game) -> Game:
    """A and C have been round the board; A comes to VERMONT and does not buy it."""
    land_on(game.laps(A, 1).laps(C, 1), VERMONT)
    game.play(A, Decline())
    return game


def test_auc_02_nobody_bids_in_the_first_lap() -> None:
    game = declined(live_with(BUYING))
    assert isinstance(game.decision, Auction)
    assert game.awaited == (A, C)
    assert game.refused(B, Bid(1)) is Reason.TOO_EARLY_TO_BUY
    assert game.refused(B, SetMaximum(50)) is Reason.TOO_EARLY_TO_BUY
    bids = [o for o in game.offers(B) if isinstance(o, BidRange | MaximumRange)]
    assert bids == []
    assert PassBid() in game.offers(B)
    game.play(C, Bid(5))
    game.play(A, PassBid())
    assert game.owner(VERMONT) == C


def test_auc_02_nor_files_a_maximum() -> None:
    game = declined(by_post_with(BUYING))
    assert isinstance(game.decision, SealedAuction)
    assert game.awaited == (A, C)
    assert game.refused(B, SetMaximum(50)) is Reason.TOO_EARLY_TO_BUY
    assert game.refused(B, FileMaxima(((VERMONT, 50),), 50)) is Reason.TOO_EARLY_TO_BUY
    game.play(A, PassBid())
    game.play(C, SetMaximum(50))
    assert game.owner(VERMONT) == C


def test_amb_19_where_nobody_may_bid_the_lot_stays_with_the_bank() -> None:
    game = live_with(BUYING).laps(A, 1)
    land_on(game, VERMONT).play(A, Resign())
    assert game.happened(AuctionUnsold) == [AuctionUnsold(VERMONT)]
    assert game.owner(VERMONT) is None


# -- trading -----------------------------------------------------------------------------------

GIFT = Side((), 10)


def test_amb_56_a_trade_needs_both_to_have_been_round() -> None:
    game = live_with(TRADING).laps(A, 1).laps(C, 2)
    assert game.refused(A, OfferTrade(B, GIFT, Side())) is Reason.TOO_EARLY_TO_TRADE
    assert game.refused(B, OfferTrade(A, GIFT, Side())) is Reason.TOO_EARLY_TO_TRADE
    game.play(A, OfferTrade(C, GIFT, Side()))
    game.play(C, AcceptTrade(game.state.trades[0].id))
    assert (game.cash_of(A), game.cash_of(C)) == (1490, 1510)


def test_amb_56_offers_name_those_who_may_trade() -> None:
    def terms(game: Game, seat: int) -> list[object]:
        return [offer for offer in game.offers(seat) if isinstance(offer, TradeTerms)]

    game = live_with(TRADING).laps(A, 1)
    assert terms(game, A) == terms(game, B) == []
    game.laps(C, 1)
    assert terms(game, A) == [TradeTerms((C,))]
    assert terms(game, C) == [TradeTerms((A,))]
    assert terms(game, B) == []


@pytest.mark.parametrize(("laps", "offered"), [((1, 1), True), ((0, 1), False), ((1, 0), False)])
def test_a_computer_offers_no_trade_before(laps: tuple[int, int], offered: bool) -> None:
    game = live_with(TRADING, seats=2).laps(A, laps[0]).laps(B, laps[1])
    game.owns(A, KENTUCKY, INDIANA, ST_JAMES).owns(B, TENNESSEE, NEW_YORK, ILLINOIS)
    made = False
    for turn in range(400):
        game.state.turn = turn
        made = made or proposal(game.state, A) is not None
    assert made is offered


def test_both_together_and_one_may_still_mortgage() -> None:
    game = live_with(BUYING, TRADING, "dealt-deeds 2").owns(A, *REDS, *ORANGES, READING)
    game.play(A, Mortgage(READING))
    assert game.refused(A, OfferTrade(B, GIFT, Side())) is Reason.TOO_EARLY_TO_TRADE
    land_on(game.owns(B), PARK_PLACE)
    assert isinstance(game.decision, ToEnd)
