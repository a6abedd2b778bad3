"""No line begins with a sign: a no-break space keeps it beside its number or its word."""

from __future__ import annotations

import re

import pytest

from bot.language.language import languages, load, text_of

SPACES = {
    "en": (),
    "de": (r"[}\d] [$%](?!\w)",),
    "es": (r"[}\d] [$%](?!\w)",),
    "fr": (r"[}\d] [$%](?!\w)", r"[\w)»}*`$%…] [:;?!]", r'" "\} ?[:;?!]', "« ", " »"),
    "pt-BR": (r"\$ (?:\{|\d)",),
}
"""Where each language has a no-break space, written with a plain one."""
EXAMPLES = {"de": "200 $", "es": "200 $", "fr": "200 $", "pt-BR": "$ 200"}


@pytest.mark.parametrize("locale", languages())
def test_no_line_breaks_before_a_sign(locale: str) -> None:
    lines = [it for it in text_of(locale).splitlines() if not it.startswith("#")]
    wrong = [it for it in lines if any(re.search(space, it) for space in SPACES[locale])]
    assert wrong == []


@pytest.mark.parametrize("locale", EXAMPLES)
def test_an_amount_has_such_a_space(locale: str) -> None:
    money, example = load(locale).money(200), EXAMPLES[locale]
    assert money == example.replace(" ", "\u00a0")
    assert any(re.search(space, example) for space in SPACES[locale])
