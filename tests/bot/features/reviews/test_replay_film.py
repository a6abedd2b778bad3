"""The film of a whole game: which turns it has, and what it tells."""

from io import BytesIO

import pytest
from PIL import Image

from bot.features.reviews import replay
from bot.features.reviews.replay import FEWEST, film, moved_turns, thin_out
from bot.language.language import load
from bot.pictures.board_spec import BoardSpec
from bot.pictures.film import FILM
from engine.core.events import Event, TurnStarted, visible_to
from tests.bot.render.tables import PEOPLE, WORDS, people
from tests.support.computer_games import play_computers
from tests.support.event_logs import log_of

MOST = 10 * 1024 * 1024


@pytest.fixture(scope="module")
def events() -> list[Event]:
    return [
        event for _, step in play_computers(3, by_post=False) for event in visible_to(step, None)
    ]


def frames(data: bytes) -> int:
    return getattr(Image.open(BytesIO(data)), "n_frames", 1)


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch) -> list[BoardSpec]:
    """The boards that are drawn, each of which takes a byte."""
    drawn: list[BoardSpec] = []

    def draw(shown: list[BoardSpec], count: int) -> bytes:
        drawn[:] = shown
        assert len(drawn) == count
        return bytes(count)

    monkeypatch.setattr(replay, "draw_film", draw)
    return drawn


def test_a_whole_game_is_a_small_film(events: list[Event]) -> None:
    data = film(log_of(events), PEOPLE, MOST, 20)
    assert frames(data) == 20
    assert Image.open(BytesIO(data)).size == FILM
    assert len(data) < 20 * 15 * 1024


def test_whoever_reads_text_alone_is_shown_the_same_film(
    events: list[Event], boards: list[BoardSpec]
) -> None:
    """So one film for each language is kept for both."""
    film(log_of(events), PEOPLE, MOST, 40)
    shown = list(boards)
    plain = load(WORDS.locale, plain=True)
    film(log_of(events), people(plain), MOST, 40)
    assert boards == shown


@pytest.mark.parametrize(("most", "count"), [(40, 40), (39, 20), (19, 10), (1, FEWEST)])
def test_fewer_turns_are_shown_where_the_file_would_be_too_large(
    events: list[Event], boards: list[BoardSpec], most: int, count: int
) -> None:
    assert film(log_of(events), PEOPLE, most, 40) == bytes(count)
    assert len(boards) == count


def test_a_turn_that_moved_nothing_is_left_out(events: list[Event]) -> None:
    moved = moved_turns(log_of(events))
    turns = sum(isinstance(event, TurnStarted) for event in events)
    assert moved[0] == 0
    assert moved[-1] == turns
    assert len(moved) < turns
    assert moved == sorted(set(moved))


@pytest.mark.parametrize(("count", "most"), [(5, 10), (10, 10), (11, 10), (5000, 200)])
def test_a_long_game_keeps_its_first_turn_and_its_last(count: int, most: int) -> None:
    chosen = thin_out(range(count), most)
    assert (chosen[0], chosen[-1]) == (0, count - 1)
    assert len(set(chosen)) == len(chosen) == min(count, most)


def test_every_board_says_its_turn_and_who_leads(
    events: list[Event], boards: list[BoardSpec]
) -> None:
    film(log_of(events), PEOPLE, MOST, 50)
    assert len(boards) == 50
    assert boards[0].title == "Everyone’s even"
    assert {spec.title for spec in boards[1:-1]} <= {
        "Ada leads", "Bo leads", "Cy leads", "Di leads", "Everyone’s even"
    }  # fmt: skip
    last = moved_turns(log_of(events))[-1]
    assert [spec.heading for spec in boards] == [
        f"Turn {number} of {last}" for number in thin_out(moved_turns(log_of(events)), 50)
    ]
    assert not any(spec.ask or spec.card for spec in boards)
    assert boards[-1].title.endswith(" won")


def test_a_game_that_runs_ends_with_who_leads(events: list[Event], boards: list[BoardSpec]) -> None:
    film(log_of(events[: len(events) // 2]), PEOPLE, MOST, 20)
    assert boards[-1].title.endswith(" leads")
    assert "$" not in "".join(spec.title for spec in boards)


def test_the_way_of_the_turn_is_drawn(events: list[Event], boards: list[BoardSpec]) -> None:
    film(log_of(events), PEOPLE, MOST, 50)
    ways = [spec for spec in boards if spec.path]
    assert len(ways) > 30
    assert all(spec.walker for spec in ways)


def test_a_log_without_its_beginning_is_no_film(events: list[Event]) -> None:
    with pytest.raises(ValueError, match="GameStarted"):
        film(log_of(events[1:]), PEOPLE, MOST)
