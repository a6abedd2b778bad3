"""Emoji of our own: within Discord's limits, and told apart by shape at the height of text."""

import io
import re
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.discord.application_emoji import PREFIX
from bot.language.names import SYMBOLS
from bot.pictures.emoji_pictures import GROUP_SHAPES, SIZE, draw_emoji, emoji_file, emoji_names
from bot.pictures.palette import SIGNS, TOKENS
from bot.pictures.portraits import PORTRAITS

TEXT = 22
"""Pixels that Discord's text gives an emoji."""
MOST = 256 * 1024
drawn = cache(draw_emoji)


def silhouette(name: str) -> Image.Image:
    """Where an emoji covers the text's ground, as large as in text."""
    return drawn(name).getchannel("A").resize((TEXT, TEXT))


@pytest.mark.parametrize("name", emoji_names())
def test_an_emoji_is_a_small_transparent_png_with_a_name_that_discord_takes(name: str) -> None:
    file = emoji_file(drawn(name))
    image = Image.open(io.BytesIO(file))
    assert (image.format, image.size, image.mode) == ("PNG", (SIZE, SIZE), "RGBA")
    assert image.getchannel("A").getextrema() == (0, 255)
    assert len(file) <= MOST
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", PREFIX + name)


def test_every_token_and_group_has_one_and_unicode_stands_for_each() -> None:
    names = set(emoji_names())
    assert names >= {*TOKENS, *SIGNS, *PORTRAITS, "house", "hotel"}
    assert names == set(SYMBOLS)
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


def test_color_groups_of_a_board_differ_in_shape() -> None:
    # Brown and dark purple are the first group of different boards.
    for one, other in combinations([it for it in GROUP_SHAPES if it != "brown"], 2):
        apart = ImageChops.difference(silhouette(one), silhouette(other))
        assert sum(value > 128 for value in apart.tobytes()) > TEXT * TEXT / 20, (one, other)


@pytest.mark.parametrize("ground", ["#313338", "#ffffff"])
@pytest.mark.parametrize("name", emoji_names())
def test_an_emoji_stands_out_on_dark_and_on_light(name: str, ground: str) -> None:
    paper = Image.new("RGB", (SIZE, SIZE), ground)
    shown = paper.copy()
    emoji = drawn(name)
    shown.paste(emoji, mask=emoji)
    changed = ImageChops.difference(shown, paper).convert("L").tobytes()
    assert sum(value > 60 for value in changed) > SIZE * SIZE / 20
