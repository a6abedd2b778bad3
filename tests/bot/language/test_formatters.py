"""Sentences as functions say what the runtime of Fluent says, in every language."""

from __future__ import annotations

from itertools import cycle

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from bot.language.formatters import Fact, Formatters, Unusual
from bot.language.grammar import FUNCTIONS
from bot.language.language import Words, languages, load
from bot.language.sentences import patterns
from tests.support.ftl import resource_of

FACTS = (0, "yes", 1, 2, "Ada", 5, 21, "1234", 1234, 1_000_000, "")


def pattern_of(text: str) -> ftl.Pattern:
    (found,) = dict(patterns(FluentResource(f"asked = {text}\n"))).values()
    return found


def by_runtime(bundle: FluentBundle, key: str, facts: dict[str, Fact]) -> str | None:
    """What the runtime says, or None where something is wrong."""
    name, _, part = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, facts)
    return None if errors else str(said)


@pytest.mark.parametrize("locale", languages())
def test_every_sentence_is_said_as_the_runtime_says_it(locale: str) -> None:
    words, formatters = load(locale), Formatters(locale)
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    resource = resource_of(locale)
    bundle.add_resource(resource)
    values, compared = cycle(FACTS), 0
    for key, pattern in patterns(resource):
        facts: dict[str, Fact] = {name: next(values) for name in sorted(words.facts_of(key))}
        try:
            said = formatters.of(pattern)(facts)
        except Unusual:
            continue
        if facts:
            assert said == by_runtime(bundle, key, facts), (key, facts)
            compared += 1
    assert compared > 1_000


@pytest.mark.parametrize(
    "text",
    [
        "{ other-sentence }",
        "{ -term }",
        "{ BEGINS_LIKE_I($name) }",
        "{ BEGINS_LIKE_I($name) ->\n    [yes] e\n   *[no] y\n }",
        "{ $count ->\n    [one] one\n    [1] another\n   *[other] many\n }",
        "{ 1.5 }",
    ],
)
def test_what_needs_more_than_its_facts_is_left_to_the_runtime(text: str) -> None:
    with pytest.raises(Unusual):
        Formatters("en").of(pattern_of(text))


@pytest.mark.parametrize("fact", [1.5, None, True, "x" * 2_501])
def test_a_fact_that_is_no_usual_one_is_left_to_the_runtime(fact: Fact) -> None:
    said = Formatters("en").of(pattern_of("So { $what }"))
    with pytest.raises(Unusual):
        said({"what": fact})


def test_a_number_comes_before_its_plural() -> None:
    said = Formatters("en").of(
        pattern_of("{ $n ->\n    [0] none\n    [one] one\n   *[other] {$n}\n }")
    )
    assert [said({"n": number}) for number in (0, 1, 2, 1234)] == ["none", "one", "2", "1,234"]
    with pytest.raises(Unusual):
        said({"n": "one"})


def test_sentences_are_said_without_the_runtime(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en")
    monkeypatch.setattr(FluentBundle, "format_pattern", None)
    assert words.money(1234) == "$1,234"
