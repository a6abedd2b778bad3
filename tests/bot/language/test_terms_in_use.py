"""docs/terms.tsv: one word for one thing, which players then really read."""

import pytest

from bot.language.language import languages, text_of
from tests.support.terms import TERMS, terms_in


def test_every_language_has_its_column() -> None:
    assert TERMS[0].keys() == {*languages()}


@pytest.mark.parametrize("locale", TERMS[0])
def test_each_term_is_used(locale: str) -> None:
    """The longest word of a term, but for its ending, stands in some sentence."""
    said = text_of(locale).lower()
    terms = [term for row in TERMS for term in terms_in(row[locale])]
    words = [max(term.lower().split(), key=len) for term in terms]
    assert len(words) > 40
    assert [word for word in words if word[: max(4, len(word) - 3)] not in said] == []
