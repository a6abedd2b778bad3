"""Text alone: every scenario as those see it who read without pictures, symbols and clause ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from bot.language import locales
from bot.language.language import IN_WORDS, Words, languages, load, text_of
from bot.ui.plain_screen import plain_text
from tests.snapshots.scenario_runs import SCENARIOS, play_scenario

SYMBOL = re.compile(
    "[\U0001f000-\U0001faff\u2190-\u21ff\u23e9-\u23fa\u2600-\u27bf\u2b00-\u2bff▶◀\ufe0f]"
)
"""Emoji and arrows, which screen readers spell out or leave out."""
CLAUSE = re.compile(r"\b[A-Z]{3,5}-\d\d\b")
PLAYED_OTHERWISE = {"auction"}
"""Somebody presses a button there that is left only where a picture takes a while to come."""


@pytest.fixture(autouse=True)
def everyone_reads_text_alone() -> Iterator[None]:
    """Every person and every server has chosen it."""

    def plain(locale: str, *, plain: bool = True) -> Words:
        return load(locale, plain=True)

    with patch.object(locales, "load", plain):
        yield


@pytest.mark.parametrize("scenario", sorted(SCENARIOS.keys() - PLAYED_OTHERWISE))
def test_nothing_is_shown_but_text(scenario: str) -> None:
    text = play_scenario(scenario, "en")
    found = [line for line in text.splitlines() if SYMBOL.search(line) or CLAUSE.search(line)]
    assert not found
    assert "(picture" not in text


@pytest.mark.parametrize("locale", languages())
def test_a_sentence_with_an_arrow_has_one_in_words(locale: str) -> None:
    """The scenarios above are English; this holds the other languages to the same."""
    messages = re.findall(
        r"^([a-z][a-z0-9-]*) =((?:.|\n(?=[ \n]))*)", text_of(locale), re.MULTILINE
    )
    assert len(messages) > 400
    lacking = [
        key
        for key, text in messages
        if SYMBOL.search(plain_text(text)) and not load(locale).has(key + IN_WORDS)
    ]
    assert not lacking
    assert not [key for key, text in messages if key.endswith(IN_WORDS) and SYMBOL.search(text)]
