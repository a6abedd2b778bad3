"""Sentences that are put together stay grammatical, in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from bot.language.grammar import begins_like_i, begins_like_o, capitalized
from bot.language.language import languages, load
from tests.support.ftl import messages, nodes
from tests.support.terms import terms_of

QUESTIONS = (
    "vote-title", "question-pause-title", "question-resume-title", "undo-title", "absent-title",
    "slow-title", "call-vote", "call-vote-pause", "call-vote-resume", "call-undo", "call-absent",
)  # fmt: skip
"""Questions that a whole table is asked; who reads one must know which it is."""
NONE_LEFT = (("level-houses", "count"), ("levels-sold", "level"))
every = pytest.mark.parametrize("locale", languages())


def _verb_of_several(locale: str) -> re.Pattern[str]:
    """A verb that agrees with several: wrong where what is counted may be one."""
    verbs = terms_of("have; are (only of several)", locale)
    return re.compile(rf"\b({'|'.join(verbs)})\b", re.IGNORECASE)


@every
@pytest.mark.parametrize("key", ["refusal-several-here", "refusal-several-games"])
def test_an_option_is_named_as_it_is_typed(locale: str, key: str) -> None:
    message = messages(locale)[key]
    referred = {it.id.name for it in nodes(message) if isinstance(it, ftl.MessageReference)}
    assert "option-name-game" in referred


@every
def test_no_two_questions_are_asked_in_the_same_words(locale: str) -> None:
    words = load(locale)
    asked = [words.say(key, **dict.fromkeys(words.facts_of(key), "Ada")) for key in QUESTIONS]
    assert len(set(asked)) == len(asked), asked


def _placeables_after(sentence: ftl.Pattern) -> list[tuple[str, str]]:
    """The facts of a sentence, each with the text that stands before it in its pattern."""
    found = []
    for pattern in nodes(sentence):
        if isinstance(pattern, ftl.Pattern):
            for before, part in zip(pattern.elements, pattern.elements[1:], strict=False):
                match before, part:
                    case (
                        ftl.TextElement(value=text),
                        ftl.Placeable(expression=ftl.VariableReference(id=fact)),
                    ):
                        found.append((text, fact.name))
    return found


@pytest.mark.parametrize("locale", [it for it in languages() if it != "en"])
@pytest.mark.parametrize("key", ["board-alt-moved", "board-alt-jumped", "card-advance"])
def test_the_name_of_any_space_needs_no_article(locale: str, key: str) -> None:
    """GO, Jail and Income Tax take articles, streets take none: "von LOS", "a la Salida".

    The noun "space" before any of them spares the name its article; English needs none.
    """
    before = [
        text.rstrip()
        for text, fact in _placeables_after(messages(locale)[key])
        if fact in ("start", "space")
    ]
    noun = re.compile(rf"(\b{terms_of('space; token', locale)[0]}|[:→])$")
    assert [text for text in before if not noun.search(text)] == []
    assert before


@every
def test_a_label_before_names_has_no_verb_that_counts_them(locale: str) -> None:
    """A list of players may have one name: "Out: Ben"."""
    wrong = _verb_of_several(locale)
    labels = [
        (key, text)
        for key, message in messages(locale).items()
        for text, fact in _placeables_after(message)
        if fact == "who" and re.fullmatch(r"\S+( \S+){0,3}\s?: ", text)
    ]
    assert [(key, text) for key, text in labels if wrong.search(text)] == []
    assert len(labels) >= 3


@every
def test_a_single_dollar_is_enough_for_a_bid(locale: str) -> None:
    said = load(locale).say("told-auctions-start", auction_least=1)
    assert not _verb_of_several(locale).search(said)


@every
@pytest.mark.parametrize(("key", "fact"), NONE_LEFT)
def test_no_houses_are_none_and_not_zero(locale: str, key: str, fact: str) -> None:
    words = load(locale)
    facts = dict.fromkeys(words.facts_of(key), "Oriental") | {fact: 0}
    assert not re.search(r"0|zero|zéro|cero|null", words.say(key, **facts))


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Illinois (2 casas)", "Ada e Illinois (2 casas)"),
        ("🟥 Indiana", "Ada e 🟥 Indiana"),
        ("<:hat_1:1234> Inés", "Ada e <:hat_1:1234> Inés"),
        ("**Hilda**", "Ada e **Hilda**"),
        ("Yvonne", "Ada e Yvonne"),
        ("Hielo", "Ada y Hielo"),
        ("Yolanda", "Ada y Yolanda"),
        ("Ben", "Ada y Ben"),
        ("<@77>", "Ada y <@77>"),
    ],
)
def test_spanish_lists_say_e_before_an_i(last: str, joined: str) -> None:
    assert load("es").and_list(["Ada", last]) == joined


@pytest.mark.parametrize(
    ("last", "joined"),
    [("🎩 Olga", "Ada u 🎩 Olga"), ("Hortensia", "Ada u Hortensia"), ("Ben", "Ada o Ben")],
)
def test_spanish_lists_say_u_before_an_o(last: str, joined: str) -> None:
    assert load("es").or_list(["Ada", last]) == joined


def test_nothing_begins_with_no_letter() -> None:
    assert begins_like_i("") == begins_like_i("🎩 **") == begins_like_o("") == "no"


@pytest.mark.parametrize(
    ("name", "begun"),
    [
        ("das Elektrizitätswerk", "Das Elektrizitätswerk"),
        ("⚡ la Compañía Eléctrica", "⚡ La Compañía Eléctrica"),
        ("l’Élysée", "L’Élysée"),
        ("3 ", "3 "),
    ],
)
def test_a_name_that_begins_a_sentence_is_capitalized(name: str, begun: str) -> None:
    assert capitalized(name) == begun
