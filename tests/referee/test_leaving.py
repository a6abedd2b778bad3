"""Something is pending and somebody goes: some of the games that `make fuzz` plays by LEAVING."""

import pytest

from tests.referee.leaving import LeavingGame, play_leaving
from tests.referee.setting import WAYS

GAMES, CHUNK = 300, 30


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_whoever_leaves_every_sum_is_right(first: int) -> None:
    games = [play_leaving(seed) for seed in range(first, first + CHUNK)]
    assert all(game.referee.winners for game in games)
    assert sum(game.actions for game in games) > 10 * CHUNK


def test_all_that_may_be_pending_is_laid_out() -> None:
    assert {LeavingGame(seed).way for seed in range(GAMES)} == WAYS.keys()
