"""What is printed on the squares of boards, also of one with names of its own."""

import json
from collections.abc import Iterator

import pytest

from bot.render.printed_board import printed_board
from bot.render.voice import Voice
from engine.editions import board as data
from tests.bot.render.tables import RULES, WORDS

OWN_NAMES = {12: "Elektrizitätswerk", 28: "Wasserwerk"}


@pytest.fixture
def own_board(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a board whose utilities are called otherwise."""
    usual = data.read_data
    found = json.loads(usual("board-classic.json"))
    for space, name in OWN_NAMES.items():
        found["spaces"][space]["name"] = name
    pages = {"board-ownnames.json": json.dumps(found).encode()}
    monkeypatch.setattr(data, "read_data", lambda name: pages.get(name) or usual(name))
    yield "ownnames"
    data.board.cache_clear()


def test_a_utility_is_drawn_by_its_place_and_named_by_its_board(own_board: str) -> None:
    rules = RULES.with_fields(board=own_board)
    printed = printed_board(rules, Voice([], own_board, WORDS))
    assert [(printed[space].look, printed[space].title) for space in OWN_NAMES] == [
        ("electric", "Elektrizitätswerk"),
        ("water", "Wasserwerk"),
    ]


def test_the_utilities_of_every_edition_are_named_as_short_as_a_square_needs() -> None:
    printed = printed_board(RULES, Voice([], "classic", WORDS))
    assert [(printed[space].look, printed[space].title) for space in OWN_NAMES] == [
        ("electric", "Electric Co."),
        ("water", "Water Works"),
    ]
