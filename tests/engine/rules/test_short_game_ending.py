"""The Short Game ends at the first bankruptcy, and the richest of the others wins (S94)."""

from engine.core.actions import Build, GiveUp, LiftReceived, PassBid, Resign
from engine.core.decisions import Auction
from engine.core.errors import Reason
from engine.core.events import EstateTaken, GameEnded, Paid, Worth
from engine.core.why import Interest
from engine.editions.options import Choice, resolve
from engine.rules.ending import worth_of
from tests.support.editions import builds_any_time
from tests.support.game import (
    BALTIC,
    EDITION,
    NEW_YORK,
    READING,
    VENTNOR,
    A,
    B,
    C,
    D,
    Game,
    interest,
)


def short() -> Game:
    """A Short Game of four whose dealt deeds are the Bank's again."""
    game = Game(resolve(Choice(EDITION.get(), "short")).played_live(), 4)
    for deed in game.state.deeds.values():
        deed.owner = None
    return game


def test_s94_08_the_first_bankruptcy_ends_it() -> None:
    game = short().cash(A, 10).owes(A, 100, B)
    game.play(A, GiveUp())
    assert game.state.winners == (B,)
    assert game.cash_of(B) == 1510


def test_s94_10_the_richest_of_the_others_wins() -> None:
    game = short().cash(A, 0).cash(B, 3100).cash(C, 2800).cash(D, 2950).owes(A, 5)
    game.play(A, GiveUp())
    assert game.state.winners == (B,)


def test_s94_09_a_hotel_counts_its_price_and_three_houses() -> None:
    game = short().cash(A, 0).owns(A, NEW_YORK).levels((NEW_YORK,), 4)
    assert worth_of(game.state, A) == Worth(0, 200, 0, 0, 400)


def test_amb_74_the_estate_is_handed_over_with_its_interest_first() -> None:
    game = short().cash(A, 0).owns(A, READING).mortgaged(READING).owes(A, 100, B)
    game.play(A, GiveUp())
    assert game.happened(EstateTaken)
    assert Paid(B, (), interest(100), Interest((READING,))) in game.happened(Paid)
    assert not game.happened(GameEnded), "B may still pay the mortgage off"
    game.play(B, LiftReceived(()))
    assert game.happened(GameEnded)


def test_amb_74_the_banks_auctions_are_held_first() -> None:
    game = short().cash(A, 0).owns(A, BALTIC).mortgaged(BALTIC).owes(A, 100)
    game.play(A, GiveUp())
    assert isinstance(game.decision, Auction)
    assert not game.happened(GameEnded)
    for seat in (B, C, D):
        game.play(seat, PassBid())
    assert game.state.winners == (B, C, D)


def test_amb_74_a_seat_that_resigns_without_a_debt_does_not_end_it() -> None:
    game = short()
    game.play(C, Resign())
    assert not game.happened(GameEnded)
    assert game.awaited == (A,)


def test_amb_74_a_debtor_who_resigns_is_bankrupt() -> None:
    game = short().cash(A, 10).owns(A, VENTNOR).owes(A, 100, B)
    game.play(A, Resign())
    assert game.state.winners == (B,)


@builds_any_time
def test_s94_08_nothing_is_built_while_the_game_is_settled() -> None:
    game = short().cash(A, 0).owns(A, BALTIC).mortgaged(BALTIC).owes(A, 100)
    game.owns(B, 16, 18, NEW_YORK)
    game.play(A, GiveUp())
    assert game.refused(B, Build(((NEW_YORK, 1),))) is Reason.CLOSING
