"""The arena: equal chances for every seat, and what it tells of them."""

import pytest

from bench.arena.match import Pairing, arranged, play_match, wilson
from bench.arena.players import PLAYERS
from bench.arena.table import play_game
from engine.editions.catalogue import rules_of

RULES = rules_of("1994").played_by_post()


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_plays_legally(name: str) -> None:
    result = play_game([PLAYERS[name]() for _ in range(4)], RULES, b"legal", 150)
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
