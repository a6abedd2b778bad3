"""Many games between computer players, and what is counted of them."""

import json
from functools import cache

import pytest

from engine import simulate
from engine.editions.catalogue import CATALOGUE, rules_of
from engine.invariants import money
from engine.simulate import JAILED, Report, main

KEYS = {
    "games",
    "finished",
    "turns",
    "rolls",
    "actions",
    "seconds",
    "turns_per_s",
    "violations",
    "winners",
    "landings",
}


def simulated(games: int, players: int, seed: str = "test", turns: int = 1000) -> Report:
    return simulate.simulate(rules_of("1994").played_by_post(), games, players, seed, turns)


@cache
def twenty_games() -> Report:
    """Games that several tests look at."""
    return simulated(20, 4)


def test_one_json_object_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--games", "3", "--players", "4", "--edition", "1994", "--seed", "7", "--json"]
    assert main(asked) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == KEYS
    assert report["games"] == 3
    assert len(report["winners"]) == 4
    assert len(report["landings"]) == 41


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--turns", "50"])
    printed = capsys.readouterr().out
    assert "Boardwalk" in printed
    assert "broken invariants: 0" in printed


@pytest.mark.parametrize("edition", CATALOGUE)
@pytest.mark.parametrize("players", [3, 5, 7])
def test_every_table_plays(edition: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    asked = f"--games 1 --players {players} --edition {edition} --seed x --json --turns 200"
    assert main(asked.split()) == 0
    assert json.loads(capsys.readouterr().out)["violations"] == 0


def test_four_players_finish_at_least_seven_games_in_ten() -> None:
    report = twenty_games()
    assert report.finished >= 14
    assert report.violations == 0
    assert sum(report.winners) == report.finished


def test_every_roll_rests_somewhere_and_never_on_go_to_jail() -> None:
    report = twenty_games()
    assert sum(report.landings) == report.rolls > report.turns
    assert report.landings[30] == 0
    assert report.landings[JAILED] > max(report.landings[:JAILED])
    assert all(report.landings[space] for space in range(40) if space != 30)


def test_chance_moves_most_tokens_on() -> None:
    """Ten of its sixteen cards move the token, so few rolls rest there."""
    report = twenty_games()
    for chance, beside in ((7, 6), (22, 21), (36, 35)):
        assert report.landings[chance] < 0.6 * report.landings[beside]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--games", "-3"], "'-3' is not a whole number"),
        (["--games", "0"], "'0' is not a whole number"),
        (["--turns", "0"], "'0' is not a whole number"),
        (["--game", "time-limit", "--hour-after", "-5"], "'-5' is not a whole number"),
    ],
)
def test_games_turns_and_rolls_are_counted_from_one_on(
    asked: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert told in capsys.readouterr().err


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = simulated(3, 3), simulated(3, 3), simulated(3, 3, "other")
    assert first.landings == again.landings
    assert first.winners == again.winners
    assert first.landings != other.landings


def test_no_game_takes_more_turns_than_it_may() -> None:
    report = simulated(2, 4, turns=20)
    assert (report.finished, report.turns) == (0, 40)


def test_money_out_of_nothing_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "money", lambda state: money(state) + 1)
    report = simulated(1, 2, turns=10)
    assert report.violations > 0
    monkeypatch.setattr(simulate, "simulate", lambda *asked: report)
    assert main(["--games", "1"]) == 1


def test_a_broken_state_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "broken", lambda state: ["something"])
    assert simulated(1, 2, turns=10).violations >= 10
