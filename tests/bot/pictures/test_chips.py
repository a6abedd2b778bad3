"""The list of players: chips of what each one owns, and letters as large as they ever were."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import pytest
from PIL import Image, ImageChops

from bot.pictures.board import board_image
from bot.pictures.board_spec import (
    HOTEL,
    MORTGAGED,
    NOT_OWNED,
    BoardSpec,
    Chip,
    Holding,
    PlayerSpec,
)
from bot.pictures.middle import MIDDLE
from bot.pictures.palette import INK, SIGNS, TOKENS
from tests.support.board_specs import CARD, EMPTY_BOARD, WITH_DEEDS

ON_A_PHONE = 0.3
"""What a pixel of the picture measures there, in points: it is about 300 of them wide."""
NAMES = {2: 34, 3: 34, 4: 34, 5: 34, 6: 34, 7: 31, 8: 28}
"""Pixels of a capital in the list, by the number of players: at a phone 8 points or more."""
UPRIGHT_RENT, LEVEL_RENT = 22, 27
"""Pixels of a rent of four figures at a side of the board, and above and below."""
ALL_GROUPS = tuple(
    Chip(sign, (0,) * (4 if sign == "railroad" else 2 if sign in ("utility", "brown") else 3))
    for sign in SIGNS
    if sign != "dark_purple"
)


@lru_cache(4)
def drawn(spec: BoardSpec) -> Image.Image:
    return board_image(spec).convert("RGB")


def differing(one: BoardSpec, other: BoardSpec) -> tuple[int, int, int, int]:
    """The area in which two boards differ."""
    box = ImageChops.difference(drawn(one), drawn(other)).getbbox()
    assert box is not None
    return box


def height(one: BoardSpec, other: BoardSpec) -> int:
    _, top, _, bottom = differing(one, other)
    return bottom - top


def listed(count: int, chips: Sequence[Chip] = (), *, offer: bool = False) -> BoardSpec:
    """A board with so many players, the last of whom has these chips."""
    players = [PlayerSpec(token, "H", "$1,500") for token in list(TOKENS)[:count]]
    players[-1] = players[-1]._replace(chips=tuple(chips))
    card = CARD if offer else None
    return replace(EMPTY_BOARD, players=tuple(players), ask="Roll the dice", card=card)


@pytest.mark.parametrize("offer", [False, True])
@pytest.mark.parametrize("count", range(2, 9))
def test_no_name_is_smaller_on_a_phone_for_the_chips_below_it(count: int, offer: bool) -> None:
    full = listed(count, ALL_GROUPS, offer=offer)
    *others, last = full.players
    nameless = replace(full, players=(*others, last._replace(name="")))
    assert height(full, nameless) >= NAMES[count]
    assert NAMES[count] * ON_A_PHONE >= 8


@pytest.mark.parametrize("space", WITH_DEEDS)
def test_no_rent_is_smaller_on_a_phone(space: int) -> None:
    owned, free = (
        replace(EMPTY_BOARD, holdings=(Holding(space, "boat", rent),)) for rent in ("$1,275", "")
    )
    assert height(owned, free) >= (LEVEL_RENT if space // 10 % 2 == 0 else UPRIGHT_RENT)


@pytest.mark.parametrize("offer", [False, True])
@pytest.mark.parametrize("count", [2, 4, 6, 8])
@pytest.mark.parametrize("others", [(), ALL_GROUPS[:5], ALL_GROUPS], ids=len)
def test_each_state_of_a_property_shows_on_its_chip(
    others: tuple[Chip, ...], count: int, offer: bool
) -> None:
    """Beside many others it is narrow."""
    states = (NOT_OWNED, MORTGAGED, 0, 1, 2, 3, 4, HOTEL)
    boards = [listed(count, [*others, Chip("orange", (0, 0, lot))], offer=offer) for lot in states]
    assert len({drawn(it).tobytes() for it in boards}) == len(states)


@pytest.mark.parametrize("count", range(2, 9))
def test_what_is_owned_is_in_its_color_and_only_a_full_group_framed(count: int) -> None:
    colors = []
    for chip in (Chip("orange", (0, 0, 0)), Chip("orange", (0, 0, NOT_OWNED))):
        shown, bare = listed(count, [chip]), listed(count, [Chip("orange", (NOT_OWNED,))])
        left, top, *_ = differing(shown, bare)
        image = drawn(shown).crop((left, top, left + 40, top + 12))
        colors.append({color for _, color in image.getcolors() or []})
    full, part = colors
    assert SIGNS["orange"] in full & part
    assert INK in full
    assert INK not in part


@pytest.mark.parametrize("offer", [False, True])
@pytest.mark.parametrize("count", range(1, 9))
def test_whoever_owns_everything_has_chips_inside_the_middle(count: int, offer: bool) -> None:
    crowd, bare = listed(count, ALL_GROUPS, offer=offer), listed(count, offer=offer)
    left, top, right, bottom = differing(crowd, bare)
    assert MIDDLE.left <= left
    assert right <= MIDDLE.right
    assert MIDDLE.top <= top
    assert bottom <= MIDDLE.bottom
