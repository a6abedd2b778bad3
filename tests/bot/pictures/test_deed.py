"""The picture of a deed: whatever differs of it is seen, and it stays small."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures.deed import COSTS, HIGH, OWNER, RENTS, WIDE, draw_deed
from bot.pictures.deed_face import DeedFace, Keeper, Line
from bot.pictures.palette import COLOURS, TOKENS
from bot.pictures.squares import Area

KILOBYTES = 15
BARE = DeedFace(
    look="street",
    sign="orange",
    letter="O",
    group="Orange",
    title="New York Avenue",
    price=Line("Price", "$200"),
    lines=tuple(Line(f"Rent {number}", f"${number}00") for number in range(7)),
    costs=tuple(Line(f"Cost {number}", f"${number}0") for number in range(4)),
    free="Nobody owns it",
)
OWNED = replace(BARE, free="", owner=Keeper("car", "Bo"), now=0)
TURNED = replace(OWNED, now=None, mortgaged="MORTGAGED", silent="Nobody pays", costs=BARE.costs[:2])


def opened(face: DeedFace) -> Image.Image:
    return Image.open(BytesIO(draw_deed(face)))


def changed(one: DeedFace, other: DeedFace, area: Area) -> int:
    """How many pixels of an area differ."""
    parts = [opened(it).convert("RGB").crop(area) for it in (one, other)]
    return sum(ImageChops.difference(*parts).convert("L").histogram()[1:])


@pytest.mark.parametrize("face", [BARE, OWNED, TURNED, replace(OWNED, houses=4, now=5)])
def test_a_card_is_small_and_in_our_sixteen_colours(face: DeedFace) -> None:
    data, image = draw_deed(face), opened(face)
    assert len(data) < KILOBYTES * 1024
    assert (image.size, image.mode, image.format) == ((WIDE, HIGH), "P", "PNG")
    assert {colour for _, colour in image.convert("RGB").getcolors() or []} <= set(COLOURS)


def test_equal_cards_are_the_same_picture() -> None:
    assert draw_deed(OWNED) == draw_deed(replace(OWNED))


@pytest.mark.parametrize("now", range(7))
def test_the_rent_that_is_charged_now_stands_out_without_its_colour(now: int) -> None:
    card, plain = opened(replace(OWNED, now=now)), opened(replace(OWNED, now=None))
    grey = [it.convert("L").crop(RENTS) for it in (card, plain)]
    dark = [sum(it.histogram()[:100]) for it in grey]
    assert dark[0] > dark[1] + 500


@pytest.mark.parametrize("token", TOKENS)
def test_the_owner_is_shown_by_the_shape_of_a_token(token: str) -> None:
    other = "hat" if token != "hat" else "boot"
    one, two = (replace(OWNED, owner=Keeper(it, "Bo")) for it in (token, other))
    assert changed(one, two, OWNER) > 300
    assert not changed(one, two, RENTS)


@pytest.mark.parametrize("houses", range(1, 5))
def test_each_house_is_drawn(houses: int) -> None:
    fewer, more = (replace(OWNED, houses=it) for it in (houses - 1, houses))
    assert changed(fewer, more, OWNER) > 300


def test_a_hotel_is_not_a_house() -> None:
    assert changed(replace(OWNED, houses=1), replace(OWNED, hotel=True), OWNER) > 500


def test_a_mortgaged_card_is_turned_over() -> None:
    assert changed(OWNED, TURNED, RENTS) > 20_000
    assert changed(OWNED, TURNED, COSTS) > 10_000


@pytest.mark.parametrize("look", ["railroad", "electric", "water"])
def test_railroads_and_utilities_are_drawn_over_their_scales(look: str) -> None:
    lines = BARE.lines[: 4 if look == "railroad" else 2]
    face = replace(BARE, look=look, lines=lines, costs=BARE.costs[:2])  # type: ignore[arg-type]
    assert changed(face, replace(face, look="street"), RENTS) > 2_000


def test_a_name_of_any_length_leaves_room_for_the_houses() -> None:
    long = replace(OWNED, owner=Keeper("car", "W" * 32), houses=4)
    right = Area(WIDE - 190, OWNER.top, WIDE, OWNER.bottom)
    assert not changed(long, replace(long, owner=Keeper("car", "Bo")), right)
