"""AMB-06, AMB-45: who leaves while a third throw waits for its fine; the estate comes first."""

from collections.abc import Callable

import pytest

from engine.core.actions import (
    Buy,
    GiveUp,
    Mortgage,
    PassBid,
    RaiseMoney,
    Resign,
    SetMaximum,
    Throw,
)
from engine.core.decisions import Auction, BuyOrDecline, DebtSettlement, SealedAuction
from engine.core.errors import Reason
from engine.core.events import AuctionOpened, Moved, Paid
from engine.core.steps import EstateSale, MoveOn
from engine.core.why import Rent
from tests.support.game import (
    BALTIC,
    JAIL,
    READING,
    TENNESSEE,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    live,
)

TABLES = pytest.mark.parametrize("table", [live, by_post])


def short_of_the_fine(table: Callable[[], Game]) -> Game:
    """A has thrown 8 for the third time, towards Tennessee, and has $46 of the $50."""
    game = table().jailed(A, 2).cash(A, 46).owns(A, READING).owns(B, TENNESSEE)
    game.to_move(A).play(A, Throw(), (3, 5))
    return game


def pay_the_fine(game: Game) -> None:
    game.play(A, RaiseMoney((), (READING,)))


def pass_all(game: Game) -> None:
    """Whoever is asked for a bid passes, until no auction is open."""
    while isinstance(game.decision, Auction | SealedAuction):
        game.play(game.awaited[0], PassBid())


@TABLES
def test_amb_06_an_estate_is_sold_before_the_token_moves(table: Callable[[], Game]) -> None:
    game = short_of_the_fine(table)
    game.play(B, Resign())
    assert isinstance(game.decision, DebtSettlement)
    pay_the_fine(game)
    assert isinstance(game.decision, Auction | SealedAuction)
    assert game.space_of(A) == JAIL
    assert game.happened(Moved) == []


@TABLES
def test_amb_06_a_lot_of_the_estate_is_sold_once(table: Callable[[], Game]) -> None:
    game = short_of_the_fine(table)
    game.play(B, Resign())
    pay_the_fine(game)
    game.play(C, SetMaximum(30))
    pass_all(game)
    assert game.owner(TENNESSEE) == C
    assert game.space_of(A) == TENNESSEE
    rents = [it for it in game.happened(Paid) if isinstance(it.why, Rent)]
    assert [(it.seat, it.to) for it in rents] == [(A, (C,))]


@TABLES
def test_amb_06_what_nobody_bid_for_may_be_bought_by_landing(table: Callable[[], Game]) -> None:
    game = short_of_the_fine(table).cash(A, 46)
    game.play(B, Resign())
    pay_the_fine(game)
    pass_all(game)
    assert game.decision == BuyOrDecline(game.decision.id, A, TENNESSEE)
    game.cash(A, 500).play(A, Buy())
    assert game.owner(TENNESSEE) == A
    assert not any(isinstance(frame, EstateSale) for frame in game.state.stack)


@TABLES
def test_amb_24_estates_in_the_lock_are_sold_in_the_order_of_leaving(
    table: Callable[[], Game],
) -> None:
    game = short_of_the_fine(table).owns(C, BALTIC)
    game.play(B, Resign())
    game.play(C, Resign())
    moves = [place for place, it in enumerate(game.state.stack) if isinstance(it, MoveOn)]
    estates = [
        (place, it.debtor)
        for place, it in enumerate(game.state.stack)
        if isinstance(it, EstateSale)
    ]
    assert [debtor for _, debtor in reversed(estates)] == [B, C]
    assert min(place for place, _ in estates) > moves[0]


@TABLES
def test_amb_45_who_fails_the_fine_leaves_an_estate_after_the_others(
    table: Callable[[], Game],
) -> None:
    game = short_of_the_fine(table)
    game.state.deeds[READING].mortgaged = True
    game.play(B, Resign())
    game.play(A, GiveUp())
    assert game.happened(AuctionOpened)[0].lots == (TENNESSEE,)
    game.play(C, PassBid())
    game.play(D, PassBid())
    assert game.happened(AuctionOpened)[0].lots == (READING,)
    pass_all(game)
    assert (game.state.mover, game.space_of(A)) == (C, JAIL)


def test_amb_06_bidders_in_the_lock_mortgage_nothing() -> None:
    game = short_of_the_fine(live).owns(D, BALTIC)
    game.play(B, Resign())
    pay_the_fine(game)
    assert isinstance(game.decision, Auction)
    assert game.refused(D, Mortgage(BALTIC)) is Reason.LOCKED
