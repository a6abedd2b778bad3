"""Drawing in a grid of pixels that is finer than the picture, so that edges come out rounded."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.pictures.fonts import Weight, font_of, runs
from bot.pictures.palette import Colour

FINE = 2
"""Steps of the grid in one pixel, each way."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels."""


class Pen:
    """Draws on an image `width` x `height` pixels large; `finished` returns it.

    With a `scale`, the image and all that is drawn on it are that many times as large.
    """

    def __init__(self, width: int, height: int, paper: Colour, scale: int = 1) -> None:
        self._step = FINE * scale
        self._image = Image.new("RGB", (width * self._step, height * self._step), paper)
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        """Return the image at its own size."""
        return self._image.reduce(FINE)

    def box(
        self,
        box: Box,
        fill: Colour | None = None,
        line: Colour | None = None,
        thick: float = 0,
        radius: float = 0,
    ) -> None:
        """Draw a rectangle that covers its box and not a pixel more."""
        left, top, right, bottom = (at * self._step for at in box)
        inside = (left, top, right - 1, bottom - 1)
        self._draw.rounded_rectangle(
            inside, radius * self._step, fill=fill, outline=line, width=round(thick * self._step)
        )

    def disc(
        self, x: float, y: float, radius: float, fill: Colour | None, line: Colour | None = None,
        thick: float = 0,
    ) -> None:  # fmt: skip
        """Draw a disc around a point."""
        box = (
            (x - radius) * self._step,
            (y - radius) * self._step,
            (x + radius) * self._step,
            (y + radius) * self._step,
        )
        self._draw.ellipse(box, fill=fill, outline=line, width=round(thick * self._step))

    def polygon(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([(x * self._step, y * self._step) for x, y in points], fill=fill)

    def line(self, points: Sequence[tuple[float, float]], fill: Colour, thick: float) -> None:
        """Draw a line through the points."""
        at = [(x * self._step, y * self._step) for x, y in points]
        self._draw.line(at, fill=fill, width=round(thick * self._step), joint="curve")

    def text(
        self, x: float, y: float, text: str, size: int, fill: Colour, weight: Weight = "SemiBold",
        anchor: str = "mm",
    ) -> None:  # fmt: skip
        """Write a line of text; `anchor` as Pillow names it: "mm" puts its middle at the point."""
        at = (x * self._step, y * self._step)
        put_text(self._draw, at, text, fill, size * self._step, weight, anchor)


def put_text(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, fill: Colour, size: int,
    weight: Weight = "SemiBold", anchor: str = "la",
) -> None:  # fmt: skip
    """Write a line of text with Pillow, each part of it in the typeface that has its letters."""
    parts = [(it, font_of(it[0], size, weight)) for it in runs(text)]
    if len(parts) == 1:
        draw.text(at, text, fill=fill, font=parts[0][1], anchor=anchor)
        return
    wide, (x, y) = sum(typeface.getlength(it) for it, typeface in parts), at
    x -= {"l": 0, "m": 0.5, "r": 1}[anchor[0]] * wide
    for part, typeface in parts:
        draw.text((x, y), part, fill=fill, font=typeface, anchor=f"l{anchor[1]}")
        x += typeface.getlength(part)
