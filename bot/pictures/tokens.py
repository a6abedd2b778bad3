"""The eight tokens as our own drawings: a silhouette, a color, a dark edge and a white one."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.pictures.palette import (
    FELT,
    INK,
    ORANGE,
    PAPER,
    PINK,
    SLATE,
    WHITE,
    Colour,
    flat,
    index,
    mask_of,
    token_colour,
)
from bot.pictures.pen import Pen

SCALE = 4
"""Drawn so many times as large, then made smaller: that rounds the edges."""
Part = tuple[str, Sequence[float]]
"""A shape in hundredths of the silhouette: add or cut a polygon, a disc or a rounded box."""


class Sprite(NamedTuple):
    """A small flat image, and a mask of where it covers what is under it."""

    image: Image.Image
    mask: Image.Image


SHAPES: dict[str, tuple[Part, ...]] = {
    "hat": (
        ("box", (24, 8, 76, 78, 6)),
        ("box", (2, 70, 98, 88, 9)),
        ("cut-box", (24, 53, 76, 62, 0)),
    ),
    "boat": (
        ("polygon", (2, 58, 98, 58, 82, 90, 18, 90)),
        ("box", (24, 38, 72, 62, 3)),
        ("box", (38, 6, 58, 42, 2)),
        ("cut-box", (32, 44, 44, 53, 2)),
        ("cut-box", (52, 44, 64, 53, 2)),
    ),
    "dog": (
        ("box", (20, 44, 76, 70, 9)),
        ("box", (22, 58, 36, 94, 3)),
        ("box", (62, 58, 76, 94, 3)),
        ("box", (56, 16, 84, 54, 8)),
        ("box", (70, 28, 99, 46, 7)),
        ("polygon", (56, 20, 64, 4, 72, 20)),
        ("polygon", (22, 56, 4, 26, 14, 22, 34, 48)),
        ("cut-disc", (75, 29, 4)),
    ),
    "car": (
        ("polygon", (2, 68, 4, 50, 26, 46, 40, 24, 70, 24, 84, 46, 98, 52, 98, 72, 2, 72)),
        ("disc", (25, 72, 17)),
        ("disc", (75, 72, 17)),
        ("cut-disc", (25, 72, 7)),
        ("cut-disc", (75, 72, 7)),
        ("cut-polygon", (38, 46, 46, 32, 64, 32, 72, 46)),
    ),
    "iron": (
        ("polygon", (2, 90, 10, 66, 34, 50, 86, 50, 97, 90)),
        ("box", (30, 10, 94, 26, 8)),
        ("polygon", (80, 12, 94, 18, 88, 56, 74, 56)),
        ("polygon", (30, 16, 44, 22, 50, 54, 38, 54)),
        ("cut-box", (8, 72, 92, 78, 0)),
    ),
    "boot": (
        ("polygon", (26, 6, 64, 6, 62, 46, 92, 58, 98, 78, 24, 78)),
        ("box", (22, 76, 98, 88, 3)),
        ("box", (22, 76, 46, 97, 2)),
        ("cut-box", (26, 17, 63, 24, 0)),
    ),
    "cat": (
        ("disc", (50, 58, 38)),
        ("polygon", (13, 4, 46, 28, 14, 58)),
        ("polygon", (87, 4, 54, 28, 86, 58)),
        ("cut-disc", (35, 54, 7)),
        ("cut-disc", (65, 54, 7)),
        ("cut-polygon", (43, 68, 57, 68, 50, 77)),
    ),
    "thimble": (
        ("box", (30, 6, 70, 40, 16)),
        ("polygon", (30, 18, 70, 18, 80, 80, 20, 80)),
        ("box", (10, 74, 90, 94, 8)),
        ("cut-disc", (42, 30, 4.5)),
        ("cut-disc", (58, 30, 4.5)),
        ("cut-disc", (38, 48, 4.5)),
        ("cut-disc", (50, 40, 4.5)),
        ("cut-disc", (62, 48, 4.5)),
        ("cut-disc", (50, 57, 4.5)),
    ),
}
_PLAIN: tuple[Part, ...] = (("disc", (50, 50, 44)),)
"""The parts of a token that is not known."""


def _mask_of_parts(parts: Sequence[Part], size: int, holes: int) -> Image.Image:
    mask = Image.new("L", (size, size))
    pen = ImageDraw.Draw(mask)
    for name, numbers in parts:
        fill = holes if name.startswith("cut-") else 255
        _add(pen, name.removeprefix("cut-"), [at * size / 100 for at in numbers], fill)
    return mask


def _add(pen: ImageDraw.ImageDraw, name: str, at: list[float], fill: int) -> None:
    match name, at:
        case "disc", (x, y, radius):
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
        case "box", (*box, radius):
            pen.rounded_rectangle(box, radius, fill=fill)
        case _:
            pen.polygon(at, fill=fill)


@cache
def token_sprite(token: str, size: int) -> Sprite:
    """Return a token in its color, in a square of `size` pixels with its edges."""
    return edged_sprite(SHAPES.get(token, _PLAIN), size, token_colour(token))


@cache
def token_on_felt(token: str, size: int) -> Image.Image:
    """Return a token on a square of felt, for a place where nothing else lies under it."""
    return laid_on(FELT, token_sprite(token, size))


def laid_on(paper: Colour, sprite: Sprite) -> Image.Image:
    """Return a sprite on a paper as large as it is: quicker to paste than with its mask."""
    drawn = Image.new("P", sprite.image.size, index(paper))
    drawn.paste(sprite.image, (0, 0), sprite.mask)
    return drawn


def edged_sprite(parts: Sequence[Part], size: int, colour: Colour) -> Sprite:
    """Return a shape in a color, in a square of `size` pixels, with a dark edge and a white one."""
    edge = max(2, size // 18)
    big, inner = size * SCALE, (size - 4 * edge) * SCALE
    at = (big - inner) // 2
    drawn, outline = Image.new("L", (big, big)), Image.new("L", (big, big))
    drawn.paste(_mask_of_parts(parts, inner, 0), (at, at))
    outline.paste(_mask_of_parts(parts, inner, 255), (at, at))
    dark = dilated(outline, edge * SCALE // 2)
    white = dilated(dark, edge * SCALE * 3 // 4)
    image = Image.new("RGB", (big, big), WHITE)
    image.paste(INK, mask=dark)
    image.paste(WHITE, mask=outline)
    image.paste(colour, mask=drawn)
    return Sprite(flat(image.reduce(SCALE), INK, WHITE, colour), white.reduce(SCALE).point(_covers))


def dilated(mask: Image.Image, by: int) -> Image.Image:
    """Return a mask grown by a number of pixels on every side, for which there must be room.

    A filter for the greatest value around each pixel does the same in a hundred times as long.
    """
    for across, down in ((1, 0), (0, 1)):
        grown = 0
        while grown < by:
            step = min(2 * grown + 1, by - grown)
            one, other = (
                ImageChops.offset(mask, sign * step * across, sign * step * down)
                for sign in (1, -1)
            )
            mask = ImageChops.lighter(mask, ImageChops.lighter(one, other))
            grown += step
    return mask


@cache
def owner_mark(token: str, width: int, height: int) -> Image.Image:
    """Return an owner's mark: the token on a white plate, which no group's color is, on paper."""
    plate = Image.new("P", (width, height), index(PAPER))
    pen = ImageDraw.Draw(plate)
    box = (0, 0, width - 1, height - 1)
    pen.rounded_rectangle(box, 6, fill=index(WHITE), outline=index(SLATE), width=2)
    size = min(width, height) - 2
    sprite = token_sprite(token, size)
    plate.paste(sprite.image, ((width - size) // 2, (height - size) // 2), sprite.mask)
    return plate


@cache
def jailed_sprite(token: str, size: int) -> Sprite:
    """Return a token in the cell of Jail: behind bars, on the cell's orange."""
    cell = Image.new("P", (size, size))
    pen = ImageDraw.Draw(cell)
    box = (0, 0, size - 1, size - 1)
    pen.rounded_rectangle(box, 6, fill=index(ORANGE))
    sprite = token_sprite(token, size - 6)
    cell.paste(sprite.image, (3, 3), sprite.mask)
    for x in (size // 5, size - 1 - size // 5):
        pen.rectangle((x - 1, 0, x + 1, size - 1), fill=index(INK))
    pen.rounded_rectangle(box, 6, outline=index(INK), width=3)
    mask = Image.new("L", (size, size))
    ImageDraw.Draw(mask).rounded_rectangle(box, 6, fill=255)
    return Sprite(cell, mask)


def cut_out(pen: Pen, *colours: Colour) -> Sprite:
    """Return a drawing on pink without the pink."""
    image = flat(pen.finished(), PINK, *colours)
    return Sprite(image, mask_of(image))


def _covers(alpha: int) -> int:
    return 255 if alpha > 96 else 0
