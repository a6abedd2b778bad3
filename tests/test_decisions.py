"""Every kind of decision has a clock, an answer on screen, and words; from the saves of each."""

from pathlib import Path
from typing import get_args

import pytest

from bot.features.table.table_screen import table_screen
from bot.language.language import load
from bot.language.voice import Voice
from bot.ui.screen import Button
from engine.core.decisions import Decision
from engine.core.saves import SCHEMA, load_state
from engine.core.state import GameState, waiting
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import LIVE
from engine.host.clocks.seat_status import SeatStatus
from engine.host.snapshots import StartedGame
from engine.host.store.records import GameRecord, Player
from engine.record import kind_of

SAVES = Path(__file__).parent / "saves" / f"v{SCHEMA}"
DECISIONS = {kind_of(kind): kind for kind in get_args(Decision)}
NOW = 1000.0
OF_THE_TABLE = ("manage", "trade", "board", "mine")


def waiting_on(kind: str) -> GameState:
    """A save of a game that waits for a decision of this kind."""
    states = (load_state(place.read_bytes()) for place in sorted(SAVES.glob("*.json")))
    return next(state for state in states if isinstance(waiting(state), DECISIONS[kind]))


def playing(state: GameState) -> StartedGame:
    players = tuple(
        Player(seat, 100 + seat, f"Guest {seat}", player.token)
        for seat, player in enumerate(state.seats)
    )
    game = GameRecord("g", 1, SCHEMA, "running", "", "live", 1, 2, False, 100, NOW, NOW)
    return StartedGame(
        game, players, deadlines(state, (), (), LIVE, [SeatStatus()] * len(state.seats), NOW), state
    )


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_decision_has_a_deadline_for_whoever_is_awaited(kind: str) -> None:
    state = waiting_on(kind)
    found = deadlines(state, (), (), LIVE, [SeatStatus()] * len(state.seats), NOW)
    asked = {it.seat for it in found if it.decision == waiting(state).id}
    assert asked == set(waiting(state).awaited(state))
    assert all(it.at > NOW for it in found)


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_decision_can_be_answered_at_the_table(kind: str) -> None:
    game = playing(waiting_on(kind))
    screen = table_screen(game, Voice(game.players, "classic", load("en")), (), ())
    buttons = [it for row in screen.rows for it in row if isinstance(it, Button)]  # type: ignore[union-attr]
    answers = [it for it in buttons if it.custom_id.split(":")[3] not in OF_THE_TABLE]
    assert answers
    assert all(it.label.strip() for it in answers)
