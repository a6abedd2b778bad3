"""Tokens are told apart by colour, by shape, and by eyes that see fewer colours."""

from functools import cache
from itertools import combinations

import pytest
from PIL import ImageChops

from bot.language.names import TOKEN_EMOJI
from bot.pictures.palette import COLOURS, INK, TOKENS
from bot.pictures.tokens import SHAPES, Sprite, edged_sprite, token_sprite
from engine.editions.board import TOKENS as PLAYED
from tests.support.colour_vision import EYES, distance

PAIRS = list(combinations(TOKENS, 2))
APART = 18.0
"""Delta E: some nine times what is just seen side by side."""
SIZE = 100
CONTRAST = 64
"""Shades of gray, of 256, that are told apart in a small drawing."""


def test_every_token_has_a_shape_and_a_colour() -> None:
    assert set(SHAPES) == set(TOKENS) == set(TOKEN_EMOJI) == set(PLAYED)


def test_sixteen_colours_are_four_bits() -> None:
    assert len(set(COLOURS)) == 16


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_the_colours_of_any_two_tokens_are_far_apart(one: str, other: str, eyes: str) -> None:
    assert distance(TOKENS[one], TOKENS[other], eyes) > APART


def test_simulated_eyes_confuse_red_with_green() -> None:
    red, green = (200, 60, 30), (105, 110, 0)
    assert distance(red, green, "all") > 2 * distance(red, green, "deuteranopia")


@cache
def drawn(token: str) -> Sprite:
    """The shape of a token in black."""
    return edged_sprite(SHAPES[token], SIZE, INK)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_the_shapes_of_any_two_tokens_differ(one: str, other: str) -> None:
    first, second = drawn(one), drawn(other)
    either = ImageChops.lighter(first.mask.convert("L"), second.mask.convert("L"))
    differing = ImageChops.difference(first.image.convert("L"), second.image.convert("L"))
    assert sum(differing.histogram()[CONTRAST:]) > sum(either.histogram()[CONTRAST:]) / 5


@pytest.mark.parametrize("token", [*TOKENS, "spaceship"])
def test_a_token_fills_its_square_and_stays_inside(token: str) -> None:
    left, top, right, bottom = token_sprite(token, 60).mask.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 50
    assert min(left, top) >= 0
    assert max(right, bottom) <= 60
