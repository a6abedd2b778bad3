"""The middle of the board: whose turn it is, who is who, and what the Bank has left."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.face import BoardFace, Standing
from bot.pictures.fonts import Weight, fitting, font, shortened, width
from bot.pictures.palette import FELT, GREEN, INK, MIST, RED, SLATE, WHITE, Colour, flat, index
from bot.pictures.pen import Pen
from bot.pictures.squares import BOARD, CORNER
from bot.pictures.tokens import Sprite, token_sprite

LEFT, RIGHT = CORNER + 60, BOARD - CORNER - 60
CENTRE = BOARD // 2
ROOM = RIGHT - LEFT
TOKEN = 120
ROW = 62
"""From one player to the next in the list."""
COLUMN = ROOM // 2


def draw_middle(image: Image.Image, face: BoardFace) -> None:
    """Heading, token and title; the players in two columns; the stock."""
    write(image, CENTRE, 216, face.heading, 34, SLATE, "Medium")
    sprite = token_sprite(face.mover, TOKEN)
    image.paste(sprite.image, (CENTRE - TOKEN // 2, 240), sprite.mask)
    size = fitting(face.title, ROOM, 64, 36)
    write(image, CENTRE, 400, shortened(face.title, ROOM, size), size, INK)
    _players(image, face.standing)
    _stock(image, face)


def _players(image: Image.Image, standing: tuple[Standing, ...]) -> None:
    rows = -(-len(standing) // 2)
    top = 586 - rows * ROW // 2
    for number, it in enumerate(standing):
        column, row = divmod(number, rows)
        left, y = LEFT + 14 + column * COLUMN, top + row * ROW
        sprite = token_sprite(it.token, 50)
        image.paste(sprite.image, (left, y + (ROW - 50) // 2), sprite.mask)
        name = shortened(it.name, COLUMN - 84, 38)
        write(image, left + 62, y + ROW // 2, name, 38, INK, anchor="lm")


def _stock(image: Image.Image, face: BoardFace) -> None:
    """Houses, hotels and the pot in one row in the middle."""
    parts: list[tuple[Sprite | None, str]] = [(house(), face.houses), (hotel(), face.hotels)]
    if face.pot:
        parts.append((None, face.pot))
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
    """A house as large as the letters beside it."""
    pen = Pen(36, 38, FELT)
    art.house(pen, 18, 19, 36, 38, INK)
    return Sprite(flat(pen.finished(), FELT, INK, GREEN), Image.new("L", (36, 38), 255))


@lru_cache(1)
def hotel() -> Sprite:
    """A hotel as large as the letters beside it."""
    pen = Pen(62, 38, FELT)
    art.hotel(pen, 31, 19, 62, 38, INK)
    return Sprite(flat(pen.finished(), FELT, INK, RED, WHITE), Image.new("L", (62, 38), 255))


def write(
    image: Image.Image, x: int, y: int, text: str, size: int, ink: Colour,
    weight: Weight = "SemiBold", paper: Colour = FELT, anchor: str = "mm",
) -> None:  # fmt: skip
    """A line of text, its middle or its left end at the point."""
    if not text:
        return
    sprite = _line(text, size, weight, ink, paper)
    left = x - sprite.width // 2 if anchor == "mm" else x
    image.paste(sprite, (left, y - sprite.height // 2))


@lru_cache(512)
def _line(text: str, size: int, weight: Weight, ink: Colour, paper: Colour) -> Image.Image:
    face = font(size, weight)
    wide, high = round(face.getlength(text)) + 4, round(size * 1.3)
    image = Image.new("RGB", (wide, high), paper)
    ImageDraw.Draw(image).text((2, high / 2), text, fill=ink, font=face, anchor="lm")
    return flat(image, paper, MIST, SLATE, ink)
