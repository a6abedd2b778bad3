"""Random games by seed where one builds in one's own turn only: much is asked for too early."""

import pytest

from engine.editions.catalogue import rules_of
from tests.support.random_play import play_many

CHUNK = 50
RULES = rules_of("2008").played_by_post()


@pytest.mark.parametrize("first", range(0, 200, CHUNK))
def test_two_hundred_random_games_with_intents(first: int) -> None:
    tally = play_many(range(first, first + CHUNK), RULES, share=0.03)
    assert tally.games == CHUNK
    assert tally.neighbours > 100 * CHUNK
