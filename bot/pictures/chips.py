"""Color chips: what a player owns, group by group, under the player's name."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.pictures import art
from bot.pictures.board_spec import HOTEL, MORTGAGED, NOT_OWNED, Chip
from bot.pictures.laying import lay
from bot.pictures.palette import (
    GREEN,
    INK,
    PAPER,
    RED,
    SIGNS,
    SLATE,
    WHITE,
    Colour,
    flat,
)
from bot.pictures.pen import Pen
from bot.pictures.squares import Area

HIGHEST, LOWEST = 38, 22
"""Pixels of a chip from top to bottom: at the most, and at the least where they stand in two
lines.
"""
BROAD, BROADEST, NARROWEST = 0.9, 20, 4
"""How wide a property on a chip is where the chip's height is 1; in pixels, as long as there is
room, and at the least."""
MISSING = 0.4
"""How wide a property is that the player does not own, where another is 1."""
TWO_LINES = 0.75
"""What a property's width has to be in one line, where it would be 1 in two lines."""
GAP, LINE = 8, 5
"""From one chip to the next at the most, and from a line of them to the next below it."""
PIP = 9
"""Pixels of a building below which it is drawn as a plain pip."""
CHIPS, SIZES = 1024, 256
"""Chips that are kept ready, 1 to 4 KB each, and their sizes by what all players own; as many
widths are kept as chips.
"""
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.5), (0.75, 0.5)),
    3: ((0.5, 0.25), (0.25, 0.75), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
}
"""Where houses stand on a property, by their number: parts of its width and height."""


class Size(NamedTuple):
    """How large chips are: the height of one, the width of a property on it, and in how many lines
    they may stand.
    """

    high: int
    unit: int
    lines: int


@lru_cache(SIZES)
def chip_size(owned: tuple[tuple[Chip, ...], ...], wide: int, high: int) -> Size:
    """Return the largest size at which the chips of each player have room in such an area."""
    found = [_size_in_lines(owned, wide, high, lines) for lines in (1, 2)]
    return max(found, key=lambda size: size.unit if size.lines == 1 else size.unit * TWO_LINES)


def _size_in_lines(owned: Sequence[Sequence[Chip]], wide: int, high: int, lines: int) -> Size:
    each = min((high - LINE * (lines - 1)) // lines, HIGHEST)
    if lines > 1 and each < LOWEST:
        return Size(each, 0, lines)
    size = Size(each, max(round(each * BROAD), BROADEST), lines)
    while size.unit > NARROWEST and any(
        len(chips_in_lines(it, size, wide)) > lines for it in owned
    ):
        size = size._replace(unit=size.unit - 1)
    return size


def chips_in_lines(chips: Sequence[Chip], size: Size, wide: int) -> list[list[Chip]]:
    """Return the chips in lines at most so wide, each as full as it can be."""
    lines, free, gap = list[list[Chip]](), 0, _gap(size.unit)
    for chip in chips:
        needs = _width(chip, size.unit, size.high)
        if not lines or needs > free:
            lines.append([])
            free = wide
        lines[-1].append(chip)
        free -= needs + gap
    return lines


def chips_height(lines: Sequence[Sequence[Chip]], size: Size) -> int:
    """Return how high chips in these lines are."""
    return len(lines) * (size.high + LINE) - LINE if lines else 0


def chips_width(lines: Sequence[Sequence[Chip]], size: Size) -> int:
    """Return how wide the longest of these lines is."""
    gap = _gap(size.unit)
    widths = (sum(_width(it, size.unit, size.high) + gap for it in line) - gap for line in lines)
    return max(widths, default=0)


def draw_chips(
    image: Image.Image, at: tuple[int, int], lines: Sequence[Sequence[Chip]], size: Size,
    paper: Colour,
) -> None:  # fmt: skip
    """Draw a player's chips on this paper, from a point to the right and down."""
    (left, top), gap = at, _gap(size.unit)
    for line in lines:
        x = left
        for chip in line:
            drawn = _chip(chip, size.unit, size.high, paper)
            lay(image, drawn, x, top)
            x += drawn.width + gap
        top += size.high + LINE


def _gap(unit: int) -> int:
    return min(unit // 2, GAP)


def _edge(high: int) -> int:
    """Return how thick the frame of a full chip is, for which each chip has the room."""
    return 3 if high >= LOWEST else 2


@lru_cache(CHIPS)
def _width(chip: Chip, unit: int, high: int) -> int:
    missing, all_lots = chip.lots.count(NOT_OWNED), len(chip.lots)
    fields = (all_lots - missing) * unit + missing * _missing(unit)
    return fields + (all_lots - 1) * _between(unit) + 2 * _edge(high)


def _missing(unit: int) -> int:
    return max(round(unit * MISSING), 3)


def _between(unit: int) -> int:
    return 2 if unit > 8 else 1


@lru_cache(CHIPS)
def _chip(chip: Chip, unit: int, high: int, paper: Colour) -> Image.Image:
    """Return a chip: a field for each property of the group, framed where all are owned."""
    wide, edge, colour = _width(chip, unit, high), _edge(high), SIGNS.get(chip.sign, SLATE)
    pen, left = Pen(wide, high, paper), edge
    if chip.is_full:
        pen.box((0, 0, wide, high), INK)
    for lot in chip.lots:
        field = Area(left, edge, left + (_missing(unit) if lot == NOT_OWNED else unit), high - edge)
        _lot(pen, field, lot, colour, is_edged=not chip.is_full)
        left = field.right + _between(unit)
    return flat(pen.finished(), paper, INK, colour, WHITE, PAPER, GREEN, RED, SLATE)


def _lot(pen: Pen, field: Area, lot: int, colour: Colour, *, is_edged: bool) -> None:
    if lot == NOT_OWNED:
        pen.box(field, None, SLATE, 1)
        return
    pen.box(field, colour, SLATE if is_edged else None, 1)
    if lot == MORTGAGED:
        left, top, right, bottom = field
        thick = max(3, min(field.size) / 4)
        pen.line([(left, bottom), (right, top)], PAPER, thick)
    elif lot:
        _build(pen, field, lot)


def _build(pen: Pen, field: Area, lot: int) -> None:
    """Draw the houses of a property as the pips of a die lie, or its hotel."""
    wide, high = field.width - 1, field.height - 1
    side = min(wide, high, 22) if lot in (1, HOTEL) else min(wide, high) / 2
    if high < 2 * PIP or side < PIP:
        _pips(pen, field, lot)
    elif lot == HOTEL:
        art.hotel(pen, *field.middle, wide, min(high, wide * 0.8))
    else:
        for across, down in PLACES[lot]:
            x, y = field.left + 0.5 + wide * across, field.top + 0.5 + high * down
            art.house(pen, x, y, side, side)


def _pips(pen: Pen, field: Area, lot: int) -> None:
    """Draw a bar for each house, or a box for a hotel: here no roof would be seen.

    They stand along the longer side of the property.
    """
    left, top, right, bottom = field
    long, is_upright = max(field.size), field.height > field.width
    count, each, colour = (1, long * 0.7, RED) if lot == HOTEL else (lot, min(5, long / lot), GREEN)
    start = (long - count * each) // 2
    # Beside them the group's color shows.
    if is_upright:
        right -= field.width // 4
    else:
        bottom -= field.height // 4
    for number in range(count):
        near, far = start + number * each, start + (number + 1) * each
        for inset, ink in ((0.0, WHITE), (min(1, each / 5), colour)):
            if is_upright:
                pen.box((left, top + near + inset, right, top + far - inset), ink)
            else:
                pen.box((left + near + inset, top, left + far - inset, bottom), ink)
