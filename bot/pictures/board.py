"""The board as a PNG: tokens, owners, rents and buildings drawn onto the printed board."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.board_spec import BoardSpec, Holding, PrintedBoard, TokenSpec
from bot.pictures.fonts import fitting_size
from bot.pictures.laying import lay, lay_cut
from bot.pictures.lettering import write
from bot.pictures.middle import draw_foot, draw_middle
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
)
from bot.pictures.path import draw_path
from bot.pictures.pen import Pen
from bot.pictures.png import QUICK, SMALL, Packed, Way, pack, png_of
from bot.pictures.printed_board import printed_board_image
from bot.pictures.squares import (
    BOARD,
    HIGH,
    amount,
    bar,
    is_corner,
    is_level,
    plate,
    room,
    spots,
    square,
)
from bot.pictures.strips import (
    FRAME,
    LOWER,
    SIDES,
    UPPER,
    Foot,
    Rows,
    Strip,
    foot_of,
    strip_of,
)
from bot.pictures.tokens import Sprite, cut_out, owner_mark, token_sprite
from engine.editions.board import JAIL

HOUSE, UPRIGHT_HOUSE = (19, 22), (24, 19)
"""How wide and high a house is, and one in an upright bar."""
HOTEL, UPRIGHT_HOTEL = (46, 24), (26, 26)
RENT, LEAST_RENT = 30, 12
"""The size of rents, and the smallest they may become to fit."""
MOST = 36 * 1024
"""Bytes of a board above which it is packed as small as can be: one in a thousand. The fullest
that there can be has 3 KB more then."""
RENTS = 512
"""Plates with a rent that are kept ready."""
STRIPS, FEET = 2048, 192
"""Strips above and below the middle, some 6 KB each, and feet that are kept packed: in five of six
pictures of a game they are those of the picture before. They suffice for a thousand games."""
_STRIPS: OrderedDict[int, Packed] = OrderedDict()
"""The packed strips by hashes of what they show, the one that was used last at the end."""


def draw_board(spec: BoardSpec) -> bytes:
    """Return the board as a PNG, 1000 x 1104 pixels and in play of MOST bytes at most."""
    middle = _middle(spec)
    drawn = _png(spec, middle, QUICK)
    return drawn if len(drawn) <= MOST else _png(spec, middle, SMALL)


def _png(spec: BoardSpec, middle: Image.Image, way: Way) -> bytes:
    parts = (
        _packed_strip(strip_of(spec, UPPER), way),
        pack(middle, way),
        _packed_strip(strip_of(spec, LOWER), way),
        _packed_foot(spec.printed_board, foot_of(spec), way),
    )
    return png_of((BOARD, HIGH), parts)


def board_image(spec: BoardSpec) -> Image.Image:
    """Return the board in the colors of the palette, one byte a pixel."""
    image = printed_board_image(spec.printed_board).copy()
    image.paste(_middle(spec), (0, SIDES.top))
    for rows in (UPPER, LOWER):
        image.paste(_strip_image(strip_of(spec, rows)), (0, rows.top))
    image.paste(_foot_image(spec.printed_board, foot_of(spec)), (0, BOARD))
    return image


def _packed_strip(strip: Strip, way: Way) -> Packed:
    # By hashes: to keep the strips would take as much memory as what they are packed to.
    key = hash((strip, way))
    packed = _STRIPS.get(key)
    if packed is None:
        packed = _STRIPS[key] = pack(_strip_image(strip), way)
        if len(_STRIPS) > STRIPS:
            _STRIPS.popitem(last=False)
    else:
        _STRIPS.move_to_end(key)
    return packed


def _strip_image(strip: Strip) -> Image.Image:
    image = _printed(strip.printed_board, strip.rows)
    _draw_squares(image, strip)
    return image


def _middle(spec: BoardSpec) -> Image.Image:
    """Return the rows of the board with the squares at the sides and what lies between them."""
    image = _printed(spec.printed_board, SIDES)
    draw_path(image, spec, SIDES.top)
    _draw_squares(image, strip_of(spec, SIDES))
    draw_middle(image, spec, SIDES.top)
    return image


@lru_cache(FEET)
def _packed_foot(board: PrintedBoard, foot: Foot, way: Way) -> Packed:
    return pack(_foot_image(board, foot), way)


def _foot_image(board: PrintedBoard, foot: Foot) -> Image.Image:
    image = printed_board_image(board).crop((0, BOARD, BOARD, HIGH))
    draw_foot(image, foot)
    return image


def _printed(board: PrintedBoard, rows: Rows) -> Image.Image:
    return printed_board_image(board).crop((0, rows.top, BOARD, rows.bottom))


def _draw_squares(image: Image.Image, strip: Strip) -> None:
    top = strip.rows.top
    for holding in strip.holdings:
        _holding(image, holding, strip.mortgage, top)
    _tokens(image, strip.tokens, top)
    _question(image, strip.question, top)


def _question(image: Image.Image, space: int | None, first_row: int) -> None:
    """Draw a frame around the square that is in question: as far into it on every side, so that it
    covers no name. Beyond the board's edge nothing of it is seen.
    """
    if space is None:
        return
    left, top, right, bottom = square(space)
    pen = ImageDraw.Draw(image)
    for grow, ink, thick in ((FRAME, INK, 9), (3, YELLOW, 5)):
        box = (left - grow, top - grow - first_row)
        end = (right + grow - 1, bottom + grow - 1 - first_row)
        pen.rectangle((box, end), outline=index(ink), width=thick)


def _holding(image: Image.Image, holding: Holding, mortgage: str, top: int) -> None:
    mark, rent = plate(holding.space), amount(holding.space)
    lay(image, owner_mark(holding.token, *mark.size), mark.left, mark.top - top)
    lay(image, _rent(holding.rent, *rent.size), rent.left, rent.top - top)
    if holding.mortgaged:
        area = bar(holding.space)
        lay_cut(image, *_stripes(*area.size, mortgage), area.left, area.top - top)
    elif count := holding.houses + holding.hotel:
        drawing, area = _hotel if holding.hotel else _house, bar(holding.space)
        sprite = _row(drawing, count, is_level(holding.space))
        (x, y), (wide, high) = map(round, area.middle), sprite.image.size
        lay_cut(image, *sprite, x - wide // 2, y - high // 2 - top)


@lru_cache(RENTS)
def _rent(rent: str, wide: int, high: int) -> Image.Image:
    """Return the plate with the rent, in place of the price."""
    drawn = Image.new("P", (wide, high), index(PAPER))
    size = fitting_size(rent, wide, RENT, LEAST_RENT)
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


def _tokens(image: Image.Image, tokens: Sequence[TokenSpec], first_row: int) -> None:
    places: dict[tuple[int, bool], list[str]] = {}
    for placed in tokens:
        places.setdefault((placed.space, placed.jailed), []).append(placed.token)
    for (space, jailed), here in places.items():
        if is_corner(space) and space != JAIL:  # Else half of the drawing would show.
            left, top, right, bottom = room(space)
            image.im.paste(index(PAPER), (left, top - first_row, right, bottom - first_row))
        spots_here = spots(space, len(here), jailed=jailed)
        for token, (left, top, size) in zip(here, spots_here, strict=True):
            lay_cut(image, *token_sprite(token, size), left, top - first_row)
