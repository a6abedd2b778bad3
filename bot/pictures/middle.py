"""The middle of the board: whose turn it is, the players, and the Bank's buildings."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.board_spec import BoardSpec, TokenSpec
from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.lettering import write
from bot.pictures.palette import FELT, GREEN, INK, RED, SLATE, WHITE, flat, index
from bot.pictures.pen import Pen
from bot.pictures.squares import BOARD, CORNER
from bot.pictures.tokens import Sprite, token_sprite

LEFT, RIGHT = CORNER + 60, BOARD - CORNER - 60
CENTRE = BOARD // 2
ROOM = RIGHT - LEFT
TOKEN = 120
LIST, LAST = 462, 714
"""Where the list of players begins and ends."""
COLUMN = ROOM // 2


def draw_middle(image: Image.Image, spec: BoardSpec) -> None:
    """Draw the heading, token and title, the players in two columns, and the Bank's buildings."""
    write(image, CENTRE, 212, spec.heading, 40, SLATE, "Medium")
    sprite = token_sprite(spec.mover, TOKEN)
    image.paste(sprite.image, (CENTRE - TOKEN // 2, 240), sprite.mask)
    size = fitting_size(spec.title, ROOM, 72, 38)
    write(image, CENTRE, 400, shortened(spec.title, ROOM, size), size, INK)
    _players(image, spec.tokens)
    _stock(image, spec)


def _players(image: Image.Image, tokens: tuple[TokenSpec, ...]) -> None:
    """Draw the players in two columns: the fewer there are, the larger."""
    rows = -(-len(tokens) // 2)
    step = min((LAST - LIST) // max(rows, 1), 84)
    token = step - 8
    room = COLUMN - token - 20
    size = min((fitting_size(it.name, room, step * 5 // 8, 38) for it in tokens), default=38)
    top = (LIST + LAST - rows * step) // 2
    for number, it in enumerate(tokens):
        column, row = divmod(number, rows)
        left, y = LEFT + 6 + column * COLUMN, top + row * step
        sprite = token_sprite(it.token, token)
        image.paste(sprite.image, (left, y + (step - token) // 2), sprite.mask)
        name = shortened(it.name, room, size)
        write(image, left + token + 10, y + step // 2, name, size, INK, anchor="lm")


def _stock(image: Image.Image, spec: BoardSpec) -> None:
    """Draw houses, hotels and the pot in one row in the middle."""
    parts: list[tuple[Sprite | None, str]] = [(house(), spec.houses), (hotel(), spec.hotels)]
    if spec.pot:
        parts.append((None, spec.pot))
    gap, inner = 40, 10
    wide = [
        (sprite.image.width + inner if sprite else 0) + round(width(text, 38))
        for sprite, text in parts
    ]
    x = CENTRE - (sum(wide) + gap * (len(parts) - 1)) // 2
    ImageDraw.Draw(image).line((LEFT + 14, 738, RIGHT - 14, 738), index(SLATE), 2)
    for (sprite, text), step in zip(parts, wide, strict=True):
        at = x
        if sprite:
            image.paste(sprite.image, (at, 778 - sprite.image.height // 2), sprite.mask)
            at += sprite.image.width + inner
        write(image, at, 778, text, 38, INK, anchor="lm")
        x += step + gap


@lru_cache(1)
def house() -> Sprite:
    """Draw a house as large as the letters beside it."""
    pen = Pen(36, 38, FELT)
    art.house(pen, 18, 19, 36, 38, INK)
    return Sprite(flat(pen.finished(), FELT, INK, GREEN, WHITE), Image.new("L", (36, 38), 255))


@lru_cache(1)
def hotel() -> Sprite:
    """Draw a hotel as large as the letters beside it."""
    pen = Pen(62, 38, FELT)
    art.hotel(pen, 31, 19, 62, 38, INK)
    return Sprite(flat(pen.finished(), FELT, INK, RED, WHITE), Image.new("L", (62, 38), 255))
