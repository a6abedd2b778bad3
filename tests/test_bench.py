"""The measurements measure what they say; how fast is for `make bench` to tell."""

import pytest

from bench import plies, positions, turns
from engine.game import offers
from engine.invariants import broken


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "GAMES", 2)
    monkeypatch.setattr(plies, "GAMES", 1)
    monkeypatch.setattr(positions, "TIMES", 3)


def test_a_turn_is_set_against_a_ply() -> None:
    told = turns.compared(3, lambda seed: 50.0)
    assert told["chess_ply_us"] == 50
    assert told["ratio"] == pytest.approx(told["turn_us"] / 50, abs=0.01)
    assert told["actions_per_turn"] > 1
    assert told["offers_per_turn"] > told["actions_per_turn"]


def test_a_ply_takes_time() -> None:
    assert plies.microseconds(1) > 0


def test_the_late_position_has_much_to_offer() -> None:
    state, _ = positions.late()
    assert broken(state) == []
    assert any(deed.level for deed in state.deeds.values())
    assert len(offers(state, state.mover)) >= 5


def test_every_figure_of_a_position_is_told() -> None:
    told = positions.measure(3)
    assert set(told) == {"apply_us", "offers_us", "dump_us", "load_us", "state_bytes"}
    assert all(figure > 0 for figure in told.values())
    assert told["state_bytes"] > 2000
