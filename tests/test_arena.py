"""The arena: equal chances for every seat, and what it tells of them."""

import pytest

from bench.arena.match import Pairing, play_match, wilson
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
    outcome = play_match(Pairing("trader", ("trader",) * 3, turns=150), 8, "seats", 1)
    # Alike players: whoever sits where the dice are good wins, once in each round of seats.
    assert (outcome.games, outcome.won) == (8, 2)


def test_an_interval_holds_its_share_and_narrows_with_games() -> None:
    few, many = wilson(25, 100), wilson(250, 1000)
    assert few[0] < many[0] < 0.25 < many[1] < few[1]
    assert wilson(0, 50)[0] == pytest.approx(0, abs=1e-9)


def test_a_pairing_is_called_by_who_plays() -> None:
    assert Pairing("judging", ("greedy",) * 3).name == "judging against 3 greedy"
    assert Pairing("judging", ("greedy", "trader")).name == "judging against greedy, trader"
