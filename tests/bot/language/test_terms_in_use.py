"""docs/terms.tsv: one word for one thing, which players then really read."""

import csv
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
WORDS = ROOT / "bot" / "words"
with (ROOT / "docs" / "terms.tsv").open(encoding="utf-8", newline="") as file:
    TERMS = list(csv.DictReader(file, delimiter="\t"))


def test_every_language_has_its_column() -> None:
    locales = {path.name for path in WORDS.iterdir() if path.is_dir()}
    assert TERMS[0].keys() >= locales - {"__pycache__"}


@pytest.mark.parametrize("locale", TERMS[0])
def test_each_term_is_used(locale: str) -> None:
    """The longest word of a term, but for its ending, stands in some sentence."""
    said = " ".join(path.read_text("utf-8") for path in (WORDS / locale).glob("*.ftl")).lower()
    terms = [term for row in TERMS for term in re.split(r"[;,:]|\([^)]*\)", row[locale])]
    words = [max(term.lower().split(), key=len) for term in terms if term.strip()]
    assert len(words) > 40
    assert [word for word in words if word[: max(4, len(word) - 3)] not in said] == []
