"""The start of every first game is as friendly as promised, by how computers play today."""

from __future__ import annotations

import pytest

from bench.friendly_start import (
    LEARNERS,
    LONGEST,
    Beginner,
    Learner,
    chance_of,
    describe,
    is_friendly,
    play_start,
    table_of,
)
from engine.editions.choice import resolve
from engine.host.lobbies.first_game import CHOICE, START

RULES = resolve(CHOICE).played_live()


def test_the_start_is_friendly() -> None:
    assert is_friendly(chance_of(START), RULES)


@pytest.mark.parametrize("learner", LEARNERS)
def test_nothing_bad_happens_early_and_the_game_ends(learner: str) -> None:
    outcome = play_start(START, RULES, learner)
    assert outcome is not None
    assert outcome.turns < LONGEST
    assert outcome.kinds >= 8


def test_the_coach_suggests_the_trade_in_the_first_turn_and_once_more() -> None:
    learner = Learner(Beginner())
    table = table_of(learner, RULES, START)
    while not table.state.is_over and table.state.turn <= LONGEST:
        table.step()
    assert [it.turn for it in learner.suggested] == [1, 7]
    assert learner.told["trade:orange"] == 2
    assert all(it.after > it.before for it in learner.suggested)


def test_most_starts_are_not_friendly() -> None:
    assert [number for number in range(200) if describe(number, RULES)] == []
