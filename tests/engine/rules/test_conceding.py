"""A game that all others leave to one player: it is over at once, and nobody goes bankrupt."""

import pytest

from engine.core.errors import IllegalAction, Reason
from engine.game import concede
from engine.positions import position_of, write_position
from engine.rules.ending import standings
from tests.support.game import A, B, C, Game, ScriptedChance
from tests.support.plays import plays

TABLE = "seats 3; A at go"


def refused(game: Game, winner: int) -> Reason:
    with pytest.raises(IllegalAction) as refusal:
        concede(game.state, winner, ScriptedChance())
    return refusal.value.reason


def test_the_winner_has_won_and_all_others_keep_what_they_have() -> None:
    game = plays(
        "seats 3; B deeds reading; C $5000",
        "concede A: game-ended A conceded; no went-bankrupt; won A; B has reading",
        "A throw: refused game-over",
    )
    assert standings(game.state) == [(A, 1), (C, 2), (B, 3)]


def test_the_state_before_stays_as_it_was() -> None:
    game = plays(TABLE)
    before = game.state.copy()
    concede(game.state, A, ScriptedChance())
    assert game.state == before


def test_a_debt_does_not_hold_it_up() -> None:
    plays("seats 3; B $0; turn 1 of A owing B=30 to C / concede A: over")


def test_rent_that_nobody_has_asked_for_is_no_longer_due() -> None:
    game = plays(
        "rules claimed-rent; seats 3; A at 2; B deeds reading / A throw 1+2",
        "concede A: B rent-lapsed left from A rent reading",
    )
    assert game.state.claims == []


def test_how_it_ended_is_part_of_the_position() -> None:
    state = plays(f"{TABLE} / concede A").state
    assert position_of(write_position(state), state.rules) == state


def test_a_game_that_is_over_and_a_player_who_has_left_are_refused() -> None:
    assert refused(plays(f"{TABLE} / B resign"), B) is Reason.NOT_AWAITED
    assert refused(plays(f"{TABLE} / B resign / concede A"), A) is Reason.GAME_OVER
