"""The players in the board's middle: token, name, cash. The list explains the owners' marks."""

from PIL import Image, ImageDraw

from bot.pictures.band import band
from bot.pictures.board_spec import PlayerSpec
from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.laying import lay
from bot.pictures.lettering import write
from bot.pictures.palette import FELT, INK, ORANGE, SLATE, WHITE, Colour, index
from bot.pictures.squares import Area
from bot.pictures.tokens import jailed_sprite, token_on, token_sprite

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


def draw_players(image: Image.Image, area: Area, players: tuple[PlayerSpec, ...]) -> None:
    """Draw a row for each player: the fewer there are, the larger."""
    step = min(area.height // max(len(players), 1), ROW)
    wide = area.width - (step - 4) - 3 * GAP - 2 * INSET
    lines = [player.name + player.note for player in players]
    most = min(round(step * 0.72), LARGEST)
    size = min((fitting_size(line, wide, most, LEAST) for line in lines), default=most)
    top = area.top + (area.height - step * len(players)) // 2
    for number, it in enumerate(players):
        row = Area(area.left, top + number * step, area.right, top + (number + 1) * step)
        _player(image, row, it, size)


def _player(image: Image.Image, row: Area, it: PlayerSpec, size: int) -> None:
    """Draw token, name, mark and cash; the row of who moves lies on white."""
    y = round(row.middle[1])
    if it.moves:
        lay(image, band(row.width, row.height - 2, WHITE), row.left, row.top + 1)
    ink = SLATE if it.gone else INK
    # Letters may reach over the edge of the band, but lie on nothing else.
    paper = None if it.moves else FELT
    left, right = row.left + INSET, row.right - INSET - GAP // 2
    _token(image, left, y, row.height - 8, it)
    left += row.height - 8 + GAP
    write(image, right, y, it.note, size, ink, anchor="rm", paper=paper)
    right -= round(width(it.note, size)) + GAP
    if it.mark and row.width >= WITH_MARK:
        right = _chip(image, right, y, it.mark, round(size * CHIP)) - GAP
    name = shortened(it.name, right - left, size, "Medium")
    write(image, left, y, name, size, ink, "Medium", "lm", paper)


def _token(image: Image.Image, left: int, y: int, size: int, it: PlayerSpec) -> None:
    """Draw a player's token: on felt, or with its mask before the band's corner or in Jail."""
    if not it.moves and not it.mark:
        lay(image, token_on(FELT, it.token, size), left, y - size // 2)
        return
    sprite = (jailed_sprite if it.mark else token_sprite)(it.token, size)
    image.paste(sprite.image, (left, y - size // 2), sprite.mask)


def _chip(
    image: Image.Image, right: int, y: int, text: str, size: int, colour: Colour = ORANGE
) -> int:
    """Draw a short word on a colored plate that ends at `right`; return where it begins."""
    left, half = right - round(width(text, size)) - 14, size * 5 // 8
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((left, y - half, right - 1, y + half), 6, fill=index(colour))
    write(image, (left + right) // 2, y - 1, text, size)
    return left
