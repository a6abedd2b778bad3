"""The picture of the board: what differs in a position differs in the picture."""

import struct
import zlib
from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bench.pictures import chips_in
from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.pictures import board
from bot.pictures.band import EDGE
from bot.pictures.board import draw_board
from bot.pictures.board_spec import (
    NOT_OWNED,
    BoardSpec,
    Chip,
    Holding,
    PlayerSpec,
    TokenSpec,
)
from bot.pictures.middle import ASK, HEAD, MIDDLE
from bot.pictures.palette import COLOURS, SLATE, TOKENS, YELLOW
from bot.pictures.png import Packed, png
from bot.pictures.squares import (
    BOARD,
    DRAWN,
    HIGH,
    UNSEEN,
    Area,
    amount,
    bar,
    is_corner,
    name_area,
    plate,
    room,
    spots,
    square,
)
from bot.render.printed_words import printed_board
from engine.editions.catalogue import CATALOGUE, rules_of
from tests.bot.render.tables import PEOPLE
from tests.support.board_specs import CARD, EMPTY_BOARD, WITH_DEEDS, full_board

KILOBYTES, FULLEST = 36, 40


def opened(spec: BoardSpec) -> Image.Image:
    return Image.open(BytesIO(draw_board(spec)))


@lru_cache(2)
def in_rgb(spec: BoardSpec) -> Image.Image:
    return opened(spec).convert("RGB")


def changed(spec: BoardSpec, area: Area, before: BoardSpec = EMPTY_BOARD) -> int:
    """How many pixels of an area differ."""
    one, other = (in_rgb(it).crop(area) for it in (spec, before))
    return sum(ImageChops.difference(one, other).convert("L").histogram()[1:])


def test_the_picture_has_sixteen_colours() -> None:
    image = opened(EMPTY_BOARD)
    assert (image.size, image.mode, image.format) == ((BOARD, HIGH), "P", "PNG")
    assert {colour for _, colour in image.convert("RGB").getcolors() or []} <= set(COLOURS)


@pytest.mark.parametrize("locale", languages())
def test_a_full_board_is_small(locale: str) -> None:
    voice = Voice(list(PEOPLE.players.values()), "classic", load(locale))
    full = replace(full_board(), printed_board=printed_board(rules_of("1994"), voice))
    assert len(draw_board(full)) < FULLEST * 1024


@pytest.mark.parametrize("offer", [False, True])
@pytest.mark.parametrize("players", range(2, 9))
def test_a_board_of_owned_lots_without_buildings_is_small(players: int, offer: bool) -> None:
    full = full_board()
    holdings = tuple(
        Holding(it.space, full.tokens[number % players].token, it.rent)
        for number, it in enumerate(full.holdings)
    )
    listed = tuple(it._replace(chips=chips_in(holdings, it.token)) for it in full.players[:players])
    card = CARD if offer else None
    shown = replace(full, players=listed, holdings=holdings, card=card)
    assert len(draw_board(shown)) <= KILOBYTES * 1024


def test_the_same_face_is_the_same_picture() -> None:
    assert draw_board(full_board()) == draw_board(full_board())


def test_of_many_boards_the_strips_of_the_last_ones_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = OrderedDict[int, Packed]()
    monkeypatch.setattr(board, "STRIPS", 3)
    monkeypatch.setattr(board, "_STRIPS", kept)
    corners = [replace(EMPTY_BOARD, tokens=(TokenSpec(it, 20),)) for it in ("hat", "dog", "car")]
    drawn = [draw_board(it) for it in corners]
    assert len(kept) == 3  # The strip below is that of all; the upper one of the first is gone.
    packed = [id(it) for it in kept.values()]
    assert draw_board(corners[2]) == drawn[2]
    assert sorted(map(id, kept.values())) == sorted(packed)
    assert draw_board(corners[0]) == drawn[0]
    assert len(kept) == 3


@pytest.mark.parametrize("edition", CATALOGUE)
def test_every_edition_has_its_board(edition: str) -> None:
    spec = replace(EMPTY_BOARD, printed_board=printed_board(rules_of(edition), PEOPLE))
    assert opened(spec).size == (BOARD, HIGH)


@pytest.mark.parametrize("space", range(40))
def test_a_token_shows_before_its_square_and_nowhere_else(space: int) -> None:
    spec = replace(EMPTY_BOARD, tokens=(TokenSpec("car", space),))
    own = square(space) if is_corner(space) else room(space)
    assert changed(spec, own) > 200
    around = opened(spec), opened(EMPTY_BOARD)
    for image in around:
        image.paste(0, own)
    assert around[0].tobytes() == around[1].tobytes()


