"""The board as a PNG: tokens, owners, rents and buildings drawn onto the printed board."""

from collections.abc import Callable
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.board_spec import BoardSpec, Holding
from bot.pictures.fonts import fitting_size
from bot.pictures.lettering import write
from bot.pictures.middle import MIDDLE, draw_foot, draw_middle
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
from bot.pictures.png import MEDIUM, QUICK, SMALL, png
from bot.pictures.printed_board import printed_board_image
from bot.pictures.squares import (
    BOARD,
    amount,
    bar,
    entrance,
    is_corner,
    is_level,
    plate,
    room,
    side_of,
    spots,
    square,
)
from bot.pictures.tokens import Sprite, cut_out, owner_mark, token_sprite
from engine.editions.board import JAIL

HOUSE, UPRIGHT_HOUSE = (19, 22), (24, 19)
"""How wide and high a house is, and one in an upright bar."""
HOTEL, UPRIGHT_HOTEL = (46, 24), (26, 26)
RENT = 30
"""The size of rents."""
MOST = 40 * 1024
"""Bytes of a board at the most."""
FEW, CROWD = 28, 52
"""The most players and buildings with which a board is mostly small enough at the levels QUICK,
MEDIUM."""
DEED = 17
"""The players and buildings that take as many bytes as a deed on offer."""
RENTS = 512
"""Plates with a rent that are kept ready."""


def draw_board(spec: BoardSpec) -> bytes:
    """Return the board as a PNG, 1000 x 1104 pixels and, crowded or not, MOST bytes at most."""
    image, level = board_image(spec), _likely_level(spec)
    drawn = png(image, level)
    return drawn if len(drawn) <= MOST else png(image, SMALL)


def _likely_level(spec: BoardSpec) -> int:
    """Return the quickest level of compression at which the board is likely to be small enough."""
    crowd = len(spec.players) + sum(holding.houses + holding.hotel for holding in spec.holdings)
    crowd += DEED * (spec.card is not None)
    return QUICK if crowd <= FEW else MEDIUM if crowd <= CROWD else SMALL


def board_image(spec: BoardSpec) -> Image.Image:
    """Return the board in the colors of the palette, one byte a pixel."""
    image = printed_board_image(spec.printed_board).copy()
    for holding in spec.holdings:
        _holding(image, holding, spec)
    _path(image, spec)
    _tokens(image, spec)
    _question(image, spec.question)
    draw_middle(image, spec)
    draw_foot(image, spec)
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
    mark, rent = plate(holding.space), amount(holding.space)
    image.paste(owner_mark(holding.token, *mark.size), mark[:2])
    image.paste(_rent(holding.rent, *rent.size), rent[:2])
    if holding.mortgaged:
        _put(image, _stripes(*bar(holding.space).size, spec.mortgage), *bar(holding.space)[:2])
    elif count := holding.houses + holding.hotel:
        drawing, area = _hotel if holding.hotel else _house, bar(holding.space)
        sprite = _row(drawing, count, is_level(holding.space))
        (x, y), (wide, high) = map(round, area.middle), sprite.image.size
        _put(image, sprite, x - wide // 2, y - high // 2)


@lru_cache(RENTS)
def _rent(rent: str, wide: int, high: int) -> Image.Image:
    """Return the plate with the rent, in place of the price."""
    drawn = Image.new("P", (wide, high), index(PAPER))
    size = fitting_size(rent, wide, RENT, 20)
    write(drawn, wide // 2, high // 2, rent, size)
    return drawn


@cache
def _row(drawing: Callable[[bool], Sprite], count: int, level: bool) -> Sprite:
    """Return buildings in a row, or one below the other in an upright bar."""
    sprite = drawing(level)
    wide, high = sprite.image.size
    across, down = (wide, 0) if level else (0, high)
    size = (wide + across * (count - 1), high + down * (count - 1))
    image, mask = Image.new("P", size), Image.new("L", size)
    for number in range(count):
        at = (number * across, number * down)
        image.paste(sprite.image, at, sprite.mask)
        mask.paste(sprite.mask, at)
    return Sprite(image, mask)


@cache
def _house(level: bool) -> Sprite:
    wide, high = HOUSE if level else UPRIGHT_HOUSE
    pen = Pen(wide, high, PINK)
    art.house(pen, wide / 2, high / 2, wide, high, INK)
    return cut_out(pen, INK, WHITE, GREEN)


@cache
def _hotel(level: bool) -> Sprite:
    wide, high = HOTEL if level else UPRIGHT_HOTEL
    pen = Pen(wide, high, PINK)
    art.hotel(pen, wide / 2, high / 2, wide, high)
    return cut_out(pen, WHITE, RED)


@cache
def _stripes(wide: int, high: int, letter: str) -> Sprite:
    """Return stripes over the group's color, and a letter."""
    pen = Pen(wide, high, PINK)
    for at in range(-high, wide + high, 14):
        pen.line([(at, high), (at + high, 0)], PAPER, 5)
    x, y = wide / 2, high / 2
    pen.disc(x, y, 14, PAPER)
    pen.text(x, y, letter, 26, INK)
    return cut_out(pen, PAPER, SLATE, INK)


def _tokens(image: Image.Image, spec: BoardSpec) -> None:
    places: dict[tuple[int, bool], list[str]] = {}
    for it in spec.tokens:
        places.setdefault((it.space, it.jailed), []).append(it.token)
    for (space, jailed), tokens in places.items():
        if is_corner(space) and space != JAIL:
            image.paste(index(PAPER), room(space))  # Else half of the drawing would show.
        for token, (left, top, size) in zip(
            tokens, spots(space, len(tokens), jailed=jailed), strict=True
        ):
            _put(image, token_sprite(token, size), left, top)


def _path(image: Image.Image, spec: BoardSpec) -> None:
    if not spec.path:
        return
    pen = ImageDraw.Draw(image)
    points = [entrance(space) for space in spec.path]
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
    (x, y), (to_x, to_y) = point, entrance(JAIL)
    count = max(abs(to_x - x), abs(to_y - y)) // 24
    for number in range(1, count + 1):
        at_x, at_y = x + (to_x - x) * number // count, y + (to_y - y) * number // count
        if not MIDDLE.holds(at_x, at_y):
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
    if is_corner(space):
        return {0: (0.7, 0.7), 10: (-0.7, 0.7), 20: (-0.7, -0.7), 30: (0.7, -0.7)}[space]
    return ((0, 1), (-1, 0), (0, -1), (1, 0))[side_of(space)]
