"""The arena: equal chances for every seat, and what it tells of them."""

import json
import os
import subprocess
import sys

import pytest

from bench.arena.__main__ import main
from bench.arena.ablations import ABLATIONS
from bench.arena.match import Pairing, arranged, play_match, wilson
from bench.arena.players import ALL_PLAYERS, PLAYERS
from bench.arena.table import play_game
from engine.editions.catalogue import rules_of

RULES = rules_of("1994").played_by_post()


@pytest.mark.parametrize("name", [*PLAYERS, "judge-buyer", *ABLATIONS])
def test_every_player_plays_legally(name: str) -> None:
    result = play_game([ALL_PLAYERS[name]() for _ in range(4)], RULES, b"legal", 150)
    assert result.refused == 0


def test_the_same_dice_bring_the_same_game() -> None:
    one, other = (
        play_game([PLAYERS["itssebis"]() for _ in range(3)], RULES, b"again", 150) for _ in range(2)
    )
    assert one == other


def test_each_seat_gets_the_same_dice_once() -> None:
    pairing = Pairing("trader", ("greedy",) * 3)
    games = [arranged(pairing, number, "seats") for number in range(8)]
    assert [names.index("trader") for names, _ in games] == [0, 1, 2, 3] * 2
    assert [len({dice for _, dice in games[at : at + 4]}) for at in (0, 4)] == [1, 1]
    assert games[0][1] != games[4][1]


def test_games_among_equals_have_dice_of_their_own() -> None:
    pairing = Pairing("trader", ("trader",) * 3)
    assert len({arranged(pairing, number, "equals")[1] for number in range(8)}) == 8


def test_a_match_counts_who_won() -> None:
    outcome = play_match(Pairing("trader", ("trader",) * 3, turns=150), 8, "seats", 1)
    assert outcome.games == 8
    assert 0 < outcome.won < 8


def test_an_interval_holds_its_share_and_narrows_with_games() -> None:
    few, many = wilson(25, 100), wilson(250, 1000)
    assert few[0] < many[0] < 0.25 < many[1] < few[1]
    assert wilson(0, 50)[0] == pytest.approx(0, abs=1e-9)


def test_a_pairing_is_called_by_who_plays() -> None:
    assert Pairing("judging", ("greedy",) * 3).name == "judging against 3 greedy"
    assert Pairing("judging", ("greedy", "trader")).name == "judging against greedy, trader"


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    """Return what the arena prints for some arguments."""
    assert main([*arguments, "--jobs", "1"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_each_skill_taken_out_meets_three_that_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = lines(capsys, "--ablations", "--games", "1", "--turns", "8")
    assert [it["arena"] for it in found] == [f"{name} against 3 judging" for name in ABLATIONS]


def test_mixed_tables_rate_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("greedy", "trader", "gnome-p3", "itssebis", "flamecogs")
    asked = ("--mixed", *names, "--games", "6", "--turns", "30")
    about, *players = found = lines(capsys, *asked)
    assert about["mixed"] == [*names]
    assert {it["player"] for it in players} == {*names}
    assert [it["rating"] for it in players] == sorted(
        (it["rating"] for it in players), reverse=True
    )
    assert sum(it["seats"] for it in players) == 6 * 4
    assert lines(capsys, *asked) == found


def test_mixed_tables_need_two_names(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--mixed", "greedy"])
    assert "--mixed needs the names of two players or more" in capsys.readouterr().err


def test_the_arena_tells_how_long_a_player_thinks(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = lines(capsys, "--think", "--games", "1", "--turns", "10")
    assert line["think"] == "judging"
    assert line["seats"] == 8
    assert 0 < line["p50"] <= line["p99"] <= line["max"]
    assert line["mean"] * line["thoughts"] > line["max"]


def test_the_arena_tells_what_a_player_buys(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = lines(capsys, "--habits", "--hero", "greedy", "--games", "2", "--turns", "20")
    streets = line["street"]
    assert streets["landed_on"] > 5
    assert streets["bought"] > 0.8
    assert streets["bought"] + streets["declined"] + streets["short"] == pytest.approx(1, abs=0.01)


PLAYED = """
from bench.arena.players import PLAYERS
from bench.arena.table import Table
from engine.editions.catalogue import rules_of
players = [PLAYERS[name]() for name in ("judging", *("gamescomputersplay",) * 3)]
table = Table(players, rules_of("1994").played_by_post(), b"fp")
while not table.state.is_over and table.state.turn <= 60:
    table.step()
    print(table.events)
"""


def test_the_same_dice_bring_the_same_game_in_any_process() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", PLAYED],
            env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
            check=True,
            capture_output=True,
        ).stdout
        for hash_seed in range(2)
    }
    assert len(found) == 1
