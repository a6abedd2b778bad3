"""A game that all others leave to one player: it is over at once, and nobody goes bankrupt."""

import pytest

from engine.core.actions import Resign, Throw
from engine.core.errors import IllegalAction, Reason
from engine.core.events import Event, GameEnded, RentClaim, RentLapsed, WentBankrupt
from engine.core.why import Rent
from engine.game import concede
from engine.positions.reading import position_of
from engine.positions.writing import write_position
from engine.rules.ending import standings
from tests.support.game import READING, A, B, C, Game, ScriptedChance, live


def conceded(game: Game, winner: int) -> tuple[Event, ...]:
    game.state, game.events = concede(game.state, winner, ScriptedChance())
    return game.events


def test_the_winner_has_won_and_all_others_keep_what_they_have() -> None:
    game = live(3).owns(B, READING).cash(C, 5000)
    events = conceded(game, A)
    assert events[0] == GameEnded((A,), ending="conceded")
    assert not game.happened(WentBankrupt)
    assert game.state.winners == (A,)
    assert game.state.deeds[READING].owner == B
    assert standings(game.state) == [(A, 1), (C, 2), (B, 3)]
    assert game.refused(A, Throw()) is Reason.GAME_OVER


def test_the_state_before_stays_as_it_was() -> None:
    game = live(3)
    before = game.state.copy()
    concede(game.state, A, ScriptedChance())
    assert game.state == before


def test_a_debt_does_not_hold_it_up() -> None:
    game = live(3).cash(B, 0).owes(B, 30, C)
    conceded(game, A)
    assert game.state.stack == []


def test_rent_that_nobody_has_asked_for_is_no_longer_due() -> None:
    game = live(3).owns(B, READING)
    claim = RentClaim(60, B, A, Rent(READING, "railroads", 25, 1, 1), 1)
    game.state.claims.append(claim)
    lapsed, *_ = conceded(game, A)
    assert lapsed == RentLapsed(claim, "left")
    assert game.state.claims == []


def test_how_it_ended_is_part_of_the_position() -> None:
    game = live(3)
    conceded(game, A)
    assert position_of(write_position(game.state), game.state.rules) == game.state


def test_a_game_that_is_over_and_a_player_who_has_left_are_refused() -> None:
    game = live(3)
    game.play(B, Resign())
    with pytest.raises(IllegalAction) as refused:
        concede(game.state, B, ScriptedChance())
    assert refused.value.reason is Reason.NOT_AWAITED
    conceded(game, A)
    with pytest.raises(IllegalAction) as refused:
        concede(game.state, A, ScriptedChance())
    assert refused.value.reason is Reason.GAME_OVER
