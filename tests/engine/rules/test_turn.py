"""TURN: who starts, who follows, what a turn is; AMB-06, AMB-07: when others act, when it ends."""

import pytest

from engine import new_game, rules_of
from engine.core.actions import (
    AcceptTrade,
    Bid,
    Build,
    Buy,
    Decline,
    EndTurn,
    Lift,
    Mortgage,
    OfferTrade,
    PassBid,
    PayFine,
    PayTenth,
    RaiseMoney,
    SellBuildings,
    SetMaximum,
    Side,
    Throw,
)
from engine.core.decisions import BuyOrDecline, DebtSettlement, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import Built, Moved, Paid, SalaryPaid, StarterThrown, TurnStarted
from engine.core.why import IncomeTax, Rent
from engine.editions.options import Choice, resolve
from engine.game import time_up
from tests.support.editions import builds_any_time, builds_in_own_turn
from tests.support.game import (
    BALTIC,
    BROWNS,
    CONNECTICUT,
    EDITION,
    FREE_PARKING,
    GO,
    ILLINOIS,
    INCOME_TAX,
    JAIL,
    LIGHT_BLUES,
    MEDITERRANEAN,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    D,
    Game,
    ScriptedChance,
    by_post,
    live,
)
from tests.support.landings import land_on


def test_turn_01_the_highest_throw_begins(edition: str) -> None:
    dice = ScriptedChance((3, 4), (5, 6), (1, 3), (4, 5))
    started = new_game(rules_of(edition), "abcd", dice)
    thrown = [event for event in started.events if isinstance(event, StarterThrown)]
    assert [(event.seat, event.first + event.second) for event in thrown] == [
        (A, 7),
        (B, 11),
        (C, 4),
        (D, 9),
    ]
    assert TurnStarted(B) in started.events
    assert started.state.mover == B


def test_turn_02_play_goes_to_the_left() -> None:
    game = live(4).to_move(B)
    order = []
    for _ in range(5):
        seat = game.awaited[0]
        order.append(seat)
        land_on(game, FREE_PARKING, seat=seat).play(seat, EndTurn())
        assert game.happened(TurnStarted) == [TurnStarted((seat + 1) % 4)]
    assert order == [B, C, D, A, B]


def test_turn_03_tokens_enter_at_go() -> None:
    game = live()
    assert [game.space_of(seat) for seat in (A, B, C, D)] == [GO] * 4
    game.play(A, Throw(), (2, 3))
    assert game.happened(Moved) == [Moved(A, GO, READING)]
    assert not game.happened(SalaryPaid)


def test_turn_04_one_throw_then_the_dice_are_passed() -> None:
    game = land_on(live(), FREE_PARKING)
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    game.play(A, EndTurn())
    assert game.refused(A, Throw()) is Reason.NOT_AWAITED
    assert game.awaited == (B,)


def test_turn_04_the_space_comes_before_the_end() -> None:
    game = land_on(live(), BALTIC)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    game.play(A, Buy())
    game.play(A, EndTurn())
    assert game.awaited == (B,)


@pytest.mark.parametrize("action", [Throw(), EndTurn(), Buy(), Decline(), Bid(5), PayFine()])
def test_turn_04_nobody_answers_for_another(action: Throw | EndTurn | Buy | Decline | Bid) -> None:
    for game in (live(), land_on(live(), BALTIC), land_on(live(), FREE_PARKING)):
        assert game.refused(B, action) in {Reason.NOT_AWAITED, Reason.NOT_NOW}
    assert live().refused(B, Throw()) is Reason.NOT_AWAITED
    assert live().refused(9, Throw()) is Reason.OUT_OF_GAME
    assert live().refused(-1, Throw()) is Reason.OUT_OF_GAME


# -- AMB-06: what others may do, and when --------------------------------------------------------


def fined_on_the_third_turn() -> Game:
    """A, with 20 dollars and Illinois, has failed the third throw in Jail and owes the fine."""
    game = live().cash(A, 20).owns(A, ILLINOIS).owns(B, *BROWNS)
    game.owns(B, READING).mortgaged(READING).jailed(A, failed=2).to_move(A)
    game.play(A, Throw(), (1, 2))
    assert isinstance(game.decision, DebtSettlement)
    return game


