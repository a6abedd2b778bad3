"""No line begins with a sign: a no-break space keeps it beside its number or its word."""

from __future__ import annotations

import re

import pytest

from bot.language.language import languages, load, text_of

every = pytest.mark.parametrize("locale", languages())
PLAIN = (r"[\w)»}*`$%…] [:;?!]", r'" "\} ?[:;?!]', "« ", " »")
"""A plain space before a sign: no language has one, and some have a no-break space there."""
PLAIN_BESIDE_SIGNS = {
    "$200": (),
    "200 $": (r"[}\d] [$%](?!\w)",),
    "$ 200": (r"\$ (?:\{|\d)",),
}
"""The plain spaces that are wrong in a language by how it writes an amount."""


@every
def test_no_line_breaks_before_a_sign(locale: str) -> None:
    lines = [it for it in text_of(locale).splitlines() if not it.startswith("#")]
    amount = load(locale).money(200).replace("\u00a0", " ")
    spaces = (*PLAIN, *PLAIN_BESIDE_SIGNS[amount])
    assert [it for it in lines if any(re.search(space, it) for space in spaces)] == []


@every
def test_an_amount_has_no_plain_space(locale: str) -> None:
    assert " " not in load(locale).money(200)


@pytest.mark.parametrize("amount", PLAIN_BESIDE_SIGNS)
def test_a_plain_space_in_an_amount_is_found(amount: str) -> None:
    found = any(re.search(space, amount) for space in PLAIN_BESIDE_SIGNS[amount])
    assert found == (" " in amount)
