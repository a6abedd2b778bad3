"""The coach of a first game: whom it speaks to, and what it keeps to at a place."""

from __future__ import annotations

import pytest

from bot.showing.coach import learner_of, taught_at
from engine.host.store.records import Player
from engine.players.lesson import BIDDING


@pytest.mark.parametrize(
    ("users", "seat"), [((None, 5, None), 1), ((None, None), None), ((4, 5), None)]
)
def test_only_one_person_learns(users: tuple[int | None, ...], seat: int | None) -> None:
    players = [Player(number, user, str(number), "hat") for number, user in enumerate(users)]
    assert learner_of(players) == seat


def test_a_place_keeps_its_lesson_and_an_auction_its_topic() -> None:
    taught = {"throw": ("g:1",), "auction": ("g:2",), "end": ("g:3",)}
    assert taught_at(taught, "g:1") == ["throw"]
    assert set(taught_at(taught, "g:2")) == BIDDING
    assert taught_at(taught, "g:4") == []