@builds_any_time
def test_amb_06_between_throw_and_move_only_the_debtor_acts() -> None:
    game = fined_on_the_third_turn()
    for action in (Build(((BALTIC, 1),)), Mortgage(BALTIC), Lift(READING)):
        assert game.refused(B, action) is Reason.LOCKED
    game.play(A, Mortgage(ILLINOIS))
    assert game.happened(Moved) == [Moved(A, JAIL, JAIL + 3)]
    game.play(B, Build(((BALTIC, 1),)))


def test_amb_06_no_trade_is_closed_in_the_lock() -> None:
    game = fined_on_the_third_turn()
    game.play(B, OfferTrade(C, Side(cash=5), Side(cash=4)))
    number = game.state.trades[0].id
    assert game.refused(C, AcceptTrade(number)) is Reason.LOCKED
    game.play(A, RaiseMoney((), (ILLINOIS,)))
    game.play(C, AcceptTrade(number))
    assert game.cash_of(C) == 1501


@builds_any_time
def test_amb_06_others_go_on_while_an_option_stands_open() -> None:
    game = live().owns(B, *LIGHT_BLUES).owns(C, ILLINOIS)
    land_on(game, BALTIC)
    game.play(B, Build(((CONNECTICUT, 1),)))
    game.play(C, Mortgage(ILLINOIS))
    assert isinstance(game.decision, BuyOrDecline)
    game.play(A, Decline())
    game.play(B, SellBuildings(((CONNECTICUT, 0),)))
    assert game.awaited == (A, B, C, D)


@builds_any_time
def test_amb_06_others_go_on_while_a_debt_stands_open() -> None:
    game = live().cash(A, 5).owns(A, ILLINOIS).owns(B, *BROWNS)
    game.owns(C, *LIGHT_BLUES)
    land_on(game, ORIENTAL)
    assert isinstance(game.decision, DebtSettlement)
    game.play(B, Build(((BALTIC, 1),)))
    assert game.happened(Built)


def test_amb_06_a_debtor_only_raises_money() -> None:
    game = live().cash(A, 5).owns(A, ILLINOIS, READING, *BROWNS)
    game.mortgaged(READING).owns(C, *LIGHT_BLUES)
    land_on(game, ORIENTAL)
    assert game.refused(A, Build(((BALTIC, 1),))) is Reason.IN_DEBT
    assert game.refused(A, Lift(READING)) is Reason.IN_DEBT
    game.play(A, Mortgage(ILLINOIS))
    assert game.happened(Paid) == [Paid(A, (C,), 12, Rent(ORIENTAL, "full-group", 6, 2, 0))]


@builds_any_time
def test_amb_06_sums_are_those_of_the_landing() -> None:
    game = live().cash(A, 5).owns(A, ILLINOIS).owns(C, *LIGHT_BLUES)
    land_on(game, ORIENTAL)
    game.play(C, Build(((ORIENTAL, 1),)))
    game.play(A, Mortgage(ILLINOIS))
    assert game.happened(Paid) == [Paid(A, (C,), 12, Rent(ORIENTAL, "full-group", 6, 2, 0))]


def test_amb_06_so_is_a_tenth_of_what_one_is_worth() -> None:
    game = land_on(live(), INCOME_TAX)
    game.play(B, OfferTrade(A, Side(cash=1000), Side()))
    game.play(A, AcceptTrade(game.state.trades[0].id))
    game.play(A, PayTenth())
    assert game.happened(Paid) == [Paid(A, (), 150, IncomeTax(10))]


# -- AMB-07: the end of a turn -------------------------------------------------------------------


def test_amb_07_live_the_player_says_that_the_turn_is_over() -> None:
    game = live().owns(A, *BROWNS)
    land_on(game, FREE_PARKING)
    assert game.decision == ToEnd(game.decision.id, A)
    game.play(A, Build(((BALTIC, 1),)))
    assert game.refused(B, EndTurn()) is Reason.NOT_AWAITED
    game.play(A, EndTurn())
    assert game.awaited == (B,)


