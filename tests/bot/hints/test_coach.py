"""The coach of a first game: whom it speaks to, and what it keeps to at a place."""

from __future__ import annotations

import pytest

from bot.hints.coach import SENTENCE, learner_of, lesson_here, of_game, rounds_since, taught_at
from engine.host.store.records import Player
from engine.players.lesson import BIDDING, Lesson
from engine.view import seat_view
from tests.support.game import position


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


def test_another_game_may_repeat_a_sentence() -> None:
    taught = {"throw": ("a:1",), f"{SENTENCE}1": ("a:1",), f"{SENTENCE}2": ("b:1",)}
    assert of_game(taught, "b") == {"throw": ("a:1",), f"{SENTENCE}2": ("b:1",)}


def test_what_presses_keeps_its_place_and_a_small_lesson_does_not() -> None:
    build, trade = Lesson("build-borrow", group="pink"), Lesson("trade", group="orange")
    assert lesson_here((trade, build), ["trade", "trade:orange"], {}, {}) == trade
    assert lesson_here((Lesson("end"), build), ["end"], {}, {}) == build
    assert lesson_here((build,), ["trade", "trade:orange"], {}, {}) == build


def test_the_first_rent_keeps_its_place_too() -> None:
    build, rent = Lesson("build", group="pink"), Lesson("rent-paid")
    assert lesson_here((build, rent), ["rent-paid"], {}, {}) == rent


def test_the_turn_of_a_lesson_is_known_in_its_own_game() -> None:
    view = seat_view(position("0 hat; 1 dog; 2 car\nturn 10 of 0").state, 0)
    taught = {"turn:trade:orange": ("g:turn 3",), "turn:trade:red": ("h:turn 3",), "end": ("g:3",)}
    assert rounds_since(taught, "g", view) == {"trade:orange": 2}
    assert taught_at({"turn:trade:orange": ("g:turn 3",)}, "g:3") == []
