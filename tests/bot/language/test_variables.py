"""The facts of a sentence are its variables, also those in messages that it refers to."""

from fluent.syntax import FluentParser

from bot.language.language import languages, load
from bot.language.sentences import patterns
from bot.language.variables import variables
from tests.support import ftl as files

TEXT = """
rent = { $owner } is paid { $count ->
    [one] once
   *[other] { money }
}.
    .short = { $owner } is paid { rent.late }
    .late = on { $day }
money = ${ NUMBER($amount) }
loop = { loop }, { $end }
"""
PATTERNS = dict(patterns(FluentParser().parse(TEXT)))


def test_variables_of_selectors_functions_and_references_count() -> None:
    assert variables("rent", PATTERNS) == {"owner", "count", "amount"}


def test_a_part_of_a_message_has_variables_of_its_own() -> None:
    assert variables("rent.short", PATTERNS) == {"owner", "day"}
    assert variables("rent.late", PATTERNS) == {"day"}


def test_a_message_that_refers_to_itself_ends() -> None:
    assert variables("loop", PATTERNS) == {"end"}


def test_a_message_that_is_missing_has_none() -> None:
    assert variables("fine", PATTERNS) == frozenset()


def test_the_facts_of_a_sentence_are_those_of_its_language_and_of_english() -> None:
    for locale in languages():
        for key, message in files.messages(locale).items():
            assert files.facts(message) <= load(locale).facts_of(key)
            assert load("en").facts_of(key) <= load(locale).facts_of(key)
