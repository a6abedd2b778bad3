"""No name of another board, and no sign of another currency: a part of tests/board_leaks.py."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.chosen_board import ChosenBoard, board_of_language
from tests.board_leaks import Found, read_game, read_scenario
from tests.support.foreign_names import UNKNOWN, leaks, texts_of, words_of_picture

MUCH = ("bankrupt", "debt", "rules-of-2008-by-post", "trade-declined")
"""Scenarios that say much of a board."""


@pytest.mark.parametrize("scenario", MUCH)
@pytest.mark.parametrize(
    ("locale", "board"),
    [("de", UNKNOWN), ("fr", board_of_language("fr"))],
    ids=["unknown", "usual"],
)
def test_a_scenario_names_its_own_board_alone(
    scenario: str, locale: str, board: ChosenBoard
) -> None:
    found = Found()
    read_scenario(found, scenario, locale, board)
    assert found.texts > 20
    assert not found.leaks, found.examples


@pytest.mark.parametrize(("seed", "locale"), [(2, "en"), (3, "de")])
def test_whatever_is_pressed_names_its_own_board_alone(seed: int, locale: str) -> None:
    found = Found()
    read_game(found, seed, locale, UNKNOWN, plain=locale == "de")
    assert found.texts > 300
    assert not found.leaks, found.examples


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ada landed on Boardwalk", ["Boardwalk"]),
        ("Ada bought St. James Place", ["St. James Place"]),
        ("Ada kauft das Wasserwerk", ["Wasserwerk"]),
        ("on Kurfürstendamm", ["Kurfürstendamm"]),
        ("a Chance card", ["Chance"]),
        ("Ada passed GO (+€200)", ["GO"]),
        ("Chance of winning: 5%", []),
        ("Rent: $50", ["$"]),
        ("Ca$h pays €50 on Qx01", []),
        ("Ca€h pays €50", ["Ca$h"]),
    ],
)
def test_what_is_foreign_is_found(text: str, found: list[str]) -> None:
    assert [what for what, _ in leaks(UNKNOWN.names, "en", [text])] == found


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        ({"content": "a", "components": [{"label": "b", "custom_id": "x"}]}, ["a", "b"]),
        (
            {"options": [{"label": "Berlin", "value": "berlin"}, {"label": "c", "value": "1"}]},
            ["c"],
        ),
        ({"attachments": [{"filename": "a.png", "description": "alt"}]}, ["alt"]),
    ],
)
def test_all_that_people_read_is_searched(body: Any, texts: list[str]) -> None:
    assert [*texts_of(body)] == texts


def test_the_words_of_a_picture_are_searched_without_soft_hyphens() -> None:
    assert [*words_of_picture(("Board\u00adwalk", 5, ("a",)))] == ["Boardwalk", "a"]
