"""A deed as a picture: a card with its rents, the one charged now marked, or its other side."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.deed_face import DeedFace, Keeper, Line
from bot.pictures.fonts import Weight, fitting, shortened, width
from bot.pictures.lettering import write
from bot.pictures.palette import (
    ASH,
    FELT,
    GREEN,
    INK,
    MIST,
    NEUTRAL,
    PAPER,
    RED,
    SIGNS,
    SLATE,
    WHITE,
    YELLOW,
    Colour,
    flat,
    index,
    ink_on,
)
from bot.pictures.pen import Pen
from bot.pictures.png import png
from bot.pictures.squares import Area
from bot.pictures.tokens import token_sprite

WIDE, HIGH = 500, 700
"""Of a card, in pixels. Discord shows it some 300 high: letters of 34 are then 15."""
EDGE = 24
"""From the card's sides to its letters."""
BAND = 116
"""How high the group's colour is."""
PRICE = Area(0, BAND, WIDE, 168)
RENTS = Area(0, 170, WIDE, 470)
COSTS = Area(0, 473, WIDE, 609)
OWNER = Area(0, 614, WIDE, HIGH)
MIDDLE = (OWNER.top + OWNER.bottom) // 2
ROW = 42
"""From one rent to the next."""
SIGN = 118
"""How high the drawing of a railroad or utility is."""
LETTERS, SMALL, LEAST = 35, 30, 22


def draw_deed(face: DeedFace) -> bytes:
    """The card as a PNG, 500 x 700."""
    image = _turned(face) if face.mortgaged else _card(face)
    _owner(image, face)
    frame = ImageDraw.Draw(image)
    frame.rectangle((0, 0, WIDE - 1, HIGH - 1), outline=index(INK), width=4)
    return png(image)


def _card(face: DeedFace) -> Image.Image:
    pen = Pen(WIDE, HIGH, PAPER)
    _band(pen, face)
    _line(pen, face.price, PRICE.middle[1] + 2, LETTERS + 2)
    _rents(pen, face)
    _costs(pen, face.costs)
    pen.box(OWNER, FELT)
    image = pen.finished()
    card = flat(image, *NEUTRAL, FELT)
    _flatten_band(card, image, face)
    if face.look != "street":
        _sign(card, face)
    if face.now is not None:
        row = _row(face, face.now)
        card.paste(flat(image.crop(row), YELLOW, INK, PAPER), row[:2])
    _rules(card, PRICE.bottom, RENTS.bottom)
    return card


def _flatten_band(card: Image.Image, image: Image.Image, face: DeedFace) -> None:
    colour = _colour(face)
    ink = ink_on(colour)
    between = (ASH, MIST) if ink == WHITE else (SLATE,)  # It rounds the edges of letters.
    band = image.crop((0, 0, WIDE, BAND))
    card.paste(flat(band, colour, ink, *between), (0, 0))


def _rules(card: Image.Image, *heights: int) -> None:
    """Lines across the card."""
    pen = ImageDraw.Draw(card)
    pen.line((0, BAND, WIDE, BAND), index(INK), 4)
    for y in heights:
        pen.line((EDGE, y, WIDE - EDGE, y), index(SLATE), 2)
    pen.line((0, OWNER.top, WIDE, OWNER.top), index(INK), 3)


def _colour(face: DeedFace) -> Colour:
    return SIGNS.get(face.sign, SLATE)


def _band(pen: Pen, face: DeedFace) -> None:
    """The group's letter and name, and the property's under it."""
    colour = _colour(face)
    ink = ink_on(colour)
    pen.box((0, 0, WIDE, BAND), colour)
    group = f"{face.letter} · {face.group}"
    pen.text(WIDE / 2, 30, group, fitting(group, WIDE - 2 * EDGE, 34, LEAST), ink)
    size = fitting(face.title, WIDE - 2 * EDGE, 58, 34)
    title = shortened(face.title, WIDE - 2 * EDGE, size)
    pen.text(WIDE / 2, 80, title, size, ink)


def _line(
    pen: Pen, line: Line, y: float, size: int, left: float = EDGE, right: float = WIDE - EDGE,
    weight: Weight = "Medium",
) -> None:  # fmt: skip
    """A label and its sum, the label as large as there is room."""
    room = round(right - left - width(line.amount, size) - 14)
    smaller = fitting(line.label, room, size, LEAST, weight)
    label = shortened(line.label, room, smaller, weight)
    pen.text(left, y, label, smaller, INK, weight, "lm")
    pen.text(right, y, line.amount, size, INK, "SemiBold", "rm")


