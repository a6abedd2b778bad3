"""Emoji of our own: tokens, groups, buildings, faces; readable at the height of text."""

from collections.abc import Callable
from functools import partial
from io import BytesIO

from PIL import Image

from bot.pictures import art
from bot.pictures.palette import ASH, GREEN, INK, PINK, RED, SIGNS, SLATE, TOKENS, WHITE
from bot.pictures.pen import Pen
from bot.pictures.portraits import PORTRAITS, portrait_sprite
from bot.pictures.tokens import Part, Sprite, cut_out, edged_sprite, token_sprite

SIZE = 128
"""Pixels each way, as Discord keeps an emoji."""
GROUP_SHAPES: dict[str, tuple[Part, ...]] = {
    "dark_purple": (("disc", (50, 50, 48)),),
    "brown": (("disc", (50, 50, 48)),),
    "light_blue": (("polygon", (50, 0, 100, 50, 50, 100, 0, 50)),),
    "pink": (("polygon", (50, 4, 100, 96, 0, 96)),),
    "orange": (("box", (6, 6, 94, 94, 8)),),
    "red": (("polygon", (0, 4, 100, 4, 50, 96)),),
    "yellow": (
        (
            "polygon",
            (50, 0, 64, 35, 100, 38, 72, 62, 81, 98, 50, 78, 19, 98, 28, 62, 0, 38, 36, 35),
        ),
    ),
    "green": (("box", (32, 2, 68, 98, 4)), ("box", (2, 32, 98, 68, 4))),
    "dark_blue": (("polygon", (0, 14, 26, 46, 50, 4, 74, 46, 100, 14, 92, 94, 8, 94)),),
}
"""A shape for each color group, so that eyes that see few colors tell them apart.

Dark purple and brown are the first group of different boards, and share one.
"""


def emoji_names() -> tuple[str, ...]:
    """Return the names of all emoji: "hat", "light_blue", "house"."""
    return tuple(_DRAWINGS)


def draw_emoji(name: str) -> Image.Image:
    """Return an emoji by name, SIZE pixels each way, with a transparent ground."""
    sprite = _DRAWINGS[name]()
    image = sprite.image.convert("RGB").convert("RGBA")
    image.putalpha(sprite.mask)
    return image


def emoji_file(image: Image.Image) -> bytes:
    """Return an emoji as a PNG file."""
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _group(group: str) -> Sprite:
    return edged_sprite(GROUP_SHAPES[group], SIZE, SIGNS[group])


def _railroad() -> Sprite:
    pen = _pen()
    _sign(pen, SLATE)
    big = _pen(_LARGE)
    art.locomotive(big, 16, 16.5, WHITE, SLATE)
    return _over(pen, big, WHITE, SLATE)


def _utility() -> Sprite:
    big = _pen(_LARGE)
    art.bulb(big, 16, 14.5, INK)
    return _on_ash(big)


def _water() -> Sprite:
    big = _pen(_LARGE)
    art.drop(big, 16, 15, INK)
    return _on_ash(big)


def _on_ash(drawing: Pen) -> Sprite:
    """Return the sign of a utility, as on the board."""
    pen = _pen()
    _sign(pen, ASH)
    return _over(pen, drawing, INK)


def _house() -> Sprite:
    pen = _pen()
    pen.polygon([(0, 32), (32, 1), (64, 32)], WHITE)
    pen.box((6, 26, 58, 63), WHITE)
    pen.polygon([(4, 31), (32, 4), (60, 31)], INK)
    pen.box((9, 28, 55, 60), INK)
    pen.polygon([(11, 29), (32, 9), (53, 29)], GREEN)
    pen.box((13, 28, 51, 56), GREEN)
    pen.box((26, 38, 38, 56), WHITE)
    return cut_out(pen, INK, WHITE, GREEN, PINK)


def _hotel() -> Sprite:
    pen = _pen()
    pen.box((0, 8, 64, 63), WHITE)
    pen.box((3, 11, 61, 60), INK)
    pen.box((7, 15, 57, 56), RED)
    for across in (14, 28, 42):
        pen.box((across, 21, across + 8, 31), WHITE)
    for across in (14, 42):
        pen.box((across, 38, across + 8, 48), WHITE)
    pen.box((27, 38, 37, 56), WHITE)
    return cut_out(pen, INK, WHITE, RED, PINK)


_LARGE = 2
"""How much larger the board's drawings are made for a sign."""


def _pen(times: int = 1) -> Pen:
    side = 64 // times
    return Pen(side, side, PINK, SIZE // side)


def _sign(pen: Pen, ground: tuple[int, int, int]) -> None:
    pen.box((0, 0, 64, 64), WHITE, radius=12)
    pen.box((2.5, 2.5, 61.5, 61.5), INK, radius=10)
    pen.box((5.5, 5.5, 58.5, 58.5), ground, radius=8)


def _over(ground: Pen, drawing: Pen, *colours: tuple[int, int, int]) -> Sprite:
    below = cut_out(ground, INK, WHITE, SLATE, ASH, PINK)
    above = cut_out(drawing, *colours, PINK)
    below.image.paste(above.image, mask=above.mask)
    return below


_DRAWINGS: dict[str, Callable[[], Sprite]] = {
    **{token: partial(token_sprite, token, SIZE) for token in TOKENS},
    **{group: partial(_group, group) for group in GROUP_SHAPES},
    "railroad": _railroad,
    "utility": _utility,
    "water": _water,
    "house": _house,
    "hotel": _hotel,
    **{character: partial(portrait_sprite, character, SIZE) for character in PORTRAITS},
}
