"""Six hundred random games by seed: open calls, turns ended by their players."""

import pytest

from engine.editions.catalogue import rules_of
from tests.support.random_play import play_many
from tests.support.seeds import chunks, described

RULES = rules_of("1994").played_live()


@pytest.mark.parametrize("chunk", chunks(600, 10), ids=described)
def test_six_hundred_random_games_live(chunk: range) -> None:
    tally = play_many(chunk, RULES)
    assert tally.games == len(chunk)
    assert tally.actions > 50 * len(chunk)
    assert tally.neighbours > 100 * len(chunk)
