"""The film of a game: what Discord plays is what the boards were."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.board import board_image
from bot.pictures.board_spec import BoardSpec, TokenSpec
from bot.pictures.film import FILM, LAST_FRAME_MS, LONGEST, SHORTEST, draw_film
from tests.support.board_specs import EMPTY_BOARD, full_board


def way(count: int) -> Iterator[BoardSpec]:
    """A car that goes round."""
    for number in range(count):
        standing = (TokenSpec("car", number % 40),)
        yield replace(EMPTY_BOARD, tokens=standing, heading=f"Turn {number}")


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def test_it_is_a_gif_that_begins_anew_for_ever() -> None:
    film = opened(draw_film(way(5), 5))
    assert (film.format, film.size) == ("GIF", FILM)
    assert (getattr(film, "n_frames", 0), film.info["loop"]) == (5, 0)


def test_every_frame_is_its_board_whatever_was_left_out() -> None:
    film = opened(draw_film([*way(6), full_board()], 7))
    for number, spec in enumerate([*way(6), full_board()]):
        film.seek(number)
        whole = board_image(spec).convert("RGB").reduce(2)
        shown = film.convert("RGB")
        apart = [
            abs(one - other) for one, other in zip(whole.tobytes(), shown.tobytes(), strict=True)
        ]
        assert sum(apart) / len(apart) < 2


@pytest.mark.parametrize(("count", "pause"), [(4, LONGEST), (200, 300), (1000, SHORTEST)])
def test_a_long_film_is_played_faster_and_its_end_stays(count: int, pause: int) -> None:
    film = opened(draw_film(way(3), count))
    film.seek(1)
    assert film.info["duration"] == pause
    end = opened(draw_film(way(3), 3))
    end.seek(2)
    assert end.info["duration"] == LAST_FRAME_MS


def test_the_same_board_twice_is_two_frames() -> None:
    film = opened(draw_film([EMPTY_BOARD, EMPTY_BOARD], 2))
    assert getattr(film, "n_frames", 0) == 2
    assert len(draw_film([EMPTY_BOARD, EMPTY_BOARD], 2)) - len(draw_film([EMPTY_BOARD], 1)) < 100
