"""The players in the board's middle: token, name, cash. The list explains the owners' marks."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.band import band
from bot.pictures.board_spec import PlayerSpec
from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.laying import lay, lay_cut
from bot.pictures.lettering import write
from bot.pictures.palette import FELT, INK, ORANGE, SLATE, WHITE, Colour, index
from bot.pictures.squares import Area
from bot.pictures.tokens import jailed_sprite, token_on_felt, token_sprite

ROW = 84
"""The most pixels from one player to the next."""
LARGEST, LEAST = 48, 32
"""Of letters."""
INSET, GAP = 6, 10
"""From the row's ends to what stands in it, and between its parts."""
WITH_MARK = 500
"""How wide a row is that has room for the word; in others bars before the token say it."""
CHIP = 0.7
"""How large the letters of a mark are where those of a name are 1."""
CHIPS = 64
"""Marks that are kept ready."""


def draw_players(image: Image.Image, area: Area, players: tuple[PlayerSpec, ...]) -> None:
    """Draw a row for each player: the fewer there are, the larger."""
    step = min(area.height // max(len(players), 1), ROW)
    wide = area.width - (step - 4) - 3 * GAP - 2 * INSET
    lines = [player.name + player.note for player in players]
    most = min(round(step * 0.72), LARGEST)
    size = min((fitting_size(line, wide, most, LEAST) for line in lines), default=most)
    top = area.top + (area.height - step * len(players)) // 2
    for number, player in enumerate(players):
        row = Area(area.left, top + number * step, area.right, top + (number + 1) * step)
        _player(image, row, player, size)


def _player(image: Image.Image, row: Area, player: PlayerSpec, size: int) -> None:
    """Draw token, name, mark and cash; the row of who moves lies on white."""
    y = round(row.middle[1])
    if player.moves:
        lay(image, band(row.width, row.height - 2, WHITE), row.left, row.top + 1)
    ink = SLATE if player.gone else INK
    left, right = row.left + INSET, row.right - INSET - GAP // 2
    _token(image, left, y, row.height - 8, player)
    left += row.height - 8 + GAP
    write(image, right, y, player.note, size, ink, anchor="rm")
    right -= round(width(player.note, size)) + GAP
    if player.mark and row.width >= WITH_MARK:
        chip = _chip(player.mark, round(size * CHIP), WHITE if player.moves else FELT)
        right -= chip.width
        lay(image, chip, right, y - chip.height // 2)
        right -= GAP
    name = shortened(player.name, right - left, size, "Medium")
    write(image, left, y, name, size, ink, "Medium", "lm")


def _token(image: Image.Image, left: int, y: int, size: int, player: PlayerSpec) -> None:
    """Draw a player's token: on felt, or with its mask before the band's corner or in Jail."""
    if not player.moves and not player.mark:
        lay(image, token_on_felt(player.token, size), left, y - size // 2)
        return
    sprite = (jailed_sprite if player.mark else token_sprite)(player.token, size)
    lay_cut(image, *sprite, left, y - size // 2)


@lru_cache(CHIPS)
def _chip(text: str, size: int, paper: Colour) -> Image.Image:
    """Return a short word on a colored plate; in its corners the paper shows."""
    wide, half = round(width(text, size)) + 14, size * 5 // 8
    drawn = Image.new("P", (wide, 2 * half + 1), index(paper))
    box = (0, 0, wide - 1, 2 * half)
    ImageDraw.Draw(drawn).rounded_rectangle(box, 6, fill=index(ORANGE))
    write(drawn, wide // 2, half - 1, text, size)
    return drawn
