"""House rule no-auctions: what is not bought, or goes back to the Bank, stays there."""

from collections.abc import Callable

import pytest

from engine.core.actions import Buy, Decline, EndTurn, GiveUp, Resign, Throw
from engine.core.decisions import BuyOrDecline, ToEnd, ToThrow
from engine.core.events import (
    AuctionOpened,
    EstateSurrendered,
    PropertyBought,
    PurchaseDeclined,
    Received,
)
from engine.core.why import Share
from tests.support.game import BALTIC, ORIENTAL, VERMONT, A, B, C, D, Game, by_post_with, live_with
from tests.support.landings import draw_card, land_on

CHAIRMAN = "CH-CHAIRMAN"
tables = pytest.mark.parametrize("table", [live_with, by_post_with])
Seating = Callable[..., Game]


@tables
def test_buy_04_what_is_declined_stays_with_the_bank(table: Seating) -> None:
    game = land_on(table("no-auctions"), BALTIC)
    game.play(A, Decline())
    assert game.events[0] == PurchaseDeclined(A, BALTIC)
    assert not game.happened(AuctionOpened)
    assert game.owner(BALTIC) is None
    assert isinstance(game.decision, ToEnd | ToThrow)


def test_buy_01_the_next_visitor_has_the_option_again() -> None:
    game = land_on(live_with("no-auctions"), BALTIC)
    game.play(A, Decline())
    game.play(A, EndTurn())
    land_on(game, BALTIC, seat=B)
    game.play(B, Buy())
    assert game.happened(PropertyBought) == [PropertyBought(B, BALTIC, 60)]


def test_buy_04_the_option_of_one_who_resigns_is_nobodys() -> None:
    game = land_on(live_with("no-auctions"), BALTIC)
    assert isinstance(game.decision, BuyOrDecline)
    game.play(A, Resign())
    assert not game.happened(AuctionOpened)
    assert game.decision == ToThrow(game.decision.id, B, 0)


@tables
def test_bkr_09_a_bankrupts_deeds_stay_with_the_bank(table: Seating) -> None:
    game = table("no-auctions").cash(A, 20).owns(A, BALTIC, ORIENTAL).mortgaged(BALTIC)
    game.owes(A, 1000).play(A, GiveUp())
    assert game.happened(EstateSurrendered) == [EstateSurrendered(A, 20, (BALTIC, ORIENTAL), ())]
    assert not game.happened(AuctionOpened)
    assert (game.owner(BALTIC), game.state.deeds[BALTIC].mortgaged) == (None, False)
    assert game.decision == ToThrow(game.decision.id, B, 0)


@tables
def test_amb_35_the_pot_of_cash_is_still_shared_out(table: Seating) -> None:
    game = table("no-auctions").cash(A, 20).owns(A, VERMONT)
    draw_card(game, CHAIRMAN).play(A, GiveUp())
    assert game.happened(Received) == [
        Received(B, 7, Share(A)),
        Received(C, 7, Share(A)),
        Received(D, 6, Share(A)),
    ]
    assert not game.happened(AuctionOpened)
    assert game.owner(VERMONT) is None


def test_amb_35_a_sharer_who_goes_first_has_no_share() -> None:
    game = live_with("no-auctions", seats=3).cash(A, 9).cash(B, 0)
    draw_card(game, CHAIRMAN).play(A, GiveUp())
    assert [event.seat for event in game.happened(Received)] == [B, C]
    assert game.play(B, Throw(), (1, 2))
