"""JAIL: three ways in, four ways out, and what may be done meanwhile."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Build,
    EndTurn,
    GiveUp,
    Mortgage,
    OfferTrade,
    PayFine,
    SellBuildings,
    Side,
    Throw,
    UsePass,
)
from engine.core.decisions import BuyOrDecline, InJail, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import (
    BuildingsSold,
    Built,
    DebtOpened,
    Jailed,
    JailLeft,
    JailThrowFailed,
    Moved,
    Paid,
    PassUsed,
    SalaryPaid,
    TradeMade,
)
from engine.core.why import JailFine
from tests.engine.rules.prisoners import FINE, PASS, failing_without_cash, jailed
from tests.support.game import (
    FREE_PARKING,
    GO_TO_JAIL,
    JAIL,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PENNSYLVANIA_RR,
    READING,
    ST_JAMES,
    TENNESSEE,
    VIRGINIA,
    A,
    B,
    C,
    by_post,
    live,
)
from tests.support.landings import draw_card, land_on

# -- in ----------------------------------------------------------------------------------------


def test_jail_01_sent_by_the_space() -> None:
    game = land_on(live(), GO_TO_JAIL, (2, 4))
    assert game.happened(Jailed) == [Jailed(A, "space")]
    assert (game.space_of(A), game.state.seats[A].jail) == (JAIL, 0)


def test_jail_02_sent_by_a_card_from_anywhere() -> None:
    game = draw_card(live(), "CC-JAIL", space=17)
    assert game.happened(Jailed) == [Jailed(A, "card")]
    assert game.space_of(A) == JAIL


def test_jail_03_sent_by_the_third_doubles() -> None:
    game = live().owns(A, 5, 11).at(A, 1)
    game.play(A, Throw(), (2, 2))
    game.play(A, Throw(), (3, 3))
    game.play(A, Throw(), (6, 6))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]
    assert not game.happened(Moved)
    assert game.space_of(A) == JAIL


def test_jail_04_no_salary_on_the_way() -> None:
    game = draw_card(live().cash(A, 10), "CC-JAIL", space=33)
    assert not game.happened(SalaryPaid)
    assert (game.space_of(A), game.cash_of(A)) == (JAIL, 10)


@pytest.mark.parametrize("way", ["space", "card"])
def test_jail_05_the_turn_ends_even_after_doubles(way: str) -> None:
    game = live().on_top("community_chest", "CC-JAIL")
    land_on(game, GO_TO_JAIL if way == "space" else 17, (3, 3))
    assert game.decision == ToThrow(game.decision.id, B, 0)
    assert game.refused(A, Throw()) is Reason.NOT_AWAITED


def test_jail_06_just_visiting() -> None:
    game = land_on(live(), JAIL, (4, 2))
    assert game.state.seats[A].jail is None
    game.to_move(A)
    game.play(A, Throw(), (4, 6))
    assert game.space_of(A) == FREE_PARKING


# -- out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_jail_07_doubles_on_any_of_three_turns_free(failed: int) -> None:
    game = jailed(failed)
    game.play(A, Throw(), (2, 2))
    assert game.happened(JailLeft) == [JailLeft(A, "doubles")]
    assert game.happened(Moved) == [Moved(A, JAIL, VIRGINIA)]
    assert (game.state.seats[A].jail, game.cash_of(A)) == (None, 1500)
    assert isinstance(game.decision, BuyOrDecline)


def test_jail_08_leaving_by_doubles_gives_no_further_throw() -> None:
    game = jailed()
    game.play(A, Throw(), (5, 5))
    assert game.space_of(A) == FREE_PARKING
    assert isinstance(game.decision, ToEnd)
    assert game.refused(A, Throw()) is Reason.NOT_NOW


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_jail_09_out_by_ones_own_pass(failed: int) -> None:
    game = live().holds(A, PASS).jailed(A, failed).to_move(A)
    game.play(A, UsePass(PASS))
    assert game.happened(PassUsed) == [PassUsed(A, PASS)]
    assert game.happened(JailLeft) == [JailLeft(A, "pass")]
    game.play(A, Throw(), (3, 5))
    assert (game.space_of(A), game.cash_of(A)) == (18, 1500)
    assert game.state.decks["chance"][-1] == PASS


def test_jail_10_out_by_a_pass_bought_from_another() -> None:
    game = live().holds(B, PASS).jailed(A).to_move(A)
    game.play(A, OfferTrade(B, gives=Side(cash=45), takes=Side(passes=(PASS,))))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    game.play(A, UsePass(PASS))
    assert (game.cash_of(A), game.cash_of(B)) == (1455, 1545)
    assert game.decision == ToThrow(game.decision.id, A, 0)


@pytest.mark.parametrize("failed", [0, 1])
def test_jail_11_out_by_fifty_before_the_throw(failed: int) -> None:
    game = live().jailed(A, failed).cash(A, 60).to_move(A)
    game.play(A, PayFine())
    assert game.happened(Paid) == [FINE]
    assert game.happened(JailLeft) == [JailLeft(A, "fine")]
    game.play(A, Throw(), (4, 5))
    assert (game.space_of(A), game.cash_of(A)) == (NEW_YORK, 10)


def test_jail_11_the_fine_needs_the_cash() -> None:
    game = live().jailed(A).cash(A, 49).owns(A, ORIENTAL).to_move(A)
    assert PayFine() not in game.offers(A)
    assert game.refused(A, PayFine()) is Reason.CANNOT_AFFORD
    game.play(A, Mortgage(ORIENTAL))
    game.play(A, PayFine())
    assert game.cash_of(A) == 49


def test_jail_12_third_failure_pays_and_moves() -> None:
    game = live().jailed(A, 2).cash(A, 200).to_move(A)
    game.play(A, Throw(), (3, 5))
    kinds = [JailThrowFailed, Paid, JailLeft, Moved]
    assert [type(event) for event in game.events if type(event) in kinds] == kinds
    assert game.happened(Paid) == [FINE]
    assert (game.space_of(A), game.cash_of(A)) == (TENNESSEE, 150)
    assert game.state.seats[A].jail is None
    assert isinstance(game.decision, BuyOrDecline)


def test_jail_12_and_has_no_further_throw() -> None:
    game = jailed(2)
    game.play(A, Throw(), (4, 6))
    assert isinstance(game.decision, ToEnd)


def test_jail_13_the_fine_must_be_raised() -> None:
    game = failing_without_cash()
    assert game.happened(DebtOpened) == [DebtOpened(A, (), 50, JailFine())]
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(A, GiveUp()) is Reason.CAN_STILL_PAY
    game.play(A, Mortgage(ORIENTAL))
    assert game.happened(Moved) == [Moved(A, JAIL, TENNESSEE)]


def test_jail_14_no_fine_before_the_third_throw() -> None:
    game = jailed(2)
    assert PayFine() not in game.offers(A)
    assert Throw() in game.offers(A)
    assert game.refused(A, PayFine()) is Reason.NO_FINE_ON_LAST_TURN


def test_jail_14_a_pass_may_still_be_played() -> None:
    game = live().holds(A, PASS).jailed(A, 2).to_move(A)
    assert UsePass(PASS) in game.offers(A)


def test_jail_15_a_jailed_player_builds_and_sells() -> None:
    game = live().owns(A, *ORANGES).jailed(A).to_move(A)
    game.play(A, Build(((ST_JAMES, 1),)))
    assert game.happened(Built) == [Built(A, ((ST_JAMES, 1),), 100, 31, 12)]
    game.play(A, SellBuildings(((ST_JAMES, 0),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((ST_JAMES, 0),), 50, 32, 12)]
    assert isinstance(game.decision, InJail)


def test_jail_15_and_trades() -> None:
    game = live().owns(A, READING).jailed(A).to_move(A)
    game.play(A, OfferTrade(B, gives=Side((READING,)), takes=Side(cash=300)))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert len(game.happened(TradeMade)) == 1
    assert game.owner(READING) == B


def test_jail_16_the_fine_goes_to_the_bank() -> None:
    game = jailed()
    game.play(A, PayFine())
    game.to_move(B)
    land_on(game, FREE_PARKING, seat=B)
    assert [player.cash for player in game.state.seats] == [1450, 1500, 1500, 1500]


def test_jail_17_the_count_starts_with_the_turn_after() -> None:
    game = land_on(by_post(3).owns(B, PENNSYLVANIA_RR), GO_TO_JAIL)
    for turn in (1, 2, 3):
        for other in (B, C):
            land_on(game, FREE_PARKING, seat=other)
        assert isinstance(game.decision, InJail)
        game.play(A, Throw(), (1, 4) if turn == 3 else (1, 2))
        assert game.happened(JailThrowFailed) == [JailThrowFailed(A, turn)]
        assert game.happened(Paid)[:1] == ([FINE] if turn == 3 else [])
    assert game.space_of(A) == PENNSYLVANIA_RR


@pytest.mark.parametrize("way", [PayFine(), UsePass(PASS)])
def test_jail_18_then_it_is_an_ordinary_turn(way: PayFine | UsePass) -> None:
    game = live().holds(A, PASS).owns(A, TENNESSEE).jailed(A).to_move(A)
    game.play(A, way)
    game.play(A, Throw(), (4, 4))
    assert game.decision == ToThrow(game.decision.id, A, 1)


def test_jail_18_and_may_lead_straight_back() -> None:
    game = live().owns(A, 14, 24).jailed(A).to_move(A)
    game.play(A, PayFine())
    game.play(A, Throw(), (2, 2))
    game.play(A, Throw(), (5, 5))
    game.play(A, Throw(), (1, 1))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]
    assert game.state.seats[A].jail == 0
