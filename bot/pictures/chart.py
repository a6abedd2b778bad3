"""A chart of lines over the turns of a game: one a player, in the token's color, with the token.

Turns that matter can be marked by numbers above the lines.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.fonts import can_write, fitting_size, font, shortened, width
from bot.pictures.palette import (
    ASH,
    COLOURS,
    FELT,
    INK,
    MIST,
    PAPER,
    SLATE,
    WHITE,
    Colour,
    token_colour,
)
from bot.pictures.pen import put_text
from bot.pictures.tokens import token_sprite

SIZE = (1000, 560)
"""Pixels across and down."""
SCALE = 2
"""Lines are drawn so many times as large, then made smaller: that rounds their edges."""
LEFT, TOP, RIGHT, BOTTOM = 96, 72, 752, 492
"""Pixels: the edges of the field in which the lines are."""
TEXT, TITLE = 28, 36
SPRITE = 34
LABEL = 38
"""Pixels from one label to the next below it, at the least."""
BESIDE = 20
"""Pixels between the ends of the lines and their labels."""
GAP = 10
"""Pixels between a name and a sum."""
CACHE_SIZE = 64
"""Charts that are kept whole, 16 KB each: somebody turns pages, others look at the same game."""
MARK = 17
"""Pixels: the radius of the number of a marked turn."""
HEADROOM = 1.1
"""By how much a field with marks is higher than its axis, so that no line runs behind them."""
MARKS = 3
"""How often the token stands on its line, beside the end."""

Spot = tuple[float, float]


class ChartLine(NamedTuple):
    """A player's line: the token, the name, the words at its end, and (turn, value) in order."""

    token: str
    name: str
    end: str
    points: tuple[tuple[int, int], ...]


class Tick(NamedTuple):
    """A number on an axis with its words."""

    at: int
    text: str


class Chart(NamedTuple):
    """The description of a chart: `lines` from the best to the last; the last tick ends its
    axis; `marks` are the turns that are numbered from 1, in order.
    """

    title: str
    lines: tuple[ChartLine, ...]
    values: tuple[Tick, ...]
    turns: tuple[Tick, ...]
    last_turn: int
    marks: tuple[int, ...] = ()


@lru_cache(CACHE_SIZE)
def chart_png(chart: Chart) -> bytes:
    """Return the chart as a PNG."""
    spot = _scale(chart)
    image = _field(chart, spot).reduce(SCALE)
    pen = ImageDraw.Draw(image)
    _words(pen, chart, spot)
    for number, line in enumerate(chart.lines):
        for at in _marks(chart, number, spot):
            _put_token(image, line.token, at)
    labels = _label_heights([spot(*line.points[-1])[1] for line in chart.lines])
    for line, height in zip(chart.lines, labels, strict=True):
        _put_token(image, line.token, (RIGHT + BESIDE + SPRITE / 2, height))
    _number_marks(pen, chart, spot)
    found = BytesIO()
    flat = image.quantize(palette=_palette(), dither=Image.Dither.NONE)
    flat.save(found, "PNG", optimize=True)
    return found.getvalue()


def _scale(chart: Chart) -> Callable[[int, int], Spot]:
    """Return where a value after a turn is, in pixels."""
    most: float = chart.values[-1].at or 1
    if chart.marks:
        most *= HEADROOM
    last = chart.last_turn or 1

    def spot(turn: int, value: int) -> Spot:
        x = LEFT + (RIGHT - LEFT) * turn / last
        return x, BOTTOM - (BOTTOM - TOP) * value / most

    return spot


def _field(chart: Chart, spot: Callable[[int, int], Spot]) -> Image.Image:
    """Return grid, lines and leaders to the labels, larger than they will be."""
    image = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle(_large([(LEFT, TOP), (RIGHT, BOTTOM)]), fill=WHITE)
    for tick in chart.values:
        height = spot(0, tick.at)[1]
        pen.line(_large([(LEFT, height), (RIGHT, height)]), fill=FELT, width=2 * SCALE)
    for tick in chart.turns:
        x = spot(tick.at, 0)[0]
        pen.line(_large([(x, BOTTOM), (x, BOTTOM + 8)]), fill=ASH, width=2 * SCALE)
    pen.line(_large([(LEFT, BOTTOM), (RIGHT, BOTTOM)]), fill=ASH, width=2 * SCALE)
    for turn, beside in zip(chart.marks, _mark_places(chart, spot), strict=True):
        x = spot(turn, 0)[0]
        pen.line(_large([(beside, TOP), (x, TOP + MARK), (x, BOTTOM)]), fill=MIST, width=2 * SCALE)
    ends = [spot(*line.points[-1]) for line in chart.lines]
    for line, end, height in zip(
        chart.lines, ends, _label_heights([y for _, y in ends]), strict=True
    ):
        if line.points[-1][0] == chart.last_turn:
            pen.line(_large([end, (RIGHT + BESIDE, height)]), fill=ASH, width=SCALE)
    for line in reversed(chart.lines):
        path = _large([spot(*point) for point in line.points])
        pen.line(path, fill=INK, width=8 * SCALE, joint="curve")
        pen.line(path, fill=token_colour(line.token), width=5 * SCALE, joint="curve")
    return image


