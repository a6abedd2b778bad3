"""SHTG-02, AMB-50: a bid binds as long as it leads, and nothing of it when it is over."""

from engine.core.actions import BidForBuilding, Build, PassBid
from engine.core.decisions import ShortageAuction
from engine.core.events import BuildingWon, Built
from tests.support.game import (
    LIGHT_BLUES,
    ORANGES,
    ORIENTAL,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
    A,
    B,
    Game,
    live,
)


def auction(houses: int, cash: int) -> Game:
    """A claims two houses on the oranges, B two on the light blues, with so much cash."""
    game = live().owns(A, *ORANGES).owns(B, *LIGHT_BLUES).stock(houses, 12).cash(B, cash)
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    game.play(B, Build(((ORIENTAL, 1), (VERMONT, 1))))
    assert isinstance(game.decision, ShortageAuction)
    return game


def test_shtg_02_who_has_paid_for_one_still_contests_the_next() -> None:
    game = auction(houses=2, cash=400)
    game.play(B, BidForBuilding(ORIENTAL, 300))
    game.play(A, PassBid())
    assert game.happened(BuildingWon)
    assert game.happened(Built) == [Built(B, ((ORIENTAL, 1),), 300, 1, 12)]
    assert isinstance(game.decision, ShortageAuction)
    assert game.awaited == (A, B)


def test_amb_50_who_is_outbid_may_bid_again_with_all_of_the_cash() -> None:
    game = auction(houses=2, cash=400)
    game.play(B, BidForBuilding(ORIENTAL, 300))
    game.play(A, BidForBuilding(ST_JAMES, 310))
    assert game.awaited == (B,)
    game.play(B, BidForBuilding(ORIENTAL, 320))
    game.play(A, PassBid())
    assert [(it.seat, it.price) for it in game.happened(BuildingWon)] == [(B, 320)]