@pytest.mark.parametrize("locale", languages())
def test_the_title_of_a_corner_stays_in_its_corner(locale: str) -> None:
    """A longer name of GO would be cut at the edge and run into the next square."""
    voice = Voice(list(PEOPLE.players.values()), "classic", load(locale))
    titled = replace(EMPTY_BOARD, printed_board=printed_board(rules_of("1994"), voice))
    blank = tuple(
        it._replace(title="") if space % 10 == 0 else it
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


@pytest.mark.parametrize("space", [*WITH_DEEDS, *DRAWN])
def test_tokens_never_cover_a_square_with_a_name(space: int) -> None:
    crowd = replace(EMPTY_BOARD, tokens=tuple(TokenSpec(it, space) for it in TOKENS))
    assert changed(crowd, square(space)) == 0


@pytest.mark.parametrize("space", [0, 20, 30])
def test_tokens_on_a_corner_leave_its_title_to_be_read(space: int) -> None:
    crowd = replace(EMPTY_BOARD, tokens=tuple(TokenSpec(it, space) for it in TOKENS))
    left, top, right, _ = square(space)
    assert changed(crowd, Area(left, top, right, room(space).top)) == 0


@pytest.mark.parametrize("jailed", [False, True])
@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("space", [0, 5, 10, 13, 24, 39])
def test_up_to_eight_tokens_stand_apart(space: int, count: int, jailed: bool) -> None:
    areas = [
        Area(left, top, left + size, top + size)
        for left, top, size in spots(space, count, jailed=jailed)
    ]
    assert len(areas) == count
    whole = square(space) if is_corner(space) else room(space)
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
        replace(EMPTY_BOARD, tokens=(TokenSpec("car", 10, jailed),)) for jailed in (True, False)
    )
    assert changed(inside, square(10), outside) > 400


@pytest.mark.parametrize("space", WITH_DEEDS)
def test_an_owner_a_loan_and_each_building_show(space: int) -> None:
    owned = Holding(space, "boat")
    seen = {opened(EMPTY_BOARD).crop(square(space)).tobytes()}
    others = [owned._replace(mortgaged=True), owned._replace(hotel=True)]
    others += [owned._replace(houses=count) for count in range(1, 5)]
    for number, holding in enumerate([owned, *others], start=2):
        seen.add(opened(replace(EMPTY_BOARD, holdings=(holding,))).crop(square(space)).tobytes())
        assert len(seen) == number
    assert changed(replace(EMPTY_BOARD, holdings=(owned,)), plate(space)) > 500
    assert changed(replace(EMPTY_BOARD, holdings=(owned,)), bar(space)) == 0


@pytest.mark.parametrize("space", WITH_DEEDS)
def test_the_rent_stands_in_place_of_the_price(space: int) -> None:
    owned, other = (
        replace(EMPTY_BOARD, holdings=(Holding(space, "boat", rent),)) for rent in ("$50", "×4")
    )
    assert changed(owned, amount(space)) > 50
    assert changed(owned, amount(space), other) > 50
    assert changed(owned, name_area(space), other) == 0


@pytest.mark.parametrize("space", WITH_DEEDS)
def test_name_rent_and_mark_of_a_property_lie_beside_each_other(space: int) -> None:
    parts = [name_area(space), amount(space), plate(space), bar(space)]
    for number, area in enumerate(parts):
        assert not any(_overlap(area, other) for other in parts[:number])


def test_owners_are_marked_in_no_color_of_a_group() -> None:
    for token in TOKENS:
        marked = opened(replace(EMPTY_BOARD, holdings=(Holding(39, token, "$50"),)))
        area = plate(39)
        edge = marked.convert("RGB").crop((area.left + 8, area.top, area.right - 8, area.top + 2))
        assert {colour for _, colour in edge.getcolors() or []} == {SLATE}


def test_nothing_is_written_where_the_badge_of_the_alt_text_lies() -> None:
    image = opened(full_board()).convert("RGB").crop((4, BOARD + 2, UNSEEN, HIGH - 4))
    assert len(image.getcolors() or []) == 1


@pytest.mark.parametrize(
    "change", [
        {"path": (3, 4, 5), "walker": "car"},
        {"question": 5},
        {"pot": "Free Parking $5"},
        {"ask": "Roll the dice"},
        {"card": CARD},
        {"dice": (3, 4), "walker": "hat"},
        {"dice": (3, 4), "walker": "car"},
        {"players": (PlayerSpec("hat", "Ada", "$1,500"),)},
    ],
    ids=str,
)  # fmt: skip
def test_what_else_is_said_shows(change: dict[str, Any]) -> None:
    assert changed(replace(EMPTY_BOARD, **change), Area(0, 0, BOARD, HIGH)) > 100


@pytest.mark.parametrize("change", [
    {"note": "$1,499"}, {"mark": "Jail"}, {"moves": True}, {"gone": True}, {"name": "Bo"},
    {"chips": (Chip("red", (0, NOT_OWNED)),)},
], ids=str)  # fmt: skip
def test_each_thing_about_a_player_shows(change: dict[str, Any]) -> None:
    ada = PlayerSpec("hat", "Ada", "$1,500")
    before = replace(EMPTY_BOARD, players=(ada,))
    after = replace(EMPTY_BOARD, players=(ada._replace(**change),))
    assert changed(after, Area(0, 0, BOARD, HIGH), before) > 20


