"""The picture of the board: what differs in a position differs in the picture."""

import struct
import zlib
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures.board import draw_board
from bot.pictures.board_spec import BoardSpec, Holding, TokenSpec
from bot.pictures.palette import BLUE, COLOURS, GREEN, INK, RED, TOKENS, YELLOW
from bot.pictures.png import png
from bot.pictures.squares import BOARD, DRAWN, Area, band, bar, body, room, spots, square
from bot.render.board_spec import printed_board
from bot.render.voice import Voice
from bot.text.language import languages, load
from engine.editions.catalogue import CATALOGUE, rules_of
from tests.bot.render.tables import PEOPLE
from tests.support.board_specs import EMPTY_BOARD, WITH_DEEDS, full_board

KILOBYTES = 40


def opened(spec: BoardSpec) -> Image.Image:
    return Image.open(BytesIO(draw_board(spec)))


def changed(spec: BoardSpec, area: Area, before: BoardSpec = EMPTY_BOARD) -> int:
    """How many pixels of an area differ."""
    one, other = (opened(it).convert("RGB").crop(area) for it in (spec, before))
    return sum(ImageChops.difference(one, other).convert("L").histogram()[1:])


def test_the_picture_is_a_square_of_sixteen_colours() -> None:
    image = opened(EMPTY_BOARD)
    assert (image.size, image.mode, image.format) == ((BOARD, BOARD), "P", "PNG")
    assert {colour for _, colour in image.convert("RGB").getcolors() or []} <= set(COLOURS)


def test_a_full_board_is_small() -> None:
    assert len(draw_board(full_board())) < KILOBYTES * 1024


def test_the_same_face_is_the_same_picture() -> None:
    assert draw_board(full_board()) == draw_board(full_board())


@pytest.mark.parametrize("edition", CATALOGUE)
def test_every_edition_has_its_board(edition: str) -> None:
    spec = replace(EMPTY_BOARD, printed_board=printed_board(rules_of(edition), PEOPLE))
    assert opened(spec).size == (BOARD, BOARD)


@pytest.mark.parametrize("space", range(40))
def test_a_token_shows_on_its_square_and_nowhere_else(space: int) -> None:
    spec = replace(EMPTY_BOARD, tokens=(TokenSpec("car", "", space),))
    left, top, right, bottom = square(space)
    assert changed(spec, square(space)) > 200
    around = opened(spec), opened(EMPTY_BOARD)
    for image in around:
        image.paste(0, (left, top, right, bottom))
        image.paste(0, (200, 450, 800, 720))  # The list of players.
    assert around[0].tobytes() == around[1].tobytes()


@pytest.mark.parametrize("locale", languages())
def test_the_title_of_a_corner_stays_in_its_corner(locale: str) -> None:
    """A longer name of GO would be cut at the edge and run into the next square."""
    voice = Voice(list(PEOPLE.players.values()), "classic", load(locale))
    titled = replace(EMPTY_BOARD, printed_board=printed_board(rules_of("1994"), voice))
    blank = tuple(
        replace(it, title="") if space % 10 == 0 else it
        for space, it in enumerate(titled.printed_board)
    )
    images = opened(titled), opened(replace(EMPTY_BOARD, printed_board=blank))
    for image in images:
        for space in range(0, 40, 10):
            image.paste(0, square(space))
    assert images[0].tobytes() == images[1].tobytes()


@pytest.mark.parametrize("edition", CATALOGUE)
def test_every_board_has_its_deeds_and_drawings_in_the_same_places(edition: str) -> None:
    deeds = rules_of(edition).properties
    assert {it for it in range(40) if it not in deeds} == {0, 10, 20, 30, *DRAWN}


@pytest.mark.parametrize("count", [1, 3, 4, 8])
@pytest.mark.parametrize("space", [*WITH_DEEDS, *DRAWN, 0, 20, 30])
def test_however_many_tokens_leave_the_name_to_be_read(space: int, count: int) -> None:
    crowd = replace(
        EMPTY_BOARD, tokens=tuple(TokenSpec(it, "", space) for it in list(TOKENS)[:count])
    )
    left, top, right, _ = body(space) if space in WITH_DEEDS else square(space)
    above = Area(left + 3, top + 4, right - 3, room(space, count).top)
    name = opened(crowd).crop(above).convert("RGB")
    colours = {colour: count for count, colour in name.getcolors() or []}
    assert colours[INK] > 40
    assert not colours.keys() & {BLUE, RED, YELLOW, GREEN}


@pytest.mark.parametrize("jailed", [False, True])
@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("space", [0, 5, 10, 13, 24, 39])
def test_up_to_eight_tokens_stand_apart(space: int, count: int, jailed: bool) -> None:
    areas = [
        Area(left, top, left + size, top + size)
        for left, top, size in spots(space, count, jailed=jailed)
    ]
    assert len(areas) == count
    whole = square(space)
    for number, area in enumerate(areas):
        assert area.left >= whole.left
        assert area.top >= whole.top
        assert area.right <= whole.right
        assert area.bottom <= whole.bottom
        assert not any(_overlap(area, other) for other in areas[:number])


def _overlap(one: Area, other: Area) -> bool:
    return (
        one.left < other.right and other.left < one.right
        and one.top < other.bottom and other.top < one.bottom
    )  # fmt: skip


def test_jailed_and_visiting_are_apart() -> None:
    inside, outside = (
        replace(EMPTY_BOARD, tokens=(TokenSpec("car", "", 10, jailed),)) for jailed in (True, False)
    )
    assert changed(inside, square(10), outside) > 400


@pytest.mark.parametrize("space", WITH_DEEDS)
def test_an_owner_a_loan_and_each_building_show(space: int) -> None:
    owned = Holding(space, "boat")
    seen = {opened(EMPTY_BOARD).crop(square(space)).tobytes()}
    others = [replace(owned, mortgaged=True), replace(owned, hotel=True)]
    others += [replace(owned, houses=count) for count in range(1, 5)]
    for number, holding in enumerate([owned, *others], start=2):
        seen.add(opened(replace(EMPTY_BOARD, holdings=(holding,))).crop(square(space)).tobytes())
        assert len(seen) == number
    assert changed(replace(EMPTY_BOARD, holdings=(owned,)), band(space)) > 500
    assert changed(replace(EMPTY_BOARD, holdings=(owned,)), bar(space)) == 0


@pytest.mark.parametrize(
    "change", [{"path": (3, 4, 5), "walker": "car"}, {"question": 5}, {"pot": "Free Parking $5"}],
    ids=str,
)  # fmt: skip
def test_what_else_is_said_shows(change: dict[str, object]) -> None:
    assert changed(replace(EMPTY_BOARD, **change), Area(0, 0, BOARD, BOARD)) > 100  # type: ignore[arg-type]


def test_a_jump_to_jail_shows() -> None:
    way = replace(EMPTY_BOARD, path=(28, 29, 30), walker="car")
    assert changed(replace(way, jumped=True), Area(140, 140, 860, 860), way) > 100


def test_a_picture_has_as_many_bytes_as_its_rows_need() -> None:
    """Each row says in a byte more how it is filtered; some readers refuse what is longer."""
    image = Image.new("P", (6, 5))
    data = png(image)
    start = data.index(b"IDAT")
    (size,) = struct.unpack(">I", data[start - 4 : start])
    assert len(zlib.decompress(data[start + 4 : start + 4 + size])) == 5 * (1 + 6 // 2)
