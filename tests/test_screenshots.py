"""The positions in which pictures are taken: each is sound after those of the scenes before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.invariants import broken
from tests.support.game import Game, live
from tests.support.screenshots.positions import bargain, hotels, jailed, midgame, scarce

ORDER = (midgame, jailed, scarce, hotels, bargain)
ANOTHER = (midgame, bargain, jailed, scarce, hotels)


@pytest.mark.parametrize("order", [ORDER, ANOTHER], ids=["as taken", "another order"])
def test_each_position_is_sound_after_the_scenes_before(
    order: tuple[Callable[[Game], None], ...],
) -> None:
    game = live(4)
    for arrange in order:
        arrange(game)
        assert broken(game.state) == [], arrange.__name__
