"""The board as a PNG: tokens, owners and buildings drawn onto the printed board."""

from collections.abc import Callable
from functools import cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.board_spec import BoardSpec, Holding
from bot.pictures.fonts import SOFT_HYPHEN, fitting_size, shortened
from bot.pictures.lettering import write
from bot.pictures.middle import LEFT, RIGHT, draw_middle
from bot.pictures.palette import (
    GREEN,
    INK,
    PAPER,
    PINK,
    RED,
    SLATE,
    WHITE,
    YELLOW,
    index,
    token_colour,
)
from bot.pictures.pen import Pen
from bot.pictures.png import png
from bot.pictures.printed_board import printed_board_image
from bot.pictures.squares import (
    BOARD,
    DRAWN,
    IN_A_ROW,
    WITH_SIGNS,
    Area,
    band,
    bar,
    body,
    entrance,
    is_corner,
    room,
    spots,
    square,
)
from bot.pictures.tokens import Sprite, cut_out, mark_sprite, token_sprite
from engine.editions.board import JAIL

HOUSE = (15, 19)
"""How wide and high a house is."""
HOTEL = (44, 22)
NARROW_HOTEL = (28, 24)
"""In an upright bar."""
UPRIGHT = 14
"""How high a house is in an upright bar."""
AWAY = 20
"""How far the path runs from the squares."""


def draw_board(spec: BoardSpec) -> bytes:
    """Return the board as a PNG, 1000 x 1000 pixels."""
    return png(board_image(spec))


def board_image(spec: BoardSpec) -> Image.Image:
    """Return the board in the colors of the palette, one byte a pixel."""
    image = printed_board_image(spec.printed_board).copy()
    for holding in spec.holdings:
        _holding(image, holding, spec)
    _path(image, spec)
    _tokens(image, spec)
    _question(image, spec.question)
    draw_middle(image, spec)
    return image


def _put(image: Image.Image, sprite: Sprite, left: int, top: int) -> None:
    image.paste(sprite.image, (left, top), sprite.mask)


def _question(image: Image.Image, space: int | None) -> None:
    """Draw a frame around the square that is in question."""
    if space is None:
        return
    left, top, right, bottom = square(space)
    pen = ImageDraw.Draw(image)
    for grow, ink, thick in ((5, INK, 9), (3, YELLOW, 5)):
        box = (max(left - grow, 0), max(top - grow, 0))
        end = (min(right + grow, BOARD) - 1, min(bottom + grow, BOARD) - 1)
        pen.rectangle((box, end), outline=index(ink), width=thick)


def _holding(image: Image.Image, holding: Holding, spec: BoardSpec) -> None:
    owned = band(holding.space)
    image.paste(mark_sprite(holding.token, owned.width, owned.height).image, owned[:2])
    if holding.mortgaged:
        _mortgaged(image, bar(holding.space), spec.mortgage)
    elif holding.hotel:
        _buildings(image, bar(holding.space), 1, _hotel)
    elif holding.houses:
        _buildings(image, bar(holding.space), holding.houses, _house)


