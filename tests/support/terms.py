"""docs/terms.tsv, the table of all that differs by language beside the sentences themselves."""

from __future__ import annotations

import csv
import re
from pathlib import Path

with (Path(__file__).parents[2] / "docs" / "terms.tsv").open(encoding="utf-8", newline="") as file:
    TERMS = list(csv.DictReader(file, delimiter="\t"))


def terms_in(text: str) -> list[str]:
    """Return the terms of a cell, without what is said of them in brackets."""
    found = (it.strip() for it in re.split(r"[;,:]|\([^)]*\)", text))
    return [it for it in found if it]


def terms_of(english: str, locale: str) -> list[str]:
    """Return how a language says the terms of the row that has this in English."""
    (row,) = [it for it in TERMS if it["en"] == english]
    return terms_in(row[locale])
