"""How names are broken into lines: whole, at spaces and hyphens, within words, and cut."""

import pytest

from bot.pictures.fonts import width
from bot.pictures.line_breaks import Lines, Sizes, broken, heights, wrapped

SIZES = Sizes(most=28, whole=22, broken=28, least=15)


def test_a_long_word_is_broken_at_a_soft_hyphen_only() -> None:
    assert wrapped("Mediter\u00adranean", 74, 20) == ("Mediter-", "ranean")
    assert wrapped("Mediter\u00adranean", 200, 20) == ("Mediterranean",)
    assert wrapped("Mediterranean", 74, 20) == ("Mediterranean",)


def test_a_word_is_parted_as_far_on_as_there_is_room() -> None:
    assert wrapped("Elek\u00adtri\u00adzi\u00adtäts\u00adwerk", 90, 20) == (
        "Elektrizi-",
        "tätswerk",
    )


def test_words_go_into_lines_that_fit() -> None:
    lines = wrapped("North Carolina", 74, 20)
    assert lines == ("North", "Carolina")
    assert max(width(line, 20) for line in lines) <= 74


def test_a_line_ends_at_a_hyphen_of_the_name() -> None:
    assert wrapped("Karl-Liebknecht-Straße", 90, 20) == ("Karl-", "Liebknecht-", "Straße")
    assert wrapped("Nord - Süd", 50, 20) == ("Nord -", "Süd")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Baltic", ("Baltic",)),
        ("Rua Dom Pedro V", ("Rua Dom", "Pedro V")),
        ("Rua Had\u00addock Lobo", ("Rua Haddock", "Lobo")),
        ("Kurfürsten\u00addamm", ("Kurfürsten-", "damm")),
        ("Rua Visconde de Pirajá", ("Rua Visconde", "de Pirajá")),
    ],
)
def test_a_name_stays_whole_then_breaks_between_words_then_within(
    text: str, lines: tuple[str, ...]
) -> None:
    found = broken(text, 88, SIZES)
    assert (found.lines, found.is_cut) == (lines, False)


def test_what_has_no_room_is_cut_in_its_last_line() -> None:
    assert broken("W" * 24, 88, SIZES) == Lines(15, ("WWWWWWW…",), is_cut=True)
    found = broken("WWWWWWWWWWWW Allee am WWWWW", 88, SIZES)
    assert found == Lines(15, ("WWWWWWW…", "Allee am WW…"), is_cut=True)


def test_two_lines_stand_around_the_middle_a_little_raised() -> None:
    assert heights(Lines(20, ("Baltic",)), 50) == [(50, "Baltic")]
    assert heights(Lines(20, ("North", "Carolina")), 50) == [(39, "North"), (57, "Carolina")]
