"""The facts of a sentence are its variables, also those in messages that it refers to."""

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text.language import languages, load
from bot.text.variables import variables
from tests.support import ftl as files

TEXT = """
rent = { $owner } is paid { $count ->
    [one] once
   *[other] { money }
}.
money = ${ NUMBER($amount) }
loop = { loop }, { $end }
"""
MESSAGES = {it.id.name: it for it in FluentParser().parse(TEXT).body if isinstance(it, ftl.Message)}


def test_variables_of_selectors_functions_and_references_count() -> None:
    assert variables("rent", MESSAGES) == {"owner", "count", "amount"}


def test_a_message_that_refers_to_itself_ends() -> None:
    assert variables("loop", MESSAGES) == {"end"}


def test_a_message_that_is_missing_has_none() -> None:
    assert variables("fine", MESSAGES) == frozenset()


def test_the_facts_of_a_sentence_are_those_of_its_language_and_of_english() -> None:
    for locale in languages():
        for key, message in files.messages(locale).items():
            assert files.facts(message) <= load(locale).facts_of(key)
            assert load("en").facts_of(key) <= load(locale).facts_of(key)