def _top(face: DeedFace) -> int:
    """Where the first rent stands; under the drawing where there is one."""
    high = ROW * len(face.lines)
    if face.look == "street":
        return RENTS.top + (RENTS.height - high) // 2
    return RENTS.top + (RENTS.height - SIGN - high) // 2 + SIGN


def _rents(pen: Pen, face: DeedFace) -> None:
    """A row each, the one that is charged now with an arrow and a frame."""
    top = _top(face)
    for number, line in enumerate(face.lines):
        y = top + ROW * (number + 0.5)
        if number != face.now:
            _line(pen, line, y, LETTERS, EDGE + 26)
            continue
        box = _row(face, number)
        pen.box(box, YELLOW, INK, 2, 6)
        pen.polygon([(EDGE - 2, y - 11), (EDGE + 16, y), (EDGE - 2, y + 11)], INK)
        _line(pen, line, y, LETTERS, EDGE + 26, weight="SemiBold")


def _row(face: DeedFace, number: int) -> Area:
    top = _top(face) + ROW * number
    return Area(10, top, WIDE - 10, top + ROW)


def _sign(card: Image.Image, face: DeedFace) -> None:
    """What it is, drawn large over its rents."""
    pen = Pen(30, 28, PAPER, scale=4)
    match face.look:
        case "railroad":
            art.locomotive(pen, 15, 14, INK, PAPER)
        case "electric":
            art.bulb(pen, 15, 14, INK)
        case _:
            art.drop(pen, 15, 14, INK)
    card.paste(flat(pen.finished(), *NEUTRAL), ((WIDE - 120) // 2, _top(face) - SIGN))


def _costs(pen: Pen, costs: tuple[Line, ...]) -> None:
    """One under the other."""
    step = min(COSTS.height / 4, ROW)
    top = COSTS.middle[1] - step * len(costs) / 2
    for number, line in enumerate(costs):
        _line(pen, line, top + step * (number + 0.5), SMALL)


def _turned(face: DeedFace) -> Image.Image:
    """The other side: that it is mortgaged, what the Bank has lent, what lifting it costs."""
    pen = Pen(WIDE, HIGH, MIST)
    _band(pen, face)
    room = WIDE - 2 * EDGE
    size = fitting(face.mortgaged, room - 40, 84, 40)
    pen.box((EDGE, 196, WIDE - EDGE, 316), PAPER, INK, 5, 10)
    pen.text(WIDE / 2, 256, face.mortgaged, size, INK)
    pen.text(WIDE / 2, 362, face.silent, fitting(face.silent, room, 36, LEAST), INK, "Medium")
    for number, line in enumerate(face.costs):
        y = 438 + 70 * number
        pen.box((EDGE, y - 30, WIDE - EDGE, y + 30), PAPER, radius=8)
        _line(pen, line, y, 40, EDGE + 16, WIDE - EDGE - 16)
    pen.box(OWNER, FELT)
    image = pen.finished()
    card = flat(image, *NEUTRAL, FELT)
    _flatten_band(card, image, face)
    _rules(card)
    return card


def _owner(image: Image.Image, face: DeedFace) -> None:
    """Whose it is, and what is built on it."""
    if face.owner is None:
        size = fitting(face.free, WIDE - 2 * EDGE, 40, LEAST)
        write(image, WIDE // 2, MIDDLE, face.free, size, INK)
        return
    left = EDGE + 84
    right = _buildings(image, face)
    _keeper(image, face.owner, left, right)


def _keeper(image: Image.Image, owner: Keeper, left: int, right: int) -> None:
    sprite = token_sprite(owner.token, 76)
    image.paste(sprite.image, (EDGE - 4, OWNER.top + 8), sprite.mask)
    size = fitting(owner.name, right - left, 44, 30)
    write(image, left, MIDDLE, shortened(owner.name, right - left, size), size, INK, anchor="lm")


def _buildings(image: Image.Image, face: DeedFace) -> int:
    """Houses or a hotel at the right; where they begin."""
    sprite = _hotel() if face.hotel else _house()
    right = WIDE - EDGE
    for _ in range(int(face.hotel) or face.houses):
        right -= sprite.width + 4
        top = OWNER.top + (OWNER.height - sprite.height) // 2
        image.paste(sprite, (right, top))
    return right - 10


@lru_cache(1)
def _house() -> Image.Image:
    pen = Pen(36, 40, FELT)
    art.house(pen, 18, 20, 36, 40, INK)
    return flat(pen.finished(), FELT, INK, GREEN, WHITE)


@lru_cache(1)
def _hotel() -> Image.Image:
    pen = Pen(78, 48, FELT)
    art.hotel(pen, 39, 24, 78, 48, INK)
    return flat(pen.finished(), FELT, INK, RED, WHITE)
