"""Random games by seed where one builds in one's own turn only: much is asked for too early."""

import pytest

from engine.editions.catalogue import rules_of
from tests.support.random_play import play_many
from tests.support.seeds import chunks, described

RULES = rules_of("2008").played_by_post()


@pytest.mark.parametrize("chunk", chunks(240, 4), ids=described)
def test_random_games_with_intents(chunk: range) -> None:
    tally = play_many(chunk, RULES, share=0.03)
    assert tally.games == len(chunk)
    assert tally.neighbours > 100 * len(chunk)
