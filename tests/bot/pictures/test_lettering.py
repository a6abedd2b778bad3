"""Lines that are set from letters drawn once."""

from PIL import Image, ImageChops, ImageDraw

from bot.pictures.fonts import font
from bot.pictures.lettering import HALF, line_mask


def test_a_line_of_letters_looks_as_if_it_were_drawn_at_once() -> None:
    for text, size in (
        ("Pennsylvania RR", 20),
        ("AVENUE To. Wy, Tá 1,500", 38),
        ("Jürgen’s turn", 72),
    ):
        set_ = line_mask(text, size, "SemiBold")
        drawn = Image.new("L", set_.size)
        place = (2, set_.height / 2)
        ImageDraw.Draw(drawn).text(place, text, 255, font(size, "SemiBold"), anchor="lm")
        inked = drawn.point([255 * (covered >= HALF) for covered in range(256)])
        apart = sum(ImageChops.difference(set_, inked).tobytes())
        assert apart < 0.03 * sum(inked.tobytes())
