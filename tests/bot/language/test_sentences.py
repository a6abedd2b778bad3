"""Sentences read one by one are those that Fluent reads from the whole text."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from bot.language.language import languages, text_of
from bot.language.sentences import Sentences, patterns
from tests.support.ftl import resource_of

TEXT = """
# A comment, which belongs to none.
plain = One line
long =
    Two lines,
    the second = with a sign
    .label = A part
parts-alone =
    .label = { $count ->
        [one] one
       *[other] { plain }
    }
## A heading
last = { $count ->
    [one] one
   *[other] .more
}
"""


@pytest.mark.parametrize("locale", ["made-up", *languages()])
def test_each_key_has_what_the_whole_text_says_under_it(locale: str) -> None:
    is_ours = locale in languages()
    text = text_of(locale) if is_ours else TEXT
    whole = dict(patterns(resource_of(locale) if is_ours else FluentResource(TEXT)))
    sentences = Sentences(text)
    assert list(sentences) == list(whole)
    assert len(sentences) == len(whole)
    assert all(pattern.equals(sentences[key]) for key, pattern in whole.items())


@pytest.mark.parametrize("missing", ["none", "parts-alone", "plain.label", "parts-alone.none"])
def test_a_key_that_is_missing_is_not_there(missing: str) -> None:
    sentences = Sentences(TEXT)
    assert missing not in sentences
    assert sentences.get(missing) is None
