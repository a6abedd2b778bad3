"""Where words of a language may be parted."""

import re

import pytest
from pyphen import LANGUAGES, Pyphen, language_fallback

from bot.pictures.hyphenation import SHORTEST, STREETS, hyphenated
from bot.pictures.line_breaks import SOFT_HYPHEN
from engine.editions.board_names import built_in


@pytest.mark.parametrize(
    ("locale", "name", "parted"),
    [
        ("de", "Elektrizitätswerk", "Elek-tri-zi-täts-werk"),
        ("fr", "Rue Mouffetard", "Rue Mouf-fe-tard"),
        ("es", "Calle de Embajadores", "Calle de Emba-ja-do-res"),
        ("pt-BR", "Rua das Laranjeiras", "Rua das Laran-jei-ras"),
        ("ru", "Новослободская", "Ново-сло-бод-ская"),
        ("el", "Πανεπιστημίου", "Πανε-πι-στη-μίου"),
        ("de", "Kastanienallee", "Kastanien-allee"),
        ("de-AT", "Alserstraße 5", "Alser-straße 5"),
        ("de", "Allee", "Allee"),
        ("de", "İElektrizität", "İElektrizität"),
        ("tlh", "Elektrizitätswerk", "Elektrizitätswerk"),
        ("", "Mediterranean", "Mediterranean"),
    ],
)
def test_words_are_parted_as_their_language_parts_them(locale: str, name: str, parted: str) -> None:
    assert hyphenated([name], locale)[0].replace(SOFT_HYPHEN, "-") == parted


@pytest.mark.parametrize("locale", ["en", "de", "es", "fr", "pt-BR"])
def test_a_part_of_a_dictionary_says_the_same_as_all_of_it(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.pictures.hyphenation.STREETS", {})
    names = [name for board in built_in().values() for name in board.properties.values()]
    whole = Pyphen(lang=language_fallback(locale), left=SHORTEST, right=SHORTEST)
    inserted = [
        re.sub(r"[^\W\d_]+", lambda it: whole.inserted(it[0], SOFT_HYPHEN), name) for name in names
    ]
    assert hyphenated(names, locale) == tuple(inserted)


def test_every_dictionary_can_be_read() -> None:
    for locale in LANGUAGES:
        assert hyphenated(["Calle Ω Щ ß"], locale)


def test_streets_are_of_languages_that_have_a_dictionary() -> None:
    assert all(map(language_fallback, STREETS))