def _large(spots: Sequence[Spot]) -> list[Spot]:
    return [(x * SCALE, y * SCALE) for x, y in spots]


def _words(pen: ImageDraw.ImageDraw, chart: Chart, spot: Callable[[int, int], Spot]) -> None:
    pen.text((LEFT, 14), chart.title, INK, font(TITLE))
    for tick in chart.values:
        height = spot(0, tick.at)[1]
        size = fitting_size(tick.text, LEFT - 18, TEXT, TEXT // 2, "Medium")
        pen.text((LEFT - 10, height), tick.text, SLATE, font(size, "Medium"), anchor="rm")
    for tick in chart.turns:
        x = spot(tick.at, 0)[0]
        pen.text((x, BOTTOM + 14), tick.text, SLATE, font(TEXT, "Medium"), anchor="ma")
    heights = _label_heights([spot(*line.points[-1])[1] for line in chart.lines])
    for line, height in zip(chart.lines, heights, strict=True):
        _label(pen, line, height)


def _label(pen: ImageDraw.ImageDraw, line: ChartLine, height: float) -> None:
    """Beside the end of a line: whose it is, as far as there is room, and what it came to."""
    x, room = RIGHT + BESIDE + SPRITE + 8, SIZE[0] - 8
    if can_write(line.name):
        left = room - x - GAP - round(width(line.end, TEXT))
        name = shortened(line.name, left, TEXT, "Medium")
        put_text(pen, (x, height), name, INK, TEXT, "Medium", "lm")
        x += round(width(name, TEXT, "Medium")) + GAP
    pen.text((x, height), line.end, INK, font(TEXT), anchor="lm")


def _label_heights(wanted: Sequence[float]) -> list[float]:
    """Return heights for the labels, as near to their lines' ends as fits, in the same order."""
    return _apart(wanted, LABEL, TOP, BOTTOM - LABEL / 2 + 14)


def _apart(wanted: Sequence[float], distance: float, least: float, most: float) -> list[float]:
    """Return places at least a distance apart, as near to the wanted ones as fits, in order."""
    places: list[float] = []
    for at in wanted:
        places.append(max(at, places[-1] + distance) if places else max(at, least))
    limit = most
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - distance
    return places


def _mark_places(chart: Chart, spot: Callable[[int, int], Spot]) -> list[float]:
    """Return how far across the number of each marked turn stands."""
    return _apart([spot(turn, 0)[0] for turn in chart.marks], 2 * MARK + 4, LEFT, RIGHT)


def _number_marks(pen: ImageDraw.ImageDraw, chart: Chart, spot: Callable[[int, int], Spot]) -> None:
    for number, x in enumerate(_mark_places(chart, spot), 1):
        pen.ellipse((x - MARK, TOP - MARK, x + MARK, TOP + MARK), fill=INK, outline=WHITE)
        pen.text((x, TOP), str(number), WHITE, font(TEXT), anchor="mm")


def _marks(chart: Chart, number: int, spot: Callable[[int, int], Spot]) -> list[Spot]:
    """Return the spots of a token on its line: not where others are, and where the line ends."""
    points = chart.lines[number].points
    last = len(points) - 1
    shares = [(at + (number + 1) / (len(chart.lines) + 1)) / MARKS for at in range(MARKS)]
    places = {round(share * last) for share in shares}
    if points[-1][0] < chart.last_turn:
        places.add(last)
    return [spot(*points[place]) for place in sorted(places)]


def _put_token(drawn: Image.Image, token: str, at: Spot) -> None:
    sprite = token_sprite(token, SPRITE)
    corner = (round(at[0] - SPRITE / 2), round(at[1] - SPRITE / 2))
    drawn.paste(sprite.image.convert("RGB"), corner, sprite.mask)


@cache
def _palette() -> Image.Image:
    """Return our colors, and between each of them and ink, paper and white what rounds the
    edges.
    """
    shades = [
        _between(colour, ground, share)
        for colour in COLOURS
        for ground in (INK, PAPER, WHITE)
        for share in (0.25, 0.5, 0.75)
    ]
    found = tuple(dict.fromkeys([*COLOURS, *shades]))[:256]
    sample = Image.new("P", (1, 1))
    padded = found + found[:1] * (256 - len(found))
    sample.putpalette(bytes(part for colour in padded for part in colour))
    return sample


def _between(one: Colour, other: Colour, share: float) -> Colour:
    """Return a color on the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
