"""What the typeface can write, and how lines are fitted into their room."""

import pytest

from bot.pictures.fonts import (
    Weight,
    can_write,
    fitting_size,
    shortened,
    width,
)


@pytest.mark.parametrize("name", ["Ada", "Zoë Müller-Łukasz", "João", "Ñandú", "O’Brien", "$1,500"])
def test_latin_names_can_be_written(name: str) -> None:
    assert can_write(name)


@pytest.mark.parametrize("name", ["Ада Лавлейс", "Ґалаґан Їжак", "Ђорђе", "Αθηνά Ώρα", "Ada Ада"])
def test_greek_and_cyrillic_names_can_be_written(name: str) -> None:
    assert can_write(name)


@pytest.mark.parametrize("name", ["阿达", "Ada 🎩", "عدا", "עדה", "A\tB", "Α\u0301"])
def test_what_would_show_as_boxes_is_known(name: str) -> None:
    assert not can_write(name)


def test_a_line_becomes_smaller_before_it_is_cut() -> None:
    assert fitting_size("Ada", 500, 60, 30) == 60
    assert width("Somebody’s turn", fitting_size("Somebody’s turn", 200, 60, 30)) <= 200
    assert fitting_size("W" * 50, 100, 60, 30) == 30


@pytest.mark.parametrize(
    "text", ["Ada’s turn", "VAVAVA To, Wy. Łukasz", "$1,500", "Невский пр.", "Ερμού, 1", "i", ""]
)
@pytest.mark.parametrize("weight", ["Medium", "SemiBold"])
def test_no_larger_size_would_fit(text: str, weight: Weight) -> None:
    for room in range(10, 500, 7):
        sizes = [it for it in range(21, 61) if width(text, it, weight) <= room]
        assert fitting_size(text, room, 60, 20, weight) == max(sizes, default=20)


def test_what_never_fits_ends_with_an_ellipsis() -> None:
    cut = shortened("W" * 50, 100, 30)
    assert cut.endswith("…")
    assert width(cut, 30) <= 100
