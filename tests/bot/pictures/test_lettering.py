"""Lines that are set from letters drawn once."""

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.pictures.fonts import font, width
from bot.pictures.lettering import HALF, write
from bot.pictures.palette import FELT, RED, index
from bot.pictures.pen import Pen


def test_a_line_of_letters_looks_as_if_it_were_drawn_at_once() -> None:
    for text, size in (
        ("Pennsylvania RR", 20),
        ("AVENUE To. Wy, Tá 1,500", 38),
        ("Jürgen’s turn", 72),
    ):
        room = (round(width(text, size)) + 4, round(size * 1.3))
        set_, drawn = Image.new("P", room, index(FELT)), Image.new("L", room)
        write(set_, 0, room[1] // 2, text, size, RED, "SemiBold", "lm")
        ImageDraw.Draw(drawn).text((2, room[1] / 2), text, 255, font(size, "SemiBold"), anchor="lm")
        inked = drawn.point([255 * (covered >= HALF) for covered in range(256)])
        found = Image.frombytes("L", room, bytes(255 * (it == index(RED)) for it in set_.tobytes()))
        apart = sum(ImageChops.difference(found, inked).tobytes())
        assert apart < 0.03 * sum(inked.tobytes())


@pytest.mark.parametrize(("anchor", "x"), [("mm", 150), ("lm", 10), ("rm", 290)])
def test_a_line_stands_where_its_anchor_says(anchor: str, x: int) -> None:
    text, size = "Ågj $1,500", 48
    drawn = Image.new("P", (300, 80), index(FELT))
    write(drawn, x, 41, text, size, RED, "Medium", anchor)
    assert set(drawn.tobytes()) == {index(FELT), index(RED)}
    table = [255 * (number == index(RED)) for number in range(256)]
    box = Image.frombytes("L", drawn.size, drawn.tobytes()).point(table).getbbox()
    assert box is not None
    left, top, right, bottom = box
    middle, half = (left + right) / 2, width(text, size, "Medium") / 2
    assert middle == pytest.approx({"mm": x, "lm": x + half, "rm": x - half}[anchor], abs=4)
    assert right - left == pytest.approx(2 * half, abs=6)
    assert top < 41 < bottom


def test_letters_of_both_typefaces_are_as_high_and_stand_on_the_same_line() -> None:
    boxes = []
    for letter in ("H", "Н", "Η"):
        drawn = Image.new("P", (100, 100), index(FELT))
        write(drawn, 50, 50, letter, 60, RED)
        table = [255 * (number == index(RED)) for number in range(256)]
        box = Image.frombytes("L", drawn.size, drawn.tobytes()).point(table).getbbox()
        assert box is not None
        boxes.append((box[1], box[3]))
    assert len(set(boxes)) == 1


@pytest.mark.parametrize("anchor", ["lm", "mm", "rm"])
def test_a_pen_writes_letters_of_both_typefaces_in_one_line(anchor: str) -> None:
    text, at = "Ada и Αθηνά", {"lm": 2, "mm": 150, "rm": 298}[anchor]
    pen = Pen(300, 60, FELT)
    pen.text(at, 30, text, 40, RED, anchor=anchor)
    box = ImageChops.difference(pen.finished(), Image.new("RGB", (300, 60), FELT)).getbbox()
    assert box is not None
    assert box[2] - box[0] == pytest.approx(width(text, 40), abs=6)
    left = {"lm": 2, "mm": 150 - width(text, 40) / 2, "rm": 298 - width(text, 40)}[anchor]
    assert box[0] == pytest.approx(left, abs=4)
