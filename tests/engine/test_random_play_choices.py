"""Random play by every game and house rule, alone and together, at both paces."""

from random import Random

import pytest

from engine.editions.choice import Choice
from tests.support.choices import EACH, any_choice, named, paced
from tests.support.random_play import Tally, play_seeded
from tests.support.seeds import chunks, described, seeds


@pytest.mark.parametrize("choice", EACH, ids=named)
def test_random_games_of_each_choice(choice: Choice) -> None:
    tally = Tally()
    played = seeds(60)
    for seed in played:
        tally.add(play_seeded(seed, paced(choice, seed)))
    assert tally.games == len(played)
    assert tally.actions > 20


@pytest.mark.parametrize("chunk", chunks(240, 4), ids=described)
def test_random_games_of_choices_together(chunk: range) -> None:
    for seed in chunk:
        play_seeded(seed, paced(any_choice(Random(seed)), seed))
