"""AMB-70: what silence means, decision by decision."""

import pytest

from engine.core.actions import (
    Action,
    Decline,
    EndTurn,
    GiveUp,
    PassBid,
    PayFlatTax,
    PayTenth,
    RaiseMoney,
    Roll,
    UnmortgageReceived,
)
from engine.core.events import WentBankrupt
from engine.players.absent import answer
from tests.support.game import (
    BALTIC,
    MEDITERRANEAN,
    READING,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)


def silence(game: Game, seat: int) -> Action:
    """What silence says there, having been accepted."""
    said = answer(game.state, seat)
    rolls = [(1, 2)] if said == Roll() else []
    game.play(seat, said, *rolls)
    return said


def test_amb_70_the_absent_rolls_and_ends_the_turn() -> None:
    game = live().at(A, 7)
    assert silence(game, A) == Roll()
    assert silence(game, A) == EndTurn()
    assert game.awaited == (B,)


def test_amb_39_the_absent_rolls_in_jail_and_keeps_the_pass() -> None:
    game = live().jailed(A).holds(A, "CH-GOOJF").to_move(A)
    assert silence(game, A) == Roll()
    assert game.state.seats[A].jail_cards == ["CH-GOOJF"]


def test_amb_70_the_absent_declines_and_passes() -> None:
    for game in (live(3), by_post(3)):
        game.at(A, 36).play(A, Roll(), (1, 2))
        assert silence(game, A) == Decline()
        assert [silence(game, seat) for seat in (A, B)] == [PassBid(), PassBid()]


@pytest.mark.parametrize(("cash", "said"), [(200, PayFlatTax()), (199, PayTenth())])
def test_amb_44_the_absent_pays_the_flat_tax_if_there_is_cash(cash: int, said: Action) -> None:
    game = live().at(A, MEDITERRANEAN).cash(A, cash)
    game.play(A, Roll(), (1, 2))
    assert silence(game, A) == said


def test_amb_70_the_absent_pays_what_can_be_paid() -> None:
    game = live().cash(A, 0).owns(A, READING).owes(A, 60, B)
    assert silence(game, A) == RaiseMoney((), (READING,))
    assert game.cash_of(A) == 40


def test_amb_64_silence_ends_the_rescue() -> None:
    game = live().cash(A, 0).owns(A, READING).owes(A, 101, B)
    assert silence(game, A) == GiveUp()
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B,))]


def test_amb_70_the_absent_holds_what_is_inherited() -> None:
    game = live().cash(A, 0).owns(A, BALTIC).mortgaged(BALTIC).owes(A, 99, C)
    game.play(A, GiveUp())
    assert silence(game, C) == UnmortgageReceived(())
    assert game.state.deeds[BALTIC].mortgaged
