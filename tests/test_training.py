"""Training: samples of games, and weights that tell who wins."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest

from bench.training import calibration, selfplay
from bench.training.__main__ import first_weights, main
from bench.training.calibration import PICTURE, brier, chances_by, figures, table
from bench.training.data import Data
from bench.training.diagram import diagram
from bench.training.fit import fit
from bench.training.selfplay import Sample, samples
from engine.players.judge.accounts import NAMES


def richest_wins(count: int) -> list[Sample]:
    """Samples in which who has the larger share of the worth mostly wins."""
    random, found = Random(5), list[Sample]()
    worth = NAMES.index("share_worth")
    for at in range(count):
        shares = [random.uniform(-1, 1) for _ in range(3)]
        numbers = [
            tuple(share if it == worth else 0.0 for it in range(len(NAMES))) for share in shares
        ]
        winner = shares.index(max(shares)) if random.random() < 0.9 else random.randrange(3)
        found.append(Sample(1, True, tuple(numbers), tuple(it == winner for it in range(3)), at))
    return found


@pytest.fixture(autouse=True)
def _short_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many looks as a few hundred samples need."""
    monkeypatch.setattr("bench.training.fit.SEEN", 200_000)


def test_weights_are_fitted_to_who_wins() -> None:
    weights, tested = fit(richest_wins(2000), 1)
    numbers = [0.0] * len(NAMES)
    worth = NAMES.index("share_worth")
    scores = []
    for share in (-0.5, 0.0, 0.5):
        numbers[worth] = share
        scores.append(weights.formula()(*numbers))
    assert scores == sorted(scores)
    assert len(tested.weight) == 200
    assert brier(chances_by(weights, tested), tested) < 0.35


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = samples(first_weights(), 2, 1, 1), samples(first_weights(), 2, 1, 1)
    assert one == other
    assert len(one) > 5
    # Of the moment after a deal there are two: as it is, and once both sides have built.
    assert max(Counter((it.game, it.turn) for it in one).values()) >= 2
    assert any(it.finished for it in one)
    assert all(sum(it.won) == 1 for it in one)


def test_weights_first_weights_know_their_numbers() -> None:
    assert len(first_weights().linear) == len(NAMES)
    assert first_weights().linear[NAMES.index("share_worth")] == pytest.approx(0.18)


def trained(folder: Path, name: str, *options: str) -> dict[str, object]:
    """Train with few games, and return the file of weights."""
    file = folder / f"{name}.json"
    assert main(["--rounds", "2", "--games", "10", "--out", str(file), *options]) == 0
    found: dict[str, object] = json.loads(file.read_bytes())
    return found


def test_a_seed_gives_the_same_weights_on_any_number_of_processors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A fit needs ten games, but none of them its end: who leads then counts for the winner.
    monkeypatch.setattr(selfplay, "TURNS", 15)
    kept = tmp_path / "tested.npz"
    first = trained(tmp_path, "one", "--seed", "7", "--jobs", "1", "--samples", str(kept))
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    again = trained(tmp_path, "two", "--seed", "7", "--jobs", "2")
    parts = "linear", "hidden", "out", "figures", "calibration"
    assert [first[part] for part in parts] == [again[part] for part in parts]
    assert [line["round"] for line in lines] == [0, 1]
    assert lines[-1]["brier"] == first["figures"]["brier"]  # type: ignore[index]
    assert first["command"] == "python -m bench.training --rounds 2 --games 10 --seed 7"
    assert len(Data.load(kept).weight) == first["figures"]["tested"]  # type: ignore[index]
    wait = NAMES.index("wait")
    assert first["linear"][wait] != 0  # type: ignore[index]
    assert {unit[wait] for unit in first["hidden"]} == {0}  # type: ignore[attr-defined,unused-ignore]


def test_too_few_games_to_test_a_fit_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "9"])
    assert "--games has to be 10 or more" in capsys.readouterr().err


def test_an_unfinished_game_counts_half_and_one_with_strangers_more() -> None:
    ended = Sample(1, True, ((0.0,) * len(NAMES),) * 2, (True, False), 1)
    cut_off, strange = replace(ended, finished=False), replace(ended, with_strangers=True)
    assert Data.of([ended, cut_off, strange]).weight.tolist() == [1.0, 0.5, 1.0]
    assert Data.of([ended, cut_off, strange], 2.0).weight.tolist() == [1.0, 0.5, 2.0]


def test_games_with_strangers_are_told_from_those_of_our_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(selfplay, "TURNS", 15)
    told = {it.game: it.with_strangers for it in samples(first_weights(), 6, 1, 2)}
    assert set(told.values()) == {False, True}


