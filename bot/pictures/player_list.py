"""The players in the board's middle: token, name, cash, and in color chips what they own."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.band import band
from bot.pictures.board_spec import PlayerSpec
from bot.pictures.chips import Size, chip_size, chips_height, chips_in_lines, draw_chips
from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.laying import lay, lay_cut
from bot.pictures.lettering import write
from bot.pictures.palette import FELT, INK, ORANGE, SLATE, WHITE, Colour, index
from bot.pictures.squares import Area
from bot.pictures.tokens import jailed_sprite, token_on_felt, token_sprite

ROW, TOKEN = 156, 76
"""The most pixels from one player to the next, and those of a token."""
LARGEST, LEAST = 48, 32
"""Of letters."""
CAPITALS, RISE = 0.7, 0.3
"""How high capitals are where letters are 1, and how far above the point of writing they reach."""
BELOW = 0.2
"""How far below the capitals the chips stand."""
MARGIN = 4
"""What is free above a name and below its chips at the least."""
INSET, GAP = 6, 10
"""From the row's ends to what stands in it, and between its parts."""
WITH_MARK = 500
"""How wide a row is that has room for the word; in others bars before the token say it."""
MARK = 0.7
"""How large the letters of a mark are where those of a name are 1."""
MARKS = 64
"""Marks that are kept ready."""


class _Look(NamedTuple):
    """What the rows of a list have in common: letters, a token's size, and that of the chips."""

    letters: int
    token: int
    chips: Size


def draw_players(image: Image.Image, area: Area, players: tuple[PlayerSpec, ...]) -> None:
    """Draw a row for each player: the fewer there are, the larger."""
    step = min(area.height // max(len(players), 1), ROW)
    look = _look(area.width, step, players)
    top = area.top + (area.height - step * len(players)) // 2
    for number, player in enumerate(players):
        row = Area(area.left, top + number * step, area.right, top + (number + 1) * step)
        _player(image, row, player, look)


def _look(wide: int, step: int, players: tuple[PlayerSpec, ...]) -> _Look:
    token = min(step - 8, TOKEN)
    room = wide - token - 2 * GAP - 2 * INSET
    most = min(round(step * 0.68), LARGEST)
    lines = [player.name + player.note for player in players]
    letters = min((fitting_size(it, room - GAP, most, LEAST) for it in lines), default=most)
    below = step - round(letters * (CAPITALS + BELOW)) - 2 * MARGIN
    owned = tuple(it.chips for it in players)
    return _Look(letters, token, chip_size(owned, room, below))


def _player(image: Image.Image, row: Area, player: PlayerSpec, look: _Look) -> None:
    """Draw the token, at its right name and cash, below them the chips; who moves lies on white."""
    if player.moves:
        lay(image, band(row.width, row.height + 4, WHITE), row.left, row.top - 2)
    y, right = round(row.middle[1]), row.right - INSET - GAP // 2
    _token(image, row.left + INSET, y, look.token, player)
    left = row.left + INSET + look.token + GAP
    lines = chips_in_lines(player.chips, look.chips, right - left)
    chips = chips_height(lines, look.chips)
    name = round(look.letters * (CAPITALS + (BELOW if chips else 0)))
    top = y - (name + chips) // 2
    mark = player.mark if row.width >= WITH_MARK else ""
    _name(image, Area(left, top, right, top + name), player, mark, look.letters)
    paper = WHITE if player.moves else FELT
    draw_chips(image, (left, top + name), lines, look.chips, paper)


def _name(image: Image.Image, area: Area, player: PlayerSpec, mark: str, letters: int) -> None:
    """Write the name, and at the other end of the line the cash and, before it, the mark."""
    left, top, right, _ = area
    y, ink = top + round(letters * RISE), SLATE if player.gone else INK
    write(image, right, y, player.note, letters, ink, anchor="rm")
    right -= round(width(player.note, letters)) + GAP
    if mark:
        drawn = _mark(mark, round(letters * MARK), WHITE if player.moves else FELT)
        right -= drawn.width
        lay(image, drawn, right, y - drawn.height // 2)
        right -= GAP
    name = shortened(player.name, right - left, letters, "Medium")
    write(image, left, y, name, letters, ink, "Medium", "lm")


def _token(image: Image.Image, left: int, y: int, size: int, player: PlayerSpec) -> None:
    """Draw a player's token: on felt, or with its mask before the band's corner or in Jail."""
    if not player.moves and not player.mark:
        lay(image, token_on_felt(player.token, size), left, y - size // 2)
        return
    sprite = (jailed_sprite if player.mark else token_sprite)(player.token, size)
    lay_cut(image, *sprite, left, y - size // 2)


@lru_cache(MARKS)
def _mark(text: str, size: int, paper: Colour) -> Image.Image:
    """Return a short word on a colored plate; in its corners the paper shows."""
    wide, half = round(width(text, size)) + 14, size * 5 // 8
    drawn = Image.new("P", (wide, 2 * half + 1), index(paper))
    box = (0, 0, wide - 1, 2 * half)
    ImageDraw.Draw(drawn).rounded_rectangle(box, 6, fill=index(ORANGE))
    write(drawn, wide // 2, half - 1, text, size)
    return drawn