def test_amb_07_not_with_an_option_an_auction_or_a_debt_open() -> None:
    game = land_on(live(), BALTIC)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    game.play(A, Decline())
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    owing = live().cash(A, 5).owns(A, ILLINOIS).owns(C, *LIGHT_BLUES)
    assert land_on(owing, ORIENTAL).refused(A, EndTurn()) is Reason.NOT_NOW


def test_amb_07_by_post_it_ends_when_nothing_is_open() -> None:
    game = land_on(by_post(), FREE_PARKING)
    assert game.happened(TurnStarted) == [TurnStarted(B)]
    land_on(game, BALTIC, seat=B)
    assert not game.happened(TurnStarted)
    game.play(B, Decline())
    for seat in (A, B, C):
        game.play(seat, PassBid())
        assert not game.happened(TurnStarted)
    game.play(D, PassBid())
    assert game.happened(TurnStarted) == [TurnStarted(C)]


@builds_in_own_turn
def test_amb_07_by_post_it_waits_for_whoever_could_build_in_the_own_turn_only() -> None:
    game = by_post().owns(A, *BROWNS)
    land_on(game, FREE_PARKING)
    assert game.decision == ToEnd(game.decision.id, A)
    game.play(A, Build(((BALTIC, 1),)))
    game.play(A, EndTurn())
    assert game.awaited == (B,)


@builds_in_own_turn
def test_amb_07_by_post_it_waits_for_whoever_has_just_completed_a_group() -> None:
    game = land_on(by_post().owns(A, MEDITERRANEAN), BALTIC)
    game.play(A, Buy())
    assert game.decision == ToEnd(game.decision.id, A)
    game.play(A, Build(((BALTIC, 1),)))


@builds_in_own_turn
@pytest.mark.parametrize("why", ["poor", "mortgaged", "no houses", "full", "incomplete"])
def test_amb_07_by_post_it_waits_for_nobody_who_could_not_build(why: str) -> None:
    game = by_post().owns(A, *BROWNS)
    if why == "poor":
        game.cash(A, 49)
    elif why == "mortgaged":
        game.mortgaged(BALTIC)
    elif why == "no houses":
        game.stock(0, 12)
    elif why == "full":
        game.levels(BROWNS, 5, 5)
    else:
        game.owns(B, BALTIC)
    land_on(game, FREE_PARKING)
    assert game.happened(TurnStarted) == [TurnStarted(B)]


@builds_in_own_turn
def test_amb_07_by_post_what_one_leads_an_auction_with_is_paid_before_one_could_build() -> None:
    game = land_on(by_post().owns(A, *BROWNS).cash(A, 120), ORIENTAL)
    game.play(A, Decline())
    game.play(A, SetMaximum(100))
    for seat in (B, C):
        game.play(seat, PassBid())
    game.play(D, SetMaximum(90))
    assert game.owner(ORIENTAL) == A
    assert game.cash_of(A) == 29
    assert game.happened(TurnStarted) == [TurnStarted(B)]


@builds_in_own_turn
def test_amb_07_by_post_it_waits_no_longer_once_nothing_could_be_built() -> None:
    game = land_on(by_post().owns(A, *BROWNS).cash(A, 60), FREE_PARKING)
    game.play(A, Build(((BALTIC, 1),)))
    assert game.happened(TurnStarted) == [TurnStarted(B)]


@builds_in_own_turn
def test_amb_07_amb_71_by_post_no_turn_waits_for_building_after_the_hour() -> None:
    timed = Choice(EDITION.get(), "time-limit", (("finish-the-round", 0),))
    game = Game(resolve(timed).played_by_post(), 4).owns(D, *BROWNS).to_move(D)
    land_on(game, FREE_PARKING, seat=D)
    assert isinstance(game.decision, ToEnd)
    over, _ = time_up(game.state, ScriptedChance())
    assert over.winners


@builds_any_time
def test_amb_07_by_post_it_waits_for_nobody_who_may_build_later() -> None:
    game = land_on(by_post().owns(A, *BROWNS), FREE_PARKING)
    assert game.happened(TurnStarted) == [TurnStarted(B)]


def test_amb_07_by_post_a_bonus_throw_is_still_due() -> None:
    game = land_on(by_post(), FREE_PARKING, (2, 2))
    assert not game.happened(TurnStarted)
    assert game.decision == ToThrow(game.decision.id, A, 1)
