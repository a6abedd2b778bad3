"""Lines that are set from letters drawn once."""

from PIL import Image, ImageChops, ImageDraw

from bot.pictures.fonts import font
from bot.pictures.lettering import HALF, line_mask, write
from bot.pictures.palette import FELT, RED, index


def test_a_line_of_letters_looks_as_if_it_were_drawn_at_once() -> None:
    for text, size in (
        ("Pennsylvania RR", 20),
        ("AVENUE To. Wy, Tá 1,500", 38),
        ("Jürgen’s turn", 72),
    ):
        line = line_mask(text, size, "SemiBold")
        set_, drawn = (Image.new("L", (line.wide, line.high)) for _ in range(2))
        set_.paste(line.drawn, (line.left, line.top))
        place = (2, line.high / 2)
        ImageDraw.Draw(drawn).text(place, text, 255, font(size, "SemiBold"), anchor="lm")
        inked = drawn.point([255 * (covered >= HALF) for covered in range(256)])
        apart = sum(ImageChops.difference(set_, inked).tobytes())
        assert apart < 0.03 * sum(inked.tobytes())


def test_a_line_on_paper_is_the_one_that_is_drawn_onto_it() -> None:
    for anchor, x in (("mm", 150), ("lm", 10), ("rm", 290)):
        onto, apart = (Image.new("P", (300, 80), index(FELT)) for _ in range(2))
        write(onto, x, 41, "Ågj $1,500", 48, RED, "Medium", anchor)
        write(apart, x, 41, "Ågj $1,500", 48, RED, "Medium", anchor, FELT)
        assert apart.tobytes() == onto.tobytes()
        assert set(onto.tobytes()) == {index(FELT), index(RED)}
