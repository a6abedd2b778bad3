"""Games of every game and every house rule between computers: nothing that must hold breaks.

Each day others: the part of this run is part of their seed.
"""

import json
from typing import Any

import pytest

from engine.editions.choice import Choice, resolve
from engine.simulate import main, simulate
from tests.support.choices import TODAY, named, seats_for
from tests.support.seeds import part

GAMES_EACH = 1
"""Games at each pace; twenty days play twenty of them."""


@pytest.mark.parametrize("choice", TODAY.values(), ids=named)
def test_games_of_each_choice_are_sound(choice: Choice) -> None:
    rules = resolve(choice)
    seed = f"{named(choice)}, {part()}"
    for number, paced in enumerate((rules.played_by_post(), rules.played_live())):
        seats = seats_for(rules, number + 2)
        hour = 80 if rules.is_timed else None
        report = simulate(paced, GAMES_EACH, seats, seed, turns=400, hour_after=hour)
        assert report.violations == 0, seed
        assert report.turns >= GAMES_EACH * seats
        assert hour is None or report.finished == GAMES_EACH


def simulated(asked: str, capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, Any], str]:
    """The report of a command line, and what was said beside it."""
    assert main([*asked.split(), "--games", "2", "--turns", "100", "--json"]) == 0
    told = capsys.readouterr()
    return json.loads(told.out), told.err


@pytest.mark.parametrize(
    ("asked", "seats"),
    [("--players 2", 3), ("--players 3", 3), ("--players 7", 7), ("--players 8", 7)],
)
def test_setup_01_the_number_of_players_is_brought_within_the_edition(
    asked: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    report, said = simulated(f"--edition 1935 {asked}", capsys)
    assert report["winners"] == [0] * seats
    clipped = f"1935 is for 3 to 7 players: playing with {seats}\n"
    assert said == ("" if asked.endswith(str(seats)) else clipped)


def test_a_game_and_house_rules_may_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("", "--game short", "--house-rules jail-fine=0,starting-cash=500")
    reports = [simulated(f"--edition 1994 {more}", capsys)[0] for more in asked]
    assert len({(report["actions"], str(report["landings"])) for report in reports}) == 3


@pytest.mark.parametrize(("edition", "game"), [("1935", "new-short"), ("1998", "time-limit")])
def test_s35_05_tl_01_a_timed_game_ends_when_its_hour_strikes(
    edition: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = f"--edition {edition} --game {game} --players 4 --hour-after"
    early, _ = simulated(f"{asked} 30", capsys)
    late, _ = simulated(f"{asked} 60", capsys)
    assert early["finished"] == late["finished"] == 2
    # AMB-71: of the rolls of two games those for the first turn move nobody.
    assert 2 * 20 < early["rolls"] < late["rolls"] <= 2 * 60


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("--edition 1935 --game short", "not playable (unknown): 1935, short"),
        ("--hour-after 9", "--hour-after needs a timed game; standard is not one"),
        ("--house-rules free-beer", "'free-beer' is none of: starting-cash, "),
        ("--house-rules jail-fine=much", "jail-fine takes a whole number, not 'much'"),
        ("--house-rules jail-fine=501", "not playable (number): jail-fine"),
        ("--house-rules dealt-deeds,sold-deeds", "not playable (twice): dealt-deeds, sold-deeds"),
    ],
)
def test_what_cannot_be_played_is_told(
    asked: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(asked.split())
    assert left.value.code == 2
    assert said in capsys.readouterr().err
