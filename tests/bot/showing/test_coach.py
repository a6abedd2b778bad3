"""The coach of a first game: whom it speaks to."""

from __future__ import annotations

import pytest

from bot.showing.coach import learner_of
from engine.host.store.records import Player


@pytest.mark.parametrize(
    ("users", "seat"), [((None, 5, None), 1), ((None, None), None), ((4, 5), None)]
)
def test_only_one_person_learns(users: tuple[int | None, ...], seat: int | None) -> None:
    players = [Player(number, user, str(number), "hat") for number, user in enumerate(users)]
    assert learner_of(players) == seat
