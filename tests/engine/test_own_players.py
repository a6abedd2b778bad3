"""Players of one's own in simulations: what they are asked, and what becomes of their mistakes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import Action, GivenChance, View, apply, position_of, read, rules_of, seat_view
from engine.core import actions
from engine.core.decisions import BuyOrDecline
from engine.players.characters import CHARACTERS, STRENGTHS
from engine.players.own import MOST, PlayerFault, Players, computer_player, load_player
from engine.simulate import main, simulate
from tests.support.game import A, B

ROOT = Path(__file__).parents[2]
RULES = rules_of("1994").played_by_post()
HERE = "tests.engine.test_own_players"


def hoarder(view: View) -> Action | None:
    """Buys nothing, and leaves the rest to the computer."""
    return actions.Decline() if actions.Decline() in view.offers else None


def hasty(view: View) -> Action | None:
    return actions.Buy()


def talker(view: View) -> object:
    return "throw"


def undecided(view: View) -> Action | None:
    """Mortgages a deed and pays it off again, for ever."""
    for space in view.owned(A):
        return actions.Unmortgage(space) if view.deeds[space].mortgaged else actions.Mortgage(space)
    return None


NO_FUNCTION = 7


def test_a_player_is_asked_with_what_its_seat_may_see_and_nobody_else() -> None:
    asked: list[View] = []

    def curious(view: View) -> Action | None:
        asked.append(view)
        return None

    report = simulate(RULES, 2, 3, "seen", turns=60, own=[curious])
    assert report.violations == 0
    assert {view.seat for view in asked} == {A}
    assert all(A in view.awaited for view in asked)
    assert any(isinstance(view.decision, BuyOrDecline) for view in asked)


def test_a_player_that_leaves_everything_open_plays_as_the_computer_does() -> None:
    own = simulate(RULES, 3, 4, "same", turns=100, own=[lambda view: None])
    assert own.landings == simulate(RULES, 3, 4, "same", turns=100).landings


def test_what_a_player_says_is_done() -> None:
    state = position_of("0 hat $1000 at 39; 1 dog; turn 9 of 0 buy 39", RULES)
    assert Players({A: hoarder}).next_action(state, [A, B]) == (A, actions.Decline())
    assert Players({B: hoarder}).next_action(state, [A, B]) == (A, actions.Buy())


def test_actions_are_counted_in_each_turn_and_for_each_seat() -> None:
    def roller(view: View) -> Action | None:
        return actions.Roll()

    players = Players({A: roller, B: roller})
    for turn, seat in ((1, A), (1, B), (2, A)):
        state = position_of(f"0 hat; 1 dog; turn {turn} of {seat}", RULES)
        for _ in range(MOST):
            assert players.next_action(state, [A, B]) == (seat, actions.Roll())


def test_what_is_left_to_the_computer_is_not_counted() -> None:
    said: list[Action | None] = [actions.Roll(), *[None] * (2 * MOST)]
    state = position_of("0 hat; 1 dog", RULES)
    players = Players({A: lambda view: said.pop()})
    while said:
        assert players.next_action(state, [A, B]) == (A, actions.Roll())


def test_a_player_who_never_buys_does_not_win(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate(RULES, 12, 4, "poor", own=[hoarder])
    assert report.winners[A] < max(report.winners)
    assert main(["--games", "1", "--turns", "20", "--player", f"{HERE}:hoarder"]) == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hasty", "in turn 1: 0 buy is refused, not-now"),
        ("talker", "seat 0 has given 'throw', which is no action"),
        ("undecided", "seat 0 acts without end in turn"),
        ("NO_FUNCTION", "is no function"),
        ("nobody", "has no attribute 'nobody'"),
        ("", "is no package.module:function"),
    ],
)
def test_what_a_player_may_not_do_is_said_in_one_line(
    name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--games", "3", "--player", f"{HERE}:{name}"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("name", ["", ":", "no.such.module:player", "engine..x:player", "x"])
def test_a_name_of_nothing_is_no_player(name: str) -> None:
    with pytest.raises(PlayerFault, match="is no package.module:function"):
        load_player(name)


def test_there_are_not_more_players_than_seats(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--players", "2", *["--player", f"{HERE}:hoarder"] * 3])
    assert "3 players for 2 seats" in capsys.readouterr().err


def test_it_runs_from_any_folder_with_a_player_that_is_there(tmp_path: Path) -> None:
    tmp_path.joinpath("mine.py").write_text("def player(view):\n    return None\n")
    asked = ["engine.simulate", "--games", "1", "--turns", "9", "--player", "mine:player"]
    done = subprocess.run(
        [sys.executable, "-m", *asked],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 games, 0 finished; 9 turns" in done.stdout


def test_whoever_is_not_to_be_asked_is_not_asked() -> None:
    state = position_of("0 hat $1000 at 39; 1 dog; turn 9 of 0 buy 39", RULES)
    assert Players({A: hoarder}).next_action(state, [B]) is None


def test_a_computer_of_ours_takes_what_helps_it_and_declines_what_does_not() -> None:
    player = computer_player("neutral", "sharp")
    line = (
        "0 hat at 5 deeds 37; 1 dog deeds 39,5; turn 9 of 0; trades 7=1 offer 0 gives {} takes {}"
    )
    gift = position_of(line.format("39", "$1"), RULES)
    assert player(seat_view(gift, A)) == actions.AcceptTrade(7)
    demand = position_of(line.format("5", "37"), RULES)
    assert player(seat_view(demand, A)) != actions.AcceptTrade(7)


def test_a_computer_of_ours_accepts_nothing_that_it_cannot_pay_for() -> None:
    """Ten per cent are due for the mortgage at once."""
    lines = "0 hat $1 at 5 deeds 37; 1 dog deeds 39m; turn 9 of 0"
    state = position_of(f"{lines}; trades 7=1 offer 0 gives 39 takes $1", RULES)
    player = computer_player("neutral", "sharp")
    assert player(seat_view(state, A)) == actions.DeclineTrade(7)


def test_a_computer_of_ours_waits_with_offers_while_there_is_a_bid_to_make() -> None:
    lines = "0 hat deeds 37; 1 dog deeds 39; turn 9 of 1 auction 24"
    state = position_of(f"{lines}; trades 7=1 offer 0 gives 39 takes $1", rules_of("1994"))
    answer = computer_player()(seat_view(state, A))
    assert isinstance(answer, actions.Bid | actions.SetMaximum | actions.PassBid)


def test_a_computer_of_ours_collects_a_rent_before_the_next_roll() -> None:
    lines = "rules 1994 live claimed-rent; 0 hat at 36; 1 dog deeds 39; turn 9 of 0"
    state = position_of(lines)
    for line in ("0 throw", "0 end"):
        state, _ = apply(state, *read(line), GivenChance([(1, 2)]))
    answer = computer_player()(seat_view(state, B))
    assert answer == actions.CollectRent(state.claims[0].id)


def test_every_character_and_strength_is_named_where_a_computer_of_ours_is_made() -> None:
    text = computer_player.__doc__ or ""
    assert [name for name in (*CHARACTERS, *STRENGTHS) if name not in text] == []


@pytest.mark.parametrize("asked", [("nobody", "sharp"), ("builder", "strong")])
def test_there_is_no_computer_of_ours_by_another_name(asked: tuple[str, str]) -> None:
    with pytest.raises(PlayerFault, match="is no player: neutral, builder"):
        computer_player(*asked)
