"""The lobby's picture: a seat changes where who sits there does, and only there."""

import io

import pytest
from PIL import Image

from bot.pictures.fonts import width
from bot.pictures.seats import CHAIR, COLUMN, LEAST, ROW, SeatSpec, draw_seats
from engine.editions.board import TOKENS
from engine.players.characters import CHARACTERS

FREE = SeatSpec()
ADA = SeatSpec("hat", "Ada", "A", note="host")
LONGEST = "Maximiliane von Hohenstein-Wolff"
MOST_BYTES = 36 * 1024


def drawn(*seats: SeatSpec) -> Image.Image:
    return Image.open(io.BytesIO(draw_seats(seats))).convert("RGB")


def seat(image: Image.Image, number: int, columns: int = 4) -> bytes:
    row, column = divmod(number, columns)
    left, top = column * COLUMN, row * ROW
    return image.crop((left, top, left + COLUMN, top + ROW)).tobytes()


@pytest.mark.parametrize(("most", "columns", "rows"), [(2, 2, 1), (4, 4, 1), (5, 3, 2), (8, 4, 2)])
def test_up_to_four_sit_in_one_row_and_more_in_two(most: int, columns: int, rows: int) -> None:
    assert drawn(*[ADA] * most).size == (columns * COLUMN, rows * ROW)


def test_a_row_of_free_chairs_has_no_room_for_names() -> None:
    assert drawn(ADA, *[FREE] * 7).size == (4 * COLUMN, ROW + CHAIR)
    assert drawn(ADA, FREE).size == (2 * COLUMN, ROW)


def test_who_sits_down_changes_one_chair() -> None:
    before = drawn(ADA, *[FREE] * 7)
    after = drawn(ADA, SeatSpec("boat", "Ben", "B"), *[FREE] * 6)
    changed = [number for number in range(8) if seat(before, number) != seat(after, number)]
    assert changed == [1]


def test_people_computers_and_what_is_asked_look_different() -> None:
    ben = SeatSpec("boat", "Ben", "B", note="still in?")
    seats = [FREE, ben, ben._replace(asked=True), ben._replace(token="dog")]
    seats += [SeatSpec("boat", "Ben", character=it, note="still in?") for it in CHARACTERS]
    assert len({seat(drawn(it, FREE), 0, 2) for it in seats}) == len(seats)


def test_a_full_lobby_with_the_longest_names_is_small() -> None:
    seats = [SeatSpec(token, LONGEST, "MV", note="weiter dabei") for token in TOKENS]
    assert len(draw_seats(tuple(seats))) < MOST_BYTES


def test_no_name_leaves_its_seat() -> None:
    assert width(LONGEST, LEAST) > COLUMN
    image = drawn(SeatSpec("hat", LONGEST, "MV"), FREE)
    edges = {image.getpixel((x, y)) for x in (0, 1, COLUMN - 1, COLUMN) for y in range(ROW)}
    assert len(edges) == 1
