"""House rule fast-bankruptcy: no rescue, the creditor gets the cash, the Bank gets the deeds."""

from collections.abc import Callable

import pytest

from engine.core.actions import Mortgage, RaiseMoney, Resign
from engine.core.decisions import DebtSettlement, ToThrow
from engine.core.events import (
    AuctionOpened,
    BuildingsSold,
    DebtOpened,
    EstateSurrendered,
    EstateTaken,
    Event,
    GameEnded,
    Received,
    WentBankrupt,
)
from engine.core.why import Share
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    LUXURY_TAX,
    MEDITERRANEAN,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    D,
    Game,
    by_post_with,
    live,
    live_with,
)
from tests.support.landings import draw_card, land_on

FAST = "fast-bankruptcy"
Seating = Callable[..., Game]
tables = pytest.mark.parametrize("table", [live_with, by_post_with])


def to_boardwalk(game: Game) -> Game:
    """A comes to B's hotel on Boardwalk and owes 2000."""
    return land_on(game.owns(B, *DARK_BLUES).levels(DARK_BLUES, 5, 5), BOARDWALK)


def estate(game: Game) -> list[Event]:
    """How what somebody had was dealt with."""
    kinds = (BuildingsSold, EstateTaken, EstateSurrendered, AuctionOpened, Received)
    return [event for event in game.events if isinstance(event, kinds)]


@tables
def test_bkr_02_the_creditor_gets_the_cash_alone(table: Seating) -> None:
    game = table(FAST).cash(A, 30).owns(A, BALTIC, ORIENTAL).mortgaged(ORIENTAL)
    game.holds(A, "CH-GOOJF")
    to_boardwalk(game)
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B,))]
    assert estate(game) == [
        EstateTaken(A, B, 30, (), ()),
        EstateSurrendered(A, 0, (BALTIC, ORIENTAL), ("CH-GOOJF",)),
    ]
    assert game.cash_of(B) == 1530
    assert game.state.decks["chance"][-1] == "CH-GOOJF"


@tables
def test_bkr_09_the_deeds_go_back_unmortgaged_and_are_not_auctioned(table: Seating) -> None:
    game = to_boardwalk(table(FAST).cash(A, 30).owns(A, BALTIC, ORIENTAL).mortgaged(ORIENTAL))
    assert not game.happened(AuctionOpened)
    assert (game.owner(BALTIC), game.owner(ORIENTAL)) == (None, None)
    assert not game.state.deeds[ORIENTAL].mortgaged
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_bkr_03_half_the_price_of_the_buildings_is_part_of_the_cash() -> None:
    game = live_with(FAST).cash(A, 0).owns(A, *BROWNS).levels(BROWNS, 3, 3)
    to_boardwalk(game)
    assert estate(game)[1:] == [
        EstateTaken(A, B, 150, (), ()),
        EstateSurrendered(A, 0, (MEDITERRANEAN, BALTIC), ()),
    ]
    assert game.state.houses == 32


def test_amb_64_a_debt_that_cannot_be_raised_fails_at_once() -> None:
    game = to_boardwalk(live_with(FAST))
    assert game.happened(DebtOpened)
    assert A not in game.state.players()
    slow = to_boardwalk(live())
    assert isinstance(slow.decision, DebtSettlement)


def test_bkr_01_a_debt_that_can_be_raised_is_raised() -> None:
    game = to_boardwalk(live_with(FAST).cash(A, 1900).owns(A, READING))
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, RaiseMoney((), (READING,)))
    assert (game.cash_of(A), game.cash_of(B)) == (0, 3500)
    assert A in game.state.players()


def test_amb_65_what_was_mortgaged_for_the_debt_stays_with_the_creditor() -> None:
    game = to_boardwalk(live_with(FAST).cash(A, 1900).owns(A, READING, BALTIC))
    game.play(A, Mortgage(BALTIC))
    game.play(A, Resign())
    assert estate(game) == [
        EstateTaken(A, B, 1930, (), ()),
        EstateSurrendered(A, 0, (BALTIC, READING), ()),
    ]


def test_bkr_08_owing_the_bank_everything_goes_there() -> None:
    game = land_on(live_with(FAST).cash(A, 30).owns(A, BALTIC), LUXURY_TAX)
    assert estate(game) == [EstateSurrendered(A, 30, (BALTIC,), ())]
    assert [game.cash_of(seat) for seat in (B, C, D)] == [1500] * 3


def test_amb_35_several_creditors_share_the_cash() -> None:
    game = draw_card(live_with(FAST).cash(A, 20).owns(A, BALTIC), "CH-CHAIRMAN")
    assert estate(game) == [
        EstateSurrendered(A, 20, (BALTIC,), ()),
        Received(B, 7, Share(A)),
        Received(C, 7, Share(A)),
        Received(D, 6, Share(A)),
    ]


def test_amb_36_others_who_can_pay_are_waited_for_first() -> None:
    game = live_with(FAST).cash(B, 5).cash(C, 5).owns(C, READING)
    draw_card(game, "CC-OPERA")
    assert isinstance(game.decision, DebtSettlement)
    assert game.awaited == (C,)
    assert B in game.state.players()
    game.play(C, RaiseMoney((), (READING,)))
    assert game.happened(WentBankrupt) == [WentBankrupt(B, (A,))]
    assert game.cash_of(A) == 1500 + 50 + 50 + 5


def test_bkr_11_the_last_player_wins_at_once() -> None:
    game = live_with(FAST)
    game.play(C, Resign())
    game.play(D, Resign())
    to_boardwalk(game)
    assert game.happened(GameEnded) == [GameEnded((B,))]


@tables
def test_together_with_a_pot_and_without_auctions(table: Seating) -> None:
    game = land_on(table(FAST, "parking-pot 100", "no-auctions").cash(A, 30), LUXURY_TAX)
    assert A not in game.state.players()
    assert game.state.pot == 100
    assert game.is_sound()
