"""A game that somebody who may ends early: it closes as at an agreed hour, whatever is played."""

import pytest

from engine.core.actions import Bid, Decline, OfferTrade, Resign, Side, Throw
from engine.core.decisions import Auction, BuyOrDecline, DebtSettlement, ToThrow
from engine.core.errors import IllegalAction, Reason
from engine.core.events import GameEnded, TimeLimitReached, TradeClosed, TurnStarted
from engine.core.state import awaited
from engine.core.steps import LastTurns, Reckoning
from engine.editions.catalogue import CATALOGUE
from engine.editions.options import Choice, resolve
from engine.game import end_early, time_up
from engine.players import absent
from engine.rules.ending import worth_of
from tests.support.game import (
    BOARDWALK,
    EDITION,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    Game,
    ScriptedChance,
    live,
)


def end(game: Game) -> None:
    game.state, game.events = end_early(game.state, ScriptedChance())


def silence(game: Game) -> None:
    """What is under way is completed by those who say nothing."""
    while game.state.stack:
        seat = awaited(game.state)[0]
        game.play(seat, absent.answer(game.state, seat))


def test_amb_71_between_moves_an_early_end_ranks_at_once() -> None:
    game = live(3).cash(B, 2000)
    end(game)
    (ended,) = game.happened(GameEnded)
    assert ended.winners == (B,)
    assert dict(ended.reckoning) == {seat: worth_of(game.state, seat) for seat in (A, B, C)}
    assert ended.ending == game.state.ending == "early"
    assert not game.happened(TimeLimitReached), "no hour was agreed"
    assert game.refused(A, Throw()) is Reason.GAME_OVER


def test_amb_71_every_kind_of_game_may_be_ended_early() -> None:
    for kind in CATALOGUE[EDITION.get()].games:
        game = Game(resolve(Choice(EDITION.get(), kind)).played_live(), 3).cash(C, 9000)
        end(game)
        assert game.state.winners == (C,)
        assert game.state.ending == "early"


def test_s35_07_a_throw_already_made_is_completed_and_no_bonus_throw_taken() -> None:
    game = live(3)
    game.play(A, Throw(), (3, 3))
    assert isinstance(game.decision, BuyOrDecline)
    end(game)
    assert isinstance(game.decision, BuyOrDecline), "the deed is still for sale"
    game.play(A, Decline())
    silence(game)
    assert game.owner(ORIENTAL) is None
    assert not game.happened(TurnStarted)
    assert set(game.state.winners) == {A, B, C}


def test_s35_07_an_auction_under_way_goes_to_who_leads_it() -> None:
    game = live(3)
    game.play(A, Throw(), (1, 5))
    game.play(A, Decline())
    assert isinstance(game.decision, Auction)
    game.play(awaited(game.state)[0], Bid(10))
    leader = game.decision.leader
    end(game)
    silence(game)
    assert game.owner(ORIENTAL) == leader


def test_s35_07_a_debt_is_paid_before_anybody_is_valued() -> None:
    game = live(3).owns(B, ORIENTAL).owns(A, BOARDWALK).cash(A, 2)
    game.play(A, Throw(), (1, 5))
    assert isinstance(game.decision, DebtSettlement)
    end(game)
    silence(game)
    assert game.cash_of(B) == 1506
    assert game.state.ending == "early"


def test_bkr_11_who_is_left_alone_by_the_last_debt_wins_by_the_rules() -> None:
    game = live(3).cash(A, 10)
    game.play(C, Resign())
    game.owes(A, 100, B)
    end(game)
    silence(game)
    assert game.state.winners == (B,)
    assert game.state.ending == "rules", "there was nobody to be ranked with"


def test_s35_06_offers_of_trades_end_with_the_game() -> None:
    game = live(3).owns(B, READING)
    game.play(A, Throw(), (3, 3))
    game.play(A, OfferTrade(B, Side(cash=100), Side((READING,))))
    end(game)
    assert [event.by for event in game.happened(TradeClosed)] == ["gone"]
    offer = OfferTrade(B, Side(cash=100), Side((READING,)))
    assert game.refused(A, offer) is Reason.CLOSING


def in_last_turns() -> Game:
    """The agreed hour has come in the turn of A: B and C have a last turn."""
    edition = EDITION.get()
    kind = next(it for it in ("new-short", "time-limit") if it in CATALOGUE[edition].games)
    choice = Choice(edition, kind, (("finish-the-round", 0),))
    game = Game(resolve(choice).played_live(), 3)
    assert isinstance(game.decision, ToThrow)
    game.state, _ = time_up(game.state, ScriptedChance())
    assert game.state.stack[0] == LastTurns((B, C))
    return game


def test_amb_71_who_leaves_has_no_last_turn() -> None:
    game = in_last_turns()
    game.play(B, Resign())
    assert game.state.stack[0] == LastTurns((C,))


def test_amb_71_the_last_turns_of_a_round_are_not_taken() -> None:
    game = in_last_turns()
    end(game)
    assert game.happened(GameEnded)


def test_a_game_that_closes_already_is_ended_early_without_another_throw() -> None:
    game = live(3)
    game.play(A, Throw(), (1, 5))
    end(game)
    end(game)
    assert game.state.stack[0] == Reckoning("early")
    silence(game)
    assert game.state.ending == "early"


def test_a_game_that_is_over_is_not_ended_again() -> None:
    game = live(3)
    end(game)
    with pytest.raises(IllegalAction) as refused:
        end(game)
    assert refused.value.reason is Reason.GAME_OVER
