"""The middle of the board, whose turn it is and what is asked, and the foot below the board."""

from functools import lru_cache

from PIL import Image

from bot.pictures import art
from bot.pictures.band import EDGE, band
from bot.pictures.board_spec import BoardSpec
from bot.pictures.card import draw_card
from bot.pictures.dice import die
from bot.pictures.fonts import fitting_size, shortened, width
from bot.pictures.laying import lay, lay_cut
from bot.pictures.lettering import ink_rows, write
from bot.pictures.palette import FELT, GREEN, INK, RED, WHITE, YELLOW, flat
from bot.pictures.pen import Pen
from bot.pictures.player_list import draw_players
from bot.pictures.squares import ACROSS, BOARD, DEEP, FOOT, LANE, UNSEEN, Area
from bot.pictures.strips import Foot
from bot.pictures.tokens import Sprite, token_on_felt
from bot.pictures.winner import draw_winners

ASIDE, BELOW = LANE + 6, LANE + 2
MIDDLE = Area(ACROSS + ASIDE, DEEP + BELOW, BOARD - ACROSS - ASIDE, BOARD - DEEP - BELOW)
"""What lies inside the lane of the tokens."""
HEAD, ASK = 76, 58
"""How high the title and the question under it are."""
GAP = 8
DIE = 64
SMALL = 46
"""The token of who rolled, where it is no longer that player's turn."""
CARD = 322
"""How wide the deed is."""
LEAST_ASK = 38
"""The smallest letters of the question."""
CLEAR = EDGE + 2
"""From the outside of the band to the letters on it."""
ASKS = 24
"""Questions that are kept ready, 44 KB each."""
STOCK = 44
"""The size of letters in the foot."""


def draw_middle(image: Image.Image, spec: BoardSpec, first_row: int) -> None:
    """Draw whose turn it is, the dice, the question, and the players, beside a deed on offer; at
    the end, who has won.
    """
    left, top, right, bottom = MIDDLE
    top, bottom = top - first_row, bottom - first_row
    if spec.winners:
        draw_winners(image, Area(left, top, right, bottom), spec.winners, spec.title)
        return
    _head(image, Area(left, top, right, top + HEAD), spec)
    top += HEAD
    if spec.ask:
        lay(image, _asked(spec.ask, right - left, ASK), left, top)
        top += ASK
    top += GAP
    if spec.card is not None:
        card = draw_card(spec.card, CARD, bottom - top)
        lay(image, card, left, top)
        left += CARD + GAP
    draw_players(image, Area(left, top, right, bottom), spec.players)


def _head(image: Image.Image, area: Area, spec: BoardSpec) -> None:
    """Draw the mover's token and the title, with the dice at the right."""
    y = round(area.middle[1])
    token = token_on_felt(spec.mover, HEAD)
    lay(image, token, area.left, y - token.height // 2)
    left, right = area.left + HEAD + GAP, _dice(image, area, spec)
    size = fitting_size(spec.title, right - left, 66, 36)
    title = shortened(spec.title, right - left, size)
    write(image, left, y, title, size, anchor="lm")


def _dice(image: Image.Image, area: Area, spec: BoardSpec) -> int:
    """Draw the dice, and who rolled them where that is not plain; return where they begin."""
    x, y = area.right, round(area.middle[1])
    for pips in reversed(spec.dice):
        x -= DIE
        lay(image, die(pips, DIE), x, y - DIE // 2)
        x -= GAP
    if spec.dice and spec.walker != spec.mover:
        x -= SMALL
        lay(image, token_on_felt(spec.walker, SMALL), x, y - SMALL // 2)
        x -= GAP
    return x


@lru_cache(ASKS)
def _asked(ask: str, wide: int, high: int) -> Image.Image:
    """Return the question on a yellow band, like the frame of the square in question."""
    drawn, room = band(wide, high, YELLOW).copy(), wide - 30
    size = fitting_size(ask, room, 56, LEAST_ASK)
    text = shortened(ask, room, size)
    top, bottom = ink_rows(text, size)
    while bottom - top > high - 2 * CLEAR and size > LEAST_ASK:
        size -= 1
        top, bottom = ink_rows(text, size)
    write(drawn, wide // 2, (high - top - bottom) // 2, text, size)
    return drawn


def draw_foot(image: Image.Image, foot: Foot) -> None:
    """Draw the turn, the Bank's houses and hotels, and the pot, clear of Discord's badge."""
    parts: list[tuple[Sprite | None, str]] = [
        (None, foot.heading),
        (house(), foot.houses),
        (hotel(), foot.hotels),
    ]
    if foot.pot:
        parts.append((None, foot.pot))
    inner, y = 8, FOOT // 2
    icons = sum(sprite.image.width + inner for sprite, _ in parts if sprite)
    room = BOARD - UNSEEN - 24 - icons
    words = "   ".join(text for _, text in parts)
    size = fitting_size(words, room, STOCK, 20)
    free = room - round(sum(width(text, size) for _, text in parts))
    gap, x = min(free // len(parts), 60), UNSEEN + 12
    for sprite, text in parts:
        if sprite:
            lay_cut(image, *sprite, x, y - sprite.image.height // 2)
            x += sprite.image.width + inner
        write(image, x, y, text, size, INK, anchor="lm")
        x += round(width(text, size)) + gap


@lru_cache(1)
def house() -> Sprite:
    """Draw a house as large as the letters beside it."""
    pen = Pen(40, 42, FELT)
    art.house(pen, 20, 21, 40, 42, INK)
    return Sprite(flat(pen.finished(), FELT, INK, GREEN, WHITE), Image.new("L", (40, 42), 255))


@lru_cache(1)
def hotel() -> Sprite:
    """Draw a hotel as large as the letters beside it."""
    pen = Pen(68, 42, FELT)
    art.hotel(pen, 34, 21, 68, 42, INK)
    return Sprite(flat(pen.finished(), FELT, INK, RED, WHITE), Image.new("L", (68, 42), 255))
