"""Faces of computer players side by side, each over its name."""

from functools import lru_cache

from PIL import Image

from bot.pictures.lettering import write
from bot.pictures.palette import INK, PAPER, index
from bot.pictures.png import png
from bot.pictures.portraits import portrait_sprite

FACE = 96
"""Pixels of a face, each way."""
COLUMN, HIGH = 124, 144
"""How wide the place of a face is, and how high the picture; a telephone shows half of that."""
MARGIN, LETTERS = 10, 26


@lru_cache
def draw_lineup(shown: tuple[tuple[str, str], ...]) -> bytes:
    """Return a PNG with the face of each character and the name under it."""
    image = Image.new("P", (COLUMN * len(shown), HIGH), index(PAPER))
    for number, (character, name) in enumerate(shown):
        middle = COLUMN * number + COLUMN // 2
        sprite = portrait_sprite(character, FACE)
        image.paste(sprite.image, (middle - FACE // 2, MARGIN), sprite.mask)
        write(image, middle, HIGH - MARGIN - LETTERS // 2, name, LETTERS, INK, "SemiBold", "mm")
    return png(image)
