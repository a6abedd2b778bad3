"""Boards one after the other as an animated GIF, 500 x 552: each frame holds only what is new."""

import struct
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from PIL import GifImagePlugin, Image, ImageChops

from bot.pictures.board import board_image
from bot.pictures.board_spec import BoardSpec
from bot.pictures.palette import COLOURS
from bot.pictures.squares import BOARD, HIGH

REDUCTION = 2
FILM = BOARD // REDUCTION, HIGH // REDUCTION
"""How wide and high the film is."""
TRANSPARENT = 255
"""The colour that lets the frame before shine through."""
LAST_FRAME_MS = 5000
"""Milliseconds that the last frame stays."""
LENGTH, SHORTEST, LONGEST = 60_000, 150, 800
"""Milliseconds of a film, and of a frame at the least and the most."""
_DISPOSE_NONE = 1
"""What follows is laid over a frame."""


def draw_film(boards: Iterable[BoardSpec], count: int) -> bytes:
    """Return the film of the boards as a GIF; they are asked for one by one, and none is kept."""
    pause = min(max(LENGTH // max(count, 1), SHORTEST), LONGEST)
    parts = [_head()]
    before: Image.Image | None = None
    for number, spec in enumerate(boards, 1):
        image = _small(spec)
        parts += _frame(image, before, LAST_FRAME_MS if number == count else pause)
        before = image
    return b"".join([*parts, b";"])


def _head() -> bytes:
    """Return size, palette of 256 colors, and that it begins anew for ever."""
    size = struct.pack("<HHBBB", *FILM, 0xF7, 0, 0)
    again = b"!\xff\x0bNETSCAPE2.0" + struct.pack("<BBHB", 3, 1, 0, 0)
    return b"GIF89a" + size + _colours() + again


@cache
def _colours() -> bytes:
    """Return our colors and what lies between any two: edges stay rounded when a board is
    shrunk.
    """
    between = [
        tuple((one + other) // 2 for one, other in zip(*two, strict=True))
        for two in combinations(COLOURS, 2)
    ]
    return bytes(part for colour in (*COLOURS, *between) for part in colour).ljust(768, b"\0")


@cache
def _sample() -> Image.Image:
    sample = Image.new("P", (1, 1))
    colours = _colours()[: 3 * (len(COLOURS) * (len(COLOURS) + 1) // 2)]
    sample.putpalette(colours + colours[:3] * (256 - len(colours) // 3))
    return sample


def _small(spec: BoardSpec) -> Image.Image:
    """Return a board as numbers of colors, one byte a pixel."""
    image = board_image(spec).convert("RGB").reduce(REDUCTION)
    flat = image.quantize(palette=_sample(), dither=Image.Dither.NONE)
    return Image.frombytes("L", flat.size, flat.tobytes())


def _frame(image: Image.Image, before: Image.Image | None, pause: int) -> Iterator[bytes]:
    """Yield what differs from the frame before, `pause` milliseconds long."""
    box, shown = (0, 0, *FILM), image
    if before is not None:
        differs = ImageChops.difference(image, before)
        box = differs.getbbox() or (0, 0, 1, 1)
        shown = Image.new("L", image.size, TRANSPARENT)
        shown.paste(image, mask=differs.point([0] + [255] * 255))
    yield from GifImagePlugin.getdata(
        shown.crop(box), box[:2], duration=pause, transparency=TRANSPARENT, disposal=_DISPOSE_NONE
    )
