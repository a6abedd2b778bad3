"""A deed as a picture: a card with its rents, the one charged now marked, or its other side."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.deed_side import HIGH, SIDE, draw_side
from bot.pictures.deed_spec import DeedLine, DeedSpec
from bot.pictures.fonts import Weight, fitting_size, shortened, width
from bot.pictures.lettering import write
from bot.pictures.palette import INK, MIST, NEUTRAL, PAPER, YELLOW, flat, index
from bot.pictures.pen import Pen
from bot.pictures.png import png
from bot.pictures.squares import Area

WIDE = 1000
"""The width of a card, in pixels. A telephone shows it some 330 wide: letters of 40 are then 13."""
LEFT, RIGHT = SIDE + 56, WIDE - 38
"""Where labels begin, with room for an arrow before them, and where sums end."""
MARGIN = 14
"""Pixels of rents, or of costs, that are left free above and under them."""
ROW = 76
"""The most pixels from one line to the next."""
TALLER = 1.08
"""How high the row of a rent is where that of a cost is 1."""
LARGEST, LEAST = 46, 24
"""Of letters."""
CACHE_SIZE = 256
"""Cards of which the bytes are kept, some 12 KB each: most deeds that are offered look alike."""
FILLED = 0.86
"""How large letters are where their row is 1 high."""
RAISED = 2
"""Letters stand so many pixels over a row's middle: few of them reach under their line."""
GAP = 20
"""Pixels between a label and its sum, at the least."""
PADDING = 26
"""From the end of a row's frame to that of its sum."""
LOAN = Area(SIDE + 30, 318, WIDE - 30, 390)
"""The first sum of a card that is turned over; the second is a step under it."""
STEP = 88


@lru_cache(CACHE_SIZE)
def draw_deed(spec: DeedSpec) -> bytes:
    """Return the card as a PNG, 1000 x 520 pixels."""
    card = _mortgaged_side(spec) if spec.mortgaged else _rent_side(spec)
    card.paste(draw_side(spec), (0, 0))
    pen = ImageDraw.Draw(card)
    pen.line((SIDE, 0, SIDE, HIGH), index(INK), 4)
    pen.rectangle((0, 0, WIDE - 1, HIGH - 1), outline=index(INK), width=4)
    return png(card)


def parts(spec: DeedSpec) -> tuple[Area, Area]:
    """Return the areas of the rents on a card, and of the costs under them."""
    rents, costs = TALLER * len(spec.lines), len(spec.costs)
    between = round(HIGH * rents / (rents + costs))
    return Area(SIDE, 0, WIDE, between), Area(SIDE, between, WIDE, HIGH)


def _rent_side(spec: DeedSpec) -> Image.Image:
    """Return the side with the rents, one under the other, and what the rest costs under them."""
    card = flat(Image.new("RGB", (WIDE, HIGH), PAPER), PAPER)
    rents, costs = parts(spec)
    pen = ImageDraw.Draw(card)
    pen.line((SIDE, costs.top, WIDE, costs.top), index(INK), 3)
    rows = _rows(rents, len(spec.lines))
    for row in rows[1:]:
        pen.line((LEFT, row.top, RIGHT, row.top), index(MIST), 2)
    if spec.now is not None:
        marked = rows[spec.now]
        card.paste(_mark(marked.width, marked.height), marked[:2])
    _lines(card, spec.lines, rows, spec.now)
    _lines(card, spec.costs, _rows(costs, len(spec.costs)))
    return card


def _rows(area: Area, count: int) -> list[Area]:
    """Return rows of the same height in the middle of an area."""
    step = min(ROW, (area.height - MARGIN) // count)
    top = area.top + (area.height - step * count) // 2
    left, right = SIDE + 12, WIDE - 12
    return [Area(left, top + step * n, right, top + step * (n + 1)) for n in range(count)]


def _mark(wide: int, high: int) -> Image.Image:
    """Return the frame and the arrow of the rent that is charged now."""
    pen = Pen(wide, high, PAPER)
    pen.box((0, 0, wide, high), YELLOW, INK, 3, 8)
    pen.polygon([(14, high / 2 - 13), (34, high / 2), (14, high / 2 + 13)], INK)
    return flat(pen.finished(), YELLOW, INK, PAPER)


def _lines(
    card: Image.Image, lines: Sequence[DeedLine], rows: Sequence[Area], now: int | None = None
) -> None:
    """Write labels and sums, all as large as there is room for the longest."""
    left, right = LEFT, min(RIGHT, rows[0].right - PADDING)
    size = _size(lines, right - left - GAP, round(rows[0].height * FILLED))
    for number, (row, line) in enumerate(zip(rows, lines, strict=True)):
        y = round(row.middle[1]) - RAISED
        weight: Weight = "SemiBold" if number == now else "Medium"
        room = round(right - left - GAP / 2 - width(line.amount, size))
        label = shortened(line.label, room, size, weight)
        write(card, left, y, label, size, INK, weight, "lm")
        write(card, right, y, line.amount, size, INK, "SemiBold", "rm")


def _size(lines: Sequence[DeedLine], room: int, most: int) -> int:
    """Return the largest size of letters at which every label and its sum fit into a line."""
    written = [line.label + line.amount for line in lines]
    return min(fitting_size(text, room, min(most, LARGEST), LEAST) for text in written)


def _mortgaged_side(spec: DeedSpec) -> Image.Image:
    """Return the other side: that it is mortgaged, what the Bank has lent, what lifting it
    costs.
    """
    pen = Pen(WIDE, HIGH, MIST)
    rows = [
        Area(LOAN.left, LOAN.top + STEP * number, LOAN.right, LOAN.bottom + STEP * number)
        for number in range(len(spec.costs))
    ]
    pen.box((LOAN.left, 56, LOAN.right, 196), PAPER, INK, 5, 12)
    for row in rows:
        pen.box(row, PAPER, radius=10)
    card = flat(pen.finished(), *NEUTRAL)
    middle = round(LOAN.middle[0])
    size = fitting_size(spec.mortgaged, LOAN.width - 60, 110, 40)
    write(card, middle, 128, spec.mortgaged, size)
    size = fitting_size(spec.silent, LOAN.width, LARGEST, LEAST)
    write(card, middle, 254, spec.silent, size, INK, "Medium")
    _lines(card, spec.costs, rows)
    return card
