"""The measurements measure what they say; how fast is for `make bench` to tell."""

import pytest

from bench import commits, growth, opening, pictures, plies, positions, stores, turns
from bench.__main__ import SUBJECTS, main
from engine.game import offers
from engine.invariants import broken
from tests.support.postgres_server import skipping_without

pytestmark = pytest.mark.usefixtures("spared_heap")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "GAMES", 2)
    monkeypatch.setattr(plies, "GAMES", 1)
    monkeypatch.setattr(positions, "TIMES", 3)
    monkeypatch.setattr(opening, "GAMES", 400)
    monkeypatch.setattr(pictures, "PICTURES", 20)
    monkeypatch.setattr(growth, "GAMES", 1)
    monkeypatch.setattr(growth, "TURNS", 20)
    monkeypatch.setattr(growth, "SERVERS", 10)
    monkeypatch.setattr(pictures, "SECONDS", 0.2)


def test_a_turn_is_set_against_a_ply() -> None:
    told = turns.compared(3, lambda seed: 50.0)
    assert told["chess_ply_us"] == 50
    assert told["ratio"] == pytest.approx(told["turn_us"] / 50, abs=0.01)
    assert told["actions_per_turn"] > 1
    assert told["offers_per_turn"] > told["actions_per_turn"]


def test_sharp_players_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SHARP_GAMES", 1)
    monkeypatch.setattr(turns, "TURNS", 15)
    told = turns.sharp(1)
    assert told["turns_per_game"] == 15
    assert 0 < told["turns_per_s"] < 15_000


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


def test_commits_of_one_and_of_ten_games_are_set_against_plain_ones() -> None:
    told = commits.measure(0.3)
    for name in ("plain", "one_game", "ten_games"):
        assert told[name]["commits_per_s"] > 0
        assert told[name]["p50_ms"] <= told[name]["p99_ms"]
    ratio = told["ten_games"]["commits_per_s"] / told["plain"]["commits_per_s"]
    assert told["ten_games_to_plain"] == pytest.approx(ratio, abs=0.01)


def test_commits_on_each_engine_are_set_against_each_other() -> None:
    with skipping_without():
        told = stores.measure(0.2)
    for name in ("one_game", "ten_games"):
        for engine in ("sqlite", "postgresql"):
            assert told[f"{engine}_{name}"]["commits_per_s"] > 0
    sqlite, postgresql = told["sqlite_ten_games"], told["postgresql_ten_games"]
    ratio = postgresql["commits_per_s"] / sqlite["commits_per_s"]
    assert told["ten_games_commits_to_sqlite"] == pytest.approx(ratio, abs=0.01)


def test_a_start_finds_the_live_games_among_many() -> None:
    told = opening.measure(1)
    assert (told["games"], told["live"]) == (400, 4)
    assert told["all_ms"] >= told["open_ms"] > 0


def test_a_server_takes_memory_and_each_step_takes_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    few = growth.measure()
    monkeypatch.setattr(growth, "CHANNELS", 2 * growth.CHANNELS)
    assert growth.measure()["server_kb"] > 1.4 * few["server_kb"] > 10
    assert few["steps_per_game"] > few["turns_per_game"]
    assert few["step_bytes"] == pytest.approx(
        few["game_kb"] * 1024 / few["steps_per_game"], rel=0.01
    )


def test_pictures_are_timed_weighed_and_drawn_beside_an_event_loop() -> None:
    told = pictures.measure(1)
    for name in ("board", "fullest_board", "deed", "chart"):
        assert 0 < told[name]["p50_ms"] <= told[name]["p99_ms"]
        assert 1000 < told[name]["bytes"] <= told[name]["most_bytes"]
    lag = told["loop_lag"]
    assert all(lag[kind]["p50_ms"] <= lag[kind]["p99_ms"] for kind in ("idle", "drawing"))
    assert told["p99_ratio"] > 0


def test_the_fullest_board_has_everything_that_the_bank_had() -> None:
    spec = pictures.fullest()
    assert len(spec.tokens) == 8
    assert len(spec.holdings) == 28
    assert sum(it.houses for it in spec.holdings) == 32
    assert sum(it.hotel for it in spec.holdings) == 12


def test_a_subject_may_be_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr("os.sched_setaffinity", raising=False)
    monkeypatch.setitem(SUBJECTS, "turn", lambda: {"turn_us": 7})
    assert main(["turn"]) == 0
    assert capsys.readouterr().out == '{"bench": "turn", "turn_us": 7}\n'
    assert main(["luck"]) == 2
    assert capsys.readouterr().err == "not measured: luck\n"
