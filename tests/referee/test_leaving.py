"""Something is pending and somebody goes: some of the games that `make fuzz` plays by LEAVING."""

import pytest

from tests.referee.leaving import LeavingGame, play_leaving
from tests.referee.setting import WAYS
from tests.support.seeds import chunks, described

GAMES, CHUNK = 2400, 40


@pytest.mark.parametrize("chunk", chunks(GAMES, CHUNK), ids=described)
def test_whoever_leaves_every_sum_is_right(chunk: range) -> None:
    games = [play_leaving(seed) for seed in chunk]
    assert all(game.referee.winners for game in games)
    assert sum(game.actions for game in games) > 10 * CHUNK


def test_all_that_may_be_pending_is_laid_out() -> None:
    assert {LeavingGame(seed).way for seed in range(300)} == WAYS.keys()


def test_an_intent_let_through_by_the_end_of_a_shortage_is_no_part_of_it() -> None:
    assert play_leaving(1795932467).referee.winners


def test_a_claim_made_before_rent_is_asked_is_met_with_what_is_beyond_it() -> None:
    assert play_leaving(1795937270).referee.winners


def test_a_card_that_comes_while_the_fine_is_owed_may_take_its_place() -> None:
    assert play_leaving(22030).referee.winners


def test_nothing_scarce_is_shared_out_once_a_bankruptcy_ends_the_short_game() -> None:
    assert play_leaving(83299).referee.winners