def test_the_last_fit_goes_by_games_with_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the richest win; in as many games of our own another one does."""
    here = richest_wins(300)
    own = [replace(it, won=(it.won[-1], *it.won[:-1]), game=300 + it.game) for it in here]
    strange = [replace(it, with_strangers=True) for it in here]
    mixed = [it for pair in zip(strange, own, strict=True) for it in pair]
    last, _ = fit(mixed, 1, is_last=True)
    monkeypatch.setattr("bench.training.fit.WEIGHT_OF_STRANGERS", 1.0)
    even, _ = fit(mixed, 1, is_last=True)
    unseen = Data.of(richest_wins(900)[300:])
    assert brier(chances_by(last, unseen), unseen) < brier(chances_by(even, unseen), unseen)


def test_the_last_fit_is_less_sure_of_what_few_games_tell() -> None:
    """Layers that have seen other games disagree about it."""
    found = richest_wins(300)
    (one, tested), (last, _) = fit(found, 1), fit(found, 1, is_last=True)
    favorites = [chances_by(weights, tested).max(axis=1).mean() for weights in (last, one)]
    assert favorites[0] < favorites[1]


def test_games_of_the_test_are_not_in_the_fit() -> None:
    numbers = ((0.0,) * len(NAMES),) * 2
    found = [Sample(1, True, numbers, (True, False), at // 7) for at in range(100)]
    _, tested = fit(found, 1)
    assert sorted(set(tested.games)) == [12, 13, 14]
    assert len(tested.games) == 100 - 12 * 7


def called(*chances: tuple[float, bool]) -> tuple[Data, np.ndarray]:
    """Return samples of two seats each, with the chance called for the first and if it won."""
    there = np.zeros((len(chances), 8), np.float32)
    there[:, :2] = 1
    won, said = np.zeros_like(there), np.zeros_like(there)
    for at, (chance, has_won) in enumerate(chances):
        said[at, :2] = chance, 1 - chance
        won[at, :2] = has_won, not has_won
    numbers = np.zeros((len(chances), 8, len(NAMES)), np.float32)
    weight = np.ones(len(chances), np.float32)
    return Data(numbers, there, won, weight, np.arange(len(chances)) // 5), said


def test_a_table_tells_how_often_came_true_what_was_called() -> None:
    data, chances = called(*[(0.72, at % 10 < 7) for at in range(100)])
    rows = table(chances, data)
    assert [row["count"] for row in rows] == [0, 0, 100, 0, 0, 0, 0, 100, 0, 0]
    assert rows[7]["called"] == pytest.approx(0.72)
    assert rows[7]["came_true"] == pytest.approx(0.7)
    assert rows[2]["came_true"] == pytest.approx(0.3)
    found = figures(chances, data)
    assert (found["called_70"], found["won_of_them"]) == (pytest.approx(0.72), pytest.approx(0.7))
    assert found["brier"] == pytest.approx(2 * (0.7 * 0.28**2 + 0.3 * 0.72**2), abs=1e-3)
    # Nobody has anything: by worth both have the same chance, however steep.
    assert found["brier_of_net_worth"] == found["brier_of_fitted_worth"] == pytest.approx(0.5)


def test_positions_of_one_game_count_as_one_for_the_margin() -> None:
    data, chances = called(*[(0.72, at % 10 < 7) for at in range(100)])
    alone = Data(data.numbers, data.there, data.won, data.weight, np.arange(100))
    margins = [table(chances, it)[7]["margin"] for it in (data, alone)]
    assert margins[1] == pytest.approx(1.96 * (0.21 / 100) ** 0.5, abs=1e-3)
    assert margins[0] != margins[1]


def test_the_picture_has_a_dot_for_each_row_that_counts() -> None:
    data, chances = called(*[(0.72, at % 10 < 7) for at in range(100)])
    picture = ElementTree.fromstring(diagram(table(chances, data)))
    dots = picture.findall("{*}circle")
    assert len(dots) == 2
    assert float(dots[1].attrib["cx"]) > float(dots[0].attrib["cx"])
    assert "100" in [text.text for text in picture.findall("{*}text")]


def test_the_picture_of_the_weights_is_up_to_date(tmp_path: Path) -> None:
    drawn = tmp_path / "calibration.svg"
    assert calibration.main(["--out", str(drawn)]) == 0
    assert drawn.read_text(encoding="utf-8") == PICTURE.read_text(encoding="utf-8")


def test_a_table_is_made_of_games_or_of_samples_that_were_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "TURNS", 15)
    drawn, kept = tmp_path / "calibration.svg", tmp_path / "kept.npz"
    Data.of(samples(first_weights(), 2, 1, 1)).save(kept)
    for source in (["--samples", str(kept)], ["--games", "2", "--jobs", "1"]):
        assert calibration.main([*source, "--out", str(drawn)]) == 0
        line = json.loads(capsys.readouterr().out)
        assert sum(row["count"] for row in line["calibration"]) >= 2 * line["positions"] > 0
        assert 0 < line["brier"] < 2
        ElementTree.fromstring(drawn.read_text(encoding="utf-8"))
