"""The left of a deed's card: its group and name, its buildings, its price, and its owner."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import art
from bot.pictures.deed_spec import DeedOwner, DeedSpec
from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.lettering import write
from bot.pictures.line_breaks import LEADING, Sizes, broken
from bot.pictures.palette import (
    ASH,
    FELT,
    GREEN,
    INK,
    PAPER,
    RED,
    SIGNS,
    SLATE,
    WHITE,
    Colour,
    flat,
    index,
    ink_on,
)
from bot.pictures.pen import Pen
from bot.pictures.squares import Area
from bot.pictures.tokens import token_sprite

SIDE, HIGH = 430, 520
"""How wide the left is, and how high all of the card, in pixels."""
EDGE = 26
"""From the card's sides to its letters."""
ROOM = SIDE - 2 * EDGE
"""How wide a line may be."""
GROUP = Area(EDGE, 20, SIDE - EDGE, 70)
TITLE = Area(EDGE, 78, SIDE - EDGE, 220)
BUILT = Area(EDGE, 234, SIDE - EDGE, 306)
"""Of houses, a hotel, or the drawing of a railroad or utility."""
OWNER = Area(0, 318, SIDE, 410)
PRICE = Area(0, 410, SIDE, HIGH)
UNSEEN = 210
"""From the left: what lies there at the bottom is under Discord's badge of the alt text."""
TOKEN = 80
"""The size of the owner's token."""
LEAST = 24
"""The smallest letters."""
TITLES = Sizes(most=76, whole=76, broken=76, least=18)
OWNERS = Sizes(most=50, whole=40, broken=42, least=32)
"""The letters of the names of properties, and of players."""


def draw_side(spec: DeedSpec) -> Image.Image:
    """Return the left of a card, 430 x 520 pixels; a card that is turned over shows no price."""
    side = Image.new("P", (SIDE, HIGH), index(PAPER))
    side.paste(_panel(spec, OWNER.top), (0, 0))
    side.paste(index(FELT), OWNER)
    _owner(side, spec)
    if not spec.mortgaged:
        _price(side, spec)
    pen = ImageDraw.Draw(side)
    for y in (OWNER.top, PRICE.top):
        pen.line((0, y, SIDE, y), index(INK), 4)
    return side


def _panel(spec: DeedSpec, high: int) -> Image.Image:
    """Return the group's color with its name and the property's."""
    colour = SIGNS.get(spec.sign, SLATE)
    ink = ink_on(colour)
    pen = Pen(SIDE, high, colour)
    group = fitting_size(spec.group, ROOM, 42, LEAST)
    pen.text(EDGE, GROUP.middle[1], spec.group, group, ink, anchor="lm")
    size, lines, _ = broken(spec.title, ROOM, TITLES)
    for number, line in enumerate(lines):
        y = TITLE.top + (number + 0.5) * size * LEADING
        pen.text(EDGE, y, line, size, ink, anchor="lm")
    between = ASH if ink == WHITE else SLATE  # It rounds the edges of letters.
    panel = flat(pen.finished(), colour, ink, between)
    _draw_sign(panel, spec, colour, ink)
    return panel


def _draw_sign(panel: Image.Image, spec: DeedSpec, colour: Colour, ink: Colour) -> None:
    """What is drawn under the name."""
    if spec.look != "street":
        panel.paste(_sign(spec.look, colour, ink), (EDGE, BUILT.top))
        return
    sprite = _hotel(colour) if spec.hotel else _house(colour)
    for number in range(int(spec.hotel) or spec.houses):
        panel.paste(sprite, (EDGE + number * (sprite.width + 10), BUILT.top))


def _sign(look: str, colour: Colour, ink: Colour) -> Image.Image:
    pen = Pen(28, 26, colour, scale=3)
    match look:
        case "railroad":
            art.locomotive(pen, 14, 12, ink, colour)
        case "electric":
            art.bulb(pen, 10, 12, ink)
        case _:
            art.drop(pen, 10, 13, ink)
    return flat(pen.finished(), colour, ink)


@lru_cache(16)
def _house(colour: Colour) -> Image.Image:
    pen = Pen(32, 35, colour, scale=2)
    art.house(pen, 16, 17.5, 32, 35, INK)
    return flat(pen.finished(), colour, INK, GREEN, WHITE)


@lru_cache(16)
def _hotel(colour: Colour) -> Image.Image:
    pen = Pen(60, 35, colour, scale=2)
    art.hotel(pen, 30, 17.5, 60, 35)
    return flat(pen.finished(), colour, RED, WHITE)


def _price(side: Image.Image, spec: DeedSpec) -> None:
    """Write the price at the right of the bottom."""
    y, right = round(PRICE.middle[1]), SIDE - EDGE + 6
    amount, label = spec.price.amount, spec.price.label
    size = fitting_size(f"{label} {amount}", right - UNSEEN, 60, LEAST)
    write(side, right, y, amount, size, INK, anchor="rm")
    room = round(right - UNSEEN - width(amount, size))
    label = shortened(label, room, size, "Medium")
    write(side, UNSEEN, y, label, size, INK, "Medium", "lm")


def _owner(side: Image.Image, spec: DeedSpec) -> None:
    """Draw who owns the deed: the token and the name, in two lines where one is too short."""
    y = round(OWNER.middle[1]) + 1
    if spec.owner is None:
        size = fitting_size(spec.free, ROOM, 48, LEAST)
        write(side, EDGE, y, spec.free, size, INK, anchor="lm")
        return
    _owner_name(side, spec.owner, y)


def _owner_name(side: Image.Image, owner: DeedOwner, y: int) -> None:
    sprite = token_sprite(owner.token, TOKEN)
    side.paste(sprite.image, (EDGE - 6, y - TOKEN // 2), sprite.mask)
    left = EDGE + TOKEN + 8
    room = SIDE - EDGE - left
    size, lines, _ = broken(owner.name, room, OWNERS)
    first = y - round(size * 0.5 * (len(lines) - 1))
    for number, line in enumerate(lines):
        write(side, left, first + size * number, line, size, INK, anchor="lm")
