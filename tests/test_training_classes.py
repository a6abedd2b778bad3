"""Calibration in classes of positions: what a class is, and how sure its difference is."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from bench.arena.greedy import Greedy
from bench.arena.table import Player, Table
from bench.training import calibration, classes, selfplay
from bench.training.classes import Case, called_classes, classes_of, compared
from engine.core.actions import SeatId
from tests.support.game import A, B, C, position


def of(text: str) -> Counter[tuple[str, SeatId]]:
    return Counter(classes_of(position(text).state, A))


def test_a_whole_group_counts_by_the_cash_of_its_owner() -> None:
    found = of("0 hat $149 deeds 1,3; 1 dog $150 deeds 6,8,9; 2 boat $500 deeds 37,39")
    assert found["whole group, little cash", A] == 1
    assert found["whole group, some cash", B] == 1
    assert found["whole group, much cash", C] == 1


def test_two_of_three_count_by_who_has_the_third_and_how_much_is_unowned() -> None:
    found = of("0 hat deeds 6,8; 1 dog deeds 11,13; 2 boat deeds 14")
    assert found["two of three, third unowned, early", A] == 1
    assert found["two of three, third another's, early", B] == 1
    assert found.total() == 3
    most = "1,3,5,12,15,18,19,21,23,24,25,26,27,28,29,31,32,34,35,37,39"
    found = of(f"0 hat deeds 6,8; 1 dog deeds 11,13; 2 boat deeds 14,{most}")
    assert found["two of three, third unowned, late", A] == 1


def test_every_chance_counts_among_those_that_are_called_like_it() -> None:
    found = [*called_classes({A: 0.09, B: 0.1, C: 1.0})]
    assert found == [("called 0 to 10 %", A), ("called 10 to 20 %", B), ("called 90 to 100 %", C)]


def test_phases_and_the_last_two_count_for_the_favorite() -> None:
    assert of("0 hat; 1 dog; 2 boat") == {("early, favorite", A): 1}
    found = of("0 hat deeds 1; 1 dog; 2 boat left 1")
    assert ("last two, favorite", A) in found
    assert ("last two, favorite", B) not in found


def test_cases_of_one_game_count_as_one_for_the_interval() -> None:
    apart = [Case(at, 0.6, at % 2 == 0) for at in range(100)]
    together = [Case(at // 2 // 5, 0.6, at % 2 == 0) for at in range(100)]
    clustered = [Case(at % 10, 0.6, at % 2 == 0) for at in range(100)]
    one = compared("x", apart)
    assert (one["called"], one["came_true"], one["difference"]) == (0.6, 0.5, 0.1)
    assert one["high"] == pytest.approx(0.1 + 1.96 * 0.5 / 99**0.5, abs=1e-3)
    assert compared("x", together)["high"] == pytest.approx(0.1, abs=1e-3)
    assert compared("x", clustered)["high"] > one["high"]  # type: ignore[operator]
    assert one["holds"] is False


def test_a_small_difference_holds_and_so_does_an_unsure_one() -> None:
    assert compared("x", [Case(at, 0.54, at % 2 == 0) for at in range(10_000)])["holds"]
    assert compared("x", [Case(at, 0.7, at % 2 == 0) for at in range(10)])["holds"]


def test_a_line_for_each_class_with_enough_cases(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(classes, "TURNS", 12)
    monkeypatch.setattr(classes, "LEAST_CASES", 2)
    monkeypatch.setattr(classes, "KEPT", 1)
    assert calibration.main(["--classes", "--games", "2", "--jobs", "1"]) == 0
    *found, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert "early, favorite" in [line["class"] for line in found]
    assert all(line["cases"] == 2 for line in found)
    assert all(line["low"] <= line["difference"] <= line["high"] for line in found)
    assert (last["class"], last["games"]) == ("all", 2)
    assert 0 < last["brier"] < 2


def test_at_tables_of_our_own_nobody_else_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    met = list[list[Player]]()

    def none(players: list[Player], *rest: Any) -> Table:
        met.append(players)
        raise StopIteration

    monkeypatch.setattr(selfplay, "Table", none)
    for number in range(20):
        with pytest.raises(StopIteration):
            selfplay.drawn_table(Greedy, Random(number), b"x", selfplay.OWN)
    assert {type(player) for players in met for player in players} == {Greedy}


def test_setup_01_no_table_is_drawn_that_its_rulebook_does_not_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(selfplay, "EDITIONS", {"1935": 1})
    for number in range(40):
        selfplay.drawn_table(Greedy, Random(number), b"x", selfplay.OWN)
