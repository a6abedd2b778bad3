"""AMB-05 at live pace: others hold a throw for a moment, once each."""

import pytest

from engine.core.actions import (
    Build,
    EndTurn,
    Hold,
    LiftHold,
    Mortgage,
    PassBid,
    PayFine,
    Resign,
    Throw,
    UsePass,
)
from engine.core.decisions import Auction, HeldThrow, InJail, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import DiceThrown, HoldLifted, HoldSet
from engine.players import absent, computer
from tests.support.game import (
    BALTIC,
    BROWNS,
    FREE_PARKING,
    MEDITERRANEAN,
    READING,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    live,
)


def gap(game: Game) -> Hold:
    """A hold of the throw that the table waits for."""
    return Hold(game.decision.id)


def test_amb_05_another_player_holds_the_throw_until_saying_go_on() -> None:
    game = live(3)
    throw = gap(game)
    assert game.play(B, throw)[0] == HoldSet(B, A)
    assert isinstance(game.decision, HeldThrow)
    assert game.awaited == (B,)
    assert game.refused(A, Throw()) is Reason.HELD
    assert game.play(B, LiftHold())[0] == HoldLifted(B)
    assert game.decision == ToThrow(throw.gap, A, 0, held=(B,))
    game.play(A, Throw(), (1, 2))
    assert game.happened(DiceThrown)


def test_amb_05_each_player_holds_once_a_gap_and_one_at_a_time() -> None:
    game = live(3)
    throw = gap(game)
    game.play(B, throw)
    assert game.refused(B, throw) is Reason.HELD
    assert game.refused(C, throw) is Reason.HELD
    game.play(B, LiftHold())
    assert game.refused(B, throw) is Reason.NO_HOLD_LEFT
    game.play(C, throw)
    game.play(C, LiftHold())
    assert game.decision == ToThrow(throw.gap, A, 0, held=(B, C))


def test_amb_05_the_next_throw_is_a_new_gap() -> None:
    game = live(3)
    first = gap(game)
    game.play(B, first)
    game.play(B, LiftHold())
    game.at(A, FREE_PARKING - 2).play(A, Throw(), (1, 1))
    assert game.refused(B, first) is Reason.NOT_NOW
    game.play(B, gap(game))
    assert isinstance(game.decision, HeldThrow)


@pytest.mark.parametrize("way", [PayFine(), UsePass("CH-GOOJF")])
def test_amb_05_leaving_jail_before_the_throw_opens_no_new_gap(way: PayFine | UsePass) -> None:
    game = live(3).holds(A, "CH-GOOJF").jailed(A).to_move(A)
    assert isinstance(game.decision, InJail)
    game.play(B, gap(game))
    assert game.refused(A, way) is Reason.HELD
    game.play(B, LiftHold())
    game.play(A, way)
    assert isinstance(game.decision, ToThrow)
    assert game.refused(B, gap(game)) is Reason.NO_HOLD_LEFT


def test_amb_05_the_mover_holds_nothing() -> None:
    game = live(3)
    assert game.refused(A, gap(game)) is Reason.OWN_THROW
    game.play(B, gap(game))
    assert game.refused(A, LiftHold()) is Reason.NOT_AWAITED


def test_amb_05_only_a_throw_is_held() -> None:
    game = live(3).at(A, FREE_PARKING - 3)
    game.play(A, Throw(), (1, 2))
    assert isinstance(game.decision, ToEnd)
    assert game.refused(B, gap(game)) is Reason.NOT_NOW
    game.play(A, EndTurn())
    assert gap(game) in game.offers(A)


def test_amb_05_there_are_no_holds_by_post() -> None:
    game = by_post(3)
    assert game.refused(B, gap(game)) is Reason.NO_HOLD_LEFT
    assert gap(game) not in game.offers(B)


def test_amb_05_business_goes_on_while_a_throw_is_held() -> None:
    game = live(3).owns(A, *BROWNS).owns(B, READING)
    game.play(C, gap(game))
    game.play(A, Build(((BALTIC, 1), (MEDITERRANEAN, 1))))
    game.play(B, Mortgage(READING))
    assert isinstance(game.decision, HeldThrow)
    assert game.level(BALTIC) == 1


def test_amb_05_silence_lets_the_throw_go_on() -> None:
    game = live(3)
    game.play(B, gap(game))
    assert absent.answer(game.state, B) == LiftHold()


def test_amb_05_a_computer_does_not_hold_and_does_not_throw_through_a_hold() -> None:
    game = live(3)
    assert computer.next_action(game.state, (B, C)) is None
    game.play(B, gap(game))
    assert computer.next_action(game.state, (A, C)) is None


@pytest.mark.parametrize(("leaver", "thrower"), [(A, B), (B, A)])
def test_amb_05_with_the_mover_or_the_holder_the_hold_goes(leaver: int, thrower: int) -> None:
    game = live(4)
    game.play(B, gap(game))
    game.play(leaver, Resign())
    assert isinstance(game.decision, ToThrow)
    assert game.awaited == (thrower,)
    assert game.is_sound()


def test_bkr_09_amb_05_estates_are_sold_at_once_and_then_the_hold_goes_on() -> None:
    fifth = D + 1
    game = live(5).owns(D, READING).owns(fifth, BALTIC)
    throw = gap(game)
    game.play(B, throw)
    held = game.decision
    for leaver in (D, fifth):
        game.play(leaver, Resign())
        assert game.is_sound()
    for lot in (READING, BALTIC):  # AMB-24: in the order of leaving
        assert isinstance(game.decision, Auction)
        assert game.decision.space == lot
        assert game.refused(A, Throw()) is not None
        for bidder in game.awaited:
            game.play(bidder, PassBid())
    assert game.decision == held
    game.play(B, LiftHold())
    assert game.decision == ToThrow(throw.gap, A, 0, held=(B,))


@pytest.mark.parametrize("leaver", [A, B])
def test_amb_05_the_hold_goes_with_who_leaves_while_an_estate_is_sold(leaver: int) -> None:
    game = live(4).owns(D, READING)
    game.play(B, gap(game))
    game.play(D, Resign())
    game.play(leaver, Resign())
    assert game.is_sound()
    for bidder in game.awaited:
        game.play(bidder, PassBid())
    assert isinstance(game.decision, ToThrow)