def _buildings(
    image: Image.Image, area: Area, count: int, drawing: Callable[[bool], Sprite]
) -> None:
    """Draw buildings in a row behind the letter, or down an upright bar under it."""
    level = area.width > area.height
    sprite = drawing(level)
    wide, high = sprite.image.size
    if level:
        left = area.left + 18 + (area.width - 18 - count * wide) // 2
        for number in range(count):
            _put(image, sprite, left + number * wide, area.top + (area.height - high) // 2)
        return
    step = min(high, UPRIGHT)
    top = area.top + 24 + (area.height - 24 - count * step) // 2
    for number in range(count):
        _put(image, sprite, area.left + (area.width - wide) // 2, top + number * step)


@cache
def _house(level: bool) -> Sprite:
    wide, high = HOUSE if level else (20, UPRIGHT)
    pen = Pen(wide, high, PINK)
    art.house(pen, wide / 2, high / 2, wide, high, INK)
    return cut_out(pen, INK, WHITE, GREEN)


@cache
def _hotel(level: bool) -> Sprite:
    wide, high = HOTEL if level else NARROW_HOTEL
    pen = Pen(wide, high, PINK)
    art.hotel(pen, wide / 2, high / 2, wide, high)
    return cut_out(pen, WHITE, RED)


def _mortgaged(image: Image.Image, area: Area, letter: str) -> None:
    """Draw stripes over the group's color, and a letter."""
    right, down = (18, 0) if area.width > area.height else (0, 26)
    sprite = _stripes(area.width - right, area.height - down, letter)
    _put(image, sprite, area.left + right, area.top + down)


@cache
def _stripes(wide: int, high: int, letter: str) -> Sprite:
    pen = Pen(wide, high, PINK)
    for at in range(-high, wide + high, 14):
        pen.line([(at, high), (at + high, 0)], PAPER, 5)
    x, y = wide / 2, high / 2
    pen.disc(x, y, 13, PAPER)
    pen.text(x, y, letter, 22, INK)
    return cut_out(pen, PAPER, SLATE, INK)


def _tokens(image: Image.Image, spec: BoardSpec) -> None:
    places: dict[tuple[int, bool], list[str]] = {}
    for it in spec.tokens:
        places.setdefault((it.space, it.jailed), []).append(it.token)
    for (space, jailed), tokens in places.items():
        where = spots(space, len(tokens), jailed=jailed)
        stays = jailed or (len(tokens) <= 2 and space in (JAIL, *WITH_SIGNS))
        if not stays:
            _clear(image, space, len(tokens), spec.printed_board[space].title)
        for token, (left, top, size) in zip(tokens, where, strict=True):
            _put(image, token_sprite(token, size), left, top)


def _clear(image: Image.Image, space: int, count: int, title: str) -> None:
    """Take away what else is where tokens stand, so that half of it does not show between them."""
    area = room(space, count)
    image.paste(index(PAPER), area)
    if count <= IN_A_ROW or is_corner(space) or space in DRAWN:
        return
    left, top, right, _ = body(space)
    image.paste(index(PAPER), (left + 1, top + 1, right - 1, area.top))
    line = title.replace(SOFT_HYPHEN, "")
    size = fitting_size(line, area.width - 2, 20, 14)
    line = shortened(line, area.width - 2, size)
    write(image, (left + right) // 2, top + 13, line, size, paper=PAPER)


def _path(image: Image.Image, spec: BoardSpec) -> None:
    if not spec.path:
        return
    pen = ImageDraw.Draw(image)
    points = [entrance(space, AWAY) for space in spec.path]
    colour = index(token_colour(spec.walker))
    if spec.jumped:
        _jump(pen, points[-1], colour)
    if len(points) < 2:
        return
    for ink, thick in ((index(INK), 9), (colour, 5)):
        pen.line(points, ink, thick, joint="curve")
        x, y = points[0]
        pen.ellipse((x - thick, y - thick, x + thick, y + thick), ink)
        _head(pen, points[-1], spec.path[-1], ink, thick)


def _jump(pen: ImageDraw.ImageDraw, point: tuple[int, int], colour: int) -> None:
    """Draw dots from a square to Jail, as far as there is nothing in the middle."""
    (x, y), (to_x, to_y) = point, entrance(JAIL, AWAY)
    count = max(abs(to_x - x), abs(to_y - y)) // 24
    for number in range(1, count + 1):
        at_x, at_y = x + (to_x - x) * number // count, y + (to_y - y) * number // count
        if not (LEFT < at_x < RIGHT and LEFT < at_y < RIGHT):
            for ink, radius in ((index(INK), 6), (colour, 4)):
                pen.ellipse((at_x - radius, at_y - radius, at_x + radius, at_y + radius), ink)


def _head(
    pen: ImageDraw.ImageDraw, point: tuple[int, int], space: int, ink: int, thick: int
) -> None:
    """Draw the path's end: an arrow onto the square."""
    x, y = point
    across, down = _outwards(space)
    size = thick + 6
    tip = x + across * size, y + down * size
    left = x - down * size, y + across * size
    right = x + down * size, y - across * size
    pen.polygon([tip, left, right], ink)


def _outwards(space: int) -> tuple[float, float]:
    if space % 10 == 0:
        return {0: (0.7, 0.7), 10: (-0.7, 0.7), 20: (-0.7, -0.7), 30: (0.7, -0.7)}[space]
    return ((0, 1), (-1, 0), (0, -1), (1, 0))[space // 10]
