"""The faces of the computer players: told apart at the height of text, whatever lies under them."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.pictures.palette import INK
from bot.pictures.portraits import PORTRAITS, portrait_sprite

TEXT = 22
"""Pixels that Discord's text gives an emoji."""
IN_A_PICTURE = 96


def shown(character: str, size: int, ground: str) -> Image.Image:
    paper = Image.new("RGB", (size, size), ground)
    sprite = portrait_sprite(character, size)
    paper.paste(sprite.image.convert("RGB"), mask=sprite.mask)
    return paper


def in_text(character: str, ground: str) -> Image.Image:
    return shown(character, 128, ground).resize((TEXT, TEXT))


@pytest.mark.parametrize("ground", ["#313338", "#ffffff"])
def test_faces_are_told_apart_in_text_without_their_colors(ground: str) -> None:
    for one, other in combinations(PORTRAITS, 2):
        grey = [in_text(it, ground).convert("L") for it in (one, other)]
        apart = ImageChops.difference(*grey).tobytes()
        assert sum(value > 48 for value in apart) > TEXT * TEXT / 8, (one, other)


@pytest.mark.parametrize("character", PORTRAITS)
def test_a_face_has_its_edge_on_every_side(character: str) -> None:
    # A drawing that reaches the border would lose its edges there, and look cut off.
    for size in (IN_A_PICTURE, 128):
        mask = portrait_sprite(character, size).mask
        left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
        assert min(left, top, size - right, size - bottom) >= 1
        assert max(right - left, bottom - top) > 0.8 * size
        middle = shown(character, size, "#ffffff").crop((0, 0, size, size))
        assert INK in {color for _, color in middle.getcolors(size * size) or ()}


def test_an_unknown_character_has_the_neutral_face() -> None:
    assert portrait_sprite("later", 96).image.tobytes() == (
        portrait_sprite("neutral", 96).image.tobytes()
    )
