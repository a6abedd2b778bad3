"""Random play by every game and house rule, alone and together, at both paces."""

from random import Random

import pytest

from engine.editions.options import Choice
from tests.support.choices import EACH, any_choice, named, paced
from tests.support.random_play import Tally, play_seeded

CHUNK = 25


@pytest.mark.parametrize("choice", EACH, ids=named)
def test_random_games_of_each_choice(choice: Choice) -> None:
    tally = Tally()
    for seed in range(6):
        tally.add(play_seeded(seed, paced(choice, seed), share=0.02))
    assert tally.games == 6
    assert tally.actions > 6 * 20


@pytest.mark.parametrize("first", range(0, 200, CHUNK))
def test_random_games_of_choices_together(first: int) -> None:
    for seed in range(first, first + CHUNK):
        play_seeded(seed, paced(any_choice(Random(seed)), seed))
