"""The sixteen colors of a board, four bits a pixel, and flat images in nothing but these."""

from functools import cache

from PIL import Image, ImageColor

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""


def _rgb(code: str) -> Colour:
    red, green, blue = ImageColor.getrgb(code)[:3]
    return red, green, blue


INK = _rgb("#1F2933")
SLATE = _rgb("#606C72")
ASH = _rgb("#A9B4BC")
PAPER = _rgb("#FAF6EC")
FELT = _rgb("#DCE9E1")
WHITE = _rgb("#FFFFFF")
PURPLE = _rgb("#5B2A86")
BROWN = _rgb("#8B5A2B")
SKY = _rgb("#8FD3F4")
PINK = _rgb("#C566B4")
ORANGE = _rgb("#EE9A22")
RED = _rgb("#CE3A24")
YELLOW = _rgb("#FAE84E")
GREEN = _rgb("#00876A")
BLUE = _rgb("#1757B9")
MIST = _rgb("#C4C9C8")
"""Between paper and ash: for thin lines, and for the back of a deed."""
COLOURS = (
    BROWN, PURPLE, SKY, PINK, RED, BLUE, FELT, WHITE,
    ORANGE, INK, SLATE, YELLOW, PAPER, GREEN, ASH, MIST,
)  # fmt: skip
"""By their numbers. Rows are packed as differences from those above: in this order, that of the
smallest boards of all that were tried, the differences between colors that often meet are few.
"""
NUMBERS = {colour: number for number, colour in enumerate(COLOURS)}
NEUTRAL = (INK, SLATE, MIST, PAPER)
"""Of print on paper."""
SIGNS = {
    "dark_purple": PURPLE,
    "brown": BROWN,
    "light_blue": SKY,
    "pink": PINK,
    "orange": ORANGE,
    "red": RED,
    "yellow": YELLOW,
    "green": GREEN,
    "dark_blue": BLUE,
    "railroad": SLATE,
    "utility": ASH,
}
"""The colour of a group by what it is known by."""
TOKENS = {
    "hat": INK,
    "boat": BLUE,
    "dog": ORANGE,
    "car": RED,
    "iron": ASH,
    "boot": GREEN,
    "cat": YELLOW,
    "thimble": PINK,
}
"""The colour of a token. Also apart for eyes that see no red or no green."""


def token_colour(token: str) -> Colour:
    """Return the color of a token, slate for an unknown one."""
    return TOKENS.get(token, SLATE)


def ink_on(colour: Colour) -> Colour:
    """Return white or ink, whichever is easier to read on a color."""
    red, green, blue = colour
    return INK if 299 * red + 587 * green + 114 * blue > 140_000 else WHITE


def index(colour: Colour) -> int:
    """Return the number of a color in the palette."""
    return NUMBERS[colour]


def flat(image: Image.Image, *colours: Colour) -> Image.Image:
    """Return the image in the nearest of the given colors, one byte a pixel."""
    sample = _sample(colours)
    near = image.convert("RGB").quantize(palette=sample, dither=Image.Dither.NONE)
    numbers = [index(colour) for colour in colours]
    numbered = near.point(numbers + numbers[:1] * (256 - len(numbers)))
    numbered.putpalette(_flattened(COLOURS))
    return numbered


def mask_of(image: Image.Image) -> Image.Image:
    """Return a mask of a flat image on PINK paper: 255 where something is drawn, else 0."""
    blank = index(PINK)
    table = [0 if number == blank else 255 for number in range(256)]
    return Image.frombytes("L", image.size, image.tobytes()).point(table)


@cache
def _sample(colours: tuple[Colour, ...]) -> Image.Image:
    sample = Image.new("P", (1, 1))
    padded = colours + colours[:1] * (256 - len(colours))
    sample.putpalette(_flattened(padded))
    return sample


def _flattened(colours: tuple[Colour, ...]) -> bytes:
    return bytes(part for colour in colours for part in colour)


def palette_bytes() -> bytes:
    """Return the colors as a PNG lists them: three bytes each."""
    return _flattened(COLOURS)