@pytest.mark.parametrize("count", range(1, 9))
def test_every_player_has_a_row_of_letters_to_be_read_on_a_phone(count: int) -> None:
    """At a third of its size a letter of 32 pixels is as large as those beside it in Discord."""
    players = tuple(PlayerSpec(token, token, "$1,500") for token in list(TOKENS)[:count])
    for card in (None, CARD):
        full = replace(EMPTY_BOARD, players=players, card=card)
        fewer = replace(full, players=(*players[:-1], players[-1]._replace(note="$1,501")))
        one, other = (opened(it).convert("RGB") for it in (full, fewer))
        box = ImageChops.difference(one, other).getbbox()
        assert box is not None
        assert box[3] - box[1] >= 20


def test_the_winner_stands_in_the_middle_with_name_worth_and_what_is_owned() -> None:
    won = PlayerSpec("car", "Bo", "Net worth $1,900", chips=(Chip("red", (0, NOT_OWNED)),))
    end = replace(EMPTY_BOARD, title="Bo won", winners=(won,))
    assert changed(end, MIDDLE) > 20_000
    others = [replace(end, title="Bo has won")]
    others += [
        replace(end, winners=(it,))
        for it in (won._replace(token="dog"), won._replace(note="$1"), won._replace(chips=()))
    ]
    others += [replace(end, winners=(won, won._replace(token="hat")))]
    for other in others:
        assert changed(other, MIDDLE, end) > 200


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_winners_has_room(count: int) -> None:
    name = "Maximilian Wolkenstein-Rodenegg"
    winners = tuple(PlayerSpec(token, name, "Net worth $12,345") for token in [*TOKENS][:count])
    end = replace(EMPTY_BOARD, title=", ".join([name] * count), winners=winners)
    left, top, right, bottom = MIDDLE
    for beside in (
        Area(122, top, left, bottom), Area(right, top, 878, bottom),
        Area(left, 140, right, top), Area(left, bottom, right, 860),
    ):  # fmt: skip
        assert changed(end, beside) == 0


def test_a_jump_to_jail_shows() -> None:
    way = replace(EMPTY_BOARD, path=(28, 29, 30), walker="car")
    assert changed(replace(way, jumped=True), Area(140, 140, 860, 860), way) > 100


@pytest.mark.parametrize("space", range(40))
def test_a_frame_around_the_square_in_question_is_whole(space: int) -> None:
    """It reaches into the squares beside it, which may be compressed apart."""
    asked = in_rgb(replace(EMPTY_BOARD, question=space))
    left, top, right, bottom = square(space)
    framed = (max(left - 5, 0), max(top - 5, 0), min(right + 5, BOARD), min(bottom + 5, BOARD))
    edge = ImageChops.difference(asked, in_rgb(EMPTY_BOARD))
    assert edge.getbbox() == framed
    assert asked.getpixel((left - 2 if left else right + 1, (top + bottom) // 2)) == YELLOW
    assert asked.getpixel(((left + right) // 2, top - 2 if top else bottom + 1)) == YELLOW


@pytest.mark.parametrize("space", [1, 11, 21, 39])
def test_a_frame_covers_no_end_of_a_name(space: int) -> None:
    asked, (left, top, right, bottom) = replace(EMPTY_BOARD, question=space), name_area(space)
    assert changed(asked, Area(left, top + 4, right, bottom)) == 0


@pytest.mark.parametrize("ask", ["Roll!", "Buy Ski Cabin again?", "Öl, Åsgård, jpqy?", "a" * 60])
def test_letters_touch_no_edge_of_the_question(ask: str) -> None:
    band = in_rgb(replace(EMPTY_BOARD, ask=ask)).crop(MIDDLE)
    lines = [band.crop((20, HEAD + y, band.width - 20, HEAD + y + 1)) for y in range(ASK)]
    plain = [{it for _, it in line.getcolors() or []} == {YELLOW} for line in lines]
    for free in (plain[EDGE : EDGE + 2], plain[-EDGE - 2 : -EDGE]):
        assert free == [True, True]


@pytest.mark.parametrize("spec", [EMPTY_BOARD, full_board()], ids=["empty", "full"])
def test_a_board_has_as_many_bytes_as_its_rows_need(spec: BoardSpec) -> None:
    """Each row says in a byte more how it is filtered; some readers refuse what is longer, or has
    a wrong checksum.
    """
    assert len(unpacked(draw_board(spec))) == HIGH * (1 + BOARD // 2)


def test_a_picture_of_one_part_has_as_many_bytes_as_its_rows_need() -> None:
    assert len(unpacked(png(Image.new("P", (6, 5))))) == 5 * (1 + 6 // 2)


def unpacked(data: bytes) -> bytes:
    """Return the rows of a PNG: zlib checks them against their checksum."""
    start = data.index(b"IDAT")
    (size,) = struct.unpack(">I", data[start - 4 : start])
    return zlib.decompress(data[start + 4 : start + 4 + size])
