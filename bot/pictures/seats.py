"""The lobby's picture: a chair for each seat, with the face, token and name of who sits there."""

from functools import cache, lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.laying import lay, lay_cut
from bot.pictures.lettering import write
from bot.pictures.palette import (
    ASH,
    BROWN,
    FELT,
    INK,
    MIST,
    ORANGE,
    SLATE,
    WHITE,
    Colour,
    flat,
    index,
    ink_on,
    token_colour,
)
from bot.pictures.pen import Pen
from bot.pictures.png import png
from bot.pictures.portraits import portrait_sprite
from bot.pictures.tokens import Sprite, token_sprite

COLUMN, ROW, CHAIR = 200, 248, 168
"""Pixels of a seat: how wide, how high with a name and a note, and how high a chair alone is."""
MOST_IN_ROW = 4
FACE, TOKEN = 108, 62
"""Pixels of a face and of the token at its side, each way."""
CENTER = 100, 66
"""The middle of a face in its seat."""
TOKEN_AT = 18, 8
"""From there to the token's left and top."""
INITIALS = 60
"""The size of one letter on a face; two are smaller."""
NAME_AT, NOTE_AT, PLATE = 177, 219, 8
"""How far down the name and the note stand, and how much wider a plate is than the note on it."""
LARGEST, LEAST, NOTE = 44, 34, 34
"""Of the letters of names and notes; on the board, which is wider, 32 is the least of a name."""
SEATS = 256
"""Seats that are kept ready: most of a lobby's look as they did before the last change."""


class SeatSpec(NamedTuple):
    """A seat: a free one has no token. `name` and `initials` as far as they can be written.

    `character` is that of a computer player, empty for a person. `note` says in a word or two what
    is to be known of a player; `asked`: an answer of theirs is awaited.
    """

    token: str = ""
    name: str = ""
    initials: str = ""
    character: str = ""
    note: str = ""
    asked: bool = False


@lru_cache(SEATS)
def draw_seats(seats: tuple[SeatSpec, ...]) -> bytes:
    """Return a PNG of all seats: in one row up to four, in two rows beyond.

    A second row in which every chair is free takes less room.
    """
    rows = 1 if len(seats) <= MOST_IN_ROW else 2
    columns = ceil(len(seats) / rows)
    is_free = not any(seat.token for seat in seats[columns:])
    high = ROW * (rows - 1) + (CHAIR if is_free and rows > 1 else ROW)
    image = Image.new("P", (COLUMN * columns, high), index(FELT))
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        in_row = min(columns, len(seats) - row * columns)
        left = (columns - in_row) * COLUMN // 2 + column * COLUMN
        lay(image, _seat(seat), left, row * ROW)
    return png(image)


@lru_cache(SEATS)
def _seat(seat: SeatSpec) -> Image.Image:
    """Return a seat on felt: the chair, and who sits there."""
    if not seat.token:
        return _chair(MIST, ASH)
    drawn = _chair(BROWN, INK).copy()
    head = _head(seat.token, seat.initials)
    if seat.character:
        head = portrait_sprite(seat.character, FACE)
    x, y = CENTER
    lay_cut(drawn, *head, x - FACE // 2, y - FACE // 2)
    lay_cut(drawn, *token_sprite(seat.token, TOKEN), x + TOKEN_AT[0], y + TOKEN_AT[1])
    _say(drawn, seat)
    return drawn


@cache
def _chair(wood: Colour, edge: Colour) -> Image.Image:
    """Return a chair from the front, on felt: a back with two slats, a seat and its legs."""
    pen = Pen(COLUMN, ROW, FELT)
    for left in (50, 138):
        pen.box((left, 18, left + 12, 152), wood, edge, 3, radius=5)
    for top in (30, 62):
        pen.box((58, top, 142, top + 20), wood, edge, 3, radius=6)
    pen.box((42, 104, 158, 122), wood, edge, 3, radius=7)
    return flat(pen.finished(), FELT, wood, edge)


@lru_cache(SEATS)
def _head(token: str, initials: str) -> Sprite:
    """Return a person’s head: a disc of the token's color with the initials."""
    colour, middle = token_colour(token), FACE / 2
    pen = Pen(FACE, FACE, WHITE)
    for smaller, ring in ((6, INK), (10, colour)):
        pen.disc(middle, middle, middle - smaller, ring)
    size = INITIALS if len(initials) == 1 else INITIALS * 3 // 4
    pen.text(middle, middle - 2, initials, size, ink_on(colour))
    mask = Image.new("L", (FACE, FACE))
    ImageDraw.Draw(mask).ellipse((3, 3, FACE - 4, FACE - 4), fill=255)
    return Sprite(flat(pen.finished(), WHITE, INK, colour), mask)


def _say(drawn: Image.Image, seat: SeatSpec) -> None:
    """Write the name and the note under the chair; what is asked is on a plate."""
    room, x = COLUMN - 12, CENTER[0]
    size = fitting_size(seat.name, room, LARGEST, LEAST)
    write(drawn, x, NAME_AT, shortened(seat.name, room, size), size)
    note = shortened(seat.note, room - 2 * PLATE, NOTE, "Medium")
    if seat.asked:
        half = round(width(note, NOTE, "Medium")) // 2 + PLATE
        box = (x - half, NOTE_AT - 20, x + half, NOTE_AT + 20)
        ImageDraw.Draw(drawn).rounded_rectangle(box, 8, fill=index(ORANGE))
    write(drawn, x, NOTE_AT, note, NOTE, INK if seat.asked else SLATE, "Medium")
