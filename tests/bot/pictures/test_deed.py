"""The picture of a deed: whatever differs of it is seen, and it stays small."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures.deed import WIDE, draw_deed, parts
from bot.pictures.deed_side import BUILT, HIGH, OWNER, PRICE, SIDE, TITLE
from bot.pictures.deed_spec import DeedLine, DeedOwner, DeedSpec
from bot.pictures.palette import COLOURS, SIGNS, TOKENS
from bot.pictures.squares import Area

KILOBYTES = 15
BARE = DeedSpec(
    look="street",
    sign="orange",
    group="Orange",
    title="New York Avenue",
    price=DeedLine("Price", "$200"),
    lines=tuple(DeedLine(f"Rent {number}", f"${number}00") for number in range(7)),
    costs=tuple(DeedLine(f"Cost {number}", f"${number}0") for number in range(4)),
    free="Unowned",
)
OWNED = replace(BARE, free="", owner=DeedOwner("car", "Bo"), now=0)
TURNED = replace(
    OWNED, now=None, mortgaged="MORTGAGED", silent="No rent is due", costs=BARE.costs[:2]
)
RENTS, COSTS = parts(BARE)
FULL = replace(
    OWNED,
    title="Pennsylvania Avenue",
    owner=DeedOwner("car", "Maximiliana Featherstonehaugh"),
    lines=tuple(DeedLine(f"Avec {number} maisons", "1.200 $") for number in range(7)),
    costs=tuple(DeedLine("Un hôtel coûte", "200 $ + 4 maisons") for _ in range(4)),
    houses=4,
    now=5,
)


def opened(spec: DeedSpec) -> Image.Image:
    return Image.open(BytesIO(draw_deed(spec)))


def changed(one: DeedSpec, other: DeedSpec, area: Area) -> int:
    """How many pixels of an area differ."""
    parts = [opened(it).convert("RGB").crop(area) for it in (one, other)]
    return sum(ImageChops.difference(*parts).convert("L").histogram()[1:])


@pytest.mark.parametrize("spec", [BARE, OWNED, TURNED, FULL])
def test_a_card_is_small_and_in_our_sixteen_colours(spec: DeedSpec) -> None:
    data, image = draw_deed(spec), opened(spec)
    assert len(data) < KILOBYTES * 1024
    assert (image.size, image.mode, image.format) == ((WIDE, HIGH), "P", "PNG")
    assert {colour for _, colour in image.convert("RGB").getcolors() or []} <= set(COLOURS)


def test_a_card_lies_on_its_side_so_that_a_telephone_shows_the_text_above_it() -> None:
    wide, high = opened(FULL).size
    assert 330 * high / wide < 180


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
    one, two = (replace(OWNED, owner=DeedOwner(it, "Bo")) for it in (token, other))
    assert changed(one, two, OWNER) > 300
    assert not changed(one, two, RENTS)


@pytest.mark.parametrize("houses", range(1, 5))
def test_each_house_is_drawn_under_the_name(houses: int) -> None:
    fewer, more = (replace(OWNED, houses=it) for it in (houses - 1, houses))
    assert changed(fewer, more, BUILT) > 1_000
    assert not changed(fewer, more, TITLE)


def test_a_hotel_is_not_a_house() -> None:
    assert changed(replace(OWNED, houses=1), replace(OWNED, hotel=True), BUILT) > 1_000


@pytest.mark.parametrize("sign", SIGNS)
def test_a_hotel_and_a_house_stand_out_on_every_colour(sign: str) -> None:
    bare = replace(OWNED, sign=sign)
    for built in (replace(bare, houses=1), replace(bare, hotel=True)):
        assert changed(bare, built, BUILT) > 600


def test_a_mortgaged_card_is_turned_over() -> None:
    assert changed(OWNED, TURNED, RENTS) > 20_000
    assert changed(OWNED, TURNED, COSTS) > 10_000


def test_a_mortgaged_card_shows_no_price() -> None:
    other = replace(TURNED, price=DeedLine("Price", "$400"))
    assert draw_deed(other) == draw_deed(TURNED)
    assert changed(OWNED, replace(OWNED, price=other.price), PRICE) > 300


@pytest.mark.parametrize("look", ["railroad", "electric", "water"])
def test_railroads_and_utilities_are_drawn_under_their_names(look: str) -> None:
    lines = BARE.lines[: 4 if look == "railroad" else 2]
    spec = replace(BARE, look=look, lines=lines, costs=BARE.costs[:2])  # type: ignore[arg-type]
    assert changed(spec, replace(spec, look="street"), BUILT) > 1_000


@pytest.mark.parametrize("title", ["Pennsylvania Avenue", "St. Charles Place", "W" * 40, "W " * 30])
def test_a_name_of_any_length_stays_in_its_place(title: str) -> None:
    long = replace(BARE, title=title)
    assert changed(BARE, long, TITLE) > 1_000
    for other in (BUILT, PRICE, OWNER, RENTS, COSTS, Area(TITLE.right, 0, SIDE, PRICE.top)):
        assert not changed(BARE, long, other)


@pytest.mark.parametrize("name", ["Maximiliana Featherstonehaugh", "W" * 32, "W W " * 8])
def test_an_owner_of_any_name_stays_in_its_place(name: str) -> None:
    long = replace(OWNED, owner=DeedOwner("car", name))
    assert changed(OWNED, long, OWNER) > 300
    for other in (PRICE, RENTS, COSTS, Area(SIDE - 20, OWNER.top, SIDE, HIGH)):
        assert not changed(OWNED, long, other)


def test_a_long_label_leaves_its_sum_alone() -> None:
    one, two = (
        replace(BARE, lines=(DeedLine(letter * 200, "$1,000"), *BARE.lines[1:])) for letter in "Wi"
    )
    sums = Area(WIDE - 100, RENTS.top, WIDE, RENTS.bottom)
    assert changed(one, two, RENTS) > 1_000
    assert not changed(one, two, sums)
