"""A thousand random games by seed: open calls, turns ended by their players."""

import pytest

from engine.editions.catalogue import rules_of
from tests.support.random_play import play_many

CHUNK = 50
RULES = rules_of("1994").played_live()


@pytest.mark.parametrize("first", range(0, 1000, CHUNK))
def test_a_thousand_random_games_live(first: int) -> None:
    tally = play_many(range(first, first + CHUNK), RULES)
    assert tally.games == CHUNK
    assert tally.actions > 50 * CHUNK
    assert tally.neighbours > 100 * CHUNK
